// The catalogues: both languages complete, Turkish without leftovers, and no case endings on names.

import { describe, expect, it } from 'vitest';
import { catalogues, type Entry, isBroken, samplesOf } from './catalogue.ts';

const all = await catalogues();
const turkish = all.flatMap(({ tr }) => tr);
const english = all.flatMap(({ en }) => en);

describe.each([
  ['Turkish', turkish],
  ['English', english],
])('%s', (_, entries) => {
  it('has a text for every entry', () => {
    expect(entries.length).toBeGreaterThan(400);
    expect(entries.filter((entry) => !isSaid(entry)).map(({ path }) => path)).toEqual([]);
  });
});

it('both languages have the same entries', () => {
  const paths = (entries: readonly Entry[]) => entries.map(({ path }) => path).sort();
  expect(paths(english)).toEqual(paths(turkish));
});

/** Empty on purpose: King of Hearts is counted once, not by a unit, and one line of the help goes on in a second. */
const SILENT = ['panels.units.rifki', 'play.helpTyped.1'];

function isSaid(entry: Entry): boolean {
  if (SILENT.includes(entry.path)) return true;
  const texts = samplesOf(entry);
  return texts.length > 0 && texts.every((text) => text.trim() !== '' && !isBroken(text));
}

/** English words that no Turkish sentence has; names of games, of places and of other languages aside. */
const LEFTOVERS =
  /\b(?:the|of|and|you|your|is|are|to|not|with|for|from|card|cards|trick|tricks|deal|bid|player|players|table|score|trump|trumps|hearts|spades|diamonds|clubs|queen|jack|ace|close|open|play|watch|leave|settings|back|chat|send|ready|kalp|sopa|vezir|hile)\b/iu;
/** Other languages are named in themselves, the games also by their English names, and commands in no language. */
const FOREIGN = /^home\.switchLanguage$|^lobby\.languages\.en$|\.alsoCalled\b|^play\.goodbye$/;

it('Turkish has no English left over', () => {
  const left = turkish
    .filter(({ path }) => !FOREIGN.test(path))
    .flatMap((entry) => samplesOf(entry).map((text) => ({ path: entry.path, text })))
    .filter(({ text }) => LEFTOVERS.test(text));
  expect(left).toEqual([]);
});

/** Vowels and consonants of every harmony at the end. */
const NAMES = ['Ayşe', 'Ali', 'Bora', 'Umut', 'Gül', 'Can', 'Çağrı', 'Tuncay', 'Banu', 'Öykü'];

describe('a name never gets an ending', () => {
  it.each(NAMES)('%s', (name) => {
    const ended = turkish.flatMap((entry) =>
      samplesOf(entry, name)
        .filter((text) => hasEnding(text, name))
        .map((text) => `${entry.path}: ${text}`),
    );
    expect(ended).toEqual([]);
  });

  it('and names are put in at all', () => {
    const named = turkish.filter((entry) =>
      samplesOf(entry, 'Öykü').some((text) => text.includes('Öykü')),
    );
    expect(named.length).toBeGreaterThan(25);
  });

  it('and an ending would be found', () => {
    const planted = (say: (name: string) => string) =>
      samplesOf({ path: 'planted', value: say, types: ['string'] }, 'Ayşe').some((text) =>
        hasEnding(text, 'Ayşe'),
      );
    expect(planted((name) => `${name}'nin sırası`)).toBe(true);
    expect(planted((name) => `Sıra ${name}’de`)).toBe(true);
    expect(planted((name) => `Kart ${name}ye gitti`)).toBe(true);
    expect(planted((name) => `Sıra: ${name}`)).toBe(false);
  });
});

function hasEnding(text: string, name: string): boolean {
  return new RegExp(`${name}(?:['’]|\\p{L})`, 'u').test(text);
}
