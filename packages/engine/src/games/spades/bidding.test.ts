// Bids: what counts as one, nil and double nil, and who may bid blind nil.

import { describe, expect, it } from 'vitest';
import { after, bidding, bids, code, refusal, rule } from '../../../testing/spades.ts';
import { type Bid, type Table, viewTable } from '../../index.ts';

describe('what a bid is', () => {
  const malformed: unknown[] = ['3', '', 2.5, Number.NaN, Number.POSITIVE_INFINITY, -1, 14, 30, 31];
  malformed.push(
    null,
    undefined,
    true,
    {},
    [],
    [3],
    { bid: 3 },
    'NIL',
    'blind nil',
    'blindNil',
    3n,
  );

  it.each(malformed.map((bid) => [bid]))('S10: %o is refused and changes nothing', (bid) => {
    const table = after(bidding(), [1, 4]);
    const pictures = [0, 1, 2, 3, null].map((seat) => JSON.stringify(viewTable(table, seat)));
    expect(refusal(table, 0, bid)).toEqual({ code: 'INVALID_BID', rule: 'bidRange', amount: 13 });
    expect(code(table, 1, bid)).toBe('INVALID_BID');
    table.game.check(table.deal!, 0, { kind: 'bid', bid: bid as Bid });
    const now = [0, 1, 2, 3, null].map((seat) => JSON.stringify(viewTable(table, seat)));
    expect(now).toEqual(pictures);
  });

  it.each([
    ['standard', {}, 13],
    ['standard', { deck: 'jokerJokerAce' }, 13],
    ['standard', { deck: 'deucesHigh' }, 13],
    ['cutthroat', {}, 17],
    ['cutthroat', { deck: 'jokerJokerAce' }, 18],
    ['cutthroat', { deck: 'jokerJokerDeuceDeuce' }, 18],
  ])('S15: %s %j: a bid is at most %i', (preset, options, most) => {
    const table = bidding({ preset, ...options });
    for (let tricks = 0; tricks <= most; tricks++) {
      expect(bids(after(table, [1, tricks]))[1]).toBe(tricks === 0 ? 'nil' : tricks);
    }
    expect(refusal(table, 1, most + 1)).toEqual({
      code: 'INVALID_BID',
      rule: 'bidRange',
      amount: most,
    });
  });

  it('S2: 0 is nil', () => {
    expect(bids(after(bidding(), [0, 0], [1, 'nil']))).toEqual(['nil', 'nil', null, null]);
    expect(bids(after(bidding(), [0, -0]))[0]).toBe('nil');
  });

  it('S2: with nil=false 0 is a plain bid, and every nil is refused', () => {
    const table = bidding({ nil: false }, [0, 299]);
    expect(bids(after(table, [0, 0]))[0]).toBe(0);
    expect(refusal(table, 0, 'nil')).toEqual({ code: 'INVALID_BID', rule: 'nilOff' });
    expect(refusal(table, 0, 'blind_nil')).toEqual({ code: 'INVALID_BID', rule: 'nilOff' });
  });
});

describe('the bids that a seat is offered', () => {
  const offered = (table: Table, seat: number) => {
    const view = viewTable(table, seat).deal;
    return view?.game === 'spades' ? view.legalBids : [];
  };
  const upTo = (most: number) => Array.from({ length: most }, (_, i) => i + 1);

  it('S2: all numbers and nil, or 0 in its place where nil is not played', () => {
    expect(offered(bidding(), 0)).toEqual([...upTo(13), 'nil']);
    expect(offered(bidding({ nil: false }), 0)).toEqual([0, ...upTo(13)]);
    expect(offered(bidding({ preset: 'cutthroat' }), 0)).toEqual([...upTo(17), 'nil']);
  });

  it('S6, S17: blind nil for those who may, and nothing that would be refused', () => {
    expect(offered(bidding({}, [0, 99]), 2)).toEqual([...upTo(13), 'nil', 'blind_nil']);
    const least = after(bidding({ minTeamBid: 13 }), [0, 2]);
    expect(offered(least, 2)).toEqual([11, 12, 13]);
  });

  it('S10: nothing to those who wait for their turn', () => {
    const table = bidding({ bidding: 'sequential' });
    expect(offered(table, 1)).toEqual([]);
    expect(offered(after(table, [0, 3]), 1)).toHaveLength(14);
  });
});

