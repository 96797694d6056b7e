// Words at the table in English: whose turn it is, what is on it, the panels of each phase, and score sheets.

import type { Cancellation, Penalty, Suit } from '@kalpler/engine';
import { shownChange, shownNumber } from '../numbers.ts';
import { type Refused, ruleText } from '../refused.ts';
import type { Direction, panelsTr, scoresTr, TableTexts, tableTr } from '../tr/table.ts';
import { cardNameEn, penaltiesEn, suitsEn } from './cards.ts';
import { refusalsEn } from './refusals.ts';
import { commonEn, homeEn } from './start.ts';

export const tableEn: typeof tableTr = {
  hand: 'Your cards',
  hiddenHand: 'Your cards, face down',
  trick: 'Cards on the table',
  tools: 'Table tools',
  leave: 'Leave the table',
  leaveAsk: 'Leave the table?',
  leaveNote: 'The game is on. If you leave, a bot plays for you and you cannot come back.',
  stay: 'Stay',
  scores: 'Score sheet',
  yazboz: 'Score sheet',
  settings: 'Settings',
  lastTrick: 'Last trick',
  /** Words under the tools, where there is little room. */
  tool: { last: 'Last', scores: 'Scores', yazboz: 'Scores' },
  noTrick: 'No trick has been taken in this deal yet.',
  chat: 'Chat',
  rules: 'Rules',
  game: (number, of) => `Deal ${of === null ? number : `${number}/${of}`}`,
  trickNumber: (number, of) => `Trick ${number}/${of}`,
  phase: {
    waiting: 'waiting',
    passing: 'passing',
    bidding: 'bidding',
    exchanging: 'exchange',
    selecting: 'choice',
    playing: 'play',
    roundEnd: 'over',
    gameEnd: 'over',
    partyEnd: 'over',
  },
  heartsBroken: 'Broken',
  spadesBroken: 'Broken',
  contract: { ...penaltiesEn, koz: 'Trumps' },
  table: (word) => `Table: ${word}`,
  points: (n) => `${n} points`,
  thisDeal: (n) => `this deal ${n}`,
  tricks: (n) => (n === 1 ? '1 trick' : `${n} tricks`),
  took: (tricks) => `took ${tricks}`,
  bid: (bid) => `bid ${bid}`,
  noBid: 'thinking',
  nil: 'nil',
  blindNil: 'blind nil',
  hiddenBid: 'has bid',
  tricksBid: (tricks) => `bid ${tricks}`,
  partner: 'partner',
  partnerBid: (tricks) => `partner, ${tricks}`,
  partnerState: (state) => `partner, ${state}`,
  cards: (n) => (n === 1 ? '1 card' : `${n} cards`),
  away: { lost: 'Disconnected.', standIn: 'Disconnected, a bot is playing.' },
  awayShort: { lost: 'away', standIn: 'away · bot' },
  bot: 'bot',
  chosen: 'ready',
  choosing: 'choosing',
  yourTurn: 'Your turn',
  turnOf: (name) => `To play: ${name}`,
  yourBid: 'Your bid',
  yourChoice: 'Your choice',
  choiceOf: (name) => `Choosing: ${name}`,
  yourPass: (picked, count) => `${picked}/${count} picked`,
  waiting: 'Waiting',
  waitingFor: (names) => `Waiting for: ${names}`,
  ledSuit: (suit) => `Suit: ${suit}`,
  youLead: 'You lead',
  wonBy: (name) => `Trick: ${name}`,
  auto: 'Your time was up, so it was played for you.',
  nextCard: (card) => `On your turn: ${card}`,
  nextDropped: 'The card you chose ahead cannot be played now.',
  emptyTable: 'No cards on the table.',
  textMode: 'Switch to text mode',
  keys: 'Keyboard',
  keyList: [
    { key: '← →', meaning: 'Move along the cards' },
    { key: '↑ ↓', meaning: 'Go to the other row' },
    { key: 'Enter, Space', meaning: 'Pick or play the card' },
    { key: 'S H D C', meaning: 'Spades, hearts, diamonds, clubs' },
    { key: '2 … 9, 0, J Q K A', meaning: 'A card of that rank (0: ten)' },
    { key: 'Home, End', meaning: 'First and last card' },
    { key: 'L', meaning: 'Last trick' },
    { key: 'P', meaning: 'Scores' },
    { key: 'T', meaning: 'Read the table' },
    { key: '?', meaning: 'This list' },
  ],
  watching: 'You are watching',
  claim: 'The rest is mine',
  cancelDeal: 'Cancel this deal',
  played: (name, card) => `${name}: ${card}.`,
  spectators: (n) => (n === 1 ? '1 spectator' : `${n} spectators`),
};

const TO_EN: Readonly<Record<Direction, string>> = {
  left: 'left',
  right: 'right',
  across: 'across',
};

