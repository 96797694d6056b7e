// Bots in a real worker thread: the same thoughts as at home, and nobody waits in vain.

import {
  dealNext,
  drawDeal,
  gameOf,
  openTable,
  SeededRandom,
  type TableView,
  viewTable,
} from '@kalpler/engine';
import { afterEach, describe, expect, it } from 'vitest';
import { makeBot } from '../registry.ts';
import { type NodeThinker, startNodeThinker } from './node-thinker.ts';

const problems: string[] = [];
let running: NodeThinker | null = null;

function start(): NodeThinker {
  running = startNodeThinker((problem) => problems.push(problem));
  return running;
}

afterEach(async () => {
  await running?.close();
  running = null;
  problems.length = 0;
});

function firstView(id: 'hearts' | 'spades' | 'king', seed: number): TableView {
  const game = gameOf(id);
  const opened = openTable({
    game: id,
    options: game.options,
    players: ['a', 'b', 'c', 'd'],
    deals: { kind: 'given' },
  });
  if (!opened.ok) throw new Error(opened.error);
  const dealt = dealNext(opened.value, drawDeal(game, new SeededRandom(seed)));
  if (!dealt.ok) throw new Error(String(dealt.error));
  const table = dealt.value;
  const seat =
    table.game.actors(table.deal!) & 1 ? 0 : 31 - Math.clz32(table.game.actors(table.deal!));
  return viewTable(table, seat);
}

describe('a thinking thread', () => {
  it.each(['hearts', 'spades', 'king'] as const)(
    'thinks of %s as a bot at home does',
    async (id) => {
      const { thinker } = start();
      const view = firstView(id, 11);
      for (const bot of ['random', 'basic', 'expert:12']) {
        const thought = await thinker.ask(bot, view, 77);
        expect(thought).toEqual(makeBot(bot).choose(view, new SeededRandom(77)));
      }
      expect(problems).toEqual([]);
    },
  );

  it('answers many questions, each with its own answer', async () => {
    const { thinker } = start();
    const views = Array.from({ length: 20 }, (_, i) => firstView('king', i));
    const thoughts = await Promise.all(views.map((view, i) => thinker.ask('basic', view, i)));
    const expected = views.map((view, i) => makeBot('basic').choose(view, new SeededRandom(i)));
    expect(thoughts).toEqual(expected);
    expect(thinker.open).toBe(0);
  });

  it('says so when there is no such bot, and goes on', async () => {
    const { thinker } = start();
    const view = firstView('hearts', 3);
    await expect(thinker.ask('grandmaster', view, 1)).rejects.toThrow('grandmaster');
    expect(problems).toHaveLength(1);
    expect((await thinker.ask('basic', view, 1)).move.kind).toBe('pass');
  });

  it('tells of a bot that stumbled, and gives its fallback move', async () => {
    const { thinker } = start();
    const view = firstView('spades', 3);
    const broken = { ...view, standing: null as unknown as TableView['standing'] };
    const thought = await thinker.ask('basic', broken, 1);
    expect(thought.reason.kind).toBe('fallback');
    expect(problems).toHaveLength(1);
  });

  it('lets nobody wait when it ends', async () => {
    const { thinker, close } = start();
    const waiting = thinker.ask('expert:4000', firstView('hearts', 4), 1);
    const told = expect(waiting).rejects.toThrow('ended');
    await close();
    await told;
    await expect(thinker.ask('basic', firstView('hearts', 4), 1)).rejects.toThrow('ended');
  });
});
