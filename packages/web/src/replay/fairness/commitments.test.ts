// The commitments a browser remembers: bounded, the first of a match, and unharmed by whatever was stored.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  commitmentFor,
  readCommitments,
  type SeenCommitment,
  withCommitment,
} from './commitments.ts';

const seenAll = (...all: Parameters<typeof withCommitment>[1][]) =>
  all.reduce<SeenCommitment[]>((known, seen) => withCommitment(known, seen), []);

describe('remembered is', () => {
  it('a commitment of the waiting room, then its salt, then its match', () => {
    expect(
      seenAll(
        { commitment: 'a' },
        { commitment: 'a', salt: 'çay' },
        { commitment: 'a', match: 'm' },
      ),
    ).toEqual([{ commitment: 'a', salt: 'çay', match: 'm' }]);
  });

  it('no salt that was taken back', () => {
    const all = seenAll({ commitment: 'a', salt: 'çay' }, { commitment: 'a', salt: null });
    expect(all).toEqual([{ commitment: 'a' }]);
  });

  it('the first that was seen for a match, and nothing that came later', () => {
    const all = seenAll({ commitment: 'a', match: 'm' }, { commitment: 'b', match: 'm' });
    expect(all).toEqual([{ commitment: 'a', match: 'm' }]);
    expect(commitmentFor(all, 'm', 'b')).toEqual({ commitment: 'a', match: 'm' });
  });

  it('where one sat', () => {
    const all = seenAll({ commitment: 'a' }, { commitment: 'a', match: 'm', seat: 2 });
    expect(readCommitments(JSON.stringify(all))).toEqual(all);
    expect(commitmentFor(all, 'm', 'a')?.seat).toBe(2);
    expect(readCommitments('[{"commitment":"a","seat":"2"}]')).toEqual([]);
  });

  it('never more than twenty, the newest', () => {
    const many = Array.from({ length: 50 }, (_, i) => ({ commitment: String(i) }));
    const all = seenAll(...many);
    expect(all).toEqual(many.slice(-20));
    expect(readCommitments(JSON.stringify(many))).toEqual(many.slice(-20));
  });
});

describe('looked up is', () => {
  it('the match by its name, or the same commitment before it began, or nothing', () => {
    const all = seenAll({ commitment: 'a', match: 'm' }, { commitment: 'b' });
    expect(commitmentFor(all, 'm', 'x')?.commitment).toBe('a');
    expect(commitmentFor(all, 'n', 'b')?.commitment).toBe('b');
    expect(commitmentFor(all, 'n', 'x')).toBeNull();
  });
});

describe('stored', () => {
  it('and read again is the same', () => {
    const all = seenAll({ commitment: 'a', salt: '' }, { commitment: 'b', match: 'm' });
    expect(readCommitments(JSON.stringify(all))).toEqual(all);
  });

  it('as anything else does no harm', () => {
    for (const text of [null, '', 'x', '{}', '[1,null,"a",{"commitment":1}]']) {
      expect(readCommitments(text)).toEqual([]);
    }
    fc.assert(
      fc.property(fc.json(), (text) => {
        expect(Array.isArray(readCommitments(text))).toBe(true);
      }),
    );
  });
});
