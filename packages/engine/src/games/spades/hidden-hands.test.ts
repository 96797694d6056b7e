// Hands that are not seen before a blind nil, and sealed bids: what opens them, and what views give away.

import { describe, expect, it } from 'vitest';
import { names } from '../../../testing/cards.ts';
import { make } from '../../../testing/matches.ts';
import { bidding as biddingAt } from '../../../testing/spades.ts';
import {
  type Action,
  type Bid,
  MAX_ACTIONS,
  moveOf,
  SeededRandom,
  type SpadesView,
  submit,
  type Table,
  timeOut,
  viewDeal,
  viewTable,
} from '../../index.ts';

/** A table in its bidding; seat 0 is first and side 0 is 150 behind. */
function bidding(options: Record<string, unknown> = {}, totals = [0, 150], seed = 1): Table {
  return biddingAt(options, totals, new SeededRandom(seed));
}

const bid = (table: Table, seat: number, bid: Bid) => make(table, seat, { kind: 'bid', bid });
const reveal = (table: Table, seat: number) => make(table, seat, { kind: 'reveal' });

function view(table: Table, seat: number | null): SpadesView {
  return viewDeal(table.game, table.deal!, seat) as SpadesView;
}

/** The seats that see their own hands. */
function seeing(table: Table): number[] {
  const seats = Array.from({ length: table.game.seats }, (_, seat) => seat);
  return seats.filter((seat) => view(table, seat).hand !== null);
}

describe('hidden hands', () => {
  it('S7: the seats of an eligible side are dealt hands that they do not see', () => {
    const table = bidding();
    expect(seeing(table)).toEqual([1, 3]);
    expect(view(table, 1).blind).toEqual([0, 2]);
    expect(view(table, 0).counts).toEqual([13, 13, 13, 13]);
    expect(view(table, 0).legalBids).toContain('blind_nil');
    expect(seeing(bidding({}, [0, 98]))).toEqual([0, 1, 2, 3]);
    expect(seeing(bidding({ blindNilMinDeficit: 0 }, [0, 0]))).toEqual([]);
  });

  it.each([{ blindNil: false }, { nil: false }])('S7: with %j no hand is hidden', (options) => {
    expect(seeing(bidding(options))).toEqual([0, 1, 2, 3]);
  });

  it('S15: in cutthroat each seat far enough behind the leader has its own hand hidden', () => {
    expect(seeing(bidding({ preset: 'cutthroat' }, [0, 150, 60]))).toEqual([1, 2]);
    const table = bidding({ preset: 'cutthroat' }, [0, 150, 0]);
    expect(seeing(bid(table, 2, 'blind_nil'))).toEqual([1, 2]);
  });

  it("S7: revealHand shows only one's own hand", () => {
    const table = reveal(bidding(), 0);
    expect(seeing(table)).toEqual([0, 1, 3]);
    expect(view(table, 0).hand).toHaveLength(13);
    expect(table.phase).toBe('bidding');
    expect(view(table, 0).bids).toEqual([null, null, null, null]);
  });

  it("S7: an ordinary bid shows only one's own hand", () => {
    expect(seeing(bid(bidding(), 0, 4))).toEqual([0, 1, 3]);
    expect(seeing(bid(bidding(), 2, 'nil'))).toEqual([1, 2, 3]);
    expect(seeing(bid(bidding(), 1, 4))).toEqual([1, 3]);
  });

  it('S7: a blind nil shows the hands of both partners', () => {
    expect(seeing(bid(bidding(), 0, 'blind_nil'))).toEqual([0, 1, 2, 3]);
    const both = bidding({ blindNilMinDeficit: -200 });
    expect(seeing(bid(both, 3, 'blind_nil'))).toEqual([1, 3]);
  });

  it('S7: a bid made for a seat out of time shows its hand', () => {
    const table = bidding({ bidding: 'sequential' });
    const next = timeOut(table, new SeededRandom(1));
    expect(seeing(next)).toEqual([0, 1, 3]);
    expect(view(next, 0).bids[0]).toBe(2);
    expect(seeing(timeOut(bidding(), new SeededRandom(1)))).toEqual([0, 1, 2, 3]);
  });

  it('S7: the hand that is shown in the end is the one that was dealt', () => {
    const [entry] = bidding().log;
    const dealt = entry?.kind === 'deal' ? entry.cards.slice(0, 13) : [];
    expect(names(view(reveal(bidding(), 0), 0).hand!)).toBe(names(dealt));
  });

  it('S7: looking is among the actions of a seat whose hand is hidden, and of no other', () => {
    const out = new Int32Array(MAX_ACTIONS);
    const mayLook = (table: Table, seat: number) => {
      const n = table.game.legal(table.deal!, seat, out);
      return Array.from(out.subarray(0, n), (action) => moveOf(action as Action).kind).includes(
        'reveal',
      );
    };
    const table = bidding();
    expect([0, 1, 2, 3].map((seat) => mayLook(table, seat))).toEqual([true, false, true, false]);
    expect(mayLook(reveal(table, 0), 0)).toBe(false);
  });

  it('S7: blind nil is refused once the hand has been seen', () => {
    const refused = (table: Table, seat: number) => {
      const done = submit(table, seat, { kind: 'bid', bid: 'blind_nil' });
      return done.ok ? undefined : done.error;
    };
    const seen = { code: 'INVALID_BID', rule: 'blindNilSeen' };
    const looked = reveal(bidding(), 0);
    expect(refused(looked, 0)).toEqual(seen);
    expect(view(looked, 0).legalBids).not.toContain('blind_nil');
    expect(refused(looked, 2)).toBeUndefined();
    expect(refused(bid(bidding(), 0, 3), 0)).toEqual(seen);
    expect(refused(bid(bidding(), 0, 3), 2)).toBeUndefined();
  });

  it('S7: a blind nil cannot be changed, not even into itself', () => {
    const table = bid(bidding(), 0, 'blind_nil');
    for (const change of [4, 'nil', 0, 'blind_nil'] as const) {
      const done = submit(table, 0, { kind: 'bid', bid: change });
      expect(done.ok ? change : done.error).toEqual({ code: 'INVALID_BID', rule: 'blindNilFinal' });
    }
  });

  it('S7: a hand is revealed once, by its owner, while bids are made', () => {
    const code = (table: Table, seat: number) => {
      const done = submit(table, seat, { kind: 'reveal' });
      return done.ok ? undefined : done.error.code;
    };
    const table = bidding();
    expect(code(table, 1)).toBe('ALREADY_SUBMITTED');
    expect(code(reveal(table, 0), 0)).toBe('ALREADY_SUBMITTED');
    expect(code(bidding({ bidding: 'sequential' }), 2)).toBeUndefined();
    const locked = [0, 1, 2, 3].reduce((now, seat) => bid(now, seat, 3), table);
    expect(code(locked, 0)).toBe('WRONG_PHASE');
  });
});

