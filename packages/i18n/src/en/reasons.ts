// Why a computer player would do something, in English: a sentence for every kind of reason.

import type { ReasonTexts } from '../reason-text.ts';

export const reasonsEn: ReasonTexts = {
  onlyMove: 'The rules leave nothing else.',
  random: 'Picked by chance.',
  fallback: 'The bot had no answer, so the table chose.',

  leadSafe: 'All that is out in the suit is higher: somebody else must take the trick.',
  leadLow: 'A low card: it gives the lead away and keeps the high ones.',
  leadHigh: 'Time for a high card: it wins, drives out a higher one, or is no burden later.',
  drawTrumps: 'Draws trumps: the others have fewer to ruff with.',
  huntQueen: 'A spade below the queen forces her out.',
  huntPenalty: ['A lead below forces penalty cards out.', 'Out'],

  duck: ['Stays under and does not take the trick.', 'Highest so far'],
  duckedQueen: 'Stays under so as not to take the queen of spades.',
  winCheaply: [
    'Cheap to take: little is lost, and somebody may still go higher.',
    'Penalty cards in the trick',
  ],
  winLast: ['Plays last and takes the trick safely.', 'Beats'],
  mustWin: ['Every card that may be played takes this trick.', 'Penalty cards in the trick'],
  discardDanger: 'The trick is another’s: a chance to lose a high card that could hurt later.',
  dumpPoints: 'A penalty card for whoever takes the trick.',
  dumpQueen: 'The queen of spades for whoever takes the trick.',
  takeJack: 'The jack of diamonds is worth this trick.',
  nothingAtStake: 'Nothing that counts is left: any card will do.',

  voidSuit: 'The last card of the suit: from now on there is room to ruff or discard.',
  throwLow: 'This trick cannot or need not be won: a card of little use goes.',

  passDanger: ['Gets rid of cards that could cost points.', 'Dangerous'],
  passToVoid: ['Empties a whole suit.', 'Given away'],
  keepForMoon: ['Keeps the high ones to take everything.', 'Kept'],
  shootMoon: ['Goes for all the points.', 'Penalty cards in the trick'],
  stopMoon: ['So that one player does not take all points.', 'Penalty cards in the trick'],
  claimRest: 'All remaining tricks are sure.',

  lookAtHand: 'A blind nil is not worth the risk here: the hand is looked at first.',
  bidStrength: ['What this hand should take.', 'Should win'],
  bidNil: ['A hand that can lose every trick.', 'Highest of each suit'],
  bidBlindNil: 'Far behind, a blind nil is worth a try.',
  giveHighToPartner: [
    'Cards that might win go to the partner, so that the blind nil holds.',
    'Given',
  ],
  giveLowToPartner: ['Cards that need not win go to the partner with the blind nil.', 'Given'],

  takeTrick: ['Takes a trick that is wanted.', 'Beats'],
  ruff: ['Out of the suit, so it ruffs.', 'Beats'],
  saveTrump: 'Could ruff, but the trumps are better kept.',
  giveToPartner: ['The partner has the trick already.', 'Highest so far'],
  protectNil: ['Loses the trick to keep the nil.', 'Highest so far'],
  coverNil: ['Covers the partner’s nil.', 'Highest so far'],
  breakNil: ['Tries to make an opponent with a nil take a trick.', 'Highest so far'],
  setOpponents: ['The bid is made: takes a trick that the opponents need.', 'Beats'],
  avoidBags: ['The bid is made: leaves the trick, one bag fewer.', 'Highest so far'],
  stopKing: ['Keeps this trick from the player who declared King.', 'Beats'],

  chooseSafePenalty: ['A penalty that should cost this hand little.', 'Held cards that count'],
  chooseTrump: ['A good suit for trumps.', 'Trumps held'],
  declareKing: ['Trumps strong enough to make King.', 'Trumps held'],
  cancelDeal: 'Too weak for trumps: better to deal again.',
};
