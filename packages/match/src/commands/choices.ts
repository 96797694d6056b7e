// Games of King, bids and ways to count a moon as people type them.

import type { Bid, KingContract, MoonOption, Penalty, Suit } from '@kalpler/engine';
import { fold } from './fold.ts';

/** A map has only what is put into it: an object also has a `constructor`, which somebody may type. */
function mapOf<T>(table: Readonly<Record<string, T>>): ReadonlyMap<string, T> {
  return new Map(Object.entries(table));
}

/** Whole names, and after a verb also the short ones that mean something else when they stand alone. */
const PENALTIES = mapOf<Penalty>({
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
});
const SHORT = mapOf<Penalty>({
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
});
const TRUMPS = ['koz', 'trump', 'trumps'];
const SUITS = mapOf<Suit>({
  S: 'spades',
  H: 'hearts',
  D: 'diamonds',
  C: 'clubs',
});

/** `suitOf` gives the printed letter of the suit that a word names. */
export function readContract(
  text: string,
  suitOf: (word: string) => string | undefined,
  isBare: boolean,
): KingContract | null {
  const words = fold(text).match(/[\p{L}\p{N}]+|[♠♥♦♣]/gu) ?? [];
  const whole = words.join(' ');
  const penalty = PENALTIES.get(whole) ?? (isBare ? undefined : SHORT.get(whole));
  if (penalty !== undefined) return { type: 'penalty', name: penalty };
  // `koz maça`, `maça koz`, with `king` behind it where King is declared.
  const isKing = words.length === 3 && words[2] === 'king';
  const [first, second] = words;
  if (first === undefined || second === undefined || (words.length > 2 && !isKing)) return null;
  const other = TRUMPS.includes(first) ? second : TRUMPS.includes(second) ? first : null;
  const trumpSuit = other === null ? undefined : SUITS.get(suitOf(other) ?? '');
  if (trumpSuit === undefined) return null;
  return isKing ? { type: 'trump', trumpSuit, kingDeclared: true } : { type: 'trump', trumpSuit };
}

const NILS = ['nil', 'sifir'];
const BLINDS = ['blind nil', 'blind', 'kor sifir', 'kor'];

/** A number of tricks, nil or blind nil. */
export function readBid(text: string): Bid | null {
  const word = fold(text).replace(/ (?:el|tricks?)$/, '');
  if (NILS.includes(word)) return 'nil';
  if (BLINDS.includes(word)) return 'blind_nil';
  return /^\d{1,2}$/.test(word) ? Number(word) : null;
}

const MOONS = mapOf<MoonOption>({
  otekiler: 'othersPlus',
  digerleri: 'othersPlus',
  others: 'othersPlus',
  ben: 'shooterMinus',
  benden: 'shooterMinus',
  mine: 'shooterMinus',
});

export function readMoon(text: string): MoonOption | null {
  return MOONS.get(fold(text)) ?? null;
}
