// What is fetched later: once, kept, and told when it did not come.

import { afterEach, describe, expect, it, vi } from 'vitest';
import { lazyResource } from './lazy-resource.ts';

const WORDS = { word: 'kupa' };

/** What reading it throws: a promise while it is coming, or the problem. */
function thrown(read: () => unknown): unknown {
  try {
    read();
  } catch (reason) {
    return reason;
  }
  return undefined;
}

afterEach(() => {
  vi.useRealTimers();
});

describe('later', () => {
  it('fetches once, however often it is asked for', async () => {
    let fetches = 0;
    const words = lazyResource(async () => {
      fetches++;
      return WORDS;
    });
    const coming = thrown(words.read);
    expect(coming).toBe(words.load());
    expect(words.peek()).toBeUndefined();
    await coming;
    expect(words.read()).toBe(WORDS);
    expect(words.peek()).toBe(WORDS);
    expect(fetches).toBe(1);
  });

  it('tells a reader what went wrong instead of fetching for ever', async () => {
    let fetches = 0;
    vi.useFakeTimers({ toFake: ['performance'] });
    const gone = new Error('gone');
    const words = lazyResource(async () => {
      fetches++;
      if (fetches === 1) throw gone;
      return WORDS;
    });
    await expect(thrown(words.read)).rejects.toBe(gone);
    expect(thrown(words.read)).toBe(gone);
    expect(thrown(words.read)).toBe(gone);
    expect(fetches).toBe(1);
    // Whoever comes back to it later gets it.
    vi.advanceTimersByTime(1_000);
    await thrown(words.read);
    expect(words.read()).toBe(WORDS);
  });
});
