// A file with all data: whole on the way there and back, and refused by name when anything about it is wrong.

import { checksum } from '@kalpler/engine';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { playedMatch } from '../../../testing/stats/played-matches.ts';
import { MemoryStore } from '../../solo/store/memory-store.ts';
import type { Dump } from '../../solo/store/store.ts';
import { factsOf } from '../facts-of.ts';
import { type BackupProblem, backupName, backupText, lossOf, readBackup } from './backup.ts';

const AT = Date.UTC(2026, 10, 16, 12, 30);
const { table, match, progress } = playedMatch({ game: 'hearts', seed: 1, kind: 'daily' });

async function filled(): Promise<MemoryStore> {
  const store = new MemoryStore();
  await store.begin(match, progress);
  await store.write(
    match.id,
    0,
    [
      { text: '{"ş":1}', sum: 'a' },
      { text: '2', sum: 'b' },
    ],
    progress,
  );
  await store.begin({ ...match, id: 'running' }, { ...progress, isOver: false });
  await store.keepFacts(factsOf(table, match, progress));
  await store.keep('lesson.hearts', { step: 4, '2': 'two' });
  const raw = { head: null, progress: 1, entries: ['?'] };
  await store.quarantine({ id: 'broken', why: 'head: odd', foundAt: 5, raw });
  return store;
}

const dump: Dump = await (await filled()).dump();
const settings = { language: 'tr', name: 'Çağrı' };
const text = backupText({ exportedAt: AT, settings, store: dump });

/** The same file with other data, and a checksum that fits. */
function withStore(change: (store: Record<string, unknown[]>) => void): string {
  const file = JSON.parse(text);
  change(file.data.store);
  return JSON.stringify({ ...file, sum: checksum(JSON.stringify(file.data)) });
}

const problemOf = (file: string): BackupProblem | null => {
  const read = readBackup(file);
  return read.ok ? null : read.error;
};

describe('there and back', () => {
  it('all is as it was', async () => {
    const read = readBackup(text);
    expect(read).toEqual({ ok: true, value: { exportedAt: AT, settings, store: dump } });
    const other = new MemoryStore();
    await other.restore(dump);
    expect(await other.dump()).toEqual(dump);
  });

  it('for whatever is kept under any name', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string({ minLength: 1 }), fc.jsonValue()), (kept) => {
        const rows = Object.entries(kept).map(([name, value]) => ({ name, value }));
        const store = JSON.parse(JSON.stringify({ ...dump, kept: rows }));
        const read = readBackup(backupText({ exportedAt: AT, settings: null, store }));
        expect(read.ok && read.value.store).toEqual(store);
      }),
    );
  });

  it('is named by its day', () => {
    expect(backupName(new Date(2026, 0, 5, 23, 59).getTime())).toBe('kalpler-2026-01-05.json');
  });

  it('what could not be brought back does not get into the file', () => {
    const odd = {
      ...dump,
      matches: [...dump.matches, { match: null, progress: null }],
      facts: [...dump.facts, { id: 'x' } as never],
    };
    expect(backupText({ exportedAt: AT, settings, store: odd })).toBe(text);
  });
});

describe('a wrong file is named', () => {
  it.each([
    ['empty', '', { kind: 'notJson' }],
    ['a picture', '\u0089PNG', { kind: 'notJson' }],
    ['cut off', text.slice(0, -20), { kind: 'cut' }],
    ['a list', '[]', { kind: 'other' }],
    ['something else', '{"format":"other"}', { kind: 'other' }],
    ['a match', '{"format":"kalpler-match","version":1}', { kind: 'match' }],
    ['newer', text.replace('"version":1', '"version":2'), { kind: 'newer' }],
    [
      'without a version',
      text.replace('"version":1', '"version":"1"'),
      { kind: 'form', place: 'version' },
    ],
    ['changed', text.replace('Çağrı', 'Cagri'), { kind: 'changed' }],
    ['with another checksum', text.replace(/"sum":"./, '"sum":"x'), { kind: 'changed' }],
    [
      'without data',
      '{"format":"kalpler-data","version":1,"sum":"811c9dc5"}',
      { kind: 'form', place: 'exportedAt' },
    ],
  ] as const)('%s', (_, file, problem) => {
    expect(problemOf(file)).toEqual(problem);
  });

  it.each([
    ['store.kept', (store) => delete (store as Record<string, unknown>).kept],
    [
      'store.matches[1].match.id',
      (store) => delete (store.matches![1] as never as { match: { id?: string } }).match.id,
    ],
    [
      'store.matches[0].progress',
      (store) => Object.assign(store.matches![0] as object, { progress: 3 }),
    ],
    ['store.matches[2]', (store) => store.matches!.push(store.matches![0])],
    ['store.entries[1].n', (store) => Object.assign(store.entries![1] as object, { n: -1 })],
    [
      'store.entries[0].match',
      (store) => Object.assign(store.entries![0] as object, { match: 'nobody' }),
    ],
    ['store.broken[0].raw', (store) => Object.assign(store.broken![0] as object, { raw: [] })],
    ['store.facts[0]', (store) => Object.assign(store.facts![0] as object, { points: '12' })],
    ['store.kept[1]', (store) => store.kept!.push(7)],
  ] as readonly [string, (store: Record<string, unknown[]>) => void][])('%s', (place, change) => {
    expect(problemOf(withStore(change))).toEqual({ kind: 'form', place });
  });

  it('with facts of a newer page', () => {
    const file = withStore((store) => Object.assign(store.facts![0] as object, { version: 2 }));
    expect(problemOf(file)).toEqual({ kind: 'newer' });
  });

  it('whatever letter is missing or changed', () => {
    fc.assert(
      fc.property(
        fc.nat({ max: text.length - 1 }),
        fc.constantFrom('', '0', 'x', '{'),
        (at, put) => {
          const file = text.slice(0, at) + put + text.slice(at + 1);
          fc.pre(file !== text);
          const read = readBackup(file);
          // Nothing but the date is outside the checksum.
          if (read.ok) expect(read.value.store).toEqual(dump);
        },
      ),
    );
  });
});

describe('what would be lost', () => {
  const played = (id: string, playedAt: number) => ({ match: { id }, progress: { playedAt } });
  const of = (matches: Dump['matches'], facts: readonly string[]) => ({
    ...dump,
    matches,
    facts: facts.map((id) => ({ id })) as never,
  });

  it('is what the file does not have, or has from earlier', () => {
    const here = of([played('a', 5), played('b', 5), played('c', 5)], ['a', 'x', 'y']);
    const file = of([played('a', 5), played('b', 4), played('d', 9)], ['x']);
    expect(lossOf(here, file)).toEqual({ matches: 2, results: 2 });
    expect(lossOf(here, here)).toEqual({ matches: 0, results: 0 });
  });
});