const UNITS_EN: Readonly<Record<Penalty | 'trump', string>> = {
  el: 'trick',
  kupa: 'heart',
  erkek: 'K, J',
  kiz: 'queen',
  rifki: '',
  sonIki: 'trick',
  trump: 'trick',
};

const CANCELLED_EN: Readonly<Record<Cancellation, string>> = {
  kiz: 'Everybody took a queen: the deal is void and dealt again.',
  rifki: 'The hearts do not allow King of Hearts: dealt again.',
  trump: 'A hand is too weak for trumps: dealt again.',
};

const HEADS_EN: Readonly<Record<Direction, string>> = {
  left: 'Pass left',
  right: 'Pass right',
  across: 'Pass across',
};

const cardsEn = (count: number) => (count === 1 ? '1 card' : `${count} cards`);

const tricksEn = (count: number) => (count === 1 ? '1 trick' : `${count} tricks`);

export const panelsEn: typeof panelsTr = {
  waitingFor: (names) => `Waiting for: ${names.join(', ')}`,
  wins: (points) => `${shownChange(points)} if kept, ${shownNumber(-points)} if not`,

  giveLabel: 'Passing',
  giveTo: (direction) => HEADS_EN[direction],
  exchangeWith: (name) => `Exchange with ${name}`,
  giveHint: (name, count) => `Choose ${cardsEn(count)} for ${name}. Tap a card or a slot.`,
  giveReady: (name) => `Ready for ${name}. You can change them until you confirm.`,
  giveSent: (name) => `Your cards are on their way to ${name}.`,
  giveConfirm: (count, direction) =>
    direction === null ? `Give ${cardsEn(count)}` : `Pass ${cardsEn(count)} ${TO_EN[direction]}`,
  giveMore: (count) => `Choose ${count} more`,
  giveDone: 'Given',
  giveRemove: (card) => `${card}: take back`,
  emptySlot: 'Empty slot',

  bidLabel: 'Bid',
  bidHead: 'How many tricks?',
  partnerBid: (name, bid) => `Your partner ${name}: ${bid}.`,
  partnerHidden: (name) => `Your partner ${name} has bid, face down.`,
  partnerWaits: (name) => `Your partner ${name} has not bid yet.`,
  bidShown: tricksEn,
  tableBids: (tricks, all) => `${tricks} of ${all} tricks have been bid.`,
  bidRange: (least, most) => `Bid, from ${least} to ${most}`,
  bidOnly: (values) => `You may bid: ${values}.`,
  bidAdvised: (bid) => `Suggested: ${bid}.`,
  partnerBrief: (bid) => `Partner ${bid}`,
  tableBidsBrief: (tricks, all) => `Bid ${tricks}/${all}`,
  bidAdvisedBrief: (bid) => `Advice ${bid}`,
  bidChoose: 'Choose your bid',
  bidLess: 'One less',
  bidMore: 'One more',
  nil: 'Nil',
  nilClosed: 'not possible now',
  nilBig: 'Nil',
  blindNil: 'Blind nil',
  blindSeen: 'you have seen your cards',
  blindFar: (points) => `when ${points} points behind`,
  blindTaken: 'not possible now',
  team: 'Team',
  teamSum: (partner, own) =>
    own === null ? `${partner} + ?` : `${partner} + ${own} = ${partner + own}`,
  own: 'Your bid',
  bidConfirm: (tricks) => `Bid ${tricks}`,
  nilConfirm: 'Bid nil',
  bidGiven: (bid) => `Your bid: ${bid}`,
  bidChange: 'You can change it until everybody has bid.',
  bidTurn: (name) => `To bid: ${name}`,
  bidWait: 'Waiting for bids',

  blindHead: 'Before you look',
  blindTeamBehind: (points) =>
    `Your team is ${points} points behind: you may bid blind nil. Looking at your cards ends this right.`,
  blindBehind: (points) =>
    `You are ${points} points behind: you may bid blind nil. Looking at your cards ends this right.`,
  blindMay: 'You may bid blind nil. Looking at your cards ends this right.',
  blindExchange: (cards) => `With a blind nil you exchange ${cardsEn(cards)} with your partner.`,
  look: 'Look at the cards',

  contractLabel: 'Choosing the game',
  contractHead: 'Choose',
  contractHeadLong: 'You choose the game',
  contractOther: (name) => `Choosing: ${name}`,
  contractWait: 'The game is being chosen.',
  ownPenalties: 'Penalties left',
  ownTrumps: 'Trumps left',
  rightsLeft: (left, all) => `${left} of ${all} left`,
  units: UNITS_EN,
  rightsGone: 'used up',
  ownPenaltiesGone: 'you have no penalties left',
  ownTrumpsGone: 'you have no trumps left',
  notItsTurn: 'not its turn',
  trumpsWait: (games) => `after ${games} penalty games`,
  trumpSuits: 'Trump suit',
  trumpSuit: (suit, count) => `Trumps ${suit}, you hold ${count}`,
  chosen: 'Your choice',
  nothingChosen: 'Nothing chosen yet',
  choose: 'Choose',
  declareKing: 'Declare King',
  declareHint: (tricks) => `at least ${tricksEn(tricks)}: make it and win the match, or lose it`,
  kingDeclared: 'King declared',
  cancelDeal: 'Deal again',
  cancelHint: 'you hold nothing above a ten',

  moonHead: 'You shot the moon!',
  moonHint: 'How shall it count?',
  moonOthers: 'Add to the others',
  moonOthersHint: 'everybody else gets all the points',
  moonOwn: 'Take off mine',
  moonOwnHint: 'all the points come off your total',

  roundLabel: 'End of the deal',
  roundHead: (number) => `Deal ${number} is over`,
  next: 'Continue',
  nextIn: (seconds) => `${seconds} seconds left`,
  isReady: 'You are ready',
  ready: 'ready',
  rank: (rank) => `rank ${rank}`,
  totalOf: (total) => `total ${shownNumber(total)}`,

  moonShot: (name) => `Moon shot: ${name}`,
  queen: (name, hearts) =>
    hearts === 0
      ? `Queen of Spades: ${name}.`
      : `Queen of Spades and ${hearts === 1 ? '1 heart' : `${hearts} hearts`}: ${name}.`,
  jack: (name, points) => `Jack of Diamonds: ${name}, ${shownNumber(points)}.`,
  clean: (names) => `No points: ${names}.`,
  nilMade: (name, points, isBlind) =>
    `${isBlind ? 'Blind nil' : 'Nil'} made: ${name}, ${shownChange(points)}`,
  nilLost: (name, points, isBlind) =>
    `${isBlind ? 'Blind nil' : 'Nil'} lost: ${name}, ${shownNumber(points)}`,
  bidKept: (name, tricks, bid) => `${name}: bid ${bid}, took ${tricks}, made.`,
  bidBroken: (name, tricks, bid) => `${name}: bid ${bid}, took ${tricks}, set.`,
  bagsFull: (name, points) => `${name}: bags are full, ${shownNumber(points)}.`,
  boston: (name) => `Every trick: ${name}`,
  contractChosen: (contract, name) => `${contract}: ${name} chose.`,
  kingOfHearts: (name) => `King of Hearts: ${name}.`,
  most: (names, tricks) => `Most tricks: ${names}, ${tricks}.`,
  cancelled: CANCELLED_EN,
  kingMade: (name) => `King made: ${name}`,
  kingLost: (name) => `King not made: ${name}`,
};

