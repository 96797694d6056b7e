// What one game brings to the expert: what a finished deal is worth, how seats may play on, and what they have said.

import type { Deal, DealView, Game, Seat, Standing } from '@kalpler/engine';
import type { ReasonKind } from '../bot.ts';
import type { Policy, Style } from '../game-bots.ts';

/** Everything that the expert must know of a game besides its light players. */
export interface SearchModel<G extends Game = Game> {
  /** What a finished deal is worth to a seat. */
  worth(game: G, standing: Standing, seat: Seat): Worth;
  /** Ways in which the seat to move may play on, other than as a skilled player. */
  plans?(game: G, standing: Standing, known: Deal, seat: Seat): Plan[];
  /** The styles of the others: they take turns from one sample deal to the next. */
  readonly others: readonly Style[];
  /** How much less likely a hand is for each play that none of these would have made. */
  readonly surprise: number;
  /** What the others have said of their hands before the first lead; `known` is the deal as the viewer knows it. */
  sayings(game: G, view: DealView, known: Deal): Saying[];
  /** A loss of fewer points than this, as the table counts them, is not worth mentioning. */
  leastPoints(game: G): number;
}

/** A way to play on. */
export interface Plan {
  readonly policy: Policy;
  /** The reason that it gives a move, where the move itself does not show it. */
  intent?(isCard: boolean): ReasonKind;
}

export interface Worth {
  /** The worth of a deal that is over; winning the match instead of losing it makes a difference of about 1. */
  of(deal: Deal): number;
  /** By how many points the seat or its side came out ahead of the others in the last deal looked at. */
  readonly points: number;
}

/** A pass, a bid or a contract of another seat. */
export interface Saying {
  readonly seat: Seat;
  readonly phase: number;
  /** The logarithm of how likely it is with the seat's hand in this deal, up to a constant and never above 0. */
  of(deal: Deal): number;
}

/** How far one score lies above the mean of the others. */
export function lead(scores: readonly number[], own: number): number {
  let others = 0;
  for (let i = 0; i < scores.length; i++) if (i !== own) others += scores[i]!;
  return scores[own]! - others / (scores.length - 1);
}
