// Checks what a table waits for and for how long, in every phase of every game.

import { type GameId, SeededRandom, type Table } from '@kalpler/engine';
import { describe, expect, test } from 'vitest';
import {
  layDeck,
  layEven,
  make,
  open,
  PRESETS,
  playUntil,
  step,
} from '../../../engine/testing/matches.ts';
import { waitOf } from './clocks.ts';

const timers = {
  turnSeconds: 1,
  passSeconds: 2,
  bidSeconds: 3,
  exchangeSeconds: 4,
  selectSeconds: 5,
  moonSeconds: 6,
  roundEndSeconds: 7,
  rematchSeconds: 8,
  cleanupSeconds: 9,
};
const start = (game: GameId, options = {}) => open(game, { ...options, timers });
const wait = (table: Table) => waitOf(table, 'm');
const played = (table: Table, phase: string) =>
  playUntil(table, new SeededRandom(2), (now) => now.phase === phase);
const pass = (table: Table, seat: number) =>
  make(table, seat, {
    kind: 'pass',
    cards: table.game.deck.cards.slice(13 * seat, 13 * seat + 3),
  });

describe('each phase has its own clock', () => {
  test.each<[string, Table, object | null]>([
    ['nothing before the first deal', start('hearts'), null],
    ['a pass', layDeck(start('hearts')), { kind: 'turn', seconds: 2 }],
    ['a play', played(start('hearts'), 'playing'), { kind: 'turn', seconds: 1 }],
    ['a bid', layDeck(start('spades')), { kind: 'turn', seconds: 3 }],
    ['a choice of contract', layDeck(start('king')), { kind: 'turn', seconds: 5 }],
    ['the pause after a round', played(start('hearts'), 'roundEnd'), { kind: 'pause', seconds: 7 }],
    ['a rematch', playUntil(start('hearts'), new SeededRandom(2)), { kind: 'rematch', seconds: 8 }],
    ['a rematch after King', playUntil(start('king'), new SeededRandom(2)), { kind: 'rematch' }],
  ])('%s', (_, table, expected) => {
    if (expected === null) expect(wait(table)).toBeNull();
    else expect(wait(table)).toMatchObject(expected);
  });

  test('S8: an exchange', () => {
    let table = layEven(start('spades', { blindNilMinDeficit: -1000 }));
    table = make(table, 0, { kind: 'bid', bid: 'blind_nil' });
    for (const seat of [1, 3]) table = make(table, seat, { kind: 'reveal' });
    for (const seat of [1, 2, 3]) table = make(table, seat, { kind: 'bid', bid: 3 });
    expect(table.phase).toBe('exchanging');
    expect(wait(table)).toMatchObject({ kind: 'turn', seconds: 4 });
  });

  test('H7: the choice of a shooter', () => {
    let table = layDeck(start('hearts', { passCycle: ['hold'], moon: 'shooterChoice' }));
    const random = new SeededRandom(1);
    while (table.phase === 'playing') table = step(table, random);
    expect(table.actors).toEqual([0]);
    expect(wait(table)).toMatchObject({ kind: 'turn', seconds: 6 });
  });

  test('K4: a deal that was cancelled unplayed is followed by the next at once', () => {
    const rules = { cancelTrump: 'anyPlayer', initialPenaltyGames: 0 };
    const dealt = layEven(start('king', rules));
    const contract = { type: 'trump', trumpSuit: 'hearts' } as const;
    const cancelled = make(dealt, dealt.actors[0]!, { kind: 'choose', contract });
    expect(cancelled.awaitsDeal).toBe(true);
    expect(wait(cancelled)).toBeNull();
  });

  test('a clock without a limit', () => {
    const table = layDeck(open('hearts', { timers: { passSeconds: null } }));
    expect(wait(table)).toMatchObject({ kind: 'turn', seconds: null });
  });
});

describe('one clock or a new one', () => {
  const key = (table: Table) => wait(table)!.key;

  test('those who pass share a clock', () => {
    const table = layDeck(start('hearts'));
    expect(key(pass(table, 1))).toBe(key(table));
  });

  test('the first play after the passes has a new one', () => {
    let table = layDeck(start('hearts'));
    const before = key(table);
    for (const seat of [0, 1, 2, 3]) table = pass(table, seat);
    expect(key(table)).not.toBe(before);
  });

  test('S10: those who bid together share a clock, also when somebody looks at their hand', () => {
    const table = layDeck(start('spades', { blindNilMinDeficit: -1000 }));
    const looked = make(table, 2, { kind: 'reveal' });
    expect(key(looked)).toBe(key(table));
    expect(key(make(looked, 2, { kind: 'bid', bid: 3 }))).toBe(key(table));
  });

  test('S10: those who bid in turn have one each', () => {
    const table = layDeck(start('spades', { bidding: 'sequential', blindNil: false }));
    const next = make(table, table.actors[0]!, { kind: 'bid', bid: 3 });
    expect(key(next)).not.toBe(key(table));
  });

  test.each(PRESETS)('every play of %s %s has a clock of its own', (game, preset) => {
    const random = new SeededRandom(9);
    let table = played(start(game, { preset }), 'playing');
    const keys: string[] = [];
    while (table.phase === 'playing') {
      keys.push(key(table));
      table = step(table, random);
    }
    expect(new Set(keys).size).toBe(keys.length);
  });

  test('the same moment of another match or another deal is another one', () => {
    const table = layDeck(start('hearts'));
    expect(waitOf(table, 'n')!.key).not.toBe(waitOf(table, 'm')!.key);
    const second = playUntil(table, new SeededRandom(2), (now) => now.results.length === 1);
    const dealt = step(second, new SeededRandom(2));
    expect(dealt.phase).toBe('passing');
    expect(key(dealt)).not.toBe(key(table));
  });
});
