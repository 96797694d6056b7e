// What each seat and a spectator are shown, phase by phase.

import { describe, expect, it } from 'vitest';
import { act, suitTable } from '../../laws/stage.ts';
import { game, names } from '../../testing/cards.ts';
import type { Card } from '../cards/card.ts';
import type { Seat } from '../cards/seat.ts';
import type { HeartsView } from '../games/hearts/view.ts';
import type { KingView } from '../games/king/view.ts';
import type { Move } from '../games/move.ts';
import { setUp } from '../games/position.ts';
import type { Table } from '../table/table.ts';
import { tableAt } from '../table/table.ts';
import { viewDeal } from './deal-view.ts';

const see = (table: Table, seat: Seat | null) => viewDeal(table.game, table.deal!, seat);
const seeHearts = (table: Table, seat: Seat | null) => see(table, seat) as HeartsView;
const seeKing = (table: Table, seat: Seat | null) => see(table, seat) as KingView;
const held = (cards: readonly Card[] | null) => (cards === null ? null : names(cards));

const COMMON =
  'actors broken counts game gave give hand legal marker opener phase plays received seat setup submitted taken takers tricks';

describe('C12: a view has these fields and no others', () => {
  it.each([
    ['hearts', 'jackTaker mayClaim moon moonChoice pass'],
    ['spades', 'bids blind legalBids looked'],
    ['king', 'cancelled contract mayCancel open'],
  ] as const)('%s', (id, own) => {
    const table = suitTable(game(id));
    const fields = `${COMMON} ${own}`.split(' ').sort();
    for (const viewer of [0, 3, null]) {
      expect(Object.keys(see(table, viewer)).sort()).toEqual(fields);
      expect(Object.keys(see(table, viewer).setup).sort()).toEqual(['dealer', 'number', 'terms']);
    }
  });
});

describe('C12: the pass of Hearts', () => {
  const any = game('hearts');
  const pass = (seat: Seat, list: string): [Seat, Move] => [
    seat,
    { kind: 'pass', cards: list.split(' ').map((name) => any.deck.parse(name)!) },
  ];
  const start = suitTable(any);
  const some = act(start, pass(0, '2C 3C 4C'), pass(1, '2D 3D 4D'));
  const done = act(some, pass(2, '2S 3S 4S'), pass(3, '2H 3H 4H'));

  it('shows everyone their own hand only', () => {
    expect(
      [0, 1, 2, 3].map((seat) => new Set(see(start, seat).hand!.map((card) => card >> 5))),
    ).toEqual([0, 1, 2, 3].map((suit) => new Set([suit])));
    expect(see(start, null).hand).toBeNull();
  });

  it('says who has passed, and to each seat what it has given itself', () => {
    expect(see(some, 3).submitted).toEqual([0, 1]);
    expect([0, 1, 2, 3, null].map((seat) => held(see(some, seat).gave))).toEqual([
      '2C 3C 4C',
      '2D 3D 4D',
      null,
      null,
      null,
    ]);
    expect([0, 1, 2, 3, null].map((seat) => see(some, seat).received)).toEqual(
      new Array(5).fill(null),
    );
  });

  it('asks those who have not passed yet', () => {
    expect(see(some, 2).give).toEqual({ count: 3, to: 3 });
    expect(see(some, 0).give).toBeNull();
    expect(see(some, null).give).toBeNull();
    expect(see(some, 0).actors).toEqual([2, 3]);
  });

  it('shows the cards that have come once all have passed, to nobody else', () => {
    // To the left: seat 0 gets the hearts of seat 3.
    expect([0, 1, 2, 3, null].map((seat) => held(see(done, seat).received))).toEqual([
      '2H 3H 4H',
      '2C 3C 4C',
      '2D 3D 4D',
      '2S 3S 4S',
      null,
    ]);
  });

  it('H2: does not show who leads before', () => {
    expect([see(some, 0).opener, see(some, 0).marker]).toEqual([null, null]);
    expect([see(done, 3).opener, held([see(done, 3).marker!])]).toEqual([1, '2C']);
  });
});

