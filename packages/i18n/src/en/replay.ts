// Words of a finished match in English: its result, whether it was fair, walking through it, and its analysis.

import { shownLoss } from '../numbers.ts';
import { reasonText } from '../reason-text.ts';
import type { ReplayAreaTexts, ReplayTexts, ReviewTexts } from '../tr/replay.ts';
import { reasonsEn } from './reasons.ts';

export const replayEn: ReplayTexts = {
  title: 'Match record',
  home: 'Home',
  loading: 'Opening the match…',
  tryAgain: 'Try again',
  unknownTitle: 'There is no such match',
  unknown:
    'The link may be incomplete, or the match is not over yet. Records open when a match ends.',
  unknownSolo:
    'No such match is saved in this browser. It may have been deleted, or played on another device.',
  badLinkTitle: 'The link is damaged or incomplete',
  badLink:
    'The match travels inside the link; one letter changed on the way makes it unreadable. Copy the whole link again.',
  newLinkTitle: 'The link is newer',
  newLink: 'This link was made by a newer version. Reload the page and try again.',
  awayTitle: 'The record could not be reached',
  away: 'The server does not answer. Check your connection and try again.',
  awaySolo: 'The records of this browser could not be read. Please try again.',
  damagedTitle: 'This record cannot be read',
  damaged:
    'What came is no record of a match, or it was damaged later. It cannot be trusted as it is.',
  parts: { result: 'Result', replay: 'Watch', review: 'Analysis', fair: 'Fair?' },
  partsLabel: 'Parts of the record',
  result: 'Result',
  unfinished: 'The match was broken off; the record shows what was played of it.',
  daily: 'The daily deal ends with its one deal: it has no winner, only points.',
  running:
    'The match goes on. You can walk through all that you have seen from your own seat; the other cards open when it is over.',
  runningFair:
    'The match goes on: the secret behind the cards is published when it is over. Its commitment is known already.',
  deals: (n) => (n === 1 ? '1 deal' : `${n} deals`),
  rules: 'Rules of the table',
  sheet: 'Score sheet',

  fairHead: 'Was it fair?',
  isFair: 'Fair',
  isUnfair: 'Not fair',
  fairLead: (deals) =>
    `The secret fits the commitment, and every deal (${deals}) follows from the secret and the salts.`,
  brokenPromise: 'The published secret does not fit the commitment from before the match.',
  wrongDeals: (first) => `The first deal that does not fit the secret: ${first}.`,
  noSecret: 'No secret stands behind the deals of this match, so there is nothing to check.',
  checkedHere: 'This browser has checked it and took nobody’s word for it.',
  commitment: 'Commitment',
  commitmentHelp: 'Shown before the match.',
  soloCommitmentHelp: 'Fixed in this browser before the first card.',
  secret: 'Secret',
  secretHelp: 'Published after the match.',
  expected: 'Commitment that the secret gives',
  salts: 'Salts',
  saltsHelp: 'What the players added to the deals before the match.',
  noSalt: 'none',
  emptySalt: 'empty',
  sameCommitment: 'The same commitment that you saw at the table.',
  otherCommitment: 'Not the commitment that you saw at the table.',
  unseenCommitment:
    'This browser has not seen the commitment at the table. Compare it with somebody who was there.',
  ownSalt: 'The salt that you added is in the record.',
  ownSaltMissing: 'The salt that you added is not in the record.',
  dealsHead: 'Deals',
  deal: (number) => `Deal ${number}`,
  dealFair: 'fits',
  dealUnfair: 'does not fit',
  wrongCard: (name, actual, expected) =>
    `${name}: was dealt ${actual}, the secret gives ${expected}`,
  wrongFirst: (actual, expected) => `Picked by chance: ${actual}, the secret gives ${expected}`,
  wrongOther: 'the pack is not whole',
  download: 'Download the record',
  downloadHelp: 'You can check the file on your own computer as well:',
  verifyCommand: 'npm run verify',
  proves: 'What does it prove?',
  provesList: [
    'The cards were fixed before the first deal: with the secret promised and the salts in, not a single card can be changed.',
    'If you added a salt that nobody could guess, the server could not choose the cards against you.',
    'Nor could the players: without the secret, a salt cannot be aimed.',
    'Every deal is equally likely.',
  ],
  provesNot: 'What does it not prove?',
  provesNotList: [
    'That nobody knew the cards: the server deals, so it knows the hands. It cannot choose them, but it could tell somebody.',
    'That the other salts came from strangers: a friend of the server at the table could choose a salt last.',
    'That everybody saw the same commitment: compare it with the others if you are in doubt.',
    'That the match was not broken off and started over.',
    'Anything but the deals: how bots think and how points are counted are other questions.',
  ],

  replay: 'Replay',
  controls: 'Replay controls',
  steps: {
    start: 'To the start',
    dealBack: 'Deal before',
    trickBack: 'Trick before',
    back: 'One card back',
    on: 'One card on',
    trickOn: 'Next trick',
    dealOn: 'Next deal',
    end: 'To the end',
  },
  play: 'Play',
  pause: 'Pause',
  position: 'Place in the deal',
  whichDeal: 'Choose a deal',
  seenFrom: 'Seen from',
  moment: (deal, deals, trick) =>
    trick === 0 ? `Deal ${deal}/${deals}` : `Deal ${deal}/${deals} · Trick ${trick}`,
  moveOf: (move, moves) => `Move ${move}/${moves}`,
  handOf: (name) => `Cards: ${name}`,
  copyMoment: 'Copy a link to this moment',
  copied: 'Link copied.',
  keys: 'Keys: ← → card, ↑ ↓ trick, Page Up and Page Down deal, Home and End start and end, space plays.',
  happened: {
    deal: 'The cards are dealt',
    pass: (name) => `${name} passed cards`,
    exchange: (name) => `${name} exchanged cards`,
    bid: (name, bid) => `${name}: bid ${bid}`,
    reveal: (name) => `${name} looked at the hand`,
    moon: (name) => `${name} chose how to count`,
    cancel: (name) => `${name} cancelled the deal`,
    claim: (name) => `${name}: the rest is mine`,
    chose: (name) => `${name} has chosen`,
    over: 'The deal is over',
  },
};

