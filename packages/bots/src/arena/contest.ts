// A contest of bots as plain data: what is played, by whom in which seats, how often and from which seed.

import {
  type AnyGame,
  fail,
  type GameId,
  MAX_SEED,
  makeGame,
  ok,
  type Result,
  type Seat,
} from '@kalpler/engine';
import { readBot } from '../bot-name.ts';
import { ARENA_GAMES } from '../games.ts';
import type { GameArena } from './game-arena.ts';

/** Bots by seat. */
export type Seating = readonly string[];

/** `all`: every bot in every place beside every other. `rotations`: only the given order, turned. */
export const SEATING_PLANS = ['all', 'rotations'] as const;
export type SeatingPlan = (typeof SEATING_PLANS)[number];

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

/** What a game brings to the arena; nothing but its name, where it has no rules of its own there. */
export function arenaOf(id: GameId): GameArena {
  return ARENA_GAMES.find((game) => game.id === id) ?? { id };
}

/** In Hearts few points are good. */
export function isBetterLow(game: GameId): boolean {
  return arenaOf(game).isBetterLow ?? false;
}

/** The side of each seat; a player without a partner is a side. */
export function sidesOf(game: AnyGame): number[] {
  const { side } = arenaOf(game.id);
  return Array.from({ length: game.seats }, (_, seat) => side?.(game, seat) ?? seat);
}

function hasPartners(game: AnyGame): boolean {
  return new Set(sidesOf(game)).size < game.seats;
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

/**
 * All distinct arrangements of bots over the seats, the given one first. Seats of one side stay partners:
 * one bot against three gives 4 arrangements, two against two 6, a pair against a pair 2, four different
 * bots 24 or, as two pairs, 8. Every bot sits in every seat equally often, which is what cancels luck.
 */
export function seatings(
  bots: Seating,
  sides: readonly number[],
  plan: SeatingPlan = 'all',
): Seating[] {
  const orders = plan === 'all' ? permutations(bots.length) : rotations(bots.length);
  const found = new Map<string, Seating>();
  for (const order of orders) {
    if (!keepsSides(order, sides)) continue;
    const seating = order.map((from) => bots[from]!);
    const key = JSON.stringify(seating);
    if (!found.has(key)) found.set(key, seating);
  }
  return [...found.values()];
}

/** The bots of a table without repeats, in the order in which they are named. */
export function entrantsOf(bots: Seating): string[] {
  return [...new Set(bots)];
}

/** Whether two sit on one side exactly if they did before. */
function keepsSides(order: readonly Seat[], sides: readonly number[]): boolean {
  return order.every((from, seat) =>
    order.every(
      (other, place) => (sides[seat] === sides[place]) === (sides[from] === sides[other]),
    ),
  );
}

function rotations(seats: number): Seat[][] {
  return Array.from({ length: seats }, (_, turn) =>
    Array.from({ length: seats }, (_, seat) => (seat + turn) % seats),
  );
}

/** All orders of the seats, the natural one first. */
function permutations(seats: number): Seat[][] {
  let orders: Seat[][] = [[]];
  for (let place = 0; place < seats; place++) {
    orders = orders.flatMap((order) => {
      const free = Array.from({ length: seats }, (_, seat) => seat);
      return free.filter((seat) => !order.includes(seat)).map((seat) => [...order, seat]);
    });
  }
  return orders;
}
