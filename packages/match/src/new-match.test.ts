// Options are refused with a sentence, or become a match that can be saved, read back and played.

import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PRESETS } from '../../engine/testing/matches.ts';
import { damages, spoilt } from '../testing/damage.ts';
import { MemoryMatches } from '../testing/memory-matches.ts';
import { must, requestOf, Solo, secretOf } from '../testing/solo.ts';
import { newProgress, newSavedMatch, type SoloMatchRequest } from './new-match.ts';
import { readSaved } from './saving.ts';

const requests = fc
  .record({ preset: fc.constantFrom(...PRESETS), seed: fc.nat(), isDaily: fc.boolean() })
  .map(({ preset: [game, preset], seed, isDaily }) =>
    requestOf({ game, seed, options: { preset }, kind: isDaily ? 'daily' : 'match' }),
  );

function read(request: SoloMatchRequest) {
  const head = must(newSavedMatch(request, 5));
  return must(readSaved({ head, progress: newProgress(head), entries: [] }));
}

describe('a new match', () => {
  it('of any preset has the options that were asked for, and can be read', () => {
    const property = fc.property(requests, (request) => {
      const { match, table, lostEntries } = read(request);
      expect(match).toMatchObject({ seat: 0, startedAt: 5, kind: request.kind, day: request.day });
      expect(match.rivals).toEqual([null, ...request.rivals]);
      expect(match.opening.players).toEqual([request.name, ...request.rivalNames]);
      expect(match.secret).toBe(request.secret);
      expect(table.game.options).toMatchObject({ game: request.game });
      expect([table.version, lostEntries]).toEqual([0, 0]);
    });
    fc.assert(property, { seed: 1, numRuns: 100 });
  });

  it('has an address and a secret of its own', () => {
    const { secret: _, ...request } = requestOf({ game: 'king', seed: 1 });
    const matches = Array.from({ length: 50 }, () => read(request).match);
    expect(new Set(matches.map(({ id }) => id)).size).toBe(50);
    expect(new Set(matches.map(({ secret }) => secret)).size).toBe(50);
    for (const { id } of matches) expect(id).toMatch(/^[\w-]{12}$/);
  });

  it('begins with the standing that was asked for', async () => {
    const standing = read(requestOf({ game: 'hearts', seed: 1 })).table.standing;
    const { table } = read({
      ...requestOf({ game: 'hearts', seed: 1 }),
      standing: { ...standing, played: 2, totals: [30, 10, 5, 7] },
    });
    expect(table.standing.totals).toEqual([30, 10, 5, 7]);
  });

  it('of options that make no sense is refused with a sentence, or can be read and played', async () => {
    const seen = { refused: 0, played: 0 };
    const property = fc.asyncProperty(requests, damages(2), async (whole, all) => {
      const request = spoilt(whole, all);
      fc.pre(
        [request.rivals, request.rivalNames].every(Array.isArray) &&
          request.rivals.every((rival) => rival !== null),
      );
      const made = newSavedMatch(request, 5);
      if (!made.ok) {
        expect(made.error).toMatch(/^\w.{8,}/);
        seen.refused++;
        return;
      }
      seen.played++;
      const store = new MemoryMatches();
      await store.begin(made.value, newProgress(made.value));
      const solo = await Solo.open(made.value.id, 1, { store });
      await solo.steps(2);
      expect(solo.table.version).toBeGreaterThan(1);
      expect(solo.problems).toEqual([]);
    });
    await fc.assert(property, { seed: 2, numRuns: 600 });
    for (const times of Object.values(seen)) expect(times).toBeGreaterThan(50);
  });

  it('needs computer players that there are, and as many as seats', () => {
    const request = requestOf({ game: 'spades', seed: 1 });
    const [first, second] = request.rivals;
    const bad: Partial<SoloMatchRequest>[] = [
      { rivals: [first!, second!, { character: null, bot: 'nobody' }] },
      { rivals: [first!, second!] },
      { rivalNames: ['Bora', 'Cem'] },
      { secret: secretOf(1).slice(1) },
      { options: { preset: 'none' } },
    ];
    for (const change of bad) {
      expect(newSavedMatch({ ...request, ...change }, 1)).toEqual({
        ok: false,
        error: expect.any(String),
      });
    }
  });
});
