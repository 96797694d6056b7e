// Volumes that were stored: kept where they fit, as usual where they do not.

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readSettings, STANDARD, VOLUME_GROUPS } from '../state/settings.tsx';

const read = (volumes: unknown) => readSettings(JSON.stringify({ volumes })).volumes;

it('are kept', () => {
  expect(read({ cards: 0, turn: 0.3, results: 1 })).toEqual({ cards: 0, turn: 0.3, results: 1 });
});

it('fall back one by one', () => {
  expect(read({ cards: 2, turn: '0.5', results: 0.1 })).toEqual({
    cards: 1,
    turn: 1,
    results: 0.1,
  });
  expect(read({ cards: -0.1, turn: null, results: [] })).toEqual(STANDARD.volumes);
});

it('are from 0 to 1 whatever was stored', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (stored) => {
      const volumes = read(stored);
      expect(Object.keys(volumes)).toEqual([...VOLUME_GROUPS]);
      for (const volume of Object.values(volumes)) {
        expect(volume).toBeGreaterThanOrEqual(0);
        expect(volume).toBeLessThanOrEqual(1);
      }
    }),
  );
  expect(readSettings('null').volumes).toEqual(STANDARD.volumes);
});
