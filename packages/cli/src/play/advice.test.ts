// Hints in words: the advice never looks worse than what it is held against.

import type { Hint } from '@kalpler/bots';
import type { Bid } from '@kalpler/engine';
import { expect, it } from 'vitest';
import { WORDS } from '../words.ts';
import { adviceWords } from './advice.ts';

function hintOf(best: Bid, values: readonly (readonly [Bid, number])[]): Hint {
  return {
    move: { kind: 'bid', bid: best },
    reason: { kind: 'bidStrength' },
    expected: values.map(([bid, value]) => ({ move: { kind: 'bid', bid }, value })),
  };
}

it('names what brings less, the best first, and leaves out what would contradict the advice', () => {
  const hint = hintOf(3, [
    [1, 40.4],
    [2, 9.96],
    [3, 10],
    [4, 4.5],
    [5, 8],
    ['nil', -20],
  ]);
  const [, others] = adviceWords(hint, WORDS.en).split('\n');
  expect(others).toBe('Others: 2 tricks 0 · 5 tricks −2 · 4 tricks −5.5 · nil −30');
});

it('says nothing of the others where all look better', () => {
  const hint = hintOf(3, [
    [1, 40.4],
    [3, 10],
  ]);
  for (const words of Object.values(WORDS)) {
    expect(adviceWords(hint, words)).not.toContain('\n');
  }
});
