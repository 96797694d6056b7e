// Bids: who may bid when, the minimum of a side, and the bid that is made for a seat out of time.

import { describe, expect, it } from 'vitest';
import { after, bidding, bids, code, refusal, rule } from '../../../testing/spades.ts';
import { SeededRandom, submit, timeOut } from '../../index.ts';

const random = new SeededRandom(7);

describe('the order of bids', () => {
  it('S10: simultaneous bids come in any order and may be changed until the last is in', () => {
    const three = after(bidding(), [3, 1], [1, 2], [3, 4], [0, 5], [1, 'nil'], [1, 3]);
    expect(bids(three)).toEqual([5, 3, null, 4]);
    expect(three.actors).toEqual([2]);
    const locked = after(three, [2, 2]);
    expect(locked.phase).toBe('playing');
    expect(bids(locked)).toEqual([5, 3, 2, 4]);
    for (const seat of [0, 1, 2, 3])
      expect(refusal(locked, seat, 6)).toEqual({ code: 'WRONG_PHASE' });
  });

  it('S10: sequential bids go round once from the left of the dealer', () => {
    let table = bidding({ bidding: 'sequential', firstDealer: 1 });
    for (const seat of [2, 3, 0, 1]) {
      expect(table.actors).toEqual([seat]);
      for (const other of [0, 1, 2, 3].filter((each) => each !== seat)) {
        expect(refusal(table, other, 3)).toEqual({ code: 'NOT_YOUR_TURN' });
      }
      table = after(table, [seat, 3]);
    }
    expect(table.phase).toBe('playing');
    expect(bids(table)).toEqual([3, 3, 3, 3]);
  });

  it('C4: a bid is refused for its phase, then its turn, then itself', () => {
    const table = bidding({ bidding: 'sequential' });
    expect(code(table, 1, 'NIL')).toBe('NOT_YOUR_TURN');
    expect(code(table, 0, 'NIL')).toBe('INVALID_BID');
    const locked = after(table, [0, 3], [1, 3], [2, 3], [3, 3]);
    expect(code(locked, 1, 'NIL')).toBe('WRONG_PHASE');
  });

  it('C4: plays, exchanges and moves of other games are refused while bids are made', () => {
    const table = bidding();
    const card = table.game.deck.cards[0]!;
    for (const move of [
      { kind: 'play', card },
      { kind: 'exchange', cards: [card, card] },
      { kind: 'pass', cards: [card, card, card] },
      { kind: 'cancel' },
      { kind: 'claim' },
    ] as const) {
      const done = submit(table, 0, move);
      expect(done.ok ? 'accepted' : done.error).toEqual({ code: 'WRONG_PHASE' });
    }
  });
});

describe('the minimum of a side', () => {
  it.each([
    [0, [0, 1, 4, 13], []],
    [4, [2, 3, 13], [0, 1]],
    [13, [11, 13], [0, 1, 10]],
  ])(
    'S17: minTeamBid=%i after a bid of 2: %j are allowed, %j are not',
    (least, allowed, refused) => {
      const table = after(bidding({ minTeamBid: least }), [0, 2]);
      for (const bid of allowed) expect(refusal(table, 2, bid), `${bid}`).toBeUndefined();
      for (const bid of refused) {
        expect(refusal(table, 2, bid), `${bid}`).toEqual({
          code: 'INVALID_BID',
          rule: 'minTeamBid',
          amount: least,
        });
      }
    },
  );

  it('S17: the first bid of a side is free, and nil adds nothing', () => {
    const table = after(bidding({ minTeamBid: 4 }, [0, 99]), [0, 'nil'], [1, 1]);
    expect(rule(table, 2, 'nil')).toBe('minTeamBid');
    expect(rule(table, 2, 'blind_nil')).toBe('minTeamBid');
    expect(rule(table, 2, 3)).toBe('minTeamBid');
    expect(rule(table, 2, 4)).toBeUndefined();
    expect(rule(table, 3, 2)).toBe('minTeamBid');
    expect(rule(table, 3, 3)).toBeUndefined();
  });

  it('S17: a change must keep the minimum too', () => {
    const table = after(bidding({ minTeamBid: 4 }), [0, 3], [2, 1]);
    expect(rule(table, 0, 2)).toBe('minTeamBid');
    expect(rule(table, 0, 4)).toBeUndefined();
  });

  it('S17: in cutthroat there are no teams to hold to it', () => {
    const table = after(bidding({ preset: 'cutthroat', minTeamBid: 13 }), [0, 1], [1, 'nil']);
    expect(rule(table, 2, 1)).toBeUndefined();
  });
});

describe('the automatic bid', () => {
  it.each([1, 2, 13])(
    'S12: autoBid=%i for every seat that has not bid, and for no other',
    (autoBid) => {
      const table = timeOut(after(bidding({ autoBid }), [1, 4], [3, 'nil']), random);
      expect(bids(table)).toEqual([autoBid, 4, autoBid, 'nil']);
      expect(table.phase).toBe('playing');
      const auto = table.log.map((entry) => entry.kind === 'move' && entry.auto === true);
      expect(auto).toEqual([false, false, false, true, true]);
    },
  );

  it('S12: in order, only the seat on turn is bid for', () => {
    const table = timeOut(bidding({ bidding: 'sequential' }), random);
    expect(bids(table)).toEqual([2, null, null, null]);
    expect(table.actors).toEqual([1]);
  });

  it.each([
    ['nil', 4, 4],
    [1, 4, 3],
    [3, 4, 2],
    [1, 13, 12],
    ['nil', 13, 13],
  ] as const)('S12: after %s with minTeamBid=%i it is %i', (first, minTeamBid, expected) => {
    const table = timeOut(after(bidding({ minTeamBid }), [0, first], [1, 13]), random);
    expect(bids(table)[2]).toBe(expected);
  });

  it('S12: two partners who both miss their time reach the minimum together', () => {
    const table = timeOut(bidding({ minTeamBid: 5 }), random);
    expect(bids(table)).toEqual([2, 2, 3, 3]);
  });
});
