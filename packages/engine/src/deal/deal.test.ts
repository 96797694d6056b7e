// The state of a deal: what a copy takes over, and what is cleared away for the next deal.

import { describe, expect, it } from 'vitest';
import { dealDifference } from '../../laws/scene.ts';
import { NO_CARD } from '../cards/card.ts';
import { gameOf } from '../games/games.ts';
import { Deal, NO_BID } from './deal.ts';
import { PLAYING } from './phase.ts';

type Field = keyof Deal;
const LISTS = ['hands', 'gifts', 'taken', 'tricks', 'bids', 'plays', 'takers'] as const;
const ALL = Object.keys(new Deal()) as Field[];
const NUMBERS = ALL.filter((field) => field !== 'contract' && !isList(field));

function isList(field: Field): boolean {
  return (LISTS as readonly string[]).includes(field);
}

/** A deal in which every field has another value. */
function busyDeal(): Deal {
  const deal = new Deal();
  const numbers = deal as unknown as Record<string, number>;
  NUMBERS.forEach((field, i) => {
    numbers[field] = 40 + i;
  });
  for (const [i, list] of LISTS.entries()) {
    for (let at = 0; at < deal[list].length; at++) deal[list][at] = 10 * i + at + 1;
  }
  deal.contract = gameOf('hearts').contracts[0]!;
  return deal;
}

describe('copying a deal', () => {
  it.each(ALL)('takes over %s', (field) => {
    const busy = busyDeal();
    expect(new Deal().copyFrom(busy)[field]).toEqual(busy[field]);
    expect(new Deal()[field]).not.toEqual(busy[field]);
  });

  it('gives the copy itself back', () => {
    const copy = new Deal();
    expect(copy.copyFrom(busyDeal())).toBe(copy);
  });

  it.each(LISTS)('leaves the %s of both apart', (list) => {
    const original = busyDeal();
    const copy = new Deal().copyFrom(original);
    copy[list][1] = 99;
    expect(original[list][1]).not.toBe(99);
    original[list][2] = 98;
    expect(copy[list][2]).not.toBe(98);
  });

  it('can be repeated onto a deal that was used before', () => {
    const game = gameOf('king');
    const deal = game.deal({ number: 1, dealer: 2, terms: 1023 }, game.deck.cards, 0);
    const copy = busyDeal();
    expect(dealDifference(copy, deal)).not.toBeNull();
    expect(dealDifference(copy.copyFrom(deal), deal)).toBeNull();
  });
});

describe('the lists of a deal', () => {
  it('share no memory', () => {
    const deal = new Deal();
    for (const list of LISTS) {
      deal[list].fill(7);
      for (const other of LISTS) {
        if (other !== list) expect(Math.max(...deal[other])).toBe(0);
      }
      deal[list].fill(0);
    }
  });

  it('S14: have room for fifty-four cards, eighteen tricks and four hands', () => {
    const deal = new Deal();
    expect([deal.plays.length, deal.takers.length]).toEqual([54, 18]);
    expect([deal.hands.length, deal.gifts.length]).toEqual([16, 16]);
    for (const list of ['taken', 'tricks', 'bids'] as const) expect(deal[list].length).toBe(4);
  });
});

describe('clearing a deal', () => {
  it('takes everything off the table', () => {
    const deal = busyDeal();
    deal.clear(3, -1, 17);
    for (const list of ['hands', 'gifts', 'taken', 'tricks', 'plays', 'takers'] as const) {
      expect(new Set(deal[list])).toEqual(new Set([0]));
    }
    expect(new Set(deal.bids)).toEqual(new Set([NO_BID]));
    expect([deal.seats, deal.step, deal.length]).toEqual([3, -1, 17]);
    expect([deal.contract, deal.contractIndex, deal.marker, deal.led, deal.best]).toEqual([
      null,
      -1,
      NO_CARD,
      -1,
      NO_CARD,
    ]);
    for (const field of [
      'opener',
      'turn',
      'count',
      'trick',
      'inTrick',
      'bestSeat',
      'pile',
      'broken',
      'given',
      'looked',
      'declared',
      'moon',
      'ending',
    ] as const) {
      expect(deal[field]).toBe(0);
    }
  });

  it('leaves nothing behind for the next deal', () => {
    const game = gameOf('hearts');
    const setup = { number: 4, dealer: 3, terms: 3 };
    const fresh = game.deal(setup, game.deck.cards, 0);
    const used = busyDeal();
    game.open(used, setup, game.deck.cards, 0);
    expect(dealDifference(used, fresh)).toBeNull();
    expect(used.phase).toBe(PLAYING);
  });
});