describe('nils of partners', () => {
  it('S5: both partners may bid nil', () => {
    expect(bids(after(bidding(), [0, 'nil'], [2, 'nil']))).toEqual(['nil', null, 'nil', null]);
  });

  it('S5: with doubleNil=false the second nil of a side is refused, of whatever kind', () => {
    const off = { doubleNil: false };
    const nil = after(bidding(off), [0, 'nil'], [1, 'nil']);
    expect(refusal(nil, 2, 'nil')).toEqual({ code: 'INVALID_BID', rule: 'doubleNilOff' });
    expect(rule(nil, 2, 0)).toBe('doubleNilOff');
    expect(rule(nil, 3, 0)).toBe('doubleNilOff');
    expect(code(nil, 2, 1)).toBeUndefined();
    const behind = bidding(off, [0, 99]);
    expect(rule(after(behind, [0, 'nil']), 2, 'blind_nil')).toBe('doubleNilOff');
    expect(rule(after(behind, [0, 'blind_nil']), 2, 'nil')).toBe('doubleNilOff');
    expect(code(after(behind, [0, 3]), 2, 'blind_nil')).toBeUndefined();
    const least = after(bidding({ ...off, minTeamBid: 4 }), [0, 'nil']);
    expect(rule(least, 2, 'nil')).toBe('doubleNilOff');
  });

  it('S5: a nil bidder may repeat nil, and may free the partner by changing it', () => {
    const nil = after(bidding({ doubleNil: false }), [0, 'nil']);
    expect(code(nil, 0, 'nil')).toBeUndefined();
    expect(code(after(nil, [0, 4]), 2, 'nil')).toBeUndefined();
  });

  it('S15: in cutthroat nobody has a partner whose nil could forbid one', () => {
    const table = after(bidding({ preset: 'cutthroat', doubleNil: false }), [0, 'nil'], [1, 'nil']);
    expect(code(table, 2, 'nil')).toBeUndefined();
  });
});

describe('who may bid blind nil', () => {
  const deficit = (min: number) => ({ blindNilMinDeficit: min });

  it.each([
    [{}, [101, 200], [0, 2]],
    [{}, [102, 200], []],
    [{}, [200, 101], [1, 3]],
    [{ preset: 'pagat' }, [101, 200], []],
    [{ preset: 'pagat' }, [100, 200], [0, 2]],
    [deficit(0), [50, 50], [0, 1, 2, 3]],
    [deficit(0), [50, 49], [1, 3]],
    [deficit(-10), [10, 0], [0, 1, 2, 3]],
    [deficit(-10), [11, 0], [1, 3]],
    [deficit(10_000), [-400, 250], []],
    [{ blindNil: false }, [0, 250], []],
    [{ nil: false }, [0, 250], []],
    [{ preset: 'cutthroat' }, [100, 199, 150], [0]],
    [{ preset: 'cutthroat' }, [100, 100, 199], [0, 1]],
    [{ preset: 'cutthroat' }, [-100, 100, 0], [0, 2]],
  ])('S6: %j at %j: seats %j', (options, totals, seats) => {
    const table = bidding({ ...options, bidding: 'simultaneous' }, totals);
    const able = [0, 1, 2, 3].slice(0, table.game.seats).filter((seat) => {
      return code(table, seat, 'blind_nil') === undefined;
    });
    expect(able).toEqual(seats);
  });

  it('S6: the refusal names the points that are asked for, or that it is not played', () => {
    expect(refusal(bidding(), 0, 'blind_nil')).toEqual({
      code: 'INVALID_BID',
      rule: 'blindNilDeficit',
      amount: 99,
    });
    expect(rule(bidding({}, [0, 250]), 1, 'blind_nil')).toBe('blindNilDeficit');
    const off = bidding({ blindNil: false }, [0, 250]);
    expect(refusal(off, 0, 'blind_nil')).toEqual({ code: 'INVALID_BID', rule: 'blindNilOff' });
  });

  it('S6: one of two partners at most, and the other may bid nil or anything plain', () => {
    const table = after(bidding({}, [0, 99]), [2, 'blind_nil']);
    expect(refusal(table, 0, 'blind_nil')).toEqual({ code: 'INVALID_BID', rule: 'blindNilOnce' });
    expect(bids(after(table, [0, 'nil']))[0]).toBe('nil');
    expect(bids(after(table, [0, 7]))[0]).toBe(7);
  });

  it('S6: both sides may have one where both are far enough behind', () => {
    const table = after(bidding(deficit(0)), [0, 'blind_nil'], [1, 'blind_nil']);
    expect(bids(table)).toEqual(['blind_nil', 'blind_nil', null, null]);
  });
});
