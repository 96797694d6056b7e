// Where a match stands between deals, and what each deal brought: plain values (C13), derived from the results.

import type { Seat } from '../cards/seat.ts';
import type { KingContract } from './move.ts';

/** What the next deal needs to know of the match. */
export interface Setup {
  /** Which round or game this is, from 1; a redeal keeps its number (K4). */
  readonly number: number;
  /** The dealer (Hearts, Spades) or selector (King); null where chance or the start card decides. */
  readonly dealer: Seat | null;
  /**
   * What the game itself sets up, as one number that only the game can read:
   *
   * - Hearts: where the cards are passed, as an index into `PASS_DIRECTIONS`, read by `Hearts.passDirection`;
   * - Spades: the set of seats that may bid blind nil, written by `blindSeats`, shown as `blind` in its view;
   * - King: the open contracts, a bit for each, written by `openContracts`, shown as `open` in its view;
   * - other games: 0.
   */
  readonly terms: number;
}

export interface Standing {
  /** Deals that have counted so far. */
  readonly played: number;
  /** Points by seat, or by side in Spades with partners. */
  readonly totals: readonly number[];
  /** Bags by side (Spades only). */
  readonly bags: readonly number[];
  /** The dealer or selector of the last deal. */
  readonly dealer: Seat | null;
  /** Whether the last deal was cancelled, so that its number is dealt again (K4). */
  readonly redeal: boolean;
  /** The contracts that have counted (King only). */
  readonly calls: readonly Call[];
  /** The winning seats or sides once the match is over. */
  readonly winners: readonly number[] | null;
}

/** More points than the deals of a match can bring by any rules. */
export const MOST_POINTS = 1_000_000_000_000_000;

export interface Call {
  readonly selector: Seat;
  readonly contract: KingContract;
}

/** What a deal brought, in every game; a game adds what its own score sheet shows. */
export interface GameResult<Id extends string = string> {
  readonly game: Id;
  readonly number: number;
  /** What the deal added to each seat or side. */
  readonly scores: readonly number[];
  readonly totals: readonly number[];
  readonly ended: boolean;
  readonly winners: readonly number[];
}