describe('what a seat with a hidden hand sees', () => {
  it.each([
    ['nothing has happened', (table: Table) => table],
    ['an opponent bids', (table: Table) => bid(table, 1, 5)],
    ['the partner looks', (table: Table) => reveal(table, 2)],
    ['the partner bids', (table: Table) => bid(table, 2, 5)],
  ])('S7: no card at all, whatever was dealt, when %s', (_, happen) => {
    const messages = [1, 2, 3, 4, 5].map((seed) => {
      const table = happen(bidding({}, [0, 150], seed));
      expect(view(table, 0).hand).toBeNull();
      return JSON.stringify(viewTable(table, 0));
    });
    expect(new Set(messages).size).toBe(1);
  });

  it('S7: spectators and opponents see no cards of it either', () => {
    const messages = [1, 2, 3].map((seed) =>
      JSON.stringify(viewTable(bidding({}, [0, 150], seed), null)),
    );
    expect(new Set(messages).size).toBe(1);
    const table = bidding();
    const [entry] = table.log;
    const dealt = entry?.kind === 'deal' ? entry.cards.slice(0, 13) : [];
    const hand = view(table, 1).hand!;
    expect(hand.filter((card) => dealt.includes(card))).toEqual([]);
  });
});

describe('sealed bids', () => {
  const sealed = { bidVisibility: 'sealed' };

  it('S10: the bidder sees the value, everyone else only that there is one', () => {
    const table = bid(bid(bidding(sealed, [0, 0]), 0, 4), 1, 'nil');
    expect(view(table, 0).bids).toEqual([4, 'hidden', null, null]);
    expect(view(table, 1).bids).toEqual(['hidden', 'nil', null, null]);
    for (const seat of [2, 3, null]) {
      expect(view(table, seat).bids).toEqual(['hidden', 'hidden', null, null]);
    }
  });

  it('S10: open bids are seen by all as they come', () => {
    const table = bid(bid(bidding({}, [0, 0]), 0, 4), 1, 'nil');
    for (const seat of [0, 1, 2, 3, null]) {
      expect(view(table, seat).bids).toEqual([4, 'nil', null, null]);
    }
  });

  it.each(['simultaneous', 'sequential'])('S10: the last %s bid shows them all', (order) => {
    const values = [4, 'nil', 3, 1] as const;
    const start = bidding({ ...sealed, bidding: order }, [0, 0]);
    const table = values.reduce((now, value, seat) => bid(now, seat, value), start);
    expect(table.phase).toBe('playing');
    for (const seat of [0, 1, 2, 3, null]) expect(view(table, seat).bids).toEqual(values);
  });

  it('S10: they are shown before the exchange', () => {
    const start = bid(bidding(sealed), 0, 'blind_nil');
    const table = [1, 2, 3].reduce((now, seat) => bid(now, seat, seat), start);
    expect(table.phase).toBe('exchanging');
    expect(view(table, 1).bids).toEqual(['blind_nil', 1, 2, 3]);
  });

  it('S10: nothing that another seat is sent depends on the value', () => {
    for (const seat of [1, 2, 3, null]) {
      const messages = [1, 7, 13, 'nil'].map((value) => {
        return JSON.stringify(viewTable(bid(bidding(sealed), 0, value as Bid), seat));
      });
      expect(new Set(messages).size, `${seat}`).toBe(1);
    }
  });

  it('S10: who has looked is shown, except where it could come from a sealed blind nil', () => {
    const looked = (table: Table) => [0, 1, 2].map((seat) => view(table, seat).looked);
    const table = bidding(sealed);
    expect(looked(table)).toEqual([
      [1, 3],
      [1, 3],
      [1, 3],
    ]);
    expect(looked(reveal(table, 0))).toEqual([
      [0, 1, 3],
      [1, 3],
      [1, 3],
    ]);
    expect(looked(bid(table, 0, 4))).toEqual([
      [0, 1, 3],
      [0, 1, 3],
      [0, 1, 3],
    ]);
    expect(view(reveal(bidding(), 0), 1).looked).toEqual([0, 1, 3]);
  });

  it('S10: opponents cannot tell a sealed blind nil from another bid', () => {
    for (const seat of [1, 3, null]) {
      const messages = (['nil', 'blind_nil'] as const).map((value) => {
        return JSON.stringify(viewTable(bid(bidding(sealed), 0, value), seat));
      });
      expect(messages[1], `${seat}`).toBe(messages[0]);
    }
  });
});
