// A hint in words: what the expert would do, why, and what it thinks of the rest.

import type { Hint } from '@kalpler/bots';
import type { Words } from '../words.ts';
import { isSameMove, moveWords } from './move-words.ts';
import { shownNumber } from './numbers.ts';

/** How many other moves are told, in a line of their own. */
const MOST = 4;

export function adviceWords({ move, reason, expected }: Hint, words: Words): string {
  const { t } = words;
  const first = `${t.hint(moveWords(move, words))}. ${words.reason(reason)}`;
  const best = expected.find((one) => isSameMove(one.move, move));
  if (best === undefined) return first;
  // The advice is for the match, the figures are points of the deal, and a move that was dropped early was tried on
  // few deals: what looks better than the advice would only contradict it.
  const others = expected
    .filter((one) => !isSameMove(one.move, move) && tenths(one.value - best.value) <= 0)
    .sort((a, b) => b.value - a.value)
    .slice(0, MOST)
    .map((one) => `${moveWords(one.move, words)} ${shownNumber(tenths(one.value - best.value))}`);
  return others.length === 0 ? first : `${first}\n${t.expected}: ${others.join(' · ')}`;
}

/** One digit behind the point, and no sign for nothing. */
function tenths(value: number): number {
  return Math.round(value * 10) / 10;
}
