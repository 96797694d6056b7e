// New lines of others make a sound, earlier ones and own ones do not.

import type { ChatLine } from '@kalpler/protocol';
import { expect, it } from 'vitest';
import { isNewLine } from './use-table-sounds.ts';

const line = (seat: number | null, text: string): ChatLine => ({
  from: 'Bora',
  seat,
  text,
  timestamp: 1,
});
const [a, b, own] = [line(1, 'a'), line(null, 'b'), line(0, 'c')];

it.each([
  ['the first line', [], [a], true],
  ['a line after others', [a], [a, b], true],
  ['several lines', [a], [a, own, b], true],
  ['a line when the oldest is dropped', [a, b], [b, a, line(2, 'd')], true],
  ['nothing new', [a], [a], false],
  ['an own line', [a], [a, own], false],
  ['all that was said before', [], [a, b], false],
  ['the same again after a broken line', [a, b], [line(1, 'a'), line(null, 'b')], false],
  ['an empty chat', [a], [], false],
])('%s', (_, before, after, isHeard) => {
  expect(isNewLine(before, after, 0)).toBe(isHeard);
});

it('every line makes a sound for spectators', () => {
  expect(isNewLine([a], [a, b], null)).toBe(true);
});
