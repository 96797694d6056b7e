// Moves and hints in words: what the expert would do, why, and what it thinks of the rest.

import type { Hint } from '@kalpler/bots';
import { cardSymbol, type Move } from '@kalpler/engine';
import { describeMove } from '@kalpler/match';
import type { Words } from '../words.ts';
import { bidWords, shownNumber } from './numbers.ts';

/** A move in words, as short as a line needs it. */
function moveWords(move: Move, words: Words): string {
  const { t } = words;
  return describeMove(move, {
    card: cardSymbol,
    between: ' ',
    bid: (bid) => (typeof bid === 'number' ? t.bidOf(bid) : bidWords(bid, t)),
    contract: words.contract,
    moon: t.moon,
    reveal: t.look,
    cancel: t.cancel,
    claim: t.claimWord,
  });
}

export function isSameMove(one: Move, other: Move): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** How many other moves are named, in a line of their own. */
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
