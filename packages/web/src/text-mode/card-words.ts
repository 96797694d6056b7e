// Cards as people write them, in full or short, in Turkish or English; a card is given by its printed name.

import type { Language } from '@kalpler/words/language';
import { fold } from '@kalpler/words/typed';

/** Folded words by the letter that is printed. */
const SUITS: Readonly<Record<string, readonly string[]>> = {
  S: ['maca', 'spades', 'spade', '♠', 'm'],
  H: ['kupa', 'hearts', 'heart', '♥', 'k', 'h'],
  D: ['karo', 'diamonds', 'diamond', '♦', 'r', 'd'],
  C: ['sinek', 'clubs', 'club', '♣', 'c'],
};
/** The letter that means one suit in Turkish and another in English. */
const SHARED = { letter: 's', tr: 'C', en: 'S' } as const;

const RANKS: Readonly<Record<string, readonly string[]>> = {
  A: ['as', 'asi', 'ace', 'a'],
  K: ['papaz', 'papazi', 'king', 'k'],
  Q: ['kiz', 'kizi', 'queen', 'q'],
  J: ['vale', 'valesi', 'jack', 'j'],
  10: ['on', 'onlu', 'onlusu', 'ten', '10'],
  9: ['dokuz', 'dokuzlu', 'dokuzlusu', 'nine', '9'],
  8: ['sekiz', 'sekizli', 'sekizlisi', 'eight', '8'],
  7: ['yedi', 'yedili', 'yedilisi', 'seven', '7'],
  6: ['alti', 'altili', 'altilisi', 'six', '6'],
  5: ['bes', 'besli', 'beslisi', 'five', '5'],
  4: ['dort', 'dortlu', 'dortlusu', 'four', '4'],
  3: ['uc', 'uclu', 'uclusu', 'three', '3'],
  2: ['iki', 'ikili', 'ikilisi', 'two', 'deuce', '2'],
};
const JOKERS: Readonly<Record<string, string>> = {
  'buyuk joker': 'BJ',
  'big joker': 'BJ',
  'kucuk joker': 'LJ',
  'little joker': 'LJ',
};

function byWord(table: Readonly<Record<string, readonly string[]>>): Map<string, string> {
  return new Map(Object.entries(table).flatMap(([key, words]) => words.map((word) => [word, key])));
}

const SUIT_OF = byWord(SUITS);
const RANK_OF = byWord(RANKS);
const BETWEEN = ['of', 'the'];
const SEPARATORS = [',', ';', '+', 've', 'and'];

/** The printed letter of the suit that a word names. */
export function readSuit(word: string, language: Language): string | undefined {
  return word === SHARED.letter ? SHARED[language] : SUIT_OF.get(word);
}

/** Two words, or one as short as `m7`: a suit and a rank in either order. */
function pair(first: string, second: string, language: Language): string | null {
  const [suit, rank] = [readSuit(first, language), RANK_OF.get(second)];
  if (suit !== undefined && rank !== undefined) return `${rank}${suit}`;
  const [front, back] = [RANK_OF.get(first), readSuit(second, language)];
  return front !== undefined && back !== undefined ? `${front}${back}` : null;
}

function short(word: string, language: Language): string | null {
  if (word === 'bj' || word === 'lj') return word === 'bj' ? 'BJ' : 'LJ';
  // In Turkish this is the word for any ace.
  if (word === 'as' && language === 'tr') return null;
  if (!/^(?:[\p{L}♠♥♦♣](?:10|[\p{L}\d])|10[\p{L}♠♥♦♣]|\d\p{L})$/u.test(word)) return null;
  const cut = word.startsWith('10') ? 2 : 1;
  return pair(word.slice(0, cut), word.slice(cut), language);
}

/** The cards that a text names one after the other; null where a part of it names none. */
export function readCards(text: string, language: Language): string[] | null {
  const words = (fold(text).match(/[\p{L}\p{N}]+|[♠♥♦♣,;+]/gu) ?? []).filter(
    (word) => !BETWEEN.includes(word),
  );
  const cards: string[] = [];
  for (let i = 0; i < words.length; ) {
    const [word, next = ''] = [words[i]!, words[i + 1]];
    if (SEPARATORS.includes(word)) {
      i++;
      continue;
    }
    const two = JOKERS[`${word} ${next}`] ?? pair(word, next, language);
    const card = two ?? short(word, language);
    if (card === null) return null;
    cards.push(card);
    i += two === null ? 1 : 2;
  }
  return cards;
}

/** The one card that a text names. */
export function readCard(text: string, language: Language): string | null {
  const cards = readCards(text, language);
  return cards?.length === 1 ? cards[0]! : null;
}
