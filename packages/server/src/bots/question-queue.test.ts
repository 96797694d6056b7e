// The line before the computer players: turns by address and by table, and little work however many wait.

import { describe, expect, test } from 'vitest';
import { QuestionQueue } from './question-queue.ts';

const everybody = { address: () => true, table: () => true };

function queueOf(...askers: readonly (readonly [address: string, table: string])[]) {
  const queue = new QuestionQueue<{ readonly asker: { address: string; table: string } }>();
  for (const [address, table] of askers) queue.add({ asker: { address, table } });
  return queue;
}

/** Everything in the order in which it is taken. */
function drained(queue: ReturnType<typeof queueOf>): string[] {
  const order: string[] = [];
  for (let next = queue.take(everybody); next !== null; next = queue.take(everybody)) {
    order.push(`${next.asker.address}${next.asker.table}`);
  }
  return order;
}

describe('turns', () => {
  test('go round by address, and within an address by table', () => {
    const queue = queueOf(['a', '1'], ['a', '1'], ['a', '2'], ['a', '3'], ['b', '9'], ['b', '9']);
    expect(drained(queue)).toEqual(['a1', 'b9', 'a2', 'b9', 'a3', 'a1']);
  });

  test('pass over who may not ask, who then keeps its place', () => {
    const queue = queueOf(['a', '1'], ['b', '2'], ['b', '3']);
    const noA = { ...everybody, address: (address: string) => address !== 'a' };
    const no2 = { ...everybody, table: (table: string) => table !== '2' };
    expect(queue.take(noA)?.asker.table).toBe('2');
    expect(queue.take(everybody)?.asker.table).toBe('1');
    queue.add({ asker: { address: 'b', table: '2' } });
    expect(queue.take(no2)?.asker.table).toBe('3');
    expect(queue.take(no2)).toBeNull();
    expect(drained(queue)).toEqual(['b2']);
  });
});

test('one taking looks at one table, not at all that wait', () => {
  const queue = queueOf(...Array.from({ length: 2000 }, (_, i) => [`${i % 50}`, `${i}`] as const));
  let looks = 0;
  const counting = { address: () => ++looks > 0, table: () => ++looks > 0 };
  for (let i = 0; i < 2000; i++) expect(queue.take(counting)).not.toBeNull();
  expect(looks).toBe(2 * 2000);
});
