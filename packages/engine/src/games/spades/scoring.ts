// Counting a deal of Spades: contract, nils, bags, Boston and the end of the game.

import type { Seat } from '../../cards/seat.ts';
import { type Bid, bidOf } from '../move.ts';
import type { GameResult } from '../standing.ts';
import { sideCount, sideOf } from './bidding.ts';
import type { SpadesOptions } from './options.ts';

export interface SpadesResult extends GameResult<'spades'> {
  readonly dealer: Seat;
  readonly bids: readonly Bid[];
  readonly tricks: readonly number[];
  /** Bags of each side after this deal. */
  readonly bags: readonly number[];
  /** The side that took every trick, when the table plays Boston (S16). */
  readonly boston: number | null;
}

interface SpadesCount {
  readonly number: number;
  readonly dealer: Seat;
  /** Bid codes and tricks by seat. */
  readonly bids: readonly number[];
  readonly tricks: readonly number[];
  /** Totals and bags by side, before this deal. */
  readonly totals: readonly number[];
  readonly bags: readonly number[];
}

export function scoreSpades(options: SpadesOptions, count: SpadesCount): SpadesResult {
  const sides = Array.from({ length: sideCount(options) }, (_, side) =>
    scoreSide(options, count, side),
  );
  const scores = sides.map((side) => side.score);
  const totals = count.totals.map((total, side) => total + scores[side]!);
  const bostonSide = sides.findIndex((side) => side.tookAll);
  const boston = options.boston === 'off' || bostonSide < 0 ? null : bostonSide;
  const bostonWins = boston !== null && options.boston === 'win'; // S16
  const winners = bostonWins ? [boston] : spadesWinners(options, totals);
  return {
    game: 'spades',
    number: count.number,
    dealer: count.dealer,
    bids: count.bids.map(bidOf),
    tricks: count.tricks,
    scores,
    bags: sides.map((side) => side.bags),
    totals,
    boston,
    ended: winners !== null,
    winners: winners ?? [],
  };
}

/** S13: the highest total wins, equal totals win together; null while the game goes on. */
export function spadesWinners(options: SpadesOptions, totals: readonly number[]): number[] | null {
  if (!totals.some((total) => isLast(options, total))) return null;
  const best = Math.max(...totals);
  return totals.flatMap((total, side) => (total === best ? [side] : []));
}

/** S1 and the option loseScore. */
function isLast({ targetScore, loseScore }: SpadesOptions, total: number): boolean {
  return total >= targetScore || (loseScore !== null && total <= loseScore);
}

/** What became of the bid of a side. */
export interface SideBid {
  readonly bid: number;
  readonly isMade: boolean;
  /** The bags of this deal. */
  readonly bags: number;
  /** What its nils brought. */
  readonly nils: number;
  /** All tricks of the side, those of nils too. */
  readonly tricks: number;
}

export function sideBid(
  options: SpadesOptions,
  { bids, tricks }: Pick<SpadesResult, 'bids' | 'tricks'>,
  side: number,
): SideBid {
  let bid = 0;
  let own = 0;
  let nilTricks = 0;
  let nils = 0;
  bids.forEach((said, seat) => {
    if (sideOf(options, seat) !== side) return;
    const taken = tricks[seat]!;
    if (typeof said === 'number') {
      bid += said;
      own += taken;
      return;
    }
    // S5
    const value = said === 'blind_nil' ? options.blindNilValue : options.nilValue;
    nils += taken === 0 ? value : -value;
    nilTricks += taken;
  });
  // S3: tricks of a failed nil are bags, or help the contract, or count for nothing.
  const counted = options.failedNilTricks === 'contract' ? own + nilTricks : own;
  const isMade = counted >= bid;
  const over = isMade ? counted - bid : 0;
  const bags = options.failedNilTricks === 'bags' ? over + nilTricks : over;
  return { bid, isMade, bags, nils, tricks: own + nilTricks };
}

function scoreSide(
  options: SpadesOptions,
  count: SpadesCount,
  side: number,
): { score: number; bags: number; tookAll: boolean } {
  const said = { bids: count.bids.map(bidOf), tricks: count.tricks };
  const { bid, isMade, bags: newBags, nils, tricks } = sideBid(options, said, side);
  const tookAll = tricks === count.tricks.reduce((sum, taken) => sum + taken, 0);

  let score = (isMade ? 10 : -10) * bid + nils + newBags * options.bagPoints;
  if (tookAll && options.boston === 'bonus') score += options.bostonBonus; // S16

  // S4: each full set of bags costs a penalty, as often as it is reached.
  let bags = count.bags[side]! + newBags;
  while (options.bagInterval > 0 && bags >= options.bagInterval) {
    bags -= options.bagInterval;
    score -= options.bagPenalty;
  }
  return { score, bags, tookAll };
}