const NAMES_EN = new Intl.ListFormat('en', { type: 'conjunction' });

const SHORT_EN: Readonly<Record<Penalty, string>> = {
  el: 'Tricks',
  kupa: 'Hearts',
  erkek: 'Men',
  kiz: 'Queens',
  rifki: 'K hearts',
  sonIki: 'Last 2',
};

const SUITS_EN: Readonly<Record<Suit, string>> = {
  clubs: 'Trumps: Clubs',
  diamonds: 'Trumps: Diamonds',
  spades: 'Trumps: Spades',
  hearts: 'Trumps: Hearts',
};

export const scoresEn: typeof scoresTr = {
  points: 'Scores',
  teams: 'Teams',
  yazboz: 'Score sheet',
  deal: 'Deal',
  total: 'Total',
  state: 'Now',
  tricks: 'tricks',
  live: 'now',
  we: 'Us',
  they: 'Them',
  names: (names) => NAMES_EN.format(names),
  until: (points) => `Ends at ${shownNumber(points)} points`,
  target: (points) => `Target: ${shownNumber(points)} points`,
  bags: (bags) => (bags === 1 ? '1 bag' : `${bags} bags`),
  tricksOfBid: (tricks, bid) => `bid ${bid}, took ${tricks}`,
  tricksHint: 'tricks taken / bid',
  nilMade: 'nil made',
  nilLost: 'nil lost',
  moon: 'shot the moon',
  runningHint: 'Points of the deal and running total',
  party: (played, all) => `${played}/${all}`,
  partyLeft: (left) =>
    left > 1 ? `${left} deals left` : left === 1 ? '1 deal left' : 'Match over',
  chose: (name) => `${name} chose`,
  choosing: 'choosing',
  playing: 'in play',
  rising: 'above 0',
  sinking: 'below 0',
  out: 'made it',
  sunk: 'under',
  trump: 'Trumps',
  kingMade: 'King',
  penalties: penaltiesEn,
  shortPenalties: SHORT_EN,
  trumps: SUITS_EN,
  nothingYet: 'No deal is finished yet.',
};

const error = (refused: Refused): string =>
  ruleText(refusalsEn, suitsEn, refused) ?? commonEn.error(refused);

export const texts: TableTexts = {
  common: { ...commonEn, error },
  home: homeEn,
  cards: { suits: suitsEn, name: cardNameEn },
  panels: panelsEn,
  scores: scoresEn,
  table: tableEn,
};
