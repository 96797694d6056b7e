// Bytes of a terminal as keys, whole and in pieces.

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Key, KeyReader } from './keys.ts';

const SENT: readonly (readonly [sent: string, name: Key['name']])[] = [
  ['\u001b[A', 'up'],
  ['\u001bOB', 'down'],
  ['\u001b[1;5C', 'right'],
  ['\u001b[D', 'left'],
  ['\u001b[3~', 'delete'],
  ['\u001b[6~', 'pageDown'],
  ['\u001bOP', 'f1'],
  ['\u001bOM', 'enter'],
  ['\r', 'enter'],
  ['\t', 'tab'],
  [' ', 'space'],
  ['\u007f', 'backspace'],
  ['\u0003', 'ctrl-c'],
  ['\u001a', 'ctrl-z'],
  ['ş', 'text'],
  ['♠', 'text'],
  ['😀', 'text'],
];

it('reads every key, however the bytes are cut', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom(...SENT), { minLength: 1, maxLength: 8 }),
      fc.array(fc.nat(40)),
      (sent, cuts) => {
        const reader = new KeyReader();
        const whole = sent.map(([text]) => text).join('');
        // Letters arrive whole: the bytes of one are put together before.
        const chars = [...whole];
        const places = [0, ...cuts.map((cut) => cut % chars.length).sort((a, b) => a - b)];
        const keys = places.flatMap((from, i) =>
          reader.read(chars.slice(from, places[i + 1] ?? chars.length).join('')),
        );
        expect([...keys, ...reader.settle()].map(({ name }) => name)).toEqual(
          sent.map(([, name]) => name),
        );
      },
    ),
  );
});

it('takes an escape with nothing behind it for the escape key', () => {
  const reader = new KeyReader();
  expect(reader.read('\u001b')).toEqual([]);
  expect(reader.isWaiting).toBe(true);
  expect(reader.settle()).toEqual([{ name: 'escape' }]);
  expect(reader.read('a\u001b\u001b[C').map(({ name }) => name)).toEqual([
    'text',
    'escape',
    'right',
  ]);
});

it('takes no report of a mouse for a key', () => {
  const reports = '\u001b[<0;10;10M\u001b[<0;10;10m\u001b[32;10;10M';
  expect(new KeyReader().read(`${reports}x`)).toEqual([{ name: 'text', text: 'x' }]);
});

it('passes over sequences that mean nothing here', () => {
  expect(new KeyReader().read('\u001b[?1;2c\u001b[I\u0001x')).toEqual([
    { name: 'text', text: 'x' },
  ]);
});
