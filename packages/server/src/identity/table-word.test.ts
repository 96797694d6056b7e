// Checks the words that tables are called by, their plain form for links, and the way to a free one.

import { readFileSync } from 'node:fs';
import { SeededRandom } from '@kalpler/engine';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { freeWord, slugOf, TABLE_WORDS } from './table-word.ts';

const file = new URL('../../data/turkish-words.json', import.meta.url);
const { version, categories } = JSON.parse(readFileSync(file, 'utf8')) as {
  version: number;
  categories: { id: string; tr: string; en: string; words: string[] }[];
};

const doubled = (list: readonly string[]) => list.filter((word, i) => list.indexOf(word) !== i);

describe('the word list', () => {
  test('has at least 600 words', () => {
    expect(version).toBe(1);
    expect(TABLE_WORDS.length).toBeGreaterThanOrEqual(600);
  });

  test('has no word twice, not even in the form for links', () => {
    expect(doubled(TABLE_WORDS)).toEqual([]);
    expect(doubled(TABLE_WORDS.map(slugOf))).toEqual([]);
  });

  test('has only lower-case Turkish letters', () => {
    expect(
      TABLE_WORDS.filter((word) => !/^[abcçdefgğhıijklmnoöprsştuüvyzâîû]+$/.test(word)),
    ).toEqual([]);
    expect(TABLE_WORDS.filter((word) => word !== word.normalize('NFC'))).toEqual([]);
  });

  test('has words that are easy to say and to type', () => {
    const odd = TABLE_WORDS.filter((word) => word.length < 2 || word.length > 14);
    expect(odd).toEqual([]);
  });

  test('has named categories, none of them empty or doubled', () => {
    expect(categories.length).toBeGreaterThan(5);
    for (const { id, tr, en, words } of categories) {
      expect(id).toMatch(/^[a-z]+$/);
      expect(tr).toMatch(/^\p{Lu}/u);
      expect(en).toMatch(/^[A-Z]/);
      expect(words.length, id).toBeGreaterThan(9);
    }
    expect(doubled(categories.map(({ id }) => id))).toEqual([]);
  });

  test('keeps each category in the order of the alphabet', () => {
    const order = new Intl.Collator('tr').compare;
    for (const { id, words } of categories) expect(words, id).toEqual(words.toSorted(order));
  });

  test('makes links of plain letters only', () => {
    expect(TABLE_WORDS.map(slugOf).filter((slug) => !/^[a-z]+$/.test(slug))).toEqual([]);
  });
});

describe('slugOf', () => {
  test.each([
    ['çağlayan', 'caglayan'],
    ['ırmak', 'irmak'],
    ['IRMAK', 'irmak'],
    ['Irmak', 'irmak'],
    ['irmak', 'irmak'],
    ['İSKELE', 'iskele'],
    ['ISKELE', 'iskele'],
    ['I\u0307skele', 'iskele'],
    ['iskele', 'iskele'],
    ['şelale', 'selale'],
    ['s\u0327elale', 'selale'],
    ['GÖKKUŞAĞI', 'gokkusagi'],
    ['ÇÖMLEKÇİ', 'comlekci'],
    ['rüzgâr', 'ruzgar'],
    [' deniz ', 'deniz'],
    ['deniz42', 'deniz42'],
    ['../deniz', 'deniz'],
    ['deniz\0', 'deniz'],
    ['海', ''],
  ])('%j gives %j', (word, slug) => {
    expect(slugOf(word)).toBe(slug);
  });

  test('gives plain letters whatever comes, and the same again for its own result', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (word) => {
        const slug = slugOf(word);
        expect(slug).toMatch(/^[a-z0-9-]*$/);
        expect(slugOf(slug)).toBe(slug);
      }),
    );
  });

  test('finds every word in capitals, Turkish or not', () => {
    for (const word of TABLE_WORDS) {
      expect(slugOf(word.toLocaleUpperCase('tr'))).toBe(slugOf(word));
      expect(slugOf(slugOf(word).toUpperCase())).toBe(slugOf(word));
    }
  });
});

describe('freeWord', () => {
  const random = new SeededRandom(3);
  const below = (n: number) => random.below(n);

  test('is a word of the list', () => {
    expect(TABLE_WORDS).toContain(freeWord(() => false, below));
  });

  test('is never one that is taken', () => {
    const taken = new Set<string>();
    for (let i = 0; i < 3000; i++) {
      const slug = slugOf(freeWord((other) => taken.has(other), below));
      expect(taken.has(slug)).toBe(false);
      taken.add(slug);
    }
  });

  test('has a number when all words are taken', () => {
    const words = new Set(TABLE_WORDS.map(slugOf));
    expect(freeWord((slug) => words.has(slug), below)).toMatch(/^\p{Ll}+\d{1,2}$/u);
  });

  test('has a longer number when those are taken as well', () => {
    const isTaken = (slug: string) => /^[a-z]+\d{0,2}$/.test(slug);
    expect(freeWord(isTaken, below)).toMatch(/^\p{Ll}+\d{3,}$/u);
  });
});
