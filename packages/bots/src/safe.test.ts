// Bots that throw, cheat or talk nonsense: the game goes on, and the problem is reported.

import { type Move, type Random, SeededRandom, type TableView } from '@kalpler/engine';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { games } from '../testing/all-games.ts';
import { play, rogue } from '../testing/rogue.ts';
import { PRESETS, playDeals } from '../testing/table-play.ts';
import type { Bot, Thought } from './bot.ts';
import { PolicyBot, RandomBot } from './levels/player.ts';
import { SafeBot } from './safe.ts';

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
    const { bot, messages } = rogue(() => {
      throw new Error('lost my cards');
    });
    const moments = playDeals(id, { preset }, [bot], 2);
    expect(moments.length).toBeGreaterThan(51);
    expect(messages).toHaveLength(moments.length);
    moments.forEach(({ view, thought }, i) => {
      expect(thought.reason).toEqual({ kind: 'fallback' });
      expect(messages[i]).toMatchObject({ bot: 'rogue', error: { message: 'lost my cards' } });
      expect(messages[i]!.view).toBe(view);
      if (thought.move.kind !== 'play') return;
      const ranks = view.deal!.legal.map((card) => card & 31);
      expect(thought.move.card & 31).toBe(Math.min(...ranks));
    });
  });

  it('a bot whose chance fails plays to the end', () => {
    const { bot, messages } = rogue((view) => new RandomBot().choose(view, BROKEN));
    const unlucky: Bot = { name: 'unlucky', choose: (view) => bot.choose(view, BROKEN) };
    const moments = playDeals(id, { preset }, [unlucky], 2);
    expect(moments.every(({ thought }) => thought.reason.kind === 'fallback')).toBe(true);
    expect(messages).toHaveLength(moments.length);
  });

  it('a bot without a fault plays undisturbed', () => {
    const messages: unknown[] = [];
    const wrapped = new SafeBot(new PolicyBot(games, 'basic'), (error) => messages.push(error));
    const moments = playDeals(id, { preset }, [wrapped, new RandomBot()], 2, 3);
    expect(messages).toEqual([]);
    const own = moments.filter(({ view }) => view.seat! % 2 === 0);
    for (const { view, seed, thought } of own) {
      expect(thought).toEqual(new PolicyBot(games, 'basic').choose(view, new SeededRandom(seed)));
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
      const { bot, messages } = rogue(choose);
      const moments = playDeals(id, {}, [bot], 1);
      expect(moments.every(({ thought }) => thought.reason.kind === 'fallback')).toBe(true);
      expect(messages).toHaveLength(moments.length);
      for (const { error } of messages) expect(String(error)).toMatch(message);
    }
  });

  it('only the cards that may not be played are replaced', () => {
    const { bot, messages } = rogue((view) => {
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
    expect(messages).toHaveLength(replaced.length);
  });

  it('a bid that only a sealed bid of the partner forbids (S10, S17)', () => {
    const options = { bidding: 'sequential', bidVisibility: 'sealed', minTeamBid: 9, nil: false };
    const { bot, messages } = rogue((view) =>
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
    expect(messages).toHaveLength(2);
    for (const { error } of messages) expect(String(error)).toMatch(/^RangeError: illegal move: /);
  });

  it('a reason that nobody has words for', () => {
    const { bot, messages } = rogue((view) => ({
      ...new RandomBot().choose(view, new SeededRandom(1)),
      reason: { kind: 'because' },
    }));
    const [first] = playDeals('king', {}, [bot], 1);
    expect(first!.thought.reason.kind).toBe('fallback');
    expect(String(messages[0]!.error)).toMatch(/because/);
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
  const { bot, messages } = rogue((view) =>
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
  expect(messages).toEqual([]);
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
