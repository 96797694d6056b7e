// A board: the same cards played in every arrangement, and what each bot got out of it.

import type { GameId } from '@kalpler/engine';
import type { Seating } from './seating.ts';
import type { Stage } from './stage.ts';

/** One arrangement of a board. */
export interface Run {
  readonly seating: Seating;
  /** Points by seat; partners have the same. */
  readonly points: readonly number[];
  /** How a match that was won is shared, by side. */
  readonly shares: readonly number[] | null;
}

/** Figures by entrant. */
export interface Board {
  /** The mean points of a seat, as the game counts them. */
  readonly points: readonly number[];
  /** By how much a seat did better, on the mean, than an opponent's seat with another bot. */
  readonly margins: readonly number[];
  /** The part of the matches that the bot won; null for single deals. */
  readonly shares: readonly number[] | null;
}

/** In Hearts few points are good. */
export function isBetterLow(game: GameId): boolean {
  return game === 'hearts';
}

export function scoreBoard({ entrants, sides, contest }: Stage, runs: readonly Run[]): Board {
  const sign = isBetterLow(contest.game) ? -1 : 1;
  const isMatch = runs.every(({ shares }) => shares !== null);
  return {
    points: entrants.map((name) => seatMean(name, runs)),
    margins: entrants.map((name) => margin(name, runs, sides, sign)),
    shares: isMatch ? entrants.map((name) => shareOf(name, runs, sides)) : null,
  };
}

function seatMean(name: string, runs: readonly Run[]): number {
  let sum = 0;
  let seats = 0;
  for (const { seating, points } of runs) {
    seating.forEach((bot, seat) => {
      if (bot !== name) return;
      sum += points[seat]!;
      seats++;
    });
  }
  return sum / seats;
}

/** Summed as whole numbers over all pairs of opponents, so that an even board is exactly 0. */
function margin(
  name: string,
  runs: readonly Run[],
  sides: readonly number[],
  sign: number,
): number {
  let sum = 0;
  let pairs = 0;
  for (const { seating, points } of runs) {
    seating.forEach((bot, seat) => {
      if (bot !== name) return;
      seating.forEach((other, place) => {
        if (other === name || sides[place] === sides[seat]) return;
        sum += points[seat]! - points[place]!;
        pairs++;
      });
    });
  }
  return sum === 0 ? 0 : (sign * sum) / pairs;
}

function shareOf(name: string, runs: readonly Run[], sides: readonly number[]): number {
  let sum = 0;
  for (const { seating, shares } of runs) {
    shares!.forEach((share, side) => {
      if (seating.some((bot, seat) => bot === name && sides[seat] === side)) sum += share;
    });
  }
  return sum / runs.length;
}
