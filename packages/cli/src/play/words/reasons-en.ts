// Why the expert would do something, in English: a sentence for every kind of reason.

import { behind, type Sentences, withAll } from './sentence.ts';

export const reasonsEn: Sentences = {
  onlyMove: 'The rules leave nothing else.',
  random: 'Picked by chance.',
  fallback: 'The bot had no answer, so the table chose.',

  leadSafe: 'All that is out in the suit is higher: somebody else must take the trick.',
  leadLow: 'A low card: it gives the lead away and keeps the high ones.',
  leadHigh: 'Time for a high card: it wins, drives out a higher one, or is no burden later.',
  drawTrumps: 'Draws trumps: the others have fewer to ruff with.',
  huntQueen: 'A spade below the queen forces her out.',
  huntPenalty: (cards) => behind('A lead below forces penalty cards out.', 'Out', cards),

  duck: (cards) => behind('Stays under and does not take the trick.', 'Highest so far', cards),
  duckedQueen: 'Stays under so as not to take the queen of spades.',
  winCheaply: (cards) =>
    behind(
      'Cheap to take: little is lost, and somebody may still go higher.',
      'Penalty cards in the trick',
      cards,
    ),
  winLast: (cards) => behind('Plays last and takes the trick safely.', 'Beats', cards),
  mustWin: (cards) =>
    behind('Every card that may be played takes this trick.', 'Penalty cards in the trick', cards),
  discardDanger: 'The trick is another’s: a chance to lose a high card that could hurt later.',
  dumpPoints: 'A penalty card for whoever takes the trick.',
  dumpQueen: 'The queen of spades for whoever takes the trick.',
  takeJack: 'The jack of diamonds is worth this trick.',
  nothingAtStake: 'Nothing that counts is left: any card will do.',

  voidSuit: 'The last card of the suit: from now on there is room to ruff or discard.',
  throwLow: 'This trick cannot or need not be won: a card of little use goes.',

  passDanger: (cards) => withAll('Gets rid of cards that could cost points.', 'Dangerous', cards),
  passToVoid: (cards) => withAll('Empties a whole suit.', 'Given away', cards),
  keepForMoon: (cards) => withAll('Keeps the high ones to take everything.', 'Kept', cards),
  shootMoon: (cards) => behind('Goes for all the points.', 'Penalty cards in the trick', cards),
  stopMoon: (cards) =>
    behind('So that one player does not take all points.', 'Penalty cards in the trick', cards),
  claimRest: 'All remaining tricks are sure.',

  lookAtHand: 'A blind nil is not worth the risk here: the hand is looked at first.',
  bidStrength: (cards) => withAll('What this hand should take.', 'Should win', cards),
  bidNil: (cards) => withAll('A hand that can lose every trick.', 'Highest of each suit', cards),
  bidBlindNil: 'Far behind, a blind nil is worth a try.',
  giveHighToPartner: (cards) =>
    withAll('Cards that might win go to the partner, so that the blind nil holds.', 'Given', cards),
  giveLowToPartner: (cards) =>
    withAll('Cards that need not win go to the partner with the blind nil.', 'Given', cards),

  takeTrick: (cards) => behind('Takes a trick that is wanted.', 'Beats', cards),
  ruff: (cards) => behind('Out of the suit, so it ruffs.', 'Beats', cards),
  saveTrump: 'Could ruff, but the trumps are better kept.',
  giveToPartner: (cards) => behind('The partner has the trick already.', 'Highest so far', cards),
  protectNil: (cards) => behind('Loses the trick to keep the nil.', 'Highest so far', cards),
  coverNil: (cards) => behind('Covers the partner’s nil.', 'Highest so far', cards),
  breakNil: (cards) =>
    behind('Tries to make an opponent with a nil take a trick.', 'Highest so far', cards),
  setOpponents: (cards) =>
    behind('The bid is made: takes a trick that the opponents need.', 'Beats', cards),
  avoidBags: (cards) =>
    behind('The bid is made: leaves the trick, one bag fewer.', 'Highest so far', cards),
  stopKing: (cards) =>
    behind('Keeps this trick from the player who declared King.', 'Beats', cards),

  chooseSafePenalty: (cards) =>
    withAll('A penalty that should cost this hand little.', 'Held cards that count', cards),
  chooseTrump: (cards) => withAll('A good suit for trumps.', 'Trumps held', cards),
  declareKing: (cards) => withAll('Trumps strong enough to make King.', 'Trumps held', cards),
  cancelDeal: 'Too weak for trumps: better to deal again.',
};