const PERCENT_EN = new Intl.NumberFormat('en', { style: 'percent' });

const COUNT_EN = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

/** Verdicts on decisions, cards against play, and sharing a match. */
export const reviewEn: ReviewTexts = {
  reason: (reason, cardName) => reasonText(reasonsEn, reason, cardName),
  title: 'Analysis',
  verdict: 'Verdict on the decision',
  ask: 'What would an expert say of these decisions?',
  whose: (name) => `Decisions: ${name}`,
  analyseDeal: 'Analyse this deal',
  analyseMatch: 'Analyse the whole match',
  analyseRest: 'Analyse the rest',
  working: (deal) => `Looking at deal ${deal}…`,
  progress: 'Progress of the analysis',
  stop: 'Stop',
  failed: 'The analysis failed. Try once more.',
  grades: {
    best: 'Best decision',
    fine: 'Good decision',
    mistake: 'Mistake',
    forced: 'No other choice',
  },
  graded: {
    best: (count) => `${count} best`,
    fine: (count) => `${count} good`,
    mistake: (count) => (count === 1 ? '1 mistake' : `${count} mistakes`),
    forced: (count) => `${count} forced`,
  },
  cards: {
    lucky: 'Lucky cards',
    even: 'Average cards',
    unlucky: 'Unlucky cards',
  },
  decision: (number, of) => `Decision ${number}/${of}`,
  betterMove: (move) => `Better: ${move}.`,
  aLittleBetter: (move) => `A little better: ${move}.`,
  lostPoints: (points) => `${shownLoss(points, 'en')} points`,
  signed: (points) => shownLoss(points, 'en'),
  matchChance: (part) => `chance to win ${PERCENT_EN.format(part).replace('-', '−')}`,
  decisions: 'Decisions of this deal',
  mistakeBack: 'Mistake before',
  mistakeOn: 'Next mistake',
  keys: 'N next mistake, P mistake before.',
  sentence: (cards, mistakes) =>
    `${cards}, ${COUNT_EN[mistakes] ?? mistakes} ${mistakes === 1 ? 'mistake' : 'mistakes'}.`,
  unfinished: (mistakes) =>
    `The deal goes on, ${COUNT_EN[mistakes] ?? mistakes} ${mistakes === 1 ? 'mistake' : 'mistakes'} so far.`,
  result: 'Result',
  luck: 'Share of the cards',
  lost: 'Lost by decisions',
  cardsShort: 'Cards',
  lostShort: 'Lost',
  figuresHelp:
    'All in points against the average of the others: plus is good, minus is bad. The share of the cards is what good players reach with the same cards on average. The rest comes from play, yours and that of the others.',
  how: 'The expert looks only at what could be seen at that moment, never at hidden cards.',
  dealsHead: 'Deal by deal',
  notYet: 'not looked at yet',
  someDeals: (known, of) => `Looked at: ${known}/${of} deals`,

  share: 'Share',
  shareHead: 'Share the match',
  shareHelp:
    'The whole match is inside the link: it opens without a server and without an account.',
  shareGame: (game) => `My match at Kalpler: ${game}`,
  copyLink: 'Copy the link',
  copied: 'Copied',
  copyFailed: 'It could not be copied. Take the link from here:',
  letters: (count) => `${count} letters`,
  tooLong: (count) =>
    `This link has ${count} letters: some messengers cut it off. Send it by mail, or download the record.`,
  shareLater: 'The link can be shared when the match is over: it holds the other cards as well.',
};

export const texts: ReplayAreaTexts = { replay: replayEn, review: reviewEn };
