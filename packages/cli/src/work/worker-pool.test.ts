// Real threads: pieces come in their order, stop when asked to, and a thread that fails is reported.

import { expect, test } from 'vitest';
import { referenceJob } from './reference-job.ts';
import { inOrder } from './worker-pool.ts';

const never = new AbortController().signal;

async function collect(workers: number, count: number): Promise<number[]> {
  const pieces: number[] = [];
  for await (const piece of inOrder('reference', { rounds: 50 }, { count, workers, signal: never }))
    pieces.push(piece);
  return pieces;
}

test('one thread and three threads give the same pieces in the same order', async () => {
  const made = referenceJob({ rounds: 50 });
  const expected = Array.from({ length: 100 }, (_, index) => made(index));
  expect(await collect(1, 100)).toEqual(expected);
  expect(await collect(3, 100)).toEqual(expected);
  expect(await collect(3, 0)).toEqual([]);
});

test('a stop ends the pieces without an error, and those before it are there', async () => {
  const controller = new AbortController();
  const options = { count: 1_000_000, workers: 2, signal: controller.signal };
  const pieces: number[] = [];
  for await (const piece of inOrder('reference', { rounds: 50 }, options)) {
    pieces.push(piece);
    if (pieces.length === 40) controller.abort();
  }
  expect(pieces).toHaveLength(40);
  for await (const _ of inOrder('reference', { rounds: 50 }, options)) expect.unreachable();
});

test('what goes wrong in a thread is reported at the piece that it concerns', async () => {
  const bad = { rounds: 50, failsAt: 7 };
  const pieces: number[] = [];
  const work = async (): Promise<void> => {
    const options = { count: 20, workers: 2, signal: never };
    for await (const piece of inOrder('reference', bad, options)) pieces.push(piece);
  };
  await expect(work()).rejects.toThrow('reference 7: RangeError: no piece 7');
  expect(pieces).toHaveLength(7);
});

test('threads run only so far ahead of the reader', async () => {
  const begun = new Int32Array(new SharedArrayBuffer(4));
  const options = { count: 1000, workers: 2, signal: never };
  const pieces = inOrder('reference', { rounds: 1, begun }, options);
  await pieces.next();
  await expect.poll(() => begun[0]).toBe(16);
  for (const more of [17, 18, 19]) {
    await pieces.next();
    await expect.poll(() => begun[0]).toBe(more);
  }
  await pieces.return();
});
