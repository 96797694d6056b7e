// Where a match stands between deals, and what each deal brought: plain values (C13), derived from the results.

import type { Seat } from '../cards/seat.ts';
import type { Bid, KingContract } from './move.ts';

/** What the next deal needs to know of the match. */
export interface Setup {
  /** Which round or game this is, from 1; a redeal keeps its number (K4). */
  readonly number: number;
  /** The dealer (Hearts, Spades) or selector (King); null where chance or the start card decides. */
  readonly dealer: Seat | null;
  /** Hearts: the pass direction. Spades: the seats that may bid blind. King: the open contracts. */
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

export interface Call {
  readonly selector: Seat;
  readonly contract: KingContract;
}

interface CommonResult {
  readonly number: number;
  /** What the deal added to each seat or side. */
  readonly scores: readonly number[];
  readonly totals: readonly number[];
  readonly ended: boolean;
  readonly winners: readonly number[];
}

export interface HeartsResult extends CommonResult {
  readonly game: 'hearts';
  /** Penalty points taken, before the moon and the jack of diamonds (H6). */
  readonly raw: readonly number[];
  readonly moonShooter: Seat | null;
  readonly jackTaker: Seat | null;
}

export interface SpadesResult extends CommonResult {
  readonly game: 'spades';
  readonly dealer: Seat;
  readonly bids: readonly Bid[];
  readonly tricks: readonly number[];
  /** Bags of each side after this deal. */
  readonly bags: readonly number[];
  /** The side that took every trick, when the table plays Boston (S16). */
  readonly boston: number | null;
}

export const CANCELLATIONS = ['kiz', 'rifki', 'trump'] as const;
export type Cancellation = (typeof CANCELLATIONS)[number];

export interface KingResult extends CommonResult {
  readonly game: 'king';
  readonly selector: Seat;
  /** Null when the deal was cancelled before a contract was named (K4). */
  readonly contract: KingContract | null;
  /** Tricks or penalty cards taken, by seat. */
  readonly counts: readonly number[];
  readonly cancelled: Cancellation | null;
  /** How a King ended the party, if it did (K11). */
  readonly king: 'made' | 'lost' | null;
}

export type DealResult = HeartsResult | SpadesResult | KingResult;
export type GameId = DealResult['game'];
export const GAME_IDS: readonly GameId[] = ['hearts', 'spades', 'king'];
