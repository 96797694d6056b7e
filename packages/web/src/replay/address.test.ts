// Addresses of matches: parts, and matches that the link itself carries.

import { describe, expect, it } from 'vitest';
import { anchorText, MATCH_PARTS, readAnchor } from './address.ts';

describe('what stands behind the #', () => {
  it.each([
    ['', { data: '', part: null }],
    ['#izle', { data: '', part: 'replay' }],
    ['#adil', { data: '', part: 'fair' }],
    ['#kAb-_1', { data: 'kAb-_1', part: null }],
    ['#kAb-_1.analiz', { data: 'kAb-_1', part: 'review' }],
    ['#kAb-_1.nothing', { data: 'kAb-_1', part: null }],
  ])('%s', (hash, anchor) => {
    expect(readAnchor(hash)).toEqual(anchor);
  });

  it('is written so that it is read again', () => {
    for (const data of ['', 'kAb-_1']) {
      for (const part of [null, ...MATCH_PARTS]) {
        expect(readAnchor(anchorText({ data, part }))).toEqual({ data, part });
      }
    }
  });
});
