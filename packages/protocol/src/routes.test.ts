// The table of addresses: what each shows, in both languages, and that patterns and parsing agree.

import { describe, expect, it } from 'vitest';
import { PAGE_PATTERNS, pageOf, withoutAlias } from './routes.ts';

const HOME = { kind: 'home', game: null, isPlaying: false };
const table = (word: string, more: object = {}) => ({
  kind: 'table',
  word,
  key: null,
  isPlain: false,
  ...more,
});
const KEY = 'k3Tq0Zb9XvPa';

const KNOWN: readonly (readonly [string, object])[] = [
  ['/', HOME],
  ['/index.html', HOME],
  ['/play', HOME],
  ['/hearts', { ...HOME, game: 'hearts' }],
  ['/kupa', { ...HOME, game: 'hearts' }],
  ['/spades/', { ...HOME, game: 'spades' }],
  ['/maca', { ...HOME, game: 'spades' }],
  ['/king', { ...HOME, game: 'king' }],
  ['/play/hearts', { ...HOME, game: 'hearts', isPlaying: true }],
  ['/play/maca', { ...HOME, game: 'spades', isPlaying: true }],
  ['/masa/kartal', table('kartal')],
  ['/masa/kartal/', table('kartal')],
  ['/masa/%C5%9Felale', table('şelale')],
  ['/masa/şelale', table('şelale')],
  ['/t/kartal', table('kartal')],
  ['/masa/kartal/metin', table('kartal', { isPlain: true })],
  [`/masa/kartal/${KEY}`, table('kartal', { key: KEY })],
  [`/t/kartal/${KEY}/metin`, table('kartal', { key: KEY, isPlain: true })],
  ['/mac/x1-2_3', { kind: 'match', id: 'x1-2_3', from: 'server' }],
  ['/match/x123', { kind: 'match', id: 'x123', from: 'server' }],
  ['/mac/tek/x123', { kind: 'match', id: 'x123', from: 'browser' }],
  ['/match/solo/x123', { kind: 'match', id: 'x123', from: 'browser' }],
  ['/mac/link', { kind: 'match', id: 'link', from: 'browser' }],
  ...['/tek', '/tek/', '/tek/gunun-oyunu', '/tek/x123', '/tek/a/b', '/solo', '/solo/daily'].map(
    (path) => [path, { kind: 'solo' }] as const,
  ),
  ...['/istatistik', '/stats', '/ogren', '/ogren/king', '/learn', '/learn/king'].map(
    (path) => [path, { kind: 'solo' }] as const,
  ),
];

const UNKNOWN = [
  '/none',
  '/masa',
  '/masa/',
  '/masa/a/b',
  '/masa/a/b/c',
  '/masa/kartal.',
  '/mac',
  '/mac/a/b',
  '/match',
  '/t',
  '/tekin',
  '/tek.html',
  '/solos',
  '/play/bridge',
  '/Hearts',
  '//masa/kartal',
  '/%2Fmasa%2Fkartal',
  '/constructor',
  '/play/constructor',
  '/api/none',
  '/index.htm',
  '',
];

describe('an address', () => {
  it.each(KNOWN)('%s is a page', (path, page) => {
    expect(pageOf(path)).toEqual(page);
    expect(PAGE_PATTERNS.some((pattern) => pattern.test(path))).toBe(true);
    expect(pageOf(withoutAlias(path))).toEqual(page);
  });

  it.each(UNKNOWN)('%j leads nowhere', (path) => {
    expect(pageOf(path)).toBeNull();
    expect(PAGE_PATTERNS.some((pattern) => pattern.test(path))).toBe(false);
  });

  it('with letters that cannot be read leads nowhere', () => {
    expect(pageOf('/masa/%E0%A4%A')).toBeNull();
  });

  it.each([
    ['/t/kartal', '/masa/kartal'],
    [`/t/kartal/${KEY}`, `/masa/kartal/${KEY}`],
    ['/solo', '/tek'],
    ['/solo/daily', '/tek/gunun-oyunu'],
    ['/solo/x123', '/tek/x123'],
    ['/learn/king', '/ogren/king'],
    ['/match/x123', '/mac/x123'],
    ['/match/solo/x123', '/mac/tek/x123'],
    ['/stats', '/istatistik'],
    ['/hearts', '/hearts'],
    ['/masa/t', '/masa/t'],
    ['/constructor/x', '/constructor/x'],
    ['/', '/'],
  ])('%s stands for %s', (path, plain) => {
    expect(withoutAlias(path)).toBe(plain);
  });
});
