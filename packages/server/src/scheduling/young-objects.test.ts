// When collections come early, and that V8 then collects more often.

import { spawnSync } from 'node:child_process';
import { expect, test, vi } from 'vitest';
import { YoungObjects } from './young-objects.ts';

test('early for ten seconds at the start, when many run out of time and after a long collection', () => {
  vi.useFakeTimers();
  const set: number[] = [];
  const young = new YoungObjects((percent) => set.push(percent));
  young.collected(11);
  expect(set).toEqual([]);
  const [stop, stopOther] = [young.watch(), young.watch()];
  vi.advanceTimersByTime(9_999);
  expect(set).toEqual([25]);
  vi.advanceTimersByTime(1);
  expect(set).toEqual([25, 80]);
  young.collected(9);
  expect(set).toEqual([25, 80]);
  young.collected(11);
  young.collected(12);
  expect(set).toEqual([25, 80, 25]);
  vi.advanceTimersByTime(10_000);
  expect(set).toEqual([25, 80, 25, 80]);
  for (let i = 0; i < 40; i++) young.ranOutOfTime(1000 + 7 * i);
  expect(set).toEqual([25, 80, 25, 80]);
  for (let i = 0; i < 17; i++) young.ranOutOfTime(2000 + 6 * i);
  expect(set).toEqual([25, 80, 25, 80, 25]);
  stopOther();
  expect(set).toHaveLength(5);
  stop();
  expect(set).toEqual([25, 80, 25, 80, 25, 80]);
  vi.runAllTimers();
  young.collected(11);
  expect(set).toHaveLength(6);
  vi.useRealTimers();
});

/** The room for young objects that a server has. */
const ROOM = ['--min-semi-space-size=32', '--max-semi-space-size=32'];

/** How often V8 collects while 150 MB are made in small turns, of which a third stays for a while. */
function collections(isWatched: boolean): number {
  const module = new URL('./young-objects.ts', import.meta.url);
  const program = `
    import { PerformanceObserver } from 'node:perf_hooks';
    ${isWatched ? `const { youngObjects } = await import('${module}'); youngObjects.watch();` : ''}
    let count = 0;
    new PerformanceObserver((list) => { count += list.getEntries().length; }).observe({ entryTypes: ['gc'] });
    const kept = [];
    for (let turn = 0; turn < 300; turn++) {
      for (let i = 0; i < 120; i++) {
        const list = Array.from({ length: 512 }, () => i + 0.5);
        if (i % 3 === 0) kept[(turn % 300) * 40 + i / 3] = list;
      }
      await new Promise((resolve) => setImmediate(resolve));
    }
    console.log(count);
    process.exit();`;
  const args = [...ROOM, '--input-type=module', '--eval', program];
  const { stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  expect(stderr).toBe('');
  return Number(stdout);
}

test('V8 collects at least twice as often then', () => {
  const usual = collections(false);
  expect(usual).toBeGreaterThan(3);
  expect(collections(true)).toBeGreaterThan(2 * usual);
});
