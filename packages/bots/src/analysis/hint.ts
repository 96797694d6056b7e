// A hint: what the expert would do in the player's place, and what it expects of each move.

import { type Move, SeededRandom, type TableView } from '@kalpler/engine';
import type { Reason } from '../bot.ts';
import type { Clock } from '../expert/budget.ts';
import { ExpertBot } from '../expert/expert.ts';
import { SafeBot } from '../safe.ts';

export interface Hint {
  readonly move: Move;
  readonly reason: Reason;
  /** By how many points the seat, or its side in Spades, may come out ahead after each move; none where forced. */
  readonly expected: readonly { readonly move: Move; readonly value: number }[];
}

export interface HintOptions {
  /** How long to think. */
  readonly ms?: number | undefined;
  readonly seed?: number | undefined;
  readonly clock?: Clock | undefined;
}

/** Well below what a player notices as waiting. */
const MS = 150;

/** Of the view's own seat, which must be on turn; throws a RangeError otherwise. */
export function hint(view: TableView, { ms = MS, seed = 0, clock }: HintOptions = {}): Hint {
  const options = { ms, deals: Number.POSITIVE_INFINITY, infers: true, solves: false };
  const { move, reason } = new SafeBot(new ExpertBot('expert', options, clock)).choose(
    view,
    new SeededRandom(seed),
  );
  return { move, reason, expected: reason.expected ?? [] };
}