describe('C12: the play', () => {
  const any = game('hearts', 'kalpler', { passCycle: ['hold'] });
  const table = suitTable(any);

  it('shows its legal cards to the seat on turn', () => {
    expect(held(see(table, 0).legal)).toBe('2C');
    expect([1, 2, 3, null].flatMap((seat) => see(table, seat).legal)).toEqual([]);
  });

  it('shows plays, takers, counts and what was taken to everyone alike', () => {
    const play = (seat: Seat, name: string): [Seat, Move] => [
      seat,
      { kind: 'play', card: any.deck.parse(name)! },
    ];
    const later = act(
      table,
      play(0, '2C'),
      play(1, '5D'),
      play(2, '7S'),
      play(3, '9H'),
      play(0, 'AC'),
      play(1, '6D'),
    );
    for (const viewer of [0, 1, 2, 3, null]) {
      const view = seeHearts(later, viewer);
      expect(names(view.plays)).toBe(
        names(['2C', '5D', '7S', '9H', 'AC', '6D'].map((n) => any.deck.parse(n)!)),
      );
      expect([view.takers, view.tricks, view.taken]).toEqual([[0], [1, 0, 0, 0], [1, 0, 0, 0]]);
      expect([view.counts, view.broken, view.actors]).toEqual([[11, 11, 12, 12], true, [2]]);
    }
  });
});

describe('King', () => {
  it('K3: shows the open contracts to all, and the choice once made', () => {
    const table = suitTable(game('king'));
    expect(seeKing(table, 2).open).toHaveLength(10);
    expect([seeKing(table, 2).contract, see(table, 2).phase]).toEqual([null, 'selecting']);
    const contract = { type: 'trump', trumpSuit: 'hearts' } as const;
    // Seat 1 has all diamonds, the start card among them.
    const chosen = act(table, [1, { kind: 'choose', contract }]);
    for (const viewer of [0, 1, null]) expect(seeKing(chosen, viewer).contract).toEqual(contract);
    expect([see(chosen, 0).setup.dealer, see(chosen, 0).opener]).toEqual([1, 1]);
  });

  it('K4: shows only the selector that the deal may be cancelled', () => {
    const any = game('king', 'standard', { cancelTrump: 'forcedSelector', penaltiesPerPlayer: 0 });
    const low = any.deck.cards.filter((card) => (card & 31) <= 8).slice(0, 13);
    const rest = any.deck.cards.filter((card) => !low.includes(card));
    const hands = [low, rest.slice(0, 13), rest.slice(13, 26), rest.slice(26)];
    const table = tableAt(any, any.start(), setUp(any, { ...any.start(), dealer: 1 }, { hands }));
    expect([0, 1, 2, 3, null].map((seat) => seeKing(table, seat).mayCancel)).toEqual([
      true,
      false,
      false,
      false,
      false,
    ]);
    const cancelled = act(table, [0, { kind: 'cancel' }]);
    expect([seeKing(cancelled, 3).cancelled, see(cancelled, 3).phase]).toEqual([
      'trump',
      'roundEnd',
    ]);
  });
});

describe('the moon and the jack of Hearts', () => {
  it('H11: keeps the jack of diamonds apart from the points', () => {
    const any = game('hearts', 'omnibus');
    const captured = [[any.deck.parse('JD')!, any.deck.parse('QS')!], [], [], []];
    const deal = setUp(any, any.start(), { phase: 'playing', hands: [[], [], [], []], captured });
    const view = viewDeal(any, deal, 2) as HeartsView;
    expect([view.taken, view.jackTaker]).toEqual([[13, 0, 0, 0], 0]);
  });

  it('H7: shows whose choice the table waits for, and then the choice', () => {
    const any = game('hearts', 'kalpler', { moon: 'shooterChoice' });
    const deal = setUp(any, any.start(), { phase: 'roundEnd', hands: [], taken: [0, 0, 26, 0] });
    const table = tableAt(any, any.start(), deal);
    expect([seeHearts(table, 0).moonChoice, seeHearts(table, 0).moon]).toEqual([2, null]);
    const chosen = act(table, [2, { kind: 'moon', option: 'shooterMinus' }]);
    expect([seeHearts(chosen, 0).moonChoice, seeHearts(chosen, 0).moon]).toEqual([
      null,
      'shooterMinus',
    ]);
  });

  it('H12: shows a player who may claim that, and nobody else', () => {
    const any = game('hearts', 'classic');
    const hands = ['AC KC', '2C 3C', '4C 5C', '6C 7C'].map((list) =>
      list.split(' ').map((n) => any.deck.parse(n)!),
    );
    const deal = setUp(any, any.start(), { phase: 'playing', hands, turn: 0, trickNumber: 12 });
    const may = [0, 1, 2, 3, null].map(
      (seat) => (viewDeal(any, deal, seat) as HeartsView).mayClaim,
    );
    expect(may).toEqual([true, false, false, false, false]);
  });
});
