// Counting a deal of Spades: contract, nils, bags, Boston and the end of the game.

import type { Seat } from '../../cards/seat.ts';
import { BID_BLIND_NIL, bidOf } from '../move.ts';
import type { SpadesResult } from '../standing.ts';
import { isNil, sideCount, sideOf } from './bidding.ts';
import type { SpadesOptions } from './options.ts';

export interface SpadesCount {
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
  const ended = bostonWins || totals.some((total) => isLast(options, total));
  const best = Math.max(...totals);
  // S13: the highest total wins, equal totals win together.
  const highest = totals.flatMap((total, side) => (total === best ? [side] : []));
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
    ended,
    winners: bostonWins ? [boston] : ended ? highest : [],
  };
}

/** S1 and the option loseScore. */
function isLast({ targetScore, loseScore }: SpadesOptions, total: number): boolean {
  return total >= targetScore || (loseScore !== null && total <= loseScore);
}

function scoreSide(
  options: SpadesOptions,
  count: SpadesCount,
  side: number,
): { score: number; bags: number; tookAll: boolean } {
  let bid = 0;
  let tricks = 0;
  let nilTricks = 0;
  let nils = 0;
  count.bids.forEach((code, seat) => {
    if (sideOf(options, seat) !== side) return;
    const taken = count.tricks[seat]!;
    if (!isNil(code)) {
      bid += code;
      tricks += taken;
      return;
    }
    // S5
    const value = code === BID_BLIND_NIL ? options.blindNilValue : options.nilValue;
    nils += taken === 0 ? value : -value;
    nilTricks += taken;
  });
  const total = count.tricks.reduce((sum, taken) => sum + taken, 0);
  const tookAll = tricks + nilTricks === total;

  // S3: tricks of a failed nil are bags, or help the contract, or count for nothing.
  if (options.failedNilTricks === 'contract') tricks += nilTricks;
  const made = tricks >= bid;
  let newBags = made ? tricks - bid : 0;
  if (options.failedNilTricks === 'bags') newBags += nilTricks;

  let score = (made ? 10 : -10) * bid + nils + newBags * options.bagPoints;
  if (tookAll && options.boston === 'bonus') score += options.bostonBonus; // S16

  // S4: each full set of bags costs a penalty, as often as it is reached.
  let bags = count.bags[side]! + newBags;
  while (options.bagInterval > 0 && bags >= options.bagInterval) {
    bags -= options.bagInterval;
    score -= options.bagPenalty;
  }
  return { score, bags, tookAll };
}
