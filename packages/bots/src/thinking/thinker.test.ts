// The table's end of the line by itself: nobody waits in vain, whatever the other end or the listener does.

import type { TableView } from '@kalpler/engine';
import { describe, expect, it } from 'vitest';
import type { Thought } from '../bot.ts';
import { type Answer, Thinker, type ThoughtRequest } from './thinker.ts';

const THOUGHT: Thought = { move: { kind: 'claim' }, reason: { kind: 'random' } };
const VIEW = {} as TableView;

/** A line whose other end is the test itself. */
function lined(report: (problem: string) => void = () => {}) {
  const sent: ThoughtRequest[] = [];
  const held: boolean[] = [];
  let listener: (answer: Answer) => void = () => {};
  const thinker = new Thinker(
    {
      send: (question) => sent.push(structuredClone(question)),
      handle: (received) => {
        listener = received;
      },
      hold: (busy) => held.push(busy),
    },
    report,
  );
  return { thinker, sent, held, answer: (answer: unknown) => listener(answer as Answer) };
}

describe('a listener that throws', () => {
  const deaf = () => {
    throw new Error('nobody listens');
  };

  it('answers every question', async () => {
    const { thinker, answer } = lined(deaf);
    const [first, second] = [thinker.ask('basic', VIEW, 1), thinker.ask('basic', VIEW, 2)];
    expect(() => answer({ id: 0, thought: THOUGHT, problem: 'stumbled' })).not.toThrow();
    expect(() => answer({ id: 1, thought: null, problem: 'fell' })).not.toThrow();
    expect(await first).toEqual(THOUGHT);
    await expect(second).rejects.toThrow('fell');
    expect(thinker.open).toBe(0);
  });

  it('keeps nobody waiting at the end', async () => {
    const { thinker } = lined(deaf);
    const waiting = thinker.ask('basic', VIEW, 1);
    expect(() => thinker.end('gone', 'it broke')).not.toThrow();
    await expect(waiting).rejects.toThrow('gone');
  });
});

it('an answer is there before its problem is reported', () => {
  const open: number[] = [];
  const { thinker, answer } = lined(() => open.push(thinker.open));
  thinker.ask('basic', VIEW, 1);
  answer({ id: 0, thought: THOUGHT, problem: 'stumbled' });
  expect(open).toEqual([0]);
});

it('a question that cannot be sent is turned down at once', async () => {
  const { thinker, sent, held } = lined();
  const view = { ...VIEW, players: () => ['a'] } as unknown as TableView;
  await expect(thinker.ask('basic', view, 1)).rejects.toThrow('cannot be sent');
  expect(thinker.open).toBe(0);
  expect(sent).toEqual([]);
  expect(held.at(-1)).toBe(false);
});

it('what is no answer to an open question is passed over', async () => {
  const { thinker, answer } = lined();
  const waiting = thinker.ask('basic', VIEW, 1);
  for (const noise of [null, undefined, 'hello', 7, {}, { id: '0' }, { id: 5, thought: THOUGHT }]) {
    expect(() => answer(noise)).not.toThrow();
  }
  expect(thinker.open).toBe(1);
  answer({ id: 0, thought: THOUGHT, problem: null });
  answer({ id: 0, thought: null, problem: 'twice' });
  expect(await waiting).toEqual(THOUGHT);
});

it('the line is held from the first open question to the last answer', async () => {
  const { thinker, held, answer } = lined();
  expect(held).toEqual([false]);
  thinker.ask('basic', VIEW, 1);
  thinker.ask('basic', VIEW, 2);
  answer({ id: 1, thought: THOUGHT, problem: null });
  expect(held).toEqual([false, true]);
  answer({ id: 0, thought: THOUGHT, problem: null });
  expect(held).toEqual([false, true, false]);
  const waiting = thinker.ask('basic', VIEW, 3);
  thinker.end('gone');
  await expect(waiting).rejects.toThrow('gone');
  expect(held).toEqual([false, true, false, true, false]);
});
