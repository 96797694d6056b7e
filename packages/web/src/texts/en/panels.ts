// Words of the panels in English: each phase and the end of a deal.

import type { Cancellation, Penalty } from '@kalpler/engine';
import { shownChange, shownNumber } from '../../scores/numbers.ts';
import type { Direction, panelsTr } from '../tr/panels.ts';

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
