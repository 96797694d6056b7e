// Bots that throw, cheat or talk nonsense: the game goes on, and somebody is told.

import {
  dealNext,
  drawDeal,
  type GameId,
  type Move,
  openTable,
  type Random,
  SeededRandom,
  type TableView,
  viewTable,
} from '@kalpler/engine';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { given, PRESETS, playDeals } from '../testing/table-play.ts';
import type { Bot, Thought } from './bot.ts';
import { PolicyBot, RandomBot } from './player.ts';
import { type Report, SafeBot } from './safe.ts';

type Told = { error: unknown; bot: string; view: TableView };

function rogue(choose: (view: TableView) => unknown): { bot: Bot; told: Told[] } {
  const told: Told[] = [];
  const report: Report = (error, at) => told.push({ error, ...at });
  const inner: Bot = { name: 'rogue', choose: choose as Bot['choose'] };
  return { bot: new SafeBot(inner, report), told };
}

const play = (move: unknown): unknown => ({ move, reason: { kind: 'random' } });

/** Chance that has run out. */
const BROKEN: Random = {
  below: () => {
    throw new Error('no luck');
  },
};

afterEach(() => {
  vi.restoreAllMocks();
});

describe.each(PRESETS)('%s %s', (id, preset) => {
  it('a bot that always throws plays to the end', () => {
    const { bot, told } = rogue(() => {
      throw new Error('lost my cards');
    });
    const moments = playDeals(id, { preset }, [bot], 2);
    expect(moments.length).toBeGreaterThan(51);
    expect(told).toHaveLength(moments.length);
    moments.forEach(({ view, thought }, i) => {
      expect(thought.reason).toEqual({ kind: 'fallback' });
      expect(told[i]).toMatchObject({ bot: 'rogue', error: { message: 'lost my cards' } });
      expect(told[i]!.view).toBe(view);
      if (thought.move.kind !== 'play') return;
      const ranks = view.deal!.legal.map((card) => card & 31);
      expect(thought.move.card & 31).toBe(Math.min(...ranks));
    });
  });

  it('a bot whose chance fails plays to the end', () => {
    const { bot, told } = rogue((view) => new RandomBot().choose(view, BROKEN));
    const unlucky: Bot = { name: 'unlucky', choose: (view) => bot.choose(view, BROKEN) };
    const moments = playDeals(id, { preset }, [unlucky], 2);
    expect(moments.every(({ thought }) => thought.reason.kind === 'fallback')).toBe(true);
    expect(told).toHaveLength(moments.length);
  });

  it('a bot without a fault is left alone', () => {
    const told: unknown[] = [];
    const wrapped = new SafeBot(new PolicyBot('basic'), (error) => told.push(error));
    const moments = playDeals(id, { preset }, [wrapped, new RandomBot()], 2, 3);
    expect(told).toEqual([]);
    const own = moments.filter(({ view }) => view.seat! % 2 === 0);
    for (const { view, seed, thought } of own) {
      expect(thought).toEqual(new PolicyBot('basic').choose(view, new SeededRandom(seed)));
    }
  });
});

describe('moves that the rules refuse', () => {
  /** Whatever the view shows, said in the wrong place. */
  const wrong: [string, (view: TableView) => unknown, RegExp][] = [
    ['nothing', () => undefined, /undefined/],
    ['a bare word', () => 'QS', /./],
    ['a promise', () => Promise.resolve(play({ kind: 'play', card: 0 })), /undefined/],
    ['no move', () => play(undefined), /undefined/],
    ['an unknown kind', () => play({ kind: 'resign' }), /illegal move/],
    ['a card that is none', () => play({ kind: 'play', card: 999 }), /illegal move/],
    ['a card by name', () => play({ kind: 'play', card: 'QS' }), /illegal move/],
    ['another phase', () => play({ kind: 'claim' }), /illegal move/],
    ['a pass of nothing', () => play({ kind: 'pass' }), /./],
    ['a bid of half a trick', () => play({ kind: 'bid', bid: 0.5 }), /illegal move/],
    ['a contract that is none', () => play({ kind: 'choose', contract: null }), /./],
  ];

  it.each(wrong)('%s', (_, choose, message) => {
    for (const id of ['hearts', 'spades', 'king'] as const) {
      const { bot, told } = rogue(choose);
      const moments = playDeals(id, {}, [bot], 1);
      expect(moments.every(({ thought }) => thought.reason.kind === 'fallback')).toBe(true);
      expect(told).toHaveLength(moments.length);
      for (const { error } of told) expect(String(error)).toMatch(message);
    }
  });

  it('only the cards that may not be played are replaced', () => {
    const { bot, told } = rogue((view) => {
      const { hand, phase } = view.deal!;
      return phase === 'playing'
        ? play({ kind: 'play', card: hand!.at(-1) })
        : new RandomBot().choose(view, new SeededRandom(1));
    });
    const moments = playDeals('hearts', {}, [bot], 2);
    const isLegal = ({ view }: { view: TableView }) =>
      view.deal!.legal.length === 0 || view.deal!.legal.includes(view.deal!.hand!.at(-1)!);
    const [kept, replaced] = [moments.filter(isLegal), moments.filter((m) => !isLegal(m))];
    expect(kept.length).toBeGreaterThan(20);
    expect(replaced.length).toBeGreaterThan(20);
    expect(kept.every(({ thought }) => thought.reason.kind === 'random')).toBe(true);
    expect(replaced.every(({ thought }) => thought.reason.kind === 'fallback')).toBe(true);
    expect(told).toHaveLength(replaced.length);
  });

  it('a bid that only a sealed bid of the partner forbids (S10, S17)', () => {
    const options = { bidding: 'sequential', bidVisibility: 'sealed', minTeamBid: 9, nil: false };
    const { bot, told } = rogue((view) =>
      view.phase === 'bidding'
        ? play({ kind: 'bid', bid: 1 } satisfies Move)
        : new RandomBot().choose(view, new SeededRandom(1)),
    );
    const moments = playDeals('spades', options, [bot], 1);
    const bids = moments.filter(({ view }) => view.phase === 'bidding');
    expect(bids.map(({ thought }) => thought.reason.kind)).toEqual([
      'random',
      'random',
      'fallback',
      'fallback',
    ]);
    expect(bids.map(({ thought }) => thought.move)).toEqual(
      [1, 1, 8, 8].map((bid) => ({ kind: 'bid', bid })),
    );
    expect(told).toHaveLength(2);
    for (const { error } of told) expect(String(error)).toMatch(/^RangeError: illegal move: /);
  });

  it('a reason that nobody has words for', () => {
    const { bot, told } = rogue((view) => ({
      ...new RandomBot().choose(view, new SeededRandom(1)),
      reason: { kind: 'because' },
    }));
    const [first] = playDeals('king', {}, [bot], 1);
    expect(first!.thought.reason.kind).toBe('fallback');
    expect(String(told[0]!.error)).toMatch(/because/);
  });
});

