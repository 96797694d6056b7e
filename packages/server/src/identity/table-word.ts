// The names of tables: Turkish words that are easy to say, and their plain form for links.

import { readFileSync } from 'node:fs';

interface WordFile {
  readonly categories: readonly { readonly id: string; readonly words: readonly string[] }[];
}

const file = new URL('../../data/turkish-words.json', import.meta.url);

export const TABLE_WORDS: readonly string[] = (
  JSON.parse(readFileSync(file, 'utf8')) as WordFile
).categories.flatMap(({ words }) => words);

const LETTERS: Readonly<Record<string, string>> = {
  ç: 'c',
  ğ: 'g',
  ı: 'i',
  ö: 'o',
  ş: 's',
  ü: 'u',
  â: 'a',
  î: 'i',
  û: 'u',
};

/** The form for links and for looking up, however the word was typed. */
export function slugOf(word: string): string {
  return word
    .normalize('NFC')
    .trim()
    .toLocaleLowerCase('tr')
    .replace(/[çğıöşüâîû]/g, (letter) => LETTERS[letter]!)
    .normalize('NFD')
    .replace(/[^a-z0-9-]/g, '');
}

const TRIES = 100;
const NUMBERS = 100;

/** A word that no table has; when none can be found, one with a number, and a longer one if need be. */
export function freeWord(isTaken: (slug: string) => boolean, below: (n: number) => number): string {
  const pick = () => TABLE_WORDS[below(TABLE_WORDS.length)]!;
  for (let i = 0; i < TRIES; i++) {
    const word = pick();
    if (!isTaken(slugOf(word))) return word;
  }
  for (let most = NUMBERS; ; most *= 10) {
    for (let i = 0; i < TRIES; i++) {
      const word = `${pick()}${below(most)}`;
      if (!isTaken(slugOf(word))) return word;
    }
  }
}
