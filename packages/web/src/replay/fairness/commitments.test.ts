// The promises a browser remembers: bounded, the first of a match, and unharmed by whatever was stored.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Promised, promiseFor, readPromises, withPromise } from './promises.ts';

const seenAll = (...all: Parameters<typeof withPromise>[1][]) =>
  all.reduce<Promised[]>((promises, seen) => withPromise(promises, seen), []);

describe('remembered is', () => {
  it('a promise of the waiting room, then its salt, then its match', () => {
    expect(
      seenAll(
        { commitment: 'a' },
        { commitment: 'a', salt: 'çay' },
        { commitment: 'a', match: 'm' },
      ),
    ).toEqual([{ commitment: 'a', salt: 'çay', match: 'm' }]);
  });

  it('no salt that was taken back', () => {
    const promises = seenAll({ commitment: 'a', salt: 'çay' }, { commitment: 'a', salt: null });
    expect(promises).toEqual([{ commitment: 'a' }]);
  });

  it('what was promised first for a match, and nothing that came later', () => {
    const promises = seenAll({ commitment: 'a', match: 'm' }, { commitment: 'b', match: 'm' });
    expect(promises).toEqual([{ commitment: 'a', match: 'm' }]);
    expect(promiseFor(promises, 'm', 'b')).toEqual({ commitment: 'a', match: 'm' });
  });

  it('where one sat', () => {
    const promises = seenAll({ commitment: 'a' }, { commitment: 'a', match: 'm', seat: 2 });
    expect(readPromises(JSON.stringify(promises))).toEqual(promises);
    expect(promiseFor(promises, 'm', 'a')?.seat).toBe(2);
    expect(readPromises('[{"commitment":"a","seat":"2"}]')).toEqual([]);
  });

  it('never more than twenty, the newest', () => {
    const many = Array.from({ length: 50 }, (_, i) => ({ commitment: String(i) }));
    const promises = seenAll(...many);
    expect(promises).toEqual(many.slice(-20));
    expect(readPromises(JSON.stringify(many))).toEqual(many.slice(-20));
  });
});

describe('looked up is', () => {
  it('the match by its name, or the same promise before it began, or nothing', () => {
    const promises = seenAll({ commitment: 'a', match: 'm' }, { commitment: 'b' });
    expect(promiseFor(promises, 'm', 'x')?.commitment).toBe('a');
    expect(promiseFor(promises, 'n', 'b')?.commitment).toBe('b');
    expect(promiseFor(promises, 'n', 'x')).toBeNull();
  });
});

describe('stored', () => {
  it('and read again is the same', () => {
    const promises = seenAll({ commitment: 'a', salt: '' }, { commitment: 'b', match: 'm' });
    expect(readPromises(JSON.stringify(promises))).toEqual(promises);
  });

  it('as anything else does no harm', () => {
    for (const text of [null, '', 'x', '{}', '[1,null,"a",{"commitment":1}]']) {
      expect(readPromises(text)).toEqual([]);
    }
    fc.assert(
      fc.property(fc.json(), (text) => {
        expect(Array.isArray(readPromises(text))).toBe(true);
      }),
    );
  });
});
