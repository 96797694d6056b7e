// The score of the trainer: right answers, the longest row of them, and saves that make no sense.

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { NO_SCORE, readScore, withAnswer } from './trainer.ts';

it('counts answers and the longest row of right ones', () => {
  fc.assert(
    fc.property(fc.array(fc.boolean()), (answers) => {
      const score = answers.reduce(withAnswer, NO_SCORE);
      const rows = answers
        .map((isRight) => (isRight ? 'r' : 'w'))
        .join('')
        .split('w')
        .map((row) => row.length);
      expect(score).toEqual({
        right: answers.filter(Boolean).length,
        asked: answers.length,
        streak: rows.at(-1),
        best: Math.max(...rows),
      });
      expect(readScore(JSON.parse(JSON.stringify(score)))).toEqual(score);
    }),
  );
});

it.each([
  [undefined],
  [null],
  ['5'],
  [{}],
  [{ right: 3, asked: 2, streak: 0, best: 0 }],
  [{ right: 3, asked: 5, streak: 4, best: 3 }],
  [{ right: 3, asked: 5, streak: 1, best: 4 }],
  [{ right: -1, asked: 5, streak: 0, best: 0 }],
  [{ right: 1.5, asked: 5, streak: 0, best: 0 }],
])('%j is no score', (kept) => {
  expect(readScore(kept)).toEqual(NO_SCORE);
});
