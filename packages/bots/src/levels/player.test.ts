// The plain players: legal in every game, and settled by what they see and by their chance.

import { moveText, reconstructDeal, SeededRandom } from '@kalpler/engine';
import { describe, expect, it } from 'vitest';
import { games } from '../../testing/all-games.ts';
import { given, PRESETS, playDeals } from '../../testing/table-play.ts';
import { STYLES } from '../game-bots.ts';
import { rulesOf } from '../knowledge.ts';
import { explain } from '../reasons/explain.ts';
import { PolicyBot, RandomBot } from './player.ts';

const BOTS = [new RandomBot(), ...STYLES.map((style) => new PolicyBot(games, style))];

it.each(PRESETS)('%s %s: the same view and chance give the same thought', (id, preset) => {
  const moments = playDeals(id, { preset }, BOTS, 2, 9);
  const fresh = [new RandomBot(), ...STYLES.map((style) => new PolicyBot(games, style))];
  expect(moments.length).toBeGreaterThan(90);
  for (const { view, seed, thought } of moments) {
    const bot = fresh[view.seat!]!;
    expect(bot.choose(view, new SeededRandom(seed))).toEqual(thought);
  }
});

describe('at random', () => {
  const moments = playDeals('hearts', {}, [new RandomBot()], 1);

  it('every legal card comes up, and nothing else', () => {
    const { view } = moments.find(({ view }) => view.deal!.legal.length === 4)!;
    const random = new SeededRandom(5);
    const played = new Set<string>();
    for (let i = 0; i < 100; i++) {
      played.add(moveText(new RandomBot().choose(view, random).move));
    }
    const legal = view.deal!.legal.map((card) => moveText({ kind: 'play', card }));
    expect([...played].sort()).toEqual(legal.sort());
  });

  it('says so', () => {
    expect(moments.every(({ thought }) => thought.reason.kind === 'random')).toBe(true);
  });
});

describe('by a policy', () => {
  const moments = playDeals('hearts', { endScore: 1000 }, [new PolicyBot(games, 'aggressive')], 80);

  it('says what its move shows, and that it goes for the moon where the move does not', () => {
    const hidden = moments.flatMap(({ view, thought }) => {
      const game = rulesOf(view);
      const known = reconstructDeal(game, view.deal!);
      const action = given(game.check(known, view.seat!, thought.move));
      const shown = explain(games.of(game), game, known, view.seat!, action);
      return shown.kind === thought.reason.kind ? [] : [thought.reason.kind];
    });
    expect(new Set(hidden)).toEqual(new Set(['keepForMoon', 'shootMoon']));
  });
});

it('rules are made once for a table, also for its views from the wire', () => {
  const [first, second] = playDeals('spades', { preset: 'jja' }, BOTS, 1);
  const game = rulesOf(first!.view);
  expect(game.options).toEqual(first!.view.options);
  expect(rulesOf(second!.view)).toBe(game);
  const wired = structuredClone(first!.view);
  expect(rulesOf(wired)).toBe(game);
  expect(rulesOf(wired).options).toEqual(game.options);
});
