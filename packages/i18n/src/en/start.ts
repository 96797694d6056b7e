// What every visit begins with in English: games, levels, the connection, what went wrong, and the start page.

import { eachGame } from '../game-texts.ts';
import { type ErrorTexts, errorText } from '../refused.ts';
import type { codesTr, commonTr, homeTr, StartTexts } from '../tr/start.ts';
import { gamesEn } from './games.ts';

export const codesEn: typeof codesTr = {
  WRONG_PHASE: 'This cannot be done now.',
  NOT_YOUR_TURN: 'It is not your turn.',
  INVALID_CARD: 'You do not hold that card.',
  ILLEGAL_PLAY: 'That card cannot be played now.',
  INVALID_PASS: 'These cards cannot be passed.',
  ALREADY_SUBMITTED: 'You have already chosen.',
  INVALID_BID: 'That bid is not allowed.',
  INVALID_CONTRACT: 'That game cannot be chosen now.',
  INVALID_MOVE: 'That move was not understood.',
  TABLE_FULL: 'The table is full.',
  TABLE_NOT_FOUND: 'There is no such table, or it has closed.',
  GAME_IN_PROGRESS: 'The game has begun; no seat is free.',
  CANNOT_RECONNECT: 'You have no seat at this table.',
};

const REFUSED: ErrorTexts = {
  codes: {
    ...codesEn,
    BAD_REQUEST: 'That did not work.',
    RATE_LIMITED: 'That was a bit fast. Wait a moment and try again.',
    NAME_TAKEN: 'Somebody at this table has that name; choose another.',
    NOT_SEATED: 'You are not at a table right now.',
    NOT_OWNER: 'Only the owner of the table may do this.',
    KICKED: 'The host has removed you from this table.',
    TABLE_LOCKED: 'This table is locked; nobody new can come in.',
    CHAT_CLOSED: 'The chat of this table is closed.',
    TRY_AGAIN: 'The server did not answer. Please try again.',
  },
  badName: 'That name does not work: 1–20 visible characters.',
  elsewhere: 'You are at a table already; leave it first.',
};

const CLOSED_EN: Readonly<Record<string, string>> = {
  empty: 'Nobody was left, so the table has closed.',
  noRematch: 'There was no rematch, so the table has closed.',
  left: 'You left this table in another tab.',
  tabs: 'This table is open in too many tabs, so the oldest was closed.',
  damaged: 'This table could not be read and was set aside for repair.',
  failed: 'Something went wrong at this table. It was closed and set aside for repair.',
  unavailable: 'The table cannot be reached just now. Try again in a while.',
  kicked: 'The host has removed you from this table.',
  gone: 'The table closed while you were away.',
};

export const commonEn: typeof commonTr = {
  crashed: 'Something went wrong.',
  crashedHelp: 'Your moves are kept; reload and go on where you were.',
  notFetched: 'This part could not be fetched. Check your connection and try again.',
  tryAgain: 'Try again',
  reload: 'Reload the page',
  brand: 'Kalpler',
  games: eachGame(gamesEn, ({ name }) => name),
  alsoCalled: eachGame(gamesEn, ({ alsoCalled }) => alsoCalled),
  toPoints: (points) => `to ${points} points`,
  levels: { easy: 'easy', medium: 'medium', hard: 'hard', expert: 'expert' },
  error: (refused) => errorText(REFUSED, refused),
  closed: (reason) => CLOSED_EN[reason] ?? 'The table has closed.',
  reconnecting: 'Reconnecting…',
  paused: 'The table waits: nobody is connected.',
  close: 'Close',
  back: 'Back',
  settings: 'Settings',
  you: 'you',
};

export const homeEn: typeof homeTr = {
  title: 'Four people, one table.',
  lead: 'Hearts, Spades and King. With friends or on your own; no sign-up, no ads.',
  languageCode: 'EN',
  switchLanguage: 'EN. Türkçeye geç',
  switchTheme: (theme) =>
    theme === 'bogaz' ? 'Switch to the dark theme' : 'Switch to the light theme',

  nameLabel: 'Your name',
  anotherName: 'Suggest another name',

  chooseGame: 'Choose a game',
  gameLead: eachGame(gamesEn, ({ lead }) => lead),
  people: (count) => `${count} players`,
  minutes: (count) => `${count} min`,

  quick: 'Play now',
  quickSub: (game, isTable) =>
    isTable ? `${game} · a seat is free` : `${game} · starts with three bots`,
  create: 'Create a table',
  createSub: 'Invite friends',
  createLost: 'Server cannot be reached',
  solo: 'On your own',
  soloSub: 'Against bots',
  busy: 'Setting the table…',

  yourTable: (word) => `You are still at table: ${word}`,
  returnTo: 'Back to the table',
  leave: 'Leave the table',
};

export const texts: StartTexts = { common: commonEn, home: homeEn };
