// Work in portions, on a clock that only the work itself moves.

import { describe, expect, it } from 'vitest';
import { FakeClock } from '../../testing/fake-clock.ts';
import { WorkQueue } from './work-queue.ts';

const turn = () => new Promise((resolve) => setImmediate(resolve));

/** A queue, and jobs of a given length that note when they are done. */
function timed() {
  const clock = new FakeClock();
  const queue = new WorkQueue(
    () => clock.now(),
    (ms, run) => clock.after(ms, run),
  );
  const done: string[] = [];
  const job = (name: string, ms: number) => async () => {
    clock.advance(ms);
    await null;
    done.push(name);
    return name;
  };
  return { queue, clock, done, job };
}

describe('work that can wait', () => {
  it('is done in its order, and in one turn only while less than 2 ms are spent', async () => {
    const { queue, done, job } = timed();
    for (let i = 0; i < 10; i++) queue.run(job(`${i}`, 0.8));
    await turn();
    expect(done).toEqual(['0', '1', '2']);
    await turn();
    expect(done).toHaveLength(6);
    await turn();
    await turn();
    expect(done).toEqual([...Array(10).keys()].map(String));
  });

  it('is done at once when nothing else is to be done in this turn', async () => {
    const { queue, done, job } = timed();
    for (let i = 0; i < 5; i++) {
      queue.run(job(`${i}`, 0.8));
      for (let tick = 0; tick < 10; tick++) await null;
    }
    expect(done).toEqual(['0', '1', '2']);
    await turn();
    await turn();
    expect(done).toHaveLength(5);
  });

  it('gives its value or its problem to the caller, and goes on', async () => {
    const { queue, job } = timed();
    const broken = queue.run(() => {
      throw new Error('no');
    });
    const late = queue.run(() => Promise.reject(new Error('never')));
    const fine = queue.run(job('fine', 1));
    await expect(broken).rejects.toThrow('no');
    await expect(late).rejects.toThrow('never');
    expect(await fine).toBe('fine');
  });

  it('is put off by what somebody waits for', async () => {
    const { queue, clock, done, job } = timed();
    for (let i = 0; i < 3; i++) queue.run(job(`later ${i}`, 6), 'later');
    expect(done).toEqual([]);
    queue.run(job('soon', 6));
    await turn();
    expect(done).toEqual(['soon']);
    await turn();
    expect(done).toEqual(['soon', 'later 0']);
    // A pause of three times as long follows, in which only what somebody waits for is done.
    queue.run(job('soon again', 1));
    await turn();
    clock.advance(16);
    await turn();
    expect(done.slice(2)).toEqual(['soon again']);
    clock.advance(1);
    await turn();
    expect(done.slice(3)).toEqual(['later 1']);
  });

  it('is not put off when a table in play cannot go on without it', async () => {
    const { queue, done, job } = timed();
    for (let i = 0; i < 3; i++) queue.run(job(`soon ${i}`, 6));
    queue.run(job('now', 6), 'now');
    for (let tick = 0; tick < 10; tick++) await null;
    expect(done).toEqual(['soon 0', 'now']);
    await turn();
    await turn();
    await turn();
    expect(done).toEqual(['soon 0', 'now', 'soon 1', 'soon 2']);
  });

  it('that takes no time still leaves room for its writes', async () => {
    const { queue, done, job } = timed();
    for (let i = 0; i < 20; i++) queue.run(job(`${i}`, 0), 'later');
    await turn();
    expect(done).toHaveLength(8);
  });

  it('is not begun any more once the queue is closed', async () => {
    const { queue, done, job } = timed();
    queue.run(job('a', 1), 'later');
    queue.close();
    queue.run(job('b', 1));
    await turn();
    await turn();
    expect(done).toEqual([]);
  });
});
