// Cards as people type them: `Q♠`, `QS`, `sq`, `queen of spades`, `maça kızı`, `MK`; a card is given by its printed name.
//
// Some letters mean two things: S is Sinek and Spades, K is Kız, King and Kupa. All readings are given, and the
// hand decides: players type cards that they hold.

import { fold } from './fold.ts';

/** What is spoken; commands are understood in both, but a letter may mean different things. */
export type Language = 'tr' | 'en';

/** Printed names, as in `QS`; the likeliest first. */
export type Readings = readonly string[];

type Table = Readonly<Record<string, readonly string[]>>;

const SUIT_WORDS: Table = {
  S: ['maca', 'spades', 'spade', '♠'],
  H: ['kupa', 'hearts', 'heart', '♥'],
  D: ['karo', 'diamonds', 'diamond', '♦'],
  C: ['sinek', 'clubs', 'club', '♣'],
};
const RANK_WORDS: Table = {
  A: ['as', 'asi', 'ace'],
  K: ['papaz', 'papazi', 'king'],
  Q: ['kiz', 'kizi', 'queen'],
  J: ['vale', 'valesi', 'jack'],
  10: ['on', 'onlu', 'onlusu', 'ten'],
  9: ['dokuz', 'dokuzlu', 'dokuzlusu', 'nine'],
  8: ['sekiz', 'sekizli', 'sekizlisi', 'eight'],
  7: ['yedi', 'yedili', 'yedilisi', 'seven'],
  6: ['alti', 'altili', 'altilisi', 'six'],
  5: ['bes', 'besli', 'beslisi', 'five'],
  4: ['dort', 'dortlu', 'dortlusu', 'four'],
  3: ['uc', 'uclu', 'uclusu', 'three'],
  2: ['iki', 'ikili', 'ikilisi', 'two', 'deuce'],
};
/** One letter, and all it may stand for. Maps: of an object one could ask for its `constructor`. */
type Letters = Readonly<Record<Language, ReadonlyMap<string, readonly string[]>>>;
const letters = (table: Table) => new Map(Object.entries(table));
const SUIT_LETTERS: Letters = {
  tr: letters({ m: ['S'], k: ['H'], r: ['D'], s: ['C', 'S'], h: ['H'], d: ['D'], c: ['C'] }),
  en: letters({ s: ['S'], h: ['H'], d: ['D'], c: ['C'], m: ['S'], k: ['H'], r: ['D'] }),
};
const RANK_LETTERS: Letters = {
  tr: letters({ a: ['A'], p: ['K'], k: ['Q', 'K'], v: ['J'], q: ['Q'], j: ['J'], t: ['10'] }),
  en: letters({ a: ['A'], k: ['K'], q: ['Q'], j: ['J'], t: ['10'], v: ['J'], p: ['K'] }),
};
const JOKERS: Table = {
  BJ: ['bj', 'buyuk joker', 'big joker'],
  LJ: ['lj', 'kucuk joker', 'little joker'],
};
const BETWEEN = ['of', 'the', 've', 'and'];

function byWord(table: Table): ReadonlyMap<string, string> {
  return new Map(Object.entries(table).flatMap(([key, words]) => words.map((word) => [word, key])));
}
const SUIT_OF = byWord(SUIT_WORDS);
const RANK_OF = byWord(RANK_WORDS);
const JOKER_OF = byWord(JOKERS);

/** The letters of the suits that a word may name. */
export function suitReadings(word: string, language: Language): readonly string[] {
  const whole = SUIT_OF.get(word);
  return whole === undefined ? (SUIT_LETTERS[language].get(word) ?? []) : [whole];
}

function rankReadings(word: string, language: Language): readonly string[] {
  const whole = RANK_OF.get(word);
  if (whole !== undefined) return [whole];
  if (/^(?:[2-9]|10)$/.test(word)) return [word];
  return RANK_LETTERS[language].get(word) ?? [];
}

/** A suit and a rank in either order. Beside a symbol stands what is printed: `K♣` is the king and no Kız. */
function pair(first: string, second: string, language: Language): string[] {
  const cross = (suit: string, rank: string) => {
    const printed = /^[♠♥♦♣]$/u.test(suit) ? 'en' : language;
    const ranks = rankReadings(rank, printed);
    return suitReadings(suit, language).flatMap((letter) => ranks.map((one) => `${one}${letter}`));
  };
  return [...new Set([...cross(first, second), ...cross(second, first)])];
}

/** A letter, a digit or a symbol, and another; only the ten is longer. */
const SHORT = /^(?:([\p{L}♠♥♦♣])(10|[\p{L}\d])|(10|\d)([\p{L}♠♥♦♣])|(\p{L})([♠♥♦♣]))$/u;

/** One short word such as `m7`, `10♥` or `qs`. */
function short(word: string, language: Language): string[] {
  const joker = JOKER_OF.get(word);
  if (joker !== undefined) return [joker];
  // In Turkish this is the word for any ace.
  if (word === 'as' && language === 'tr') return ['AC', 'AS', 'AH', 'AD'];
  const [first, second] = (SHORT.exec(word) ?? []).slice(1).filter((part) => part !== undefined);
  return first === undefined || second === undefined ? [] : pair(first, second, language);
}

/** The cards that a text names one after the other; null where a part of it names none. */
export function readCards(text: string, language: Language): Readings[] | null {
  const words = (fold(text).match(/[\p{L}\p{N}♠♥♦♣]+/gu) ?? []).filter(
    (word) => !BETWEEN.includes(word),
  );
  const cards: Readings[] = [];
  for (let i = 0; i < words.length; ) {
    const [word, next = ''] = [words[i]!, words[i + 1]];
    const joker = JOKER_OF.get(`${word} ${next}`);
    const two = joker === undefined ? pair(word, next, language) : [joker];
    const one = two.length > 0 ? two : short(word, language);
    if (one.length === 0) return null;
    cards.push(one);
    i += two.length > 0 ? 2 : 1;
  }
  return cards.length === 0 ? null : cards;
}
