// A move in words, as short as a line needs it.

import { cardSymbol, type Move } from '@kalpler/engine';
import { describeMove } from '@kalpler/match';
import type { Words } from '../words.ts';
import { bidWords } from './numbers.ts';

export function moveWords(move: Move, words: Words): string {
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
