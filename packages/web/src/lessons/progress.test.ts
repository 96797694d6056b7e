// Whatever lies in the store, a lesson opens at one of its steps.

import { LESSON_GAMES } from '@kalpler/i18n/areas';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { NOT_BEGUN, toProgress } from './progress.ts';
import { STEP_IDS } from './step-ids.ts';

it('is kept as it was', () => {
  expect(toProgress('hearts', { step: 4, doneAt: null })).toEqual({ step: 4, doneAt: null });
  expect(toProgress('king', { step: 0, doneAt: 17 })).toEqual({ step: 0, doneAt: 17 });
});

it.each([undefined, null, 'x', 3, [], {}, { step: '4' }, { step: -1 }, { step: 1.5 }])(
  'begins anew from %j',
  (stored) => {
    expect(toProgress('spades', stored)).toEqual(NOT_BEGUN);
  },
);

it('never leads past the end', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...LESSON_GAMES),
      fc.anything(),
      fc.anything(),
      (game, step, doneAt) => {
        const read = toProgress(game, { step, doneAt });
        expect(STEP_IDS[game][read.step]).toBeDefined();
        expect(read.doneAt === null || Number.isFinite(read.doneAt)).toBe(true);
      },
    ),
  );
});
