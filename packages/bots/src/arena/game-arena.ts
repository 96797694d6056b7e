// What one game brings to the arena: how its scores are read, where single deals begin, and what is counted.

import type { DealResult, Game, Random, Seat, Standing } from '@kalpler/engine';
import type { Tally } from './tally.ts';

/** All but the name may be left out. */
export interface GameArena<G extends Game = Game, R extends DealResult = DealResult> {
  readonly id: G['id'];
  /** Whether few points are good. */
  readonly isBetterLow?: boolean;
  /** The side of a seat, where some play together. */
  side?(game: G, seat: Seat): number;
  /**
   * Where the match stands before the deal with this number, counted from 0, so that single deals taken together are
   * like those of matches. Totals are even.
   */
  standing?(game: G, number: number, random: Random): Standing;
  /** Who has shot the moon in a deal, where there is one to shoot. */
  moonShooter?(result: R): Seat | null;
  /** Notes a finished deal. Tallies by seat; bots of one name may share theirs. */
  count?(tallies: readonly Tally[], game: G, result: R): void;
}
