// Words of the lobby in English: open tables, new tables and the settings.

import type { LobbyTexts, lobbyTr } from '../tr/lobby.ts';
import { presetEn } from './games.ts';
import { commonEn, homeEn } from './start.ts';

export const lobbyEn: typeof lobbyTr = {
  preset: presetEn,
  tableName: (word) => `Table: ${word}`,
  pace: (seconds) => (seconds === null ? 'No limit' : `${seconds} s`),
  tables: 'Open tables',
  seated: (count) => `${count} ${count === 1 ? 'person' : 'people'} at tables`,
  chairs: (taken, all) => `${taken}/${all}`,
  chairsLabel: (taken, all) => `${taken} of ${all} seats taken`,
  changed: (count) => `${count} ${count === 1 ? 'rule' : 'rules'} changed`,
  rulesBadge: (preset, changes) =>
    changes === 0 ? preset : `${preset} + ${changes} ${changes === 1 ? 'rule' : 'rules'}`,
  sit: 'Sit',
  sitAt: (word) => `Sit at table: ${word}`,
  running: 'Games in progress',
  watch: 'Watch',
  watchAt: (word) => `Watch table: ${word}`,
  noTables: 'No open tables just now.',
  noTablesHelp: 'Create the first one or start with bots; new tables appear here.',
  loadingTables: 'Looking for tables…',
  unreachable: 'The server cannot be reached.',
  unreachableHelp: 'We keep trying; tables will appear here. Playing on your own needs no network.',

  byWord: 'Join by word',
  byWordHelp: 'Every table has a code word; a private one has six digits too: deniz 418 207.',
  wordLabel: 'Word of the table',
  wordHint: 'deniz',
  join: 'Join',

  notFound: 'There is no such page.',
  notFoundHelp:
    'A letter of the address may be missing, or one too many. You can also type the word of a table here.',

  newTable: 'New table',
  game: 'Game',
  rulesKind: 'Variant',
  paceLabel: 'Pace',
  paceLead: (seconds) =>
    seconds === null
      ? 'No clock; everyone thinks as long as they like.'
      : `${seconds} seconds for each card; then the lowest legal one is played.`,
  visibility: 'Who may come',
  visibilities: { public: 'Everyone', private: 'Invited only' },
  visibilityLead: {
    public: 'The table is listed; anyone may take a free seat.',
    private: 'The table is not listed; the link, or the word with its code, lets people in.',
  },
  chairsTitle: 'Seats',
  chair: (number) => `Seat ${number}`,
  freeChair: 'Free',
  you: 'You',
  changeRules: 'Change the rules',
  openTable: 'Create the table',
  startNow: 'Start the game',

  botLevel: (level) => `bot, ${level}`,
  tableRules: 'Rules of this table',
  tryAgain: 'Try again',
  home: 'Back to the start page',

  settings: 'Settings',
  language: 'Language',
  languages: { tr: 'Türkçe', en: 'English' },
  theme: 'Theme',
  themes: { kahvehane: 'Coffee house', bogaz: 'Bosphorus' },
  deck: 'Deck',
  decks: { 2: 'Two colours', 4: 'Four colours' },
  speed: 'Speed',
  speeds: { fast: 'Fast', normal: 'Normal', slow: 'Slow', none: 'No motion' },
  switches: {
    sound: 'Sound',
    vibration: 'Vibration',
    premove: 'Choose ahead',
    autoLast: 'Play the last card for me',
    twoTaps: 'Play with two taps',
    lowFirst: 'Sort from low to high',
    hints: 'Hints',
    largeCards: 'Large cards',
    leftHanded: 'Left-handed',
  },
  switchLead: {
    sound: 'Cards, turns and results.',
    vibration: 'On your turn, on phones that can.',
    premove: 'A card tapped before your turn is played when it comes.',
    autoLast: 'With a single card left, nobody has to wait.',
    twoTaps: 'The first tap raises a card, the second plays it.',
    lowFirst: 'Otherwise each suit runs from high to low.',
    hints: 'Suggests a bid when you play with bots.',
    largeCards: 'Your cards are drawn larger.',
    leftHanded: 'Mirrors the hand and the buttons.',
  },
  announce: 'Screen reader',
  announcements: { cards: 'Every card', tricks: 'Every trick' },
};

export const texts: LobbyTexts = { common: commonEn, home: homeEn, lobby: lobbyEn };
