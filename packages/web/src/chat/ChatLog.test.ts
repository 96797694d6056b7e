// The log of a chat: in the order of time, without the muted, every line with a key of its own.

import type { ChatLine } from '@kalpler/protocol';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { logLines } from './ChatLog.tsx';
import type { PresenceChange } from './presence.ts';

const at = fc.integer({ min: 0, max: 40 }).map((minutes) => minutes * 60_000);
const said: fc.Arbitrary<ChatLine> = fc.record({
  from: fc.constantFrom('Ayşe', 'Bora', 'Ece'),
  seat: fc.constantFrom(null, 0, 1),
  text: fc.string(),
  timestamp: at,
});
const presence: fc.Arbitrary<PresenceChange> = fc.record({
  kind: fc.constantFrom('came', 'back'),
  name: fc.constantFrom('Can', 'Defne'),
  at,
});
const inOrder = (lines: ChatLine[]) => lines.sort((a, b) => a.timestamp - b.timestamp);

it('holds what was said by the others and all changes of presence, in order', () => {
  const muted = fc.subarray([0, 1]);
  fc.assert(
    fc.property(fc.array(said), fc.array(presence), muted, (chat, messages, silent) => {
      const lines = logLines(inOrder(chat), messages, silent);
      const received = chat.filter(({ seat }) => seat === null || !silent.includes(seat));
      expect(lines.flatMap((line) => (line.kind === 'said' ? [line.said] : []))).toEqual(received);
      expect(lines.filter(({ kind }) => kind === 'presence').length).toBe(messages.length);
      expect(new Set(lines.map(({ key }) => key)).size).toBe(lines.length);
      expect(lines.map((line) => line.at)).toEqual(
        lines.map((line) => line.at).sort((a, b) => a - b),
      );
    }),
  );
});

it('the time stands before the first line and after every silence', () => {
  const line = (minutes: number): ChatLine => {
    return { from: 'Ayşe', seat: 0, text: '', timestamp: minutes * 60_000 };
  };
  const kinds = logLines([line(0), line(4), line(9), line(13)], [], []).map(({ kind }) => kind);
  expect(kinds).toEqual(['time', 'said', 'said', 'time', 'said', 'said']);
});

it('a line keeps its key when the oldest ones are dropped', () => {
  const chat = Array.from({ length: 9 }, (_, i): ChatLine => {
    return { from: 'Bora', seat: 1, text: `${i}`, timestamp: 1000 * i };
  });
  const keys = (lines: ChatLine[]) =>
    logLines(lines, [], []).flatMap((line) => (line.kind === 'said' ? [line.key] : []));
  expect(keys(chat.slice(4))).toEqual(keys(chat).slice(4));
});
