// The view of a table: what every client is sent, and what must never be in it.

import { describe, expect, it } from 'vitest';
import { layEven, makeMoves, open, PRESETS, playSteps, playUntil } from '../../testing/matches.ts';
import { SeededRandom } from '../cards/random.ts';
import type { Phase } from '../deal/phase.ts';
import { viewTable } from './table-view.ts';

describe('the view of a table', () => {
  it('C12: has no deal before the first one', () => {
    expect(viewTable(open('king'), 2)).toMatchObject({
      version: 0,
      seat: 2,
      phase: 'waiting',
      deal: null,
      awaitsDeal: true,
      awaitsPause: false,
      players: ['Ada', 'Bora', 'Cem', 'Deniz'],
      standing: { totals: [0, 0, 0, 0], winners: null },
      results: [],
      fairness: null,
    });
  });

  it('C12: shows a seat its own hand and a spectator none', () => {
    const table = layEven(open('hearts'));
    expect(viewTable(table, 3).deal!.hand).toHaveLength(13);
    expect(viewTable(table, null)).toMatchObject({ seat: null, deal: { hand: null } });
    expect(viewTable(table, 3).deal!.hand).not.toEqual(viewTable(table, 2).deal!.hand);
  });

  it('C12: counts its version up with every entry', () => {
    const table = layEven(open('hearts'));
    const later = makeMoves(table, '0 pass AS KS QS');
    expect([viewTable(table, null).version, viewTable(later, null).version]).toEqual([1, 2]);
  });

  it('C10: shows the commitment and the salts of fair deals, but no seed', () => {
    const fair = { kind: 'fair', commitment: 'cd'.repeat(32), salts: ['a', null, 'b', null] };
    const { kind: _, ...shown } = fair;
    expect(viewTable(open('hearts', {}, { deals: fair }), 0).fairness).toEqual(shown);
    const seeded = open('hearts', {}, { deals: { kind: 'seeded', seed: 123456789 } });
    const view = viewTable(playSteps(seeded, new SeededRandom(81), 5), 0);
    expect(view.fairness).toBeNull();
    expect(JSON.stringify(view)).not.toContain('123456789');
  });

  it('C11: shows the winners with the last card', () => {
    const over = playUntil(open('hearts', { endScore: 1 }), new SeededRandom(82));
    const { phase, standing, results } = viewTable(over, 1);
    expect(phase).toBe<Phase>('gameEnd');
    expect(standing.winners).toEqual(results.at(-1)!.winners);
  });

  it.each(PRESETS)('C13: of %s %s survives JSON', (id, preset) => {
    const random = new SeededRandom(83);
    for (const steps of [1, 6, 40, 80]) {
      const table = playSteps(open(id, { preset }), random, steps);
      for (const seat of [null, 0, 1, 2]) {
        const view = viewTable(table, seat);
        expect(JSON.parse(JSON.stringify(view))).toEqual(view);
      }
    }
  });
});
