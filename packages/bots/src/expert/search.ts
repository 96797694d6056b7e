// Weighing moves: every candidate is tried in the same sample deals, and those that fall behind are dropped.

import type { Action } from '@kalpler/engine';
import { type Budget, type Clock, MOST_DEALS } from '../bot-name.ts';

/** One move's thinking, from when it began. */
export class Thinking {
  readonly #clock: Clock;
  readonly #end: number;
  readonly #deals: number;

  constructor({ ms, deals }: Budget, clock: Clock) {
    this.#clock = clock;
    this.#end = ms === Number.POSITIVE_INFINITY ? ms : clock() + ms;
    this.#deals = Math.min(deals, MOST_DEALS);
  }

  /** Whether another deal may be sampled after this number. */
  mayGoOn(deals: number): boolean {
    if (deals >= this.#deals) return false;
    return this.#end === Number.POSITIVE_INFINITY || this.#clock() < this.#end;
  }
}

/** A move together with the plan that is followed after it. */
export interface Arm {
  readonly action: Action;
  readonly plan: number;
}

export interface Weighed extends Arm {
  /** Mean worth and points: those of the best arm, less by what this one fell behind it in the same deals. */
  readonly worth: number;
  readonly points: number;
  /** The deals in which it was tried. */
  readonly deals: number;
  /** What it brought in each of them; the best arm was tried in the same deals, and maybe in more. */
  readonly brought: Brought;
}

interface Brought {
  readonly worths: Float64Array;
  readonly points: Float64Array;
}

/** What one arm brings in the deal sampled last. */
export interface Trial {
  sampleDeal(): void;
  worth(arm: Arm): number;
  readonly points: number;
}

/** Deals before the first arms may be dropped, and how far behind they must be, in standard errors. */
const FIRST_CUT = 12;
const BEHIND = 3;
/** How much more deals are needed for each further cut. */
const NEXT_CUT = 1.4;
/** Doubt in differences that have hardly varied so far: rare disasters take many deals to show. */
export const UNSEEN = 0.02;

/** One arm with what it brought so far, deal by deal. */
class MoveRecord {
  readonly arm: Arm;
  deals = 0;
  sum = 0;
  worths = new Float64Array(64);
  points = new Float64Array(64);

  constructor(arm: Arm) {
    this.arm = arm;
  }

  note(worth: number, points: number): void {
    if (this.deals === this.worths.length) {
      this.worths = grown(this.worths);
      this.points = grown(this.points);
    }
    this.worths[this.deals] = worth;
    this.points[this.deals] = points;
    this.sum += worth;
    this.deals++;
  }
}

/**
 * All arms, the best first. At least one deal is sampled, however short the time. The arms of a move that is asked
 * about are tried to the end, even if they have fallen behind.
 */
export function weigh(
  arms: readonly Arm[],
  trial: Trial,
  thinking: Thinking,
  asked?: Action,
): Weighed[] {
  const records = arms.map((arm) => new MoveRecord(arm));
  let alive = records;
  let cut = FIRST_CUT;
  for (let deals = 0; deals === 0 || thinking.mayGoOn(deals); ) {
    trial.sampleDeal();
    for (const record of alive) {
      const worth = trial.worth(record.arm);
      record.note(worth, trial.points);
    }
    deals++;
    if (deals < cut) continue;
    alive = stillIn(alive, asked);
    if (alive.length === 1) break;
    cut = Math.min(MOST_DEALS, Math.ceil(cut * NEXT_CUT));
  }
  const best = leader(alive);
  return records
    .map((record) => compare(record, best))
    .sort((a, b) => b.deals - a.deals || b.worth - a.worth);
}

function leader(alive: readonly MoveRecord[]): MoveRecord {
  return alive.reduce((best, record) => (record.sum > best.sum ? record : best));
}

/** The arms that are not clearly behind the best one, by their differences deal by deal. */
function stillIn(alive: readonly MoveRecord[], asked: Action | undefined): MoveRecord[] {
  const best = leader(alive);
  const { deals } = best;
  return alive.filter((record) => {
    if (record.arm.action === asked) return true;
    const mean = (best.sum - record.sum) / deals;
    let squares = UNSEEN;
    for (let i = 0; i < deals; i++) {
      const off = best.worths[i]! - record.worths[i]! - mean;
      squares += off * off;
    }
    return mean <= BEHIND * Math.sqrt(squares / (deals - 1) / deals);
  });
}

/** An arm that was dropped early has seen other deals than the best one: only common deals are compared. */
function compare(record: MoveRecord, best: MoveRecord): Weighed {
  const { deals } = record;
  const behind = (values: Float64Array, bestValues: Float64Array): number =>
    mean(bestValues, best.deals) - mean(bestValues, deals) + mean(values, deals);
  return {
    ...record.arm,
    worth: behind(record.worths, best.worths),
    points: behind(record.points, best.points),
    deals,
    brought: record,
  };
}

function mean(values: Float64Array, n: number): number {
  let sum = 0;
  for (let i = 0; i < n; i++) sum += values[i]!;
  return sum / n;
}

function grown(values: Float64Array): Float64Array<ArrayBuffer> {
  const more = new Float64Array(values.length * 2);
  more.set(values);
  return more;
}
