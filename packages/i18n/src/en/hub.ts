// Words of the entrance to playing solo in English: going on, a new game, opponents, rules, and broken saves.

import { eachGame } from '../game-texts.ts';
import type { HubTexts } from '../tr/hub.ts';
import { gamesEn, presetEn } from './games.ts';

export const hubEn: HubTexts = {
  preset: presetEn,
  title: 'On your own',
  toHome: 'Home',
  resume: 'Continue',
  dealsDone: (count) =>
    count === 0 ? 'First deal under way' : `${count} ${count === 1 ? 'deal' : 'deals'} played`,
  justNow: 'just now',
  you: 'You',
  side: (one, other) => `${one} and ${other}`,
  points: (name, points) => `${name}: ${points}`,

  newGame: 'New game',
  game: 'Game',
  start: 'Start',
  starting: 'Getting the cards ready…',
  failed: 'The game could not be started. Please try again.',
  opponents: 'Opponents',
  opponentsAndPartner: 'Your partner and opponents',
  partner: 'partner',
  seat: (name, level) => `${name}, ${level}`,
  rules: 'Rules',
  rulesAndSpeed: 'Rules and speed',
  rulesChanged: (preset, count) =>
    count === 0 ? preset : `${preset} + ${count} ${count === 1 ? 'rule' : 'rules'}`,

  notLasting:
    'This browser does not let us save: a game lasts while this tab is open and cannot be continued later.',
  resumeOff: 'Nothing can be continued: this browser keeps no saves.',
  brokenTitle: 'A save is damaged',
  brokenLead:
    'The game cannot go on from this save. You can download it as a report and start anew.',
  mendedLead:
    'The game goes on from its last sound moment. You can download the damaged save as a report.',
  report: 'Download the report',
  anew: 'Start anew',
  forget: 'Delete the report',

  others: 'Unfinished games',
  proceed: 'Continue',
  goOnWith: (game, names) => `Continue: ${game}, ${names}`,
  remove: (game, names) => `Delete: ${game}, ${names}`,
  removeAsk: 'Delete this game?',
  removeYes: 'Delete',
  removeNo: 'Keep',

  daily: 'Daily deal',
  dailyLead: 'The same cards for everyone. See what the expert made of them, and what you can.',
  dailyOpen: 'Go to the daily deal',
  streak: (days) => `${days} ${days === 1 ? 'day' : 'days'} in a row`,
  isDone: (game) => `${game}: played`,
  isOpen: (game) => `${game}: waiting for you`,

  learn: 'Learn',
  lessons: {
    title: 'Lessons',
    about: eachGame(gamesEn, ({ lesson }) => lesson),
    begin: 'Begin',
    proceed: 'Go on',
    again: 'Once more',
    notBegun: (steps) => `${steps} small steps`,
    at: (step, steps) => `Step ${step}/${steps}`,
    finished: 'Done',
  },
  statistics: 'Statistics',
  statisticsSub: 'Your wins, streaks and achievements',

  /** The sheets in which opponents, rules and speed are chosen. */
  opponentsTitle: 'Who sits with you?',
  allLevel: 'Level of everybody',
  mixed: 'mixed',
  shuffle: 'Shuffle',
  seats: 'Seat',
  seatOf: (number, name) => `${number}. ${name}`,
  partnerOf: (name) => `Partner: ${name}`,
  choose: (number) => `Who takes seat ${number}?`,
  choosePartner: 'Who is your partner?',
  isSeated: 'at the table',
  done: 'Done',

  /** What those one plays against like to do at the table. */
  characters: {
    mina: 'Remembers the last trick and forgets most of the rest.',
    kaya: 'Takes every trick that looks free.',
    ela: 'Goes by feeling: passes her highest cards and bids by eye.',
    deniz: 'Thinks one card through and rushes the next.',
    kerem: 'Drifts off at Hearts and Spades; takes risks at King.',
    selin: 'Drifts off at Hearts and Spades; shies away from trumps at King.',
    leyla: 'Never forgets an ace or a king, and waits for your mistake.',
    baran: 'Bold: shoots the moon and bids high.',
    defne: 'Careful: bids low and is quick to suspect a moon.',
    aylin: 'Reads your hand from what you pass and play.',
    emir: 'Works out the last tricks to the end.',
    suna: 'Thinks longest: plays every card out to the end of the deal.',
  },
};

export { hubEn as texts };
