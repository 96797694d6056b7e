// Files that are damaged anywhere: never an exception, never another table than the one that was saved.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checksum, must, open, pictureOf, playSteps } from '../../testing/matches.ts';
import { SeededRandom } from '../cards/random.ts';
import { readTable, tableJson } from './table-json.ts';

type Json = null | boolean | number | string | Json[] | { [name: string]: Json };

const TABLES = [
  playSteps(open('hearts', { passCount: 2 }), new SeededRandom(31), 75),
  playSteps(
    open('spades', { preset: 'jjdd', blindNilMinDeficit: -100 }, { standing: { totals: [5, 90] } }),
    new SeededRandom(32),
    70,
  ),
  playSteps(open('king', { preset: 'three', kingRule: 'declare' }), new SeededRandom(33), 120),
];
const TEXTS = TABLES.map((table) => JSON.stringify(tableJson(table)));

/** Every place in a tree, as the list of names that lead there. */
function placesOf(value: Json, path: string[] = []): string[][] {
  const inner =
    typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([name, item]) => placesOf(item as Json, [...path, name]))
      : [];
  return [path, ...inner];
}

const PLACES = TEXTS.map((text) => placesOf(JSON.parse(text)).filter((path) => path.length > 0));

const DAMAGES = ['delete', 'double', 'retype', 'flip', 'empty', 'swap', 'add'] as const;
type Damage = (typeof DAMAGES)[number];

/** Another value of the same kind, or a value of another kind. */
function worse(value: Json, damage: Damage, salt: number): Json {
  const others: Json[] = [null, true, -1, 1.5, 7, 'QS', '__proto__', [], {}, [value], { value }];
  if (damage === 'retype') return others[salt % others.length]!;
  if (damage === 'empty') return typeof value === 'string' ? '' : Array.isArray(value) ? [] : {};
  if (typeof value === 'number') return value + (salt % 2 === 0 ? 1 : -1);
  if (typeof value === 'boolean') return !value;
  if (typeof value === 'string') {
    const at = salt % (value.length + 1);
    return `${value.slice(0, at)}${'23TJQKA.-* '[salt % 11]}${value.slice(at + 1)}`;
  }
  return others[salt % others.length]!;
}

/** Damages one value in place. */
function damage(root: Json, path: readonly string[], how: Damage, salt: number): void {
  let parent = root as Record<string, Json>;
  for (const name of path.slice(0, -1)) parent = parent[name] as Record<string, Json>;
  const last = path.at(-1)!;
  if (!Array.isArray(parent)) {
    if (how === 'delete') delete parent[last];
    else if (how === 'add') parent[`${last}2`] = parent[last]!;
    else parent[last] = worse(parent[last]!, how, salt);
    return;
  }
  const list = parent as Json[];
  const i = Number(last);
  if (how === 'delete') list.splice(i, 1);
  else if (how === 'double' || how === 'add') list.splice(i, 0, list[i]!);
  else if (how === 'swap') list.splice(i, 2, ...list.slice(i, i + 2).reverse());
  else list[i] = worse(list[i]!, how, salt);
}

const damaged = fc
  .record({
    which: fc.nat({ max: TABLES.length - 1 }),
    place: fc.nat(),
    how: fc.constantFrom(...DAMAGES),
    salt: fc.nat({ max: 1000 }),
  })
  .map(({ which, place, how, salt }) => {
    const root = JSON.parse(TEXTS[which]!) as { [name: string]: Json };
    const places = PLACES[which]!;
    const path = places[place % places.length]!;
    damage(root, path, how, salt);
    return { which, path: path.join('.'), how, root };
  })
  .filter(({ which, root }) => JSON.stringify(root) !== TEXTS[which]);

describe('a file with one damaged value', () => {
  it('C13: was sound before', () => {
    expect(TEXTS.map((text) => pictureOf(must(readTable(text))))).toEqual(TABLES.map(pictureOf));
  });

  it('is refused with a sentence that says where, whatever was damaged', () => {
    fc.assert(
      fc.property(damaged, ({ root }) => {
        const read = readTable(JSON.stringify(root));
        const error = read.ok ? 'read' : read.error;
        expect(error).toMatch(
          /^(expected an object|format: |version: |check: |opening[.:]|log: |log\[\d+\]: |\w+2: unknown)/,
        );
      }),
      { seed: 34, numRuns: 3000 },
    );
  });

  it('C13: is refused or is a legal table when the checksum has been mended too', () => {
    let legal = 0;
    fc.assert(
      fc.property(damaged, ({ root }) => {
        root.check = checksum(root);
        const read = readTable(root);
        if (!read.ok) {
          expect(read.error).toMatch(
            /^(format: |version: |opening[.:]|log: |log\[\d+\]: |\w+2: unknown field$)/,
          );
          return;
        }
        legal++;
        expect(pictureOf(must(readTable(tableJson(read.value))))).toBe(pictureOf(read.value));
      }),
      { seed: 35, numRuns: 3000 },
    );
    expect(legal).toBeGreaterThan(20);
    expect(legal).toBeLessThan(2000);
  });

  it('is refused when it is cut off anywhere', () => {
    for (const text of TEXTS) {
      for (let length = 0; length < text.length; length += 7) {
        expect(readTable(text.slice(0, length))).toMatchObject({
          ok: false,
          error: expect.stringMatching(/^not JSON: /),
        });
      }
    }
  });

  it('C13: is refused or still the same table when one character is different', () => {
    const spoiled = fc.record({
      which: fc.nat({ max: TABLES.length - 1 }),
      at: fc.nat(),
      by: fc.constantFrom(...'0123456789TJQKA.-{}[]",: \\\n\0é'),
    });
    fc.assert(
      fc.property(spoiled, ({ which, at, by }) => {
        const text = TEXTS[which]!;
        const i = at % text.length;
        const read = readTable(text.slice(0, i) + by + text.slice(i + 1));
        if (read.ok) expect(pictureOf(read.value)).toBe(pictureOf(TABLES[which]!));
        else expect(read.error.length).toBeGreaterThan(10);
      }),
      { seed: 36, numRuns: 3000 },
    );
  });
});
