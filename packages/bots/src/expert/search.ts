// Weighing moves: every candidate is tried in the same imagined deals, and those that fall behind are dropped.

import type { Action } from '@kalpler/engine';
import { MOST_DEALS, type Thinking } from './budget.ts';

/** A move together with the plan that is followed after it. */
export interface Arm {
  readonly action: Action;
  readonly plan: number;
  /** How much better than others it must look before it is taken. */
  readonly doubt: number;
}

export interface Weighed extends Arm {
  /** Mean worth and mean points over the deals in which the arm was tried, and how many they were. */
  readonly worth: number;
  readonly points: number;
  readonly deals: number;
}

/** What one arm brings in the deal imagined last. */
export interface Trial {
  imagine(): void;
  worth(arm: Arm): number;
  readonly points: number;
}

/** Deals before the first arms may be dropped, and how far behind they must be, in standard errors. */
const FIRST_CUT = 12;
const BEHIND = 3;

export function weigh(arms: readonly Arm[], trial: Trial, thinking: Thinking): Weighed[] {
  const n = arms.length;
  const values: Float64Array[] = arms.map(() => new Float64Array(64));
  const sums = new Float64Array(n);
  const points = new Float64Array(n);
  const tried = new Int32Array(n);
  let alive = arms.map((_, i) => i);
  let deals = 0;
  let cut = FIRST_CUT;
  while (thinking.mayGoOn(deals)) {
    trial.imagine();
    for (const i of alive) {
      const value = trial.worth(arms[i]!) - arms[i]!.doubt;
      if (deals === values[i]!.length) values[i] = grown(values[i]!);
      values[i]![deals] = value;
      sums[i]! += value;
      points[i]! += trial.points;
      tried[i]!++;
    }
    deals++;
    if (deals === cut) {
      alive = stillIn(alive, values, sums, deals);
      if (alive.length === 1) break;
      cut = Math.min(MOST_DEALS, Math.ceil(cut * 1.4));
    }
  }
  const best = (i: number) => (alive.includes(i) ? 1 : 0);
  return arms
    .map((arm, i) => ({
      ...arm,
      worth: sums[i]! / tried[i]!,
      points: points[i]! / tried[i]!,
      deals: tried[i]!,
      last: best(i),
    }))
    .sort((a, b) => b.last - a.last || b.worth - a.worth);
}

function grown(values: Float64Array): Float64Array {
  const more = new Float64Array(values.length * 2);
  more.set(values);
  return more;
}

/** The arms that are not clearly behind the best one, by their differences deal by deal. */
function stillIn(
  alive: readonly number[],
  values: readonly Float64Array[],
  sums: Float64Array,
  deals: number,
): number[] {
  let best = alive[0]!;
  for (const i of alive) if (sums[i]! > sums[best]!) best = i;
  return alive.filter((i) => {
    if (i === best) return true;
    const mean = (sums[best]! - sums[i]!) / deals;
    let squares = 0;
    for (let k = 0; k < deals; k++) {
      const off = values[best]![k]! - values[i]![k]! - mean;
      squares += off * off;
    }
    const error = Math.sqrt(squares / (deals - 1) / deals);
    return mean <= BEHIND * error;
  });
}
