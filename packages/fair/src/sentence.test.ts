// Checks the line that is written for every kind of verdict.

import { expect, test } from 'vitest';
import type { Difference } from './difference.ts';
import { commitmentSentence, dealSentence } from './sentence.ts';
import type { DealVerdict } from './verdict.ts';

const names = ['2C', '4D', 'QS'];

function unfair(difference: Difference): DealVerdict {
  return { kind: 'unfair', number: 3, difference };
}

test.each<[string, DealVerdict]>([
  ['deal 3: fair', { kind: 'fair', number: 3 }],
  ['deal 3: missing', { kind: 'missing', number: 3, last: 3 }],
  ['deals 3 to 5: missing', { kind: 'missing', number: 3, last: 5 }],
  ['deal 3: repeated', { kind: 'repeated', number: 3 }],
  ['deal 3: out of order', { kind: 'late', number: 3 }],
  ['deal 0: not the number of a deal', { kind: 'misnumbered', number: 0 }],
  [
    'deal 3: seat 2 was dealt QS, the secret gives 4D',
    unfair({ what: 'card', seat: 2, place: 27, expected: 1, actual: 2 }),
  ],
  [
    'deal 3: 51 cards were dealt, the deck has 52',
    unfair({ what: 'size', expected: 52, actual: 51 }),
  ],
  [
    'deal 3: seat 2 was dealt 52, which is no card of the deck',
    unfair({ what: 'foreign', seat: 2, place: 30, actual: 52 }),
  ],
  [
    'deal 3: seat 3 was dealt 2C, which was dealt before',
    unfair({ what: 'double', seat: 3, place: 51, actual: 0 }),
  ],
  [
    'deal 3: chance picked seat 1, the secret gives seat 0',
    unfair({ what: 'first', expected: 0, actual: 1 }),
  ],
])('%s', (line, verdict) => {
  expect(dealSentence(verdict, (position) => names[position]!)).toBe(line);
});

test('cards without names are positions in the deck', () => {
  const verdict = unfair({ what: 'card', seat: 2, place: 27, expected: 1, actual: 2 });
  expect(dealSentence(verdict)).toBe('deal 3: seat 2 was dealt 2, the secret gives 1');
});

test('a commitment is kept, or shown with what it should be', () => {
  const [expected, actual] = ['aa', 'bb'];
  expect(commitmentSentence({ kept: true, expected, actual: expected })).toBe('commitment: kept');
  expect(commitmentSentence({ kept: false, expected, actual })).toBe(
    'commitment: bb was promised, the secret gives aa',
  );
});
