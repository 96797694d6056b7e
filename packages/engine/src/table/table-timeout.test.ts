// Acting for seats that do not act in time: each phase of each game, as entries of the log like any others.

import { describe, expect, it } from 'vitest';
import {
  handOf,
  layEven,
  layHands,
  makeMoves,
  must,
  open,
  PRESETS,
  pictureOf,
  playUntil,
  step,
} from '../../testing/matches.ts';
import { cardName } from '../cards/card.ts';
import { SeededRandom } from '../cards/random.ts';
import type { Move } from '../games/move.ts';
import { moveText } from '../notation/notation.ts';
import { type Entry, replay, rewind, type Table, timeOut } from './table.ts';

type MoveEntry = Entry & { readonly kind: 'move' };

/** What a timeout adds to the log, as in `0* bid 2`. */
function added(before: Table, after: Table): string[] {
  const entries = after.log.slice(before.version) as MoveEntry[];
  return entries.map(({ seat, move, auto }) => `${seat}${auto ? '*' : ''} ${moveText(move)}`);
}

function giftOf(entry: Entry | undefined): string[] {
  const move = (entry as MoveEntry).move as Move & { readonly kind: 'pass' | 'exchange' };
  return move.cards.map(cardName);
}

describe('Hearts', () => {
  it('H15: passes three random cards of their own for every seat that has not passed', () => {
    const table = makeMoves(layEven(open('hearts')), '1 pass JS 10S 9S');
    const after = timeOut(table, new SeededRandom(1));
    const entries = after.log.slice(table.version) as MoveEntry[];
    expect(entries.map(({ seat, auto }) => [seat, auto])).toEqual([0, 2, 3].map((s) => [s, true]));
    for (const entry of entries) {
      const gift = giftOf(entry);
      expect(new Set(gift).size).toBe(3);
      expect(handOf(table, entry.seat)).toEqual(expect.arrayContaining(gift));
    }
    expect(after.phase).toBe('playing');
  });

  it('H15: passes as many cards as the table passes, and not always the same', () => {
    const table = layEven(open('hearts', { passCount: 4 }));
    const gifts = [1, 2, 3, 4].map((seed) => giftOf(timeOut(table, new SeededRandom(seed)).log[1]));
    expect(gifts.every((gift) => gift.length === 4)).toBe(true);
    expect(new Set(gifts.map((gift) => gift.join())).size).toBeGreaterThan(1);
    expect(giftOf(timeOut(table, new SeededRandom(1)).log[1])).toEqual(gifts[0]);
  });

  it('C3: plays the lowest legal card, ties in the order ♣ ♦ ♠ ♥', () => {
    const table = layEven(open('hearts', { passCycle: ['hold'] }));
    const lead = timeOut(table, new SeededRandom(1));
    expect(added(table, lead)).toEqual(['3* 2C']);
    expect(added(lead, timeOut(lead, new SeededRandom(1)))).toEqual(['0* QC']);
    const late = makeMoves(lead, '0 AC', '1 8C', '2 5C', '0 KC', '1 9C', '2 6C', '3 3C');
    const later = makeMoves(late, '0 QC', '1 10C', '2 7C', '3 4C', '0 AD', '1 9D', '2 5D', '3 2D');
    // Seat 0 leads from A♠ K♠ Q♠, hearts it may not lead, and K♦ Q♦: the queens are lowest, ♦ before ♠.
    expect(added(later, timeOut(later, new SeededRandom(1)))).toEqual(['0* QD']);
  });

  it('H7: chooses 26 for the others when the shooter does not choose', () => {
    const options = { preset: 'classic', passCycle: ['hold'], moon: 'shooterChoice' };
    const table = makeMoves(
      layEven(open('hearts', options)),
      ...['3 2C', '0 AC', '1 8C', '2 5C', '0 claim'],
    );
    const after = timeOut(table, new SeededRandom(1));
    expect(added(table, after)).toEqual(['0* moon othersPlus']);
    expect(after.standing.totals).toEqual([0, 26, 26, 26]);
  });
});

