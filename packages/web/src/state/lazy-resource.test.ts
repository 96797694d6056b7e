// What is fetched later: once, kept, and fetched again when it did not come.

import { describe, expect, it } from 'vitest';
import { lazyComponent, lazyResource } from './lazy-resource.ts';

const WORDS = { word: 'kupa' };

describe('a lazy resource', () => {
  it('fetches once, however often it is asked for', async () => {
    let fetches = 0;
    const words = lazyResource(async () => {
      fetches++;
      return WORDS;
    });
    const coming = words.load();
    expect(words.load()).toBe(coming);
    expect(words.peek()).toBeUndefined();
    await coming;
    expect(words.peek()).toBe(WORDS);
    expect(await words.load()).toBe(WORDS);
    expect(fetches).toBe(1);
  });

  it('fails whoever asked, and fetches again for whoever asks later', async () => {
    let fetches = 0;
    const gone = new Error('gone');
    const words = lazyResource(async () => {
      fetches++;
      if (fetches === 1) throw gone;
      return WORDS;
    });
    await expect(Promise.allSettled([words.load(), words.load()])).resolves.toEqual([
      { status: 'rejected', reason: gone },
      { status: 'rejected', reason: gone },
    ]);
    expect(fetches).toBe(1);
    expect(words.peek()).toBeUndefined();
    expect(await words.load()).toBe(WORDS);
    expect(words.peek()).toBe(WORDS);
    expect(fetches).toBe(2);
  });
});

describe('a lazy component', () => {
  it('is there once everything it needs is', async () => {
    let arrive = () => {};
    const words = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    const Part = () => null;
    const Lazy = lazyComponent(
      async () => Part,
      () => words,
    );
    const coming = Lazy.load();
    expect(Lazy.peek()).toBeUndefined();
    arrive();
    expect(await coming).toEqual({ part: Part });
    expect(Lazy.peek()).toEqual({ part: Part });
  });
});
