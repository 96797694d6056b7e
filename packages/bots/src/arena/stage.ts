// A contest that is ready to be played: its rules, its seatings, and the random numbers of every deal.

import {
  type AnyGame,
  type Draw,
  drawDeal,
  gameOf,
  type Random,
  SeededRandom,
} from '@kalpler/engine';
import type { Bot } from '../bot.ts';
import { allBots } from '../index.ts';
import { type Contest, entrantsOf, type Seating, seatings, sidesOf } from './contest.ts';
import { Referee } from './referee.ts';
import { emptyPace, emptyTally, type Pace, type Tally } from './tally.ts';

export type BotMaker = (name: string) => Bot;

/** What the bots of a contest did, by entrant. */
export interface Ledger {
  readonly tallies: readonly Tally[];
  readonly paces: readonly Pace[];
}

/** Which deal of a board: a deal that was cancelled is dealt again with its number. */
export interface DealId {
  readonly board: number;
  readonly number: number;
  readonly redeal: number;
}

export class Stage {
  readonly contest: Contest;
  readonly game: AnyGame;
  readonly sides: readonly number[];
  /** The bots without repeats. */
  readonly entrants: readonly string[];
  readonly seatings: readonly Seating[];
  readonly #make: BotMaker;

  constructor(contest: Contest, make: BotMaker = allBots.create) {
    this.contest = contest;
    this.game = gameOf(contest.game, contest.options);
    this.sides = sidesOf(this.game);
    this.entrants = entrantsOf(contest.bots);
    this.seatings = seatings(contest.bots, this.sides, contest.seating);
    this.#make = make;
  }

  emptyLedger(): Ledger {
    return { tallies: this.entrants.map(emptyTally), paces: this.entrants.map(emptyPace) };
  }

  /** New bots take their seats and play; errors say where they happened. */
  play<T>(seating: Seating, board: number, ledger: Ledger, work: (referee: Referee) => T): T {
    const chairs = seating.map((name) => {
      const entrant = this.entrants.indexOf(name);
      const tally = ledger.tallies[entrant]!;
      return { name, bot: this.#make(name), tally, pace: ledger.paces[entrant]! };
    });
    try {
      return work(new Referee(this.game, chairs));
    } catch (cause) {
      const { game, length, seed } = this.contest;
      const where = `${game}, ${length} ${board} of seed ${seed}, seats ${seating.join(' ')}`;
      throw new Error(`${where}: ${(cause as Error).message}`, { cause });
    }
  }

  /** The cards of a deal: the same in every arrangement. */
  draw({ board, number, redeal }: DealId): Draw {
    const seed = deriveSeed(this.contest.seed, CARDS, board, number, redeal);
    return drawDeal(this.game, new SeededRandom(seed));
  }

  /**
   * The chance of each seat's thoughts. It is the same in every arrangement, so that luck in thinking cancels
   * as luck in cards does: two equal bots come out exactly even.
   */
  chances({ board, number, redeal }: DealId): Random[] {
    return this.sides.map(
      (_, seat) =>
        new SeededRandom(deriveSeed(this.contest.seed, THOUGHT, board, number, redeal, seat)),
    );
  }
}

// Seeds of everything that chance decides in an arena, so that no result hangs on who plays what and when.

/** What a seed is for: two purposes never share their chance. */
export const CARDS = 1;
export const THOUGHT = 2;
export const STANDING = 3;

/** A seed of 53 bits from whole numbers below 2^53; any other numbers, or another order, give another seed. */
export function deriveSeed(...parts: readonly number[]): number {
  let low = 0x9e3779b9 ^ parts.length;
  let high = 0x243f6a88;
  for (const part of parts) {
    low = mix(low ^ part);
    high = mix(high + low + Math.floor(part / 0x100000000));
    low = mix(low + high);
  }
  return (high & 0x1fffff) * 0x100000000 + (low >>> 0);
}

/** Spreads every bit over all 32: the last steps of MurmurHash3. */
function mix(bits: number): number {
  let h = bits | 0;
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) + 0x6d2b79f5;
}
