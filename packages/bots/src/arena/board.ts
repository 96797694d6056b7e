// A board: the same deal or match played in every arrangement with the same cards, and what each bot got out of it.

import {
  type AnyGame,
  type DealResult,
  type GameId,
  type Random,
  SeededRandom,
  type Standing,
} from '@kalpler/engine';
import { arenaOf, isBetterLow, type Seating } from './contest.ts';
import type { Referee } from './referee.ts';
import { type DealId, deriveSeed, type Ledger, STANDING, type Stage } from './stage.ts';
import { countMatch } from './tally.ts';

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

/** Where a match stands before the single deal with this number, counted from 0. */
export function standingFor(game: AnyGame, number: number, random: Random): Standing {
  return arenaOf(game.id).standing?.(game, number, random) ?? game.start();
}

/** One deal, from the same standing. */
export function playDealBoard(stage: Stage, board: number, ledger: Ledger): Board {
  const { game, sides, contest } = stage;
  const random = new SeededRandom(deriveSeed(contest.seed, STANDING, board));
  const standing = standingFor(game, board, random);
  const id: DealId = { board, number: standing.played + 1, redeal: 0 };
  const draw = stage.draw(id);
  const runs = stage.seatings.map((seating) =>
    stage.play(seating, board, ledger, (referee) => {
      const { scores } = referee.play(standing, [], draw, stage.chances(id));
      return { seating, points: sides.map((side) => scores[side]!), shares: null };
    }),
  );
  return scoreBoard(stage, runs);
}

/** A match that is not over by then never may be: poor bidders only get further from the target. */
export const MOST_DEALS = 200;

/** A match to its end, each deal with the same cards. */
export function playMatchBoard(stage: Stage, board: number, ledger: Ledger): Board {
  const runs = stage.seatings.map((seating) =>
    stage.play(seating, board, ledger, (referee) => {
      const { standing, moons } = playMatch(stage, board, referee);
      const tallies = seating.map((name) => ledger.tallies[stage.entrants.indexOf(name)]!);
      countMatch(tallies, stage.sides, standing, moons);
      return runOf(stage, seating, standing);
    }),
  );
  return scoreBoard(stage, runs);
}

interface Played {
  readonly standing: Standing;
  /** Moons by seat. */
  readonly moons: readonly number[];
}

function playMatch(stage: Stage, board: number, referee: Referee): Played {
  const { game } = stage;
  const results: DealResult[] = [];
  const moons = stage.sides.map(() => 0);
  const { moonShooter } = arenaOf(game.id);
  let standing = game.start();
  let redeal = 0;
  while (standing.winners === null && results.length < MOST_DEALS) {
    redeal = standing.redeal ? redeal + 1 : 0;
    const id = { board, number: standing.played + 1, redeal };
    const result = referee.play(standing, [...results], stage.draw(id), stage.chances(id));
    const shooter = moonShooter?.(result) ?? null;
    if (shooter !== null) moons[shooter]!++;
    results.push(result);
    standing = game.after(standing, result);
  }
  return { standing, moons };
}

function runOf({ sides, contest }: Stage, seating: Seating, standing: Standing): Run {
  const { totals } = standing;
  return {
    seating,
    points: sides.map((side) => totals[side]!),
    shares: winShares(contest.game, standing),
  };
}

/**
 * How a match is shared by side: among the winners the best total has won, and equal ones share. That singles
 * out the first of all who are out of the red in King. A match that was broken off goes to the best total.
 */
export function winShares(game: GameId, { totals, winners }: Standing): number[] {
  const inPlay = winners ?? totals.map((_, side) => side);
  const worth = (side: number): number => (isBetterLow(game) ? -totals[side]! : totals[side]!);
  const best = Math.max(...inPlay.map(worth));
  const first = inPlay.filter((side) => worth(side) === best);
  return totals.map((_, side) => (first.includes(side) ? 1 / first.length : 0));
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