it('what passes is a plain move, whatever it came in', () => {
  class Fancy {
    readonly kind = 'play';
    readonly card: number;
    readonly note = 'hello';
    constructor(card: number) {
      this.card = card;
    }
  }
  const { bot, told } = rogue((view) =>
    view.phase === 'playing'
      ? play(new Fancy(view.deal!.legal[0]!))
      : new RandomBot().choose(view, new SeededRandom(1)),
  );
  const moments = playDeals('hearts', {}, [bot], 1);
  const last: Thought = moments.at(-1)!.thought;
  expect(last).toEqual({
    move: { kind: 'play', card: moments.at(-1)!.view.deal!.legal[0] },
    reason: { kind: 'random' },
  });
  expect(told).toEqual([]);
});

describe('cards to give away: the lowest by code', () => {
  const giver = rogue((view) => {
    if (view.deal!.give !== null) throw new Error('cannot part with them');
    const open = view.deal?.game === 'spades' ? view.deal.legalBids : [];
    return open.includes('blind_nil')
      ? play({ kind: 'bid', bid: 'blind_nil' })
      : new RandomBot().choose(view, new SeededRandom(1));
  });

  it.each([
    ['hearts', 'pass', { passCount: 4 }],
    ['spades', 'exchange', { blindNilMinDeficit: 0 }],
    ['spades', 'exchange', { blindNilMinDeficit: 0, blindNilExchangeMode: 'bidderFirst' }],
  ] as const)('%s, %s, %o', (id, kind, options) => {
    const gifts = playDeals(id, options, [giver.bot], 1).filter(({ view }) => view.deal!.give);
    expect(gifts).toHaveLength(4);
    for (const { view, thought } of gifts) {
      const { hand, give } = view.deal!;
      const lowest = hand!.toSorted((a, b) => a - b).slice(0, give!.count);
      if (thought.move.kind !== kind) throw new Error(`no ${kind}`);
      expect(thought.move.cards.toSorted((a, b) => a - b)).toEqual(lowest);
    }
  });
});

describe('reports', () => {
  const broken: Bot = {
    name: 'broken',
    choose: () => {
      throw new Error('two\nlines');
    },
  };

  it('go to the console, one line each', () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    const moments = playDeals('hearts', {}, [new SafeBot(broken)], 1);
    expect(error).toHaveBeenCalledTimes(moments.length);
    expect(error.mock.calls[0]).toEqual([
      'bot broken failed (hearts, seat 0, passing, entry 1): two lines',
    ]);
  });

  it('that fail do not stop the game', () => {
    const deaf = new SafeBot(broken, () => {
      throw new Error('nobody listens');
    });
    expect(playDeals('king', {}, [deaf], 1).length).toBeGreaterThan(50);
  });
});

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
      new PolicyBot('basic'),
      { name: 'sure', choose: () => ({ move: { kind: 'claim' }, reason: { kind: 'random' } }) },
    ];
    for (const bot of bots) {
      const told: unknown[] = [];
      const safe = new SafeBot(bot, (error) => told.push(error));
      const refusal = catchError(() => safe.choose(broken, new SeededRandom(1)));
      expect(refusal).toBeInstanceOf(RangeError);
      expect(String(refusal)).toMatch(/^RangeError: this view cannot be played: ./);
      expect(told).toEqual([]);
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

it('a view in which nothing is asked is the fault of whoever asks', () => {
  const { bot, told } = rogue(() => play({ kind: 'claim' }));
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
  expect(told).toEqual([]);
});
