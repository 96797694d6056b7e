// The bar beside a total: what was there before the deal, and what the deal has changed.

import type { TableView } from '@kalpler/engine';
import { goalOf } from '../games/games.ts';

interface Bar {
  /** Both parts from and to, between 0 and 1; where zero lies, if totals can be on both sides of it. */
  readonly base: readonly [number, number];
  readonly change: readonly [number, number];
  readonly zero: number;
}

/** The bars of all sides on one scale, which holds every total and the goal of the match. */
export function barOf(view: TableView, total: number, change: number): Bar {
  const { totals } = view.standing;
  const last = view.results.at(-1);
  const before = totals.map((value, side) => value - (last?.scores[side] ?? 0));
  const goal = goalOf(view.options);
  const end = goal !== null && 'points' in goal ? goal.points : 0;
  const low = Math.min(0, ...totals, ...before);
  const high = Math.max(1, end, ...totals, ...before);
  const at = (value: number) => (value - low) / (high - low);
  const was = total - change;
  const isSameSide = was * total > 0;
  const kept = isSameSide ? Math.sign(total) * Math.min(Math.abs(was), Math.abs(total)) : 0;
  const pair = (a: number, b: number): [number, number] => [at(Math.min(a, b)), at(Math.max(a, b))];
  return { base: pair(0, kept), change: pair(was, total), zero: at(0) };
}
