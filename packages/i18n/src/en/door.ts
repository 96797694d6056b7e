// Words of the page behind the link of a table, and of the waiting room, in English.

import type { DoorTexts, doorTr } from '../tr/door.ts';
import { lobbyEn } from './lobby.ts';
import { commonEn, homeEn } from './start.ts';

export const doorEn: typeof doorTr = {
  doorTitle: (word) => `Table: ${word}`,
  doorHost: (name) => `${name} invites you`,
  doorLead: (free) =>
    `${free} ${free === 1 ? 'seat is' : 'seats are'} free. Enter your name and sit down.`,
  goalPoints: (points) => `${points} points`,
  goalDeals: (deals) => `${deals} deals`,
  doorSit: 'Sit and play',
  doorWatch: 'Just watch',
  doorLooking: 'Looking for the table…',
  doorGone: 'There is no such table, or it has closed.',
  doorGoneHelp: 'Tables close when everyone has left. A new one is quickly made.',
  doorFull: (mayWatch) =>
    mayWatch ? 'No seat is free; you can watch the game.' : 'No seat is free.',
  doorRunning: (mayWatch) =>
    mayWatch
      ? 'The game has begun; you can watch it.'
      : 'The game has begun; this table is closed to spectators.',
  doorLocked: 'The host has locked the table; nobody new can come in.',
  doorKickedHelp: 'You cannot come back to this table. Take a seat elsewhere or make a new table.',
  codeLabel: 'If the table is private, enter its six digits',
  codeAgain: 'The link or code did not fit; enter the six digits again',

  waiting: 'Waiting for players',
  waitingLead: (free) =>
    `${free} ${free === 1 ? 'seat is' : 'seats are'} free; the game starts when all are taken.`,
  watchingWait: 'You are watching. The game starts when the table is full.',
  wordSay: 'Tell your friends this word',
  codeSay: 'Private table: say this word together with its code',
  lockedSay: 'The table is locked now; nobody can come in before you unlock it.',
  linkSay: 'or send them the link',
  copy: 'Copy the link',
  copied: 'Copied',
  share: 'Share',
  shareText: (game, word) => `Let us play ${game} at Kalpler. Table: ${word}`,
  owner: 'owner',
  away: 'not connected',
  free: 'Free seat',
  addBot: 'Add a bot',
  removeBot: (name) => `Remove bot: ${name}`,
  remove: 'Remove',
  removePerson: (name) => `Remove from the table: ${name}`,
  removePersonSure: (name) => `Yes, remove for good: ${name}`,
  removeOut: 'Remove',
  removeSure: 'Are you sure?',
  removeWatcher: (name) => `Remove spectator: ${name === '' ? 'without a name' : name}`,
  guests: 'Who can come to the table',
  watcher: (name, count) =>
    name === ''
      ? `${count} ${count === 1 ? 'spectator' : 'spectators'} without a name`
      : `${name} is watching`,
  lock: 'Lock the table',
  lockLead: 'Nobody new can sit or watch; those who are here can come back.',
  lockedLead: 'Locked: nobody new can come in.',
  isLocked: 'Locked',
  startWithBots: 'Start with bots',
  startWithBotsSub: (free) => `Bots take ${free} free ${free === 1 ? 'seat' : 'seats'}`,
  botLevelLabel: 'Level of the bots',
  onlyOwner: 'The owner of the table starts the game.',
  isPrivate: 'Private table',
  isPublic: 'Open to everyone',
  fair: 'Fair deals',
};

export const texts: DoorTexts = {
  common: commonEn,
  home: homeEn,
  lobby: lobbyEn,
  door: doorEn,
};
