// Counting a deal of Hearts: penalty points, the moon, the jack of diamonds and the end of the game.

import type { Seat } from '../../cards/seat.ts';
import type { MoonOption } from '../move.ts';
import type { GameResult } from '../standing.ts';
import type { HeartsOptions } from './options.ts';
import { JACK_BONUS, penaltyTotal } from './rules.ts';

export interface HeartsResult extends GameResult<'hearts'> {
  /** Penalty points taken, before the moon and the jack of diamonds (H6). */
  readonly raw: readonly number[];
  readonly moonShooter: Seat | null;
  readonly jackTaker: Seat | null;
}

/** What a deal of Hearts is counted from. */
export interface HeartsCount {
  readonly number: number;
  /** Penalty points taken by each seat (H6). */
  readonly raw: readonly number[];
  readonly jackTaker: Seat | null;
  /** The shooter's own choice, where the table leaves it to them (H7). */
  readonly choice: MoonOption | null;
  /** Totals before this deal. */
  readonly totals: readonly number[];
}

/** The seat that took all penalty points of the deck, however many there are at this table (H7). */
export function moonShooter(options: HeartsOptions, raw: readonly number[]): Seat | null {
  const total = penaltyTotal(options);
  const seat = raw.indexOf(total);
  return seat < 0 ? null : seat;
}

export function scoreHearts(options: HeartsOptions, count: HeartsCount): HeartsResult {
  const shooter = moonShooter(options, count.raw);
  const way = shooter === null ? null : moonWay(options, count, shooter);
  const scores = dealScores(options, count, shooter, way);
  const totals = count.totals.map((total, seat) => total + scores[seat]!);
  const winners = heartsWinners(options, totals);
  return {
    game: 'hearts',
    number: count.number,
    raw: count.raw,
    scores,
    moonShooter: shooter,
    jackTaker: count.jackTaker,
    totals,
    ended: winners !== null,
    winners: winners ?? [],
  };
}

function dealScores(
  options: HeartsOptions,
  count: HeartsCount,
  shooter: Seat | null,
  way: MoonOption | null,
): number[] {
  const moon = penaltyTotal(options);
  return count.raw.map((points, seat) => {
    const jack = seat === count.jackTaker ? JACK_BONUS : 0; // H11: after the moon, not needed for it
    if (shooter === null) return points + jack;
    if (way === 'othersPlus') return (seat === shooter ? 0 : moon) + jack;
    return (seat === shooter ? -moon : 0) + jack;
  });
}

/** H7: how this moon counts. */
function moonWay(options: HeartsOptions, count: HeartsCount, shooter: Seat): MoonOption {
  switch (options.moon) {
    case 'shooterChoice':
      return count.choice ?? 'othersPlus';
    case 'smart':
      return smartMoon(options, count, shooter);
    default:
      return options.moon;
  }
}

/** H7: the others get the points, unless that ends the game with somebody else in front. */
export function smartMoon(options: HeartsOptions, count: HeartsCount, shooter: Seat): MoonOption {
  const scores = dealScores(options, count, shooter, 'othersPlus');
  const totals = count.totals.map((total, seat) => total + scores[seat]!);
  const wasted = isEnded(options, totals) && !lowestSeats(totals).includes(shooter);
  return wasted ? 'shooterMinus' : 'othersPlus';
}

/** H1, H8: who has won with these totals after a round; null while the game goes on. */
export function heartsWinners(options: HeartsOptions, totals: readonly number[]): Seat[] | null {
  return isEnded(options, totals) ? lowestSeats(totals) : null;
}

/** H1: tested only when a round is over. */
function isEnded(options: HeartsOptions, totals: readonly number[]): boolean {
  return Math.max(...totals) >= options.endScore;
}

/** H8: all seats with the lowest total win together. */
function lowestSeats(totals: readonly number[]): Seat[] {
  const lowest = Math.min(...totals);
  return totals.flatMap((total, seat) => (total === lowest ? [seat] : []));
}
