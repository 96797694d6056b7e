// Views that cannot be played: damaged ones, and such in which nothing is asked.

import {
  dealNext,
  drawDeal,
  type GameId,
  openTable,
  SeededRandom,
  type TableView,
  viewTable,
} from '@kalpler/engine';
import { describe, expect, it } from 'vitest';
import { games } from '../testing/all-games.ts';
import { play, rogue } from '../testing/rogue.ts';
import { given, playDeals } from '../testing/table-play.ts';
import type { Bot } from './bot.ts';
import { PolicyBot, RandomBot } from './levels/player.ts';
import { SafeBot } from './safe.ts';

describe('views that cannot be played', () => {
  // biome-ignore lint/suspicious/noExplicitAny: damage goes where no type would let it
  type Damage = (view: any) => unknown;
  const HOLD = { passCycle: ['hold'] };

  const anyGame: [string, Damage][] = [
    ['no view', () => null],
    ['a word', () => 'view'],
    ['an empty view', () => ({})],
    ['no deal', (view) => ({ ...view, deal: null })],
    ['a deal that is missing', ({ deal, ...view }) => view],
    ['no options', ({ options, ...view }) => view],
    ['options of nothing', (view) => ({ ...view, options: null })],
    ['options that are none', (view) => ({ ...view, options: { game: 'hearts', moon: 'what' } })],
    ['a game that is none', (view) => ({ ...view, options: { game: 'poker' } })],
    ['a spectator', (view) => ({ ...view, seat: null })],
    ['another seat', (view) => ({ ...view, seat: (view.seat + 1) % 4 })],
    ['another seat at the deal', (view) => inDeal(view, { seat: (view.seat + 1) % 4 })],
    ['seat 7', (view) => ({ ...inDeal(view, { seat: 7, actors: [7] }), seat: 7 })],
    ['a seat by name', (view) => ({ ...inDeal(view, { seat: '0', actors: ['0'] }), seat: '0' })],
    ['nobody to act', (view) => inDeal(view, { actors: [] })],
    ['actors missing', (view) => inDeal(view, { actors: undefined })],
    ['plays missing', (view) => inDeal(view, { plays: undefined })],
    ['plays that are no cards', (view) => inDeal(view, { plays: [999, -1, 'QS', null] })],
    ['counts missing', (view) => inDeal(view, { counts: undefined })],
    ['the setup missing', (view) => inDeal(view, { setup: undefined })],
    ['submitted missing', (view) => inDeal(view, { submitted: undefined })],
    ['a phase that is none', (view) => inDeal(view, { phase: 'bogus' })],
    ['a deal that is over', (view) => inDeal(view, { phase: 'roundEnd' })],
    ['a table that waits', (view) => inDeal(view, { phase: 'waiting' })],
  ];
  const inPlay: [string, Damage][] = [
    ['no hand', (view) => inDeal(view, { hand: null })],
    ['an empty hand', (view) => inDeal(view, { hand: [] })],
    ['one card over and over', (view) => inDeal(view, { hand: view.deal.hand.fill(5) })],
    ['a card that is none', (view) => inDeal(view, { hand: view.deal.hand.with(0, 999) })],
    ['a card by name', (view) => inDeal(view, { hand: view.deal.hand.with(0, 'QS') })],
    ['a played card', (view) => inDeal(view, { hand: view.deal.hand.with(0, view.deal.plays[0]) })],
    ['one play too few', (view) => inDeal(view, { plays: view.deal.plays.slice(1) })],
  ];

  // biome-ignore lint/suspicious/noExplicitAny: as above
  function inDeal(view: any, change: object): any {
    return { ...view, deal: { ...view.deal, ...change } };
  }

  /** Every bot gets the same answer, and none is blamed. */
  function expectRefusal(view: TableView, damage: Damage): void {
    const broken = damage(structuredClone(view)) as TableView;
    const bots: Bot[] = [
      new RandomBot(),
      new PolicyBot(games, 'basic'),
      { name: 'sure', choose: () => ({ move: { kind: 'claim' }, reason: { kind: 'random' } }) },
    ];
    for (const bot of bots) {
      const messages: unknown[] = [];
      const safe = new SafeBot(bot, (error) => messages.push(error));
      const refusal = catchError(() => safe.choose(broken, new SeededRandom(1)));
      expect(refusal).toBeInstanceOf(RangeError);
      expect(String(refusal)).toMatch(/^RangeError: this view cannot be played: ./);
      expect(messages).toEqual([]);
    }
  }

  function catchError(act: () => unknown): unknown {
    try {
      return act();
    } catch (error) {
      return error;
    }
  }

  const viewAt = (id: GameId, options: object, at: number): TableView =>
    playDeals(id, { ...options }, [new RandomBot()], 1, 7)[at]!.view;

  it.each(anyGame)('%s', (_, damage) => {
    for (const view of [
      viewAt('hearts', {}, 0),
      viewAt('hearts', HOLD, 0),
      viewAt('hearts', HOLD, 18),
      viewAt('spades', {}, 0),
      viewAt('spades', {}, 30),
      viewAt('king', {}, 0),
      viewAt('king', {}, 9),
    ]) {
      expectRefusal(view, damage);
    }
  });

  it.each(inPlay)('in play: %s', (_, damage) => {
    for (const id of ['hearts', 'spades', 'king'] as const) {
      expectRefusal(viewAt(id, id === 'hearts' ? HOLD : {}, 21), damage);
    }
  });

  it('options of another game', () => {
    const { options } = viewAt('spades', {}, 0);
    expectRefusal(viewAt('hearts', HOLD, 0), (view) => ({ ...view, options }));
  });

  it('King without an open contract', () => {
    expectRefusal(viewAt('king', {}, 0), (view) =>
      inDeal(view, { setup: { ...view.deal.setup, terms: 0 } }),
    );
  });

  it('a bid without bids', () => {
    const view = viewAt('spades', {}, 0);
    for (const change of [{ legalBids: [] }, { legalBids: undefined }, { bids: undefined }]) {
      expectRefusal(view, (bidding) => inDeal(bidding, change));
    }
  });
});

it('a view in which nothing is asked is the fault of the caller', () => {
  const { bot, messages } = rogue(() => play({ kind: 'claim' }));
  const players = ['a', 'b', 'c', 'd'];
  const table = given(openTable({ game: 'hearts', players }));
  const random = new SeededRandom(1);
  const refusal = (view: TableView) => expect(() => bot.choose(view, random));
  const words = 'this view cannot be played: ';
  refusal(viewTable(table, 2)).toThrow(`${words}there is no deal`);
  const dealt = given(dealNext(table, drawDeal(table.game, random)));
  refusal(viewTable(dealt, null)).toThrow(`${words}no move is asked of a spectator`);
  const later = playDeals('hearts', { passCycle: ['hold'] }, [new RandomBot()], 1)[5]!.view;
  const seat = (later.seat! + 1) % 4;
  refusal({ ...later, seat }).toThrow(`${words}no move is asked of seat ${seat}`);
  expect(messages).toEqual([]);
});
