// What was saved is read as far as it is sound: whatever is damaged, never another match and never an exception.

import { checksum, openTable, replay } from '@kalpler/engine';
import * as fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { pictureOf } from '../../engine/testing/matches.ts';
import { type Damage, damages, misspelt, slip, spoilt } from '../testing/damage.ts';
import { MemoryMatches } from '../testing/memory-matches.ts';
import { must, Solo, type SoloRequest } from '../testing/solo.ts';
import type { RawMatch, SavedEntry, SavedMatch } from './saved-match.ts';
import { headSum, type ReadMatch, readSaved } from './saving.ts';

const Requests: readonly SoloRequest[] = [
  { game: 'hearts', seed: 1, options: { preset: 'classic' } },
  { game: 'spades', seed: 2, options: { preset: 'jjdd' } },
  { game: 'king', seed: 3, options: { preset: 'three' } },
  { game: 'king', seed: 4, kind: 'daily' },
];

interface Sample {
  readonly raw: RawMatch;
  readonly read: ReadMatch;
}

/** Matches in the middle of a deal, two moves taken back. */
const samples: Sample[] = [];
beforeAll(async () => {
  for (const request of Requests) {
    const solo = await (await Solo.sit(request)).steps(9);
    await solo.do('undo');
    await solo.do('undo');
    await solo.do('hint');
    samples.push({ raw: (await solo.store.read(solo.id))!, read: await solo.saved() });
  }
});

const sample = fc.nat(Requests.length - 1);

/** Everything about a match that its checksum covers. */
function known(match: SavedMatch): object {
  const { id, kind, day, opening, secret, seat, rivals, startedAt, check } = match;
  return { id, kind, day, opening, secret, seat, rivals, startedAt, check };
}

/** Fails unless the read match is the true one, or as much of it as could be read. */
function expectSoundPart(
  { match, table, whole, entries, lostEntries, progress }: ReadMatch,
  of: Sample,
) {
  const { read } = of;
  expect(known(match)).toEqual(known(read.match));
  expect(entries).toEqual(read.entries.slice(0, entries.length));
  expect(whole.log).toEqual(read.whole.log.slice(0, whole.version));
  expect(table.log).toEqual(read.whole.log.slice(0, table.version));
  expect(entries).toHaveLength(whole.version);
  expect(progress).toMatchObject({ cursor: table.version, length: whole.version });
  expect(lostEntries).toBeGreaterThanOrEqual(0);
  expect(progress.totals).toEqual(table.standing.totals);
}

describe('a save', () => {
  it('was sound before, with what was taken back', () => {
    for (const { read } of samples) {
      expect(read.lostEntries).toBe(0);
      const isDaily = read.match.kind === 'daily';
      expect(read.whole.version > read.table.version).toBe(!isDaily);
    }
  });

  it('001 R11.4, E3: with anything damaged is refused with a sentence or read up to the damage', () => {
    const seen = { refused: 0, cut: 0, whole: 0 };
    const property = fc.property(sample, damages(3), (i, all) => {
      const { raw, read } = samples[i]!;
      const now = readSaved(damagedOf(raw, all));
      if (!now.ok) {
        expect(now.error).toMatch(/^head: \w.{10,}$/);
        seen.refused++;
        return;
      }
      expectSoundPart(now.value, samples[i]!);
      if (now.value.whole.version < read.whole.version) seen.cut++;
      else seen.whole++;
    });
    fc.assert(property, { seed: 1, numRuns: 2_000 });
    for (const times of Object.values(seen)) expect(times).toBeGreaterThan(50);
  });

  it('001 R11.4, E3: with one character of a move changed is read up to that move', () => {
    const property = fc.property(sample, fc.nat(), slip, (i, place, wrong) => {
      const { raw, read } = samples[i]!;
      const at = place % raw.entries.length;
      const entry = raw.entries[at] as SavedEntry;
      const text = misspelt(entry.text, wrong);
      fc.pre(text !== entry.text);
      const now = must(readSaved({ ...raw, entries: raw.entries.with(at, { ...entry, text }) }));
      expectSoundPart(now, samples[i]!);
      expect(now.whole.version).toBe(at);
      expect(now.lostEntries).toBe(Math.max(0, read.table.version - at));
    });
    fc.assert(property, { seed: 2, numRuns: 1_000 });
  });

  it('001 R11.4, E3: whose checksums were mended, too, is refused or is a match that can be played', async () => {
    const seen = { refused: 0, legal: 0 };
    const property = fc.asyncProperty(sample, damages(), fc.boolean(), async (i, all, isHead) => {
      const { raw } = samples[i]!;
      const now = readSaved(isHead ? mendedHead(raw, all) : mendedEntries(raw, all));
      if (!now.ok) {
        expect(now.error).toMatch(/^(head|opening)\W/);
        seen.refused++;
        return;
      }
      seen.legal++;
      const store = new MemoryMatches();
      const { match, progress, entries } = now.value;
      await store.begin(match, progress);
      await store.write(match.id, 0, entries, progress);
      const solo = await (await Solo.open(match.id, i, { store })).steps(isHead ? 20 : 1);
      const again = must(replay(must(openTable(solo.table.opening)), solo.table.log));
      expect(pictureOf(again)).toBe(pictureOf(solo.table));
    });
    await fc.assert(property, { seed: 3, numRuns: 500 });
    for (const times of Object.values(seen)) expect(times).toBeGreaterThan(50);
  });
});

/** Damage that a store could give back: its entries are always a list. */
function damagedOf(raw: RawMatch, all: readonly Damage[]): RawMatch {
  const { head, progress, entries } = spoilt(raw, all);
  return { head, progress, entries: Array.isArray(entries) ? entries : [] };
}

function mendedHead(raw: RawMatch, all: readonly Damage[]): RawMatch {
  const head = spoilt(raw.head as SavedMatch, all);
  return { ...raw, head: { ...head, check: headSum(head) }, entries: chained(headSum(head), raw) };
}

function mendedEntries(raw: RawMatch, all: readonly Damage[]): RawMatch {
  const moves = raw.entries.map((entry) => JSON.parse((entry as SavedEntry).text));
  const texts = spoilt(moves, all).map((move) => JSON.stringify(move) ?? 'null');
  const entries = texts.map((text) => ({ text, sum: '' }));
  return { ...raw, entries: chained((raw.head as SavedMatch).check, { entries }) };
}

/** The same entries, with checksums that fit. */
function chained(check: string, { entries }: Pick<RawMatch, 'entries'>): SavedEntry[] {
  let sum = check;
  return entries.map((entry) => {
    const { text } = entry as SavedEntry;
    sum = checksum(sum + text);
    return { text, sum };
  });
}
