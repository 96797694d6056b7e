// Opening a table: the game and its options, names, the source of the deals, and what is wrong with them.

import { describe, expect, it } from 'vitest';
import { PLAYERS } from '../../testing/matches.ts';
import { openTable } from './table.ts';

const HASH = 'ab'.repeat(32);

function problem(value: unknown): string {
  const opened = openTable(value);
  return opened.ok ? 'opened' : opened.error;
}

const withPlayers = (players: unknown) => problem({ game: 'hearts', players });
const withDeals = (deals: unknown) => problem({ game: 'hearts', players: PLAYERS, deals });

describe('an opening', () => {
  it('C13: is stored whole, with a copy of every list', () => {
    const players = [...PLAYERS];
    const salts = ['a', null, '', 'b'];
    const deals = { kind: 'fair', commitment: HASH, salts };
    const opened = openTable({ game: 'hearts', options: { preset: 'classic' }, players, deals });
    players[0] = 'Zoe';
    salts[0] = 'z';
    expect(opened).toMatchObject({
      value: {
        opening: {
          game: 'hearts',
          options: { endScore: 100, claim: true },
          players: PLAYERS,
          deals: { kind: 'fair', commitment: HASH, salts: ['a', null, '', 'b'] },
        },
      },
    });
  });

  it('has the usual options of the game unless given others', () => {
    expect(openTable({ game: 'spades', players: PLAYERS })).toMatchObject({
      value: { game: { options: { targetScore: 300 } }, opening: { deals: { kind: 'given' } } },
    });
  });

  it.each([null, undefined, 'hearts', 5, []])('is an object, not %j', (value) => {
    expect(problem(value)).toMatch(/^opening: expected an object, got /);
  });

  it('names an unknown field, game, preset or option', () => {
    expect(problem({ game: 'hearts', players: PLAYERS, seed: 4 })).toBe(
      'opening.seed: unknown field',
    );
    expect(problem({ game: 'whist', players: PLAYERS })).toBe(
      'opening.game: expected one of hearts, spades, king, got "whist"',
    );
    expect(problem({ game: 'king', options: { preset: 'long' }, players: PLAYERS })).toMatch(
      /^opening\.preset: expected one of standard, natural, .* got "long"$/,
    );
    expect(problem({ game: 'king', options: { speed: 1 }, players: PLAYERS })).toMatch(
      /^opening\.speed: unknown option; the options are game, /,
    );
  });
});

describe('the players', () => {
  const expected = /^opening\.players: expected 4 names of 1 to 64 printable characters, got /;

  it.each([
    undefined,
    null,
    'Ada',
    PLAYERS.slice(1),
    [...PLAYERS, 'Efe'],
    ['', 'b', 'c', 'd'],
    ['a', 'b', 'c', 4],
    ['a', 'b', 'c', null],
    ['a', 'b', 'c', 'x'.repeat(65)],
  ])('are four names, not %j', (players) => {
    expect(withPlayers(players)).toMatch(expected);
  });

  it('have names that can be stored and shown: half a character or a line break is refused', () => {
    expect(withPlayers(['a', 'b', 'c', 'x\ud83d'])).toMatch(expected);
    expect(withPlayers(['a', 'b', 'c', '\udc00'])).toMatch(expected);
    expect(withPlayers(['a', 'b', 'c', 'Ayşe\n'])).toMatch(expected);
    expect(withPlayers(['🂡', 'Ayşe', ' ', 'x'.repeat(64)])).toBe('opened');
  });

  it('S15, K15: are three at a table for three', () => {
    for (const [game, preset] of [
      ['spades', 'cutthroat'],
      ['king', 'three'],
    ]) {
      expect(problem({ game, options: { preset }, players: PLAYERS })).toMatch(/expected 3 names/);
      expect(problem({ game, options: { preset }, players: PLAYERS.slice(1) })).toBe('opened');
    }
  });
});

describe('the deals', () => {
  it.each([
    { kind: 'given' },
    { kind: 'seeded', seed: 0 },
    { kind: 'seeded', seed: 4294967295 },
    { kind: 'fair', commitment: HASH, salts: [null, null, null, null] },
  ])('C10: may come from %j', (deals) => {
    expect(withDeals(deals)).toBe('opened');
  });

  it.each([
    null,
    'seeded',
    {},
    { kind: 'random' },
    { kind: 'given', seed: 1 },
    { kind: 'seeded' },
    { kind: 'seeded', seed: -1 },
    { kind: 'seeded', seed: 0.5 },
    { kind: 'seeded', seed: 4294967296 },
    { kind: 'seeded', seed: 1, extra: 1 },
    { kind: 'fair', commitment: HASH },
    { kind: 'fair', commitment: HASH.toUpperCase(), salts: [null, null, null, null] },
    { kind: 'fair', commitment: HASH.slice(1), salts: [null, null, null, null] },
    { kind: 'fair', commitment: HASH, salts: [null, null, null] },
    { kind: 'fair', commitment: HASH, salts: [null, null, null, 7] },
    { kind: 'fair', commitment: HASH, salts: [null, null, null, '\ud800'] },
    { kind: 'fair', commitment: HASH, salts: [null, null, null, 'x'.repeat(65)] },
    { kind: 'fair', commitment: HASH, salts: [null, null, null, null], secret: HASH },
  ])('C10: may not come from %j', (deals) => {
    expect(withDeals(deals)).toMatch(/^opening\.deals: expected \{kind: given\}, /);
  });
});
