// What is shown of hands before they are looked at, of bids under a seal, and of the cards exchanged in Spades.

import { describe, expect, it } from 'vitest';
import { act, suitTable } from '../../laws/stage.ts';
import { game, names } from '../../testing/cards.ts';
import type { Card } from '../cards/card.ts';
import type { Seat } from '../cards/seat.ts';
import type { AnyGame } from '../games/games.ts';
import type { Bid, Move } from '../games/move.ts';
import type { SpadesView } from '../games/spades/view.ts';
import type { Table } from '../table/table.ts';
import { viewDeal } from './deal-view.ts';

const bid = (seat: Seat, value: Bid): [Seat, Move] => [seat, { kind: 'bid', bid: value }];
const see = (table: Table, seat: Seat | null) =>
  viewDeal(table.game, table.deal!, seat) as SpadesView;
const held = (cards: readonly Card[] | null) => (cards === null ? null : names(cards));

describe('S7: hands that have not been looked at', () => {
  const behind = { played: 2, totals: [0, 120], bags: [0, 0], dealer: 3 };
  const table = suitTable(game('spades'), behind);
  const open = (now: Table) => [0, 1, 2, 3].filter((seat) => see(now, seat).hand !== null);

  it('are shown to nobody, not even to their owners', () => {
    expect(open(table)).toEqual([1, 3]);
    expect([see(table, 0).blind, see(table, 0).looked]).toEqual([
      [0, 2],
      [1, 3],
    ]);
    expect(see(table, 0).counts).toEqual([13, 13, 13, 13]);
  });

  it('open by a look, by any bid, or by a blind nil of the partner', () => {
    expect(open(act(table, [0, { kind: 'reveal' }]))).toEqual([0, 1, 3]);
    expect(open(act(table, bid(2, 4)))).toEqual([1, 2, 3]);
    expect(open(act(table, bid(2, 'blind_nil')))).toEqual([0, 1, 2, 3]);
  });

  it('leave blind nil among the bids', () => {
    expect(see(table, 0).legalBids).toContain('blind_nil');
    expect(see(table, 1).legalBids).not.toContain('blind_nil');
    expect(see(act(table, [0, { kind: 'reveal' }]), 0).legalBids).not.toContain('blind_nil');
  });
});

describe('S10: bids', () => {
  const even = { blindNilMinDeficit: 0 };

  it('are open to all as they come', () => {
    const table = act(suitTable(game('spades')), bid(1, 4), bid(3, 'nil'));
    for (const viewer of [0, 1, null])
      expect(see(table, viewer).bids).toEqual([null, 4, null, 'nil']);
  });

  it('under a seal are known only to their bidder until all are in', () => {
    const sealed = game('spades', 'standard', { bidVisibility: 'sealed' });
    const table = act(suitTable(sealed), bid(1, 4), bid(3, 'nil'));
    expect(see(table, 1).bids).toEqual([null, 4, null, 'hidden']);
    expect(see(table, 0).bids).toEqual([null, 'hidden', null, 'hidden']);
    expect(see(table, null).bids).toEqual([null, 'hidden', null, 'hidden']);
    const all = act(table, bid(0, 2), bid(2, 3));
    expect(see(all, null).bids).toEqual([2, 4, 3, 'nil']);
  });

  it('S7: a sealed blind nil is not betrayed by the hand that it opens', () => {
    const sealed = suitTable(game('spades', 'standard', { ...even, bidVisibility: 'sealed' }));
    const blind = act(sealed, bid(1, 'blind_nil'));
    const plain = act(sealed, bid(1, 4));
    for (const viewer of [0, 2, null]) expect(see(blind, viewer)).toEqual(see(plain, viewer));
    // The partner's hand is opened by it, which the partner cannot help but see.
    expect([see(blind, 3).hand?.length, see(plain, 3).hand]).toEqual([13, null]);
    expect(see(blind, 3).looked).toEqual([1, 3]);
    const open = act(suitTable(game('spades', 'standard', even)), bid(1, 'blind_nil'));
    expect(see(open, 0).looked).toEqual([1, 3]);
  });

  it('that may be made or changed are listed for each seat', () => {
    const all = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 'nil'];
    const table = act(suitTable(game('spades')), bid(1, 4));
    expect(see(table, 0).legalBids).toEqual(all);
    expect(see(table, 1).legalBids).toEqual(all);
    const inTurn = act(suitTable(game('spades', 'pagat', { firstDealer: 0 })), bid(1, 4));
    expect(see(inTurn, 2).legalBids).toEqual(all);
    expect(see(inTurn, 1).legalBids).toEqual([]);
    expect(see(inTurn, 3).legalBids).toEqual([]);
    expect(see(table, null).legalBids).toEqual([]);
  });
});

describe('S8: the exchange', () => {
  const order = { blindNilMinDeficit: 0, blindNilExchangeMode: 'bidderFirst' };
  const start = (changes: Record<string, unknown>): Table =>
    act(
      suitTable(game('spades', 'standard', changes)),
      bid(0, 'blind_nil'),
      bid(2, 4),
      bid(1, 3),
      bid(3, 3),
    );
  const give = (any: AnyGame, seat: Seat, list: string): [Seat, Move] => [
    seat,
    { kind: 'exchange', cards: list.split(' ').map((name) => any.deck.parse(name)!) },
  ];

  it('shows nobody what was given until both have', () => {
    const table = start({ blindNilMinDeficit: 0 });
    const half = act(table, give(table.game, 0, 'AC KC'));
    expect([see(half, 2).received, see(half, 1).gave, held(see(half, 0).gave)]).toEqual([
      null,
      null,
      'AC KC',
    ]);
    const whole = act(half, give(table.game, 2, '2S 3S'));
    expect([held(see(whole, 0).received), held(see(whole, 2).received)]).toEqual([
      '2S 3S',
      'AC KC',
    ]);
    expect([see(whole, 1).received, see(whole, null).received]).toEqual([null, null]);
  });

  it('where the bidder gives first, shows it to the partner at once and to nobody else', () => {
    const table = start(order);
    const half = act(table, give(table.game, 0, 'AC KC'));
    expect(held(see(half, 2).received)).toBe('AC KC');
    expect([see(half, 2).counts, see(half, 2).give]).toEqual([
      [11, 13, 15, 13],
      { count: 2, to: 0 },
    ]);
    expect([see(half, 1).received, see(half, 3).gave]).toEqual([null, null]);
  });
});
