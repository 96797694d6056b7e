// A contest of bots as plain data: what is played, by whom, how often and from which seed.

import {
  type AnyGame,
  fail,
  type GameId,
  MAX_SEED,
  makeGame,
  ok,
  type Result,
  sideOf,
} from '@kalpler/engine';
import { readBot } from '../registry.ts';
import { SEATING_PLANS, type Seating, type SeatingPlan } from './seating.ts';

/** A contest counts single deals, or whole matches. */
export const LENGTHS = ['deal', 'match'] as const;
export type Length = (typeof LENGTHS)[number];

export interface Contest {
  readonly game: GameId;
  /** A preset and changes to it. */
  readonly options: Readonly<Record<string, unknown>>;
  /** By seat, in the first arrangement. */
  readonly bots: Seating;
  readonly seating: SeatingPlan;
  readonly length: Length;
  /** How many boards: deals or matches, each of which is played in every arrangement. */
  readonly count: number;
  readonly seed: number;
}

/** What may be left out of a contest. */
export type ContestRequest = Pick<Contest, 'game' | 'bots'> & Partial<Contest>;

export const MOST_BOARDS = 1_000_000;

/** A contest that can be played, or a sentence that says what is wrong and what is allowed. */
export function readContest(request: ContestRequest): Result<Contest, string> {
  const { options = {}, seating = 'all', length = 'deal', count = 100, seed = 1 } = request;
  const made = makeGame(request.game, options);
  if (!made.ok) return made;
  const bots = lineUp(made.value, request.bots);
  if (!bots.ok) return bots;
  if (!SEATING_PLANS.includes(seating)) return unlike('seating', choice(SEATING_PLANS), seating);
  if (!LENGTHS.includes(length)) return unlike('length', choice(LENGTHS), length);
  if (!isWhole(count, 1, MOST_BOARDS)) return unlike('count', range(1, MOST_BOARDS), count);
  if (!isWhole(seed, 0, MAX_SEED)) return unlike('seed', range(0, MAX_SEED), seed);
  return ok({ game: request.game, options, bots: bots.value, seating, length, count, seed });
}

/**
 * Bots for all seats from one name, which sits everywhere, or from two: two pairs where partners play, and
 * otherwise one bot against all others. A bot that can be written in several ways has the same name everywhere.
 */
export function lineUp(game: AnyGame, names: readonly string[]): Result<Seating, string> {
  const { seats } = game;
  const bots: string[] = [];
  for (const name of names) {
    const read = readBot(name);
    if (!read.ok) return fail(`bots: ${read.error}`);
    bots.push(read.value.name);
  }
  if (bots.length === seats) return ok(bots);
  const [first, second = first] = bots;
  if (first === undefined || bots.length > 2) {
    const short = hasPartners(game) ? 'two for the pairs' : 'two for one against the others';
    return fail(`bots: expected ${seats} names by seat, ${short}, or one; got ${bots.length}`);
  }
  const sides = sidesOf(game);
  return ok(sides.map((side) => (side === 0 ? first : second!)));
}

/** The side of each seat; whoever plays alone is a side. */
export function sidesOf(game: AnyGame): number[] {
  return Array.from({ length: game.seats }, (_, seat) =>
    game.id === 'spades' ? sideOf(game.options, seat) : seat,
  );
}

function hasPartners(game: AnyGame): boolean {
  return game.id === 'spades' && game.options.mode === 'partners';
}

function isWhole(value: number, least: number, most: number): boolean {
  return Number.isInteger(value) && value >= least && value <= most;
}

function unlike(name: string, allowed: string, got: unknown): Result<never, string> {
  return fail(`${name}: expected ${allowed}, got ${String(got)}`);
}

function choice(values: readonly string[]): string {
  return `one of ${values.join(', ')}`;
}

function range(least: number, most: number): string {
  return `a whole number from ${least} to ${most}`;
}
