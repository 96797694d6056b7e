// The expert as a whole: settled by its seed, bound by its clock, and honest about what it expects.

import { SeededRandom, type TableView } from '@kalpler/engine';
import { describe, expect, it } from 'vitest';
import { games } from '../../testing/all-games.ts';
import { PRESETS, playDeals } from '../../testing/table-play.ts';
import { allBots } from '../index.ts';
import { ExpertBot } from './expert.ts';

function expert(deals: number): ExpertBot {
  return new ExpertBot(games, 'expert', {
    ms: Number.POSITIVE_INFINITY,
    deals,
    infers: true,
    solves: false,
  });
}

describe.each(PRESETS)('%s %s', (id, preset) => {
  const moments = playDeals(id, { preset }, [allBots.create('skilled')], 2, 17);

  it('the same view, seed and number of deals give the same thought', () => {
    for (const { view, seed } of moments.filter((_, i) => i % 7 === 0)) {
      const thought = expert(5).choose(view, new SeededRandom(seed));
      expect(expert(5).choose(view, new SeededRandom(seed))).toEqual(thought);
    }
  });

  it('weighs every kind of decision and says what it expects', () => {
    const kinds = new Set<string>();
    for (const { view } of moments) {
      const { move, reason } = expert(3).choose(view, new SeededRandom(1));
      if (reason.expected === undefined) continue;
      kinds.add(move.kind);
      expect(reason.expected.map((one) => one.move)).toContainEqual(move);
      expect(reason.expected.length).toBeGreaterThan(1);
      if (move.kind === 'play') {
        expect(reason.expected.map(({ move }) => move)).toEqual(
          view.deal!.legal.map((card) => ({ kind: 'play', card })),
        );
      }
      if (move.kind === 'bid' && view.deal?.game === 'spades') {
        const bids = reason.expected.filter(({ move }) => move.kind === 'bid');
        const others = view.deal.legalBids.filter((bid) => bid !== 'nil');
        expect(bids.length).toBeGreaterThanOrEqual(others.length);
      }
      for (const { value } of reason.expected) expect(Number.isFinite(value)).toBe(true);
    }
    const decisions = new Set(moments.map(({ thought }) => thought.move.kind));
    // Neither a claim nor a choice with one candidate is weighed.
    for (const kind of kinds) decisions.delete(kind as never);
    expect([...decisions].filter((kind) => kind !== 'claim' && kind !== 'reveal')).toEqual([]);
  });
});

describe('thinking time', () => {
  const views = playDeals('hearts', {}, [allBots.create('basic')], 1, 3).map(({ view }) => view);
  const choice = views.find((view) => (view.deal?.legal.length ?? 0) > 6) as TableView;

  it('ends with the clock, not with the deals', () => {
    let asked = 0;
    const clock = () => asked++;
    const bot = new ExpertBot(
      games,
      'expert',
      { ms: 40, deals: 1e9, infers: true, solves: false },
      clock,
    );
    bot.choose(choice, new SeededRandom(1));
    expect(asked).toBe(41);
  });

  it('is not spent on a single legal card', () => {
    const single = views.find((view) => view.deal?.legal.length === 1)!;
    let asked = 0;
    const clock = () => asked++;
    const bot = new ExpertBot(
      games,
      'expert',
      { ms: 40, deals: 1e9, infers: true, solves: false },
      clock,
    );
    expect(bot.choose(single, new SeededRandom(1)).reason.kind).toBe('onlyMove');
    expect(asked).toBeLessThan(2);
  });
});