describe('Spades', () => {
  it('S12: bids two for every seat that has not bid, never nil', () => {
    const table = makeMoves(layEven(open('spades')), '2 bid nil');
    const after = timeOut(table, new SeededRandom(1));
    expect(added(table, after)).toEqual(['0* bid 2', '1* bid 2', '3* bid 2']);
    expect(after.phase).toBe('playing');
  });

  it('S17: bids what the minimum of the side asks for', () => {
    const table = makeMoves(layEven(open('spades', { minTeamBid: 7 })), '2 bid nil');
    expect(added(table, timeOut(table, new SeededRandom(1)))).toEqual([
      '0* bid 7',
      '1* bid 2',
      '3* bid 5',
    ]);
  });

  it('S10: acts only for the seat whose turn it is when bids are made in turn', () => {
    const table = layEven(open('spades', { preset: 'pagat', firstDealer: 1 }));
    const after = timeOut(table, new SeededRandom(1));
    expect(added(table, after)).toEqual(['2* bid 2']);
    expect(after.actors).toEqual([3]);
  });

  it('S7: a bid at the timeout shows a hidden hand', () => {
    const table = layEven(open('spades', {}, { standing: { totals: [0, 200] } }));
    expect([handOf(table, 0), handOf(table, 1).length]).toEqual([[], 13]);
    expect(handOf(timeOut(table, new SeededRandom(1)), 0)).toHaveLength(13);
  });

  const blind = (options: Readonly<Record<string, unknown>>) =>
    makeMoves(
      layEven(open('spades', options, { standing: { totals: [200, 0] } })),
      ...['3 bid blind_nil', '0 bid 3', '1 bid 4', '2 bid 3'],
    );

  it('S8: exchanges two random cards each way', () => {
    const table = blind({});
    const after = timeOut(table, new SeededRandom(1));
    const [first, second] = after.log.slice(-2).map(giftOf);
    expect([first, second].map((gift) => gift!.length)).toEqual([2, 2]);
    expect(handOf(table, 1)).toEqual(expect.arrayContaining(first!));
    expect(handOf(after, 1)).toEqual(expect.arrayContaining(second!));
    expect(after.phase).toBe('playing');
  });

  it('S8: first for the bidder, then for the partner, where the bidder gives first', () => {
    const table = blind({ blindNilExchangeMode: 'bidderFirst' });
    const once = timeOut(table, new SeededRandom(1));
    expect([table.actors, once.actors, once.phase]).toEqual([[3], [1], 'exchanging']);
    expect(timeOut(once, new SeededRandom(1)).phase).toBe('playing');
  });

  it('C3: plays the lowest rank, even a trump', () => {
    const table = timeOut(layEven(open('spades', { firstDealer: 2 })), new SeededRandom(1));
    // Spades are not broken: seat 3 leads the lowest of the other suits, ♣ before ♦ and ♥.
    expect(added(table, timeOut(table, new SeededRandom(1)))).toEqual(['3* 2C']);
  });
});

describe('King', () => {
  it('K16: selects the first open penalty', () => {
    const table = layEven(open('king'));
    const after = timeOut(table, new SeededRandom(1));
    expect(added(table, after)).toEqual(['3* choose el']);
    expect([after.phase, after.actors]).toEqual(['playing', [3]]);
  });

  it('K16: selects trumps in the longest suit when no penalty is left', () => {
    const table = layEven(open('king', { penaltiesPerPlayer: 0 }));
    expect(added(table, timeOut(table, new SeededRandom(1)))).toEqual(['3* choose trump spades']);
  });

  it('K6: plays the lowest legal card, not the lowest', () => {
    const hands = ['432.432.A2.AKQJT', 'T98.T98.87654.32', 'AKQJ.AKQJ.KQT9.4', '765.765.J3.98765'];
    const table = makeMoves(layHands(open('king'), ...hands), '0 choose erkek', '0 AD');
    // The jack lies below the ace on the table and must be played, although the three is lower.
    expect(added(table, timeOut(table, new SeededRandom(1)))).toEqual(['3* JD']);
  });
});

describe('a timeout', () => {
  it('C5: does nothing where nobody is waited for', () => {
    const random = new SeededRandom(2);
    const round = playUntil(open('hearts'), random, ({ phase }) => phase === 'roundEnd');
    const over = playUntil(open('hearts', { endScore: 1 }), random);
    for (const table of [open('hearts'), round, over]) {
      expect(timeOut(table, random)).toBe(table);
    }
  });

  it('C10: carries the host’s time and depends on nothing but the table and the random numbers', () => {
    const table = layEven(open('hearts'));
    const once = timeOut(table, new SeededRandom(3), { at: 99 });
    const twice = timeOut(table, new SeededRandom(3), { at: 99 });
    expect(pictureOf(once)).toBe(pictureOf(twice));
    expect(once.log.slice(1).every(({ at }) => at === 99)).toBe(true);
    expect(table.log).toHaveLength(1);
  });

  it.each(PRESETS)('C13: plays a whole deal of %s %s that replays identically', (id, preset) => {
    const random = new SeededRandom(4);
    let table = step(open(id, { preset }), random);
    while (table.results.length === 0) table = timeOut(table, random);
    const moves = table.log.slice(1) as MoveEntry[];
    expect(moves.every(({ auto }) => auto === true)).toBe(true);
    expect(pictureOf(must(replay(rewind(table, 0), table.log)))).toBe(pictureOf(table));
  });
});
