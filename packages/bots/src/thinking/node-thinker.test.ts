// Bots in a real worker thread: the same thoughts as at home, and nobody waits in vain.

import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { SeededRandom, type TableView } from '@kalpler/engine';
import { afterEach, describe, expect, it } from 'vitest';
import { playDeals } from '../../testing/table-play.ts';
import { allBots } from '../index.ts';
import { RandomBot } from '../levels/player.ts';
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
  return playDeals(id, {}, [new RandomBot()], 1, seed)[0]!.view;
}

describe('a thinking thread', () => {
  it.each(['hearts', 'spades', 'king'] as const)(
    'thinks of %s as a bot at home does',
    async (id) => {
      const { thinker } = start();
      const view = firstView(id, 11);
      for (const bot of ['random', 'basic', 'expert:12']) {
        const thought = await thinker.ask(bot, view, 77);
        expect(thought).toEqual(allBots.create(bot).choose(view, new SeededRandom(77)));
      }
      expect(problems).toEqual([]);
    },
  );

  it('answers many questions, each with its own answer', async () => {
    const { thinker } = start();
    const views = Array.from({ length: 20 }, (_, i) => firstView('king', i));
    const thoughts = await Promise.all(views.map((view, i) => thinker.ask('basic', view, i)));
    const expected = views.map((view, i) =>
      allBots.create('basic').choose(view, new SeededRandom(i)),
    );
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

  it('reports a bot that stumbled, and gives its fallback move', async () => {
    const { thinker } = start();
    const view = firstView('spades', 3);
    const broken = { ...view, standing: null as unknown as TableView['standing'] };
    const thought = await thinker.ask('basic', broken, 1);
    expect(thought.reason.kind).toBe('fallback');
    expect(problems).toHaveLength(1);
  });

  it('turns down a question that cannot be cloned, and goes on', async () => {
    const { thinker } = start();
    const view = firstView('king', 5);
    const alive = { ...view, refresh: () => view };
    await expect(thinker.ask('basic', alive, 1)).rejects.toThrow('cannot be sent');
    expect(thinker.open).toBe(0);
    expect((await thinker.ask('basic', view, 1)).move.kind).toBe('choose');
  });

  it('goes on when the report of a problem throws', async () => {
    running = startNodeThinker(() => {
      throw new Error('nobody listens');
    });
    const { thinker } = running;
    const view = firstView('king', 5);
    await expect(thinker.ask('grandmaster', view, 1)).rejects.toThrow('grandmaster');
    expect((await thinker.ask('basic', view, 1)).move.kind).toBe('choose');
  });

  it('lets nobody wait when it ends', async () => {
    const { thinker, close } = start();
    const waiting = thinker.ask('expert:4000', firstView('hearts', 4), 1);
    const message = expect(waiting).rejects.toThrow('ended');
    await close();
    await message;
    await expect(thinker.ask('basic', firstView('hearts', 4), 1)).rejects.toThrow('ended');
  });
});

describe('a program with a thinking thread', () => {
  /** Runs a program to its own end; one that hangs is stopped in the end, and fails. */
  async function run(lines: string): Promise<string> {
    const home = new URL('./node-thinker.ts', import.meta.url).href;
    const program = `import { startNodeThinker } from '${home}';
      const { thinker } = startNodeThinker((problem) => console.log(problem));
      const view = JSON.parse(process.argv[1]);
      ${lines}`;
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ['--eval', program, JSON.stringify(firstView('king', 8))],
      { timeout: 30_000 },
    );
    return stdout.trim();
  }

  it('ends by itself when it asks nothing', async () => {
    expect(await run("console.log('done');")).toBe('done');
  });

  it('waits for an answer, and then ends by itself', async () => {
    const thought = allBots.create('basic').choose(firstView('king', 8), new SeededRandom(3));
    const lines = "console.log(JSON.stringify(await thinker.ask('basic', view, 3)));";
    expect(JSON.parse(await run(lines))).toEqual(thought);
    expect(await run(`${lines} ${lines}`)).toBe(Array(2).fill(JSON.stringify(thought)).join('\n'));
  });

  it('waits also for an answer that nobody awaits', async () => {
    const lines = "thinker.ask('basic', view, 3).then(({ move }) => console.log(move.kind));";
    expect(await run(lines)).toBe('choose');
  });
});
