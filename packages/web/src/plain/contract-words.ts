// Games of King as people call them: six penalties, and trumps with their suit.

import type { KingContract, Penalty, Suit } from '@kalpler/engine';
import { type Language, readSuit } from './card-words.ts';
import { wordsOf } from './fold.ts';

/** Whole names, and after a verb also the short ones that mean something else when they stand alone. */
const PENALTIES: Readonly<Record<string, Penalty>> = {
  'el almaz': 'el',
  'no tricks': 'el',
  'kupa almaz': 'kupa',
  'no hearts': 'kupa',
  'erkek almaz': 'erkek',
  'no men': 'erkek',
  'kiz almaz': 'kiz',
  'no queens': 'kiz',
  rifki: 'rifki',
  'king of hearts': 'rifki',
  'son iki': 'sonIki',
  'last two': 'sonIki',
};
const SHORT: Readonly<Record<string, Penalty>> = {
  el: 'el',
  tricks: 'el',
  kupa: 'kupa',
  hearts: 'kupa',
  erkek: 'erkek',
  men: 'erkek',
  kiz: 'kiz',
  queens: 'kiz',
  'kupa papazi': 'rifki',
  son: 'sonIki',
};
const TRUMPS = ['koz', 'trump', 'trumps'];
const SUITS: Readonly<Record<string, Suit>> = {
  S: 'spades',
  H: 'hearts',
  D: 'diamonds',
  C: 'clubs',
};

export function readContract(
  text: string,
  language: Language,
  isBare: boolean,
): KingContract | null {
  const words = wordsOf(text);
  const penalty = PENALTIES[words.join(' ')] ?? (isBare ? undefined : SHORT[words.join(' ')]);
  if (penalty !== undefined) return { type: 'penalty', name: penalty };
  // `koz maça`, `maça koz`, with `king` behind it where King is declared.
  const isKing = words.length === 3 && words[2] === 'king';
  const [first, second] = words;
  if (first === undefined || second === undefined) return null;
  if (words.length > 2 && !isKing) return null;
  const other = TRUMPS.includes(first) ? second : TRUMPS.includes(second) ? first : null;
  const trumpSuit = other === null ? undefined : SUITS[readSuit(other, language) ?? ''];
  if (trumpSuit === undefined) return null;
  return isKing ? { type: 'trump', trumpSuit, kingDeclared: true } : { type: 'trump', trumpSuit };
}
