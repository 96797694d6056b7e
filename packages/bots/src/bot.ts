// What a computer player is: it sees a view, never a deal, and answers with a move and a reason.

import type { Card, Move, Random, TableView } from '@kalpler/engine';

/** Why a bot did what it did, in a form that clients can translate. */
export interface Reason {
  readonly kind: ReasonKind;
  /** The cards that the reason speaks of, in the order given beside each kind. */
  readonly cards?: readonly Card[];
  /**
   * What the expert expects of each move: by how many points its seat, or its side in Spades, comes out ahead of
   * the others in this deal. More is better in every game; it may still prefer a move that serves the match more.
   */
  readonly expected?: readonly { readonly move: Move; readonly value: number }[];
}

/**
 * Every reason there is. The comments are for translators: one short sentence for each kind, and the cards it may
 * name. Unless a comment says otherwise, the first card is the one played and the others follow it.
 */
export const REASONS = [
  // All games. Cards: what was played or given, none for other moves.
  'onlyMove', // The rules left nothing else.
  'random', // Picked by chance.
  'fallback', // Done by the table, because the bot had no answer.

  // Leading a trick. Cards: the one led.
  'leadSafe', // Everything still out in the suit is higher, so the card must lose.
  'leadLow', // A low card, to give the lead away or to keep high ones.
  'leadHigh', // A high card, to win the trick, to force out a higher one, or to be rid of it.
  'drawTrumps', // Leads trumps, so that the others have fewer to ruff with.
  'huntQueen', // Hearts: a spade below the queen, to force her out. Then the queen of spades.
  'huntPenalty', // A card below other penalty cards, to force them out. Then those of its suit that are out.

  // Following and discarding where tricks or cards cost points.
  'duck', // Stays under the best card of the trick. Then that card.
  'duckedQueen', // Stays under so as not to take the queen of spades. Then the queen.
  'winCheaply', // Goes over although it need not: little is lost, or another may go higher. Then penalties in the trick.
  'winLast', // Plays last and takes the trick safely. Then the card it beats.
  'mustWin', // Takes the trick because every legal card does. Then the penalty cards in the trick.
  'discardDanger', // Does not win, and is rid of a high card that might take a trick later.
  'dumpPoints', // Gives a penalty card to the taker of the trick.
  'dumpQueen', // Gives the queen of spades to the taker of the trick.
  'takeJack', // Takes the trick for the jack of diamonds. Then the jack.
  'nothingAtStake', // Nothing that counts is left, so any card will do.

  // Any game. Cards: the one played.
  'voidSuit', // Plays the last card of a suit, to be free to ruff or discard in it.
  'throwLow', // Cannot or need not win, and throws a card of little use.

  // The pass and the moon of Hearts.
  'passDanger', // Passes cards that could cost points. Cards: the dangerous ones of those passed.
  'passToVoid', // Passes all cards of a suit. Cards: those of the suits that are now empty.
  'keepForMoon', // Keeps the cards for taking everything. Cards: the high ones that are kept.
  'shootMoon', // Goes for all points, or says how they count. Then the penalty cards in the trick.
  'stopMoon', // Sees to it that one player does not take all points. Then the penalty cards in the trick.
  'claimRest', // All other tricks are sure. Cards: the hand.

  // Bids and the exchange of Spades.
  'lookAtHand', // Looks at the hand before bidding, and so gives up blind nil. No cards.
  'bidStrength', // Bids what the hand should take. Cards: those that should win tricks.
  'bidNil', // Bids nil with a hand that can lose every trick. Cards: the highest of each suit.
  'bidBlindNil', // Bids nil unseen, to catch up. No cards.
  'giveHighToPartner', // After an own blind nil: gives away what might win. Cards: those given.
  'giveLowToPartner', // After the partner's blind nil: gives what need not win. Cards: those given.

  // Tricks that are wanted, in Spades and in the trump games of King. After the card played: the best one before it.
  'takeTrick', // Takes a trick that is wanted.
  'ruff', // Takes the trick with a trump, being out of the suit led.
  'saveTrump', // Could ruff, and keeps its trumps. Only the card played.
  'giveToPartner', // Leaves the trick to the partner, who holds the best card.
  'protectNil', // Loses the trick, or hopes to, for an own nil.
  'coverNil', // Takes the trick, or gives cards, so that the partner's nil holds.
  'breakNil', // Lets an opponent with a nil bid take the trick.
  'setOpponents', // Has its bid, and takes a trick that the opponents need for theirs.
  'avoidBags', // Has its bid, and leaves the trick so as not to take too many.
  'stopKing', // Takes a trick from a player who has declared King.

  // The choice of a contract in King.
  'chooseSafePenalty', // A penalty that should cost this hand little. Cards: held ones that count in it.
  'chooseTrump', // A trump suit for this hand. Cards: those held of the suit.
  'declareKing', // A trump suit, and King with it. Cards: those held of the suit.
  'cancelDeal', // Cancels a deal with a hand too weak for trumps. No cards.
] as const;
export type ReasonKind = (typeof REASONS)[number];

export interface Thought {
  readonly move: Move;
  readonly reason: Reason;
}

export interface Bot {
  readonly name: string;
  /** The move of the view's own seat, which must be one of the seats that the deal waits for. */
  choose(view: TableView, random: Random): Thought;
}
