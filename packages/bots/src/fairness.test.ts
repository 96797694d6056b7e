// No bot can cheat: it is shown only what its seat may know, and cards that it cannot see change nothing.

import { Deal, type Random, SeededRandom, type TableView, viewDeal } from '@kalpler/engine';
import { sampleDeal } from '@kalpler/engine/sample-deal';
import { describe, expect, it } from 'vitest';
import { PRESETS, playDeals } from '../testing/table-play.ts';
import type { Bot, Thought } from './bot.ts';
import { BOT_NAMES } from './bot-name.ts';
import { allBots } from './index.ts';
import { rulesOf } from './knowledge.ts';

const QUICK = BOT_NAMES.map((name) => (name === 'expert' ? 'expert:6' : name));

/** The same situation with all unseen cards dealt anew. */
function withOtherCards(view: TableView, seed: number): { view: TableView; moved: boolean } {
  const game = rulesOf(view);
  const random = new SeededRandom(seed);
  const one = sampleDeal(game, view.deal!, random);
  const other = sampleDeal(game, view.deal!, random, new Deal());
  const moved = one.hands.some((ranks, at) => ranks !== other.hands[at]);
  return { view: { ...view, deal: viewDeal(game, other, view.seat) }, moved };
}

describe.each(PRESETS)('%s %s', (id, preset) => {
  it('cards that a bot cannot see change neither its view nor its move', () => {
    const moments = playDeals(
      id,
      { preset },
      QUICK.map((name) => allBots.create(name)),
      2,
      31,
    );
    let moved = 0;
    for (const [i, { view, seed }] of moments.entries()) {
      if (i % 5 !== 0) continue;
      const swapped = withOtherCards(view, i);
      if (swapped.moved) moved++;
      expect(swapped.view).toEqual(view);
      const bot = QUICK[(i / 5) % QUICK.length]!;
      const thought = allBots.create(bot).choose(view, new SeededRandom(seed));
      expect(allBots.create(bot).choose(swapped.view, new SeededRandom(seed))).toEqual(thought);
    }
    expect(moved).toBeGreaterThan(5);
  });
});

/** These do not compile; the type check of the tests fails as soon as one of them does. */
describe('a cheating bot does not compile', () => {
  it('by asking for the deal', () => {
    class Peeker {
      readonly name = 'peeker';
      choose(deal: Deal, _random: Random): Thought {
        return {
          move: { kind: 'claim' },
          reason: { kind: 'random', cards: [deal.plays[0]! as never] },
        };
      }
    }
    // @ts-expect-error a bot is given a view, never a deal
    const bot: Bot = new Peeker();
    expect(bot.name).toBe('peeker');
  });

  it('by looking into other hands, gifts or the secret of the deals', () => {
    const look = (view: TableView): unknown[] => [
      // @ts-expect-error a view has one hand, that of its own seat
      view.deal?.hands,
      // @ts-expect-error what others have given is not shown
      view.deal?.gifts,
      // @ts-expect-error the secret is not part of any view
      view.fairness?.secret,
      // @ts-expect-error neither is the table with its deal
      view.table,
    ];
    const { view } = playDeals('hearts', {}, [allBots.create('basic')], 1)[0]!;
    expect(look(view)).toEqual([undefined, undefined, undefined, undefined]);
  });
});
