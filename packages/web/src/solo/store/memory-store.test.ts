// The store of a page that keeps nothing does what every store must.

import { describe, expect, it } from 'vitest';
import { CONTRACT } from '../../../testing/solo/store-contract.ts';
import { MemoryStore } from './memory-store.ts';

describe('a store in memory', () => {
  it.each(Object.entries(CONTRACT))('%s', async (_, promise) => {
    const sights = await promise(new MemoryStore());
    expect(sights.length).toBeGreaterThan(0);
    for (const [seen, expected] of sights) expect(seen).toEqual(expected);
  });

  it('001 E4: says that it does not last', () => {
    expect(new MemoryStore().isPersistent).toBe(false);
  });
});
