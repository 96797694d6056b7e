// Progress of long work, on a terminal and elsewhere.

import { expect, test } from 'vitest';
import { progressBar, timeText } from './progress.ts';

function messages(isTTY: boolean, steps: readonly [ms: number, done: number][]): string[] {
  const written: string[] = [];
  const stream = { isTTY, columns: 80, write: (text: string) => written.push(text) > 0 };
  let time = 0;
  const bar = progressBar(stream as unknown as NodeJS.WritableStream & { isTTY: boolean }, {
    what: 'Playing',
    whole: 1000,
    unit: 'games',
    now: () => time,
  });
  for (const [ms, done] of steps) {
    time = ms;
    bar.at(done);
  }
  bar.end();
  return written;
}

test('a terminal has a bar with rate and time left, which is taken away at the end', () => {
  const written = messages(true, [
    [1000, 100],
    [1050, 104],
    [2000, 250],
  ]);
  expect(written).toEqual([
    '\r\u001b[KPlaying ██░░░░░░░░░░░░░░░░░░░░░░ 100/1000 games 10%, 100/s, 9 s left',
    '\r\u001b[KPlaying ██████░░░░░░░░░░░░░░░░░░ 250/1000 games 25%, 125/s, 6 s left',
    '\r\u001b[K',
  ]);
});

test('elsewhere a plain line comes every few seconds, and none for short work', () => {
  expect(messages(false, [[4000, 999]])).toEqual([]);
  const written = messages(false, [
    [5000, 50],
    [6000, 60],
    [10_000, 100],
  ]);
  expect(written).toEqual([
    'Playing: 50/1000 games 5%, 10.0/s, 1:35 left\n',
    'Playing: 100/1000 games 10%, 10.0/s, 1:30 left\n',
  ]);
});

test('time left is short to read', () => {
  expect([0, 59, 60, 3725].map(timeText)).toEqual(['0 s', '59 s', '1:00', '1:02:05']);
});
