// Computer players whose threads die, whose answers are nonsense, or who never answer: the game goes on.

import { allBots, LEVELS, type Thought } from '@kalpler/bots';
import { type NodeThinker, startNodeThinker } from '@kalpler/bots/node-thinker';
import {
  dealNext,
  openTable,
  seededDraw,
  submit,
  type TableView,
  viewTable,
} from '@kalpler/engine';
import { LEVELS as CHOSEN_LEVELS } from '@kalpler/protocol';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type BotPool, ThreadPool } from '../../src/bots/bot-pool.ts';
import { TickBudget } from '../../src/scheduling/tick-budget.ts';
import { TickQueue } from '../../src/scheduling/tick-queue.ts';
import { TableHost } from '../../src/table/host.ts';
import { DocumentClient } from '../document-client.ts';
import { startTestServer, type TestServer } from '../harness.ts';

/** A table of Hearts on which all are to pass. */
const opened = openTable({
  game: 'hearts',
  players: ['a', 'b', 'c', 'd'],
  deals: { kind: 'seeded', seed: 7 },
});
if (!opened.ok) throw new Error(opened.error);
const dealt = dealNext(opened.value, seededDraw(opened.value.game, 7, 1));
if (!dealt.ok) throw new Error(dealt.error.code);
const table = dealt.value;
const view: TableView = viewTable(table, 0);

const HERE = { table: 'lale', address: '192.0.2.1' };

const isLegal = ({ move }: Thought) => submit(table, 0, move).ok;

it('there is a computer player for every level that people may choose', () => {
  expect(CHOSEN_LEVELS).toEqual(LEVELS);
});

describe('threads', () => {
  let pool: ThreadPool;
  afterEach(() => pool.close());

  /** A pool whose threads can be ended from outside. */
  function watched(started: (thread: NodeThinker, nth: number) => void = () => {}): NodeThinker[] {
    const threads: NodeThinker[] = [];
    pool = new ThreadPool(1, {
      report: () => {},
      start: (report) => {
        const thread = startNodeThinker(report);
        threads.push(thread);
        started(thread, threads.length);
        return thread;
      },
    });
    return threads;
  }

  it('one that ends in the middle of a thought is replaced, and the thought is had again', async () => {
    const threads = watched();
    const first = pool.ask('expert', view, 1, HERE);
    const second = pool.ask('easy', view, 2, HERE);
    expect(threads[0]!.thinker.open).toBe(1);
    await threads[0]!.close();
    const thoughts = await Promise.all([first, second]);
    expect(thoughts.map(isLegal)).toEqual([true, true]);
    expect(threads).toHaveLength(2);
  });

  it('when it ends twice the question fails, and the next one finds a new thread', async () => {
    const threads = watched((thread, nth) => {
      if (nth <= 2) thread.close();
    });
    await expect(pool.ask('easy', view, 1, HERE)).rejects.toThrow('ended');
    expect(threads).toHaveLength(2);
    expect(isLegal(await pool.ask('easy', view, 1, HERE))).toBe(true);
    expect(threads).toHaveLength(3);
  });

  it('started ahead it has loaded its bots before the first question, and takes it', async () => {
    const threads = watched();
    await pool.warmUp();
    expect(threads).toHaveLength(1);
    expect(isLegal(await pool.ask('easy', view, 1, HERE))).toBe(true);
    expect(threads).toHaveLength(1);
  });

  it('one that ends while it is started ahead does not keep the server from starting', async () => {
    watched((thread, nth) => {
      if (nth === 1) thread.close();
    });
    await pool.warmUp();
    expect(isLegal(await pool.ask('easy', view, 1, HERE))).toBe(true);
  });

  it('one that refuses a question lives on, and so do the thoughts of others', async () => {
    const threads = watched();
    const other = pool.ask('easy', view, 2, HERE);
    await expect(pool.ask('nobody', view, 1, HERE)).rejects.toThrow('nobody');
    expect(isLegal(await other)).toBe(true);
    expect(threads).toHaveLength(1);
  });

  it('closing does not wait for a thought, and nobody waits in vain', async () => {
    watched();
    const thought = pool.ask('expert:400', view, 1, HERE);
    const lost = expect(thought).rejects.toThrow();
    await pool.close();
    await lost;
    await expect(pool.ask('easy', view, 1, HERE)).rejects.toThrow('the bot pool is closed');
  });
});

describe('turns', () => {
  afterEach(() => void vi.restoreAllMocks());

  interface Open {
    readonly bot: string;
    readonly seed: number;
    answer(): void;
  }

  /** A pool whose threads answer, and a clock that runs, only when the test says so. */
  function staged(size: number) {
    const open: Open[] = [];
    const waits: number[] = [];
    let now = 0;
    let turn = 0;
    const thinker = {
      isOver: false,
      ask: (bot: string, _: TableView, seed: number) =>
        new Promise<Thought>((resolve) => {
          const answer = () => resolve({} as Thought);
          open.push({ bot, seed, answer });
        }),
    };
    const pool = new ThreadPool(size, {
      report: () => {},
      waited: (ms) => waits.push(ms),
      start: () => ({ thinker, close: async () => {} }) as unknown as NodeThinker,
      now: () => now,
      // A turn of its own for every step: none is put off, however slow the machine.
      turns: new TickQueue({ time: new TickBudget(() => ++turn) }),
    });
    let asked = 0;
    const ask = (table: string, address: string, bot = 'expert') =>
      pool.ask(bot, view, asked++, { table, address });
    /** Answers the oldest open question and says which one it was. */
    const answer = async () => {
      const { seed, ...one } = open.shift()!;
      one.answer();
      for (let tick = 0; tick < 10; tick++) await null;
      return seed;
    };
    const pass = (ms: number) => {
      now += ms;
    };
    return { pool, open, waits, ask, answer, pass };
  }

  it('thousands of questions that are answered at once are spread over many turns of the event loop', async () => {
    let now = 0;
    let turn = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => now);
    const thinker = {
      isOver: false,
      ask: async () => {
        now += 0.1;
        return {} as Thought;
      },
    };
    const pool = new ThreadPool(1, {
      report: () => {},
      start: () => ({ thinker, close: async () => {} }) as unknown as NodeThinker,
      turns: new TickQueue({ time: new TickBudget(() => turn) }),
    });
    let answered = 0;
    for (let i = 0; i < 2000; i++) {
      void pool.ask('easy', view, i, { table: `t${i}`, address: ATTACKER }).then(() => answered++);
    }
    let most = 0;
    while (answered < 2000) {
      const before = answered;
      turn++;
      await new Promise((resolve) => setImmediate(resolve));
      most = Math.max(most, answered - before);
    }
    expect(most).toBeLessThanOrEqual(60);
    await pool.close();
  });

  const ATTACKER = '198.51.100.7';
  const STRANGER = '203.0.113.9';

  it('60 questions of one address, then one of another: the latter is asked second', async () => {
    const { open, ask, answer } = staged(1);
    for (let i = 0; i < 60; i++) ask(`t${i}`, ATTACKER);
    ask('lale', STRANGER);
    expect([await answer(), await answer(), await answer()]).toEqual([0, 60, 1]);
    expect(open.map(({ seed }) => seed)).toEqual([2]);
  });

  it('a table asks one question at a time, and the tables of an address go in turn', async () => {
    const { open, ask, answer } = staged(2);
    for (const table of ['a', 'a', 'a', 'b', 'c']) ask(table, ATTACKER);
    expect(open.map(({ seed }) => seed)).toEqual([0, 3]);
    await answer();
    expect(open.map(({ seed }) => seed)).toEqual([3, 4]);
    await answer();
    expect(open.map(({ seed }) => seed)).toEqual([4, 1]);
  });

  it('while others ask, one thread is kept free of each address', async () => {
    const { open, ask, answer, pass } = staged(2);
    ask('lale', STRANGER);
    for (let i = 0; i < 9; i++) ask(`t${i}`, ATTACKER);
    await answer();
    // The thread that the stranger has left waits for the stranger.
    expect(open.map(({ seed }) => seed)).toEqual([1]);
    ask('lale', STRANGER);
    expect(open.map(({ seed }) => seed)).toEqual([1, 10]);
    await answer();
    expect(open.map(({ seed }) => seed)).toEqual([10, 2]);
    await answer();
    // Long after the stranger has asked for the last time nothing is kept free any longer.
    pass(10_001);
    ask('t10', ATTACKER);
    expect(open).toHaveLength(2);
  });

  it('an expert who has waited for long thinks shorter, and after longer a lighter level answers', async () => {
    const { open, waits, ask, answer, pass } = staged(1);
    for (const table of ['a', 'b', 'c', 'd']) ask(table, ATTACKER);
    ask('e', ATTACKER, 'easy');
    for (const ms of [499, 1, 1000, 1000]) {
      pass(ms);
      await answer();
    }
    expect(waits).toEqual([0, 499, 500, 1500, 2500]);
    const bots = ['expert', 'expert', 'expert:15ms', 'hard', 'easy'];
    expect(open.map(({ bot }) => bot)).toEqual(bots.slice(-1));
    for (const bot of bots) expect(() => allBots.create(bot)).not.toThrow();
  });

  it('the queue is bounded, and its bound meets those who fill it', async () => {
    const { ask, open, answer } = staged(1);
    const refused: string[] = [];
    const note = (who: string) => (error: Error) => refused.push(`${who}: ${error.message}`);
    ask('lale', STRANGER).catch(note('stranger'));
    for (let i = 0; i < 2100; i++) ask(`t${i}`, ATTACKER).catch(note('attacker'));
    ask('lale', STRANGER).catch(note('stranger'));
    await answer();
    expect(refused).toEqual(Array(101).fill('attacker: too many questions are open'));
    await answer();
    expect(open).toHaveLength(1);
  });

  it('nobody waits in vain when the pool is closed', async () => {
    const { pool, ask } = staged(1);
    ask('a', ATTACKER).catch(() => {});
    const waiting = expect(ask('b', ATTACKER)).rejects.toThrow('the bot pool is closed');
    await pool.close();
    await waiting;
  });
});

describe('a table', () => {
  let server: TestServer;
  afterEach(() => server.remove());

  /** One person and three computer players until the first round is over. */
  async function playRound(pool: BotPool): Promise<TableHost> {
    server = await startTestServer({ pool });
    const client = await new DocumentClient(server.url).connected();
    const end = client.next('roundEnd');
    client.playAlong();
    const bots = ['easy', 'medium', 'hard'];
    const { tableId } = await client.ask('createTable', { playerName: 'Ege', bots });
    await end;
    const host = await server.lobby.find(tableId);
    client.close();
    if (!(host instanceof TableHost)) throw new Error(host.message);
    return host;
  }

  const close = async () => {};

  it('goes on with the move of the rules when a computer player has no answer', async () => {
    const host = await playRound({ ask: () => Promise.reject(new Error('broken')), close });
    const moves = host.room.match!.log.filter((entry) => entry.kind === 'move').slice(0, 56);
    expect(moves).toHaveLength(56);
    expect(moves.every(({ seat, auto }) => (auto === true) === (seat !== 0))).toBe(true);
    const metrics = await (await fetch(`${server.url}/metrics`)).text();
    expect(metrics).toMatch(/^kalpler_failures_total\{what="bot"\} 4\d$/m);
  });

  it('does not let a computer player break the rules', async () => {
    const move = { kind: 'bid', bid: 99 } as const;
    const host = await playRound({ ask: async () => ({ move }) as Thought, close });
    const [pass] = host.room.match!.log.filter((entry) => entry.kind === 'move');
    expect(pass).toMatchObject({ move: { kind: 'pass' } });
  });

  it('closes although a computer player never answers', async () => {
    let asked = 0;
    const never = () => {
      asked++;
      return new Promise<Thought>(() => {});
    };
    server = await startTestServer({ pool: { ask: never, close } });
    const client = await new DocumentClient(server.url).connected();
    const passing = client.waitFor('passingPhase');
    await client.ask('createTable', { playerName: 'Ege', bots: ['easy', 'easy', 'easy'] });
    await passing;
    expect(asked).toBe(3);
    // The person at the table is not held up by them.
    const cards = client.state.hand.slice(0, 3);
    expect(await client.ask('submitPass', { cards })).toMatchObject({ ok: true });
    expect(await client.ask('chatMessage', { text: 'haydi' })).toMatchObject({ ok: true });
    const closing = client.next('serverClosing');
    await server.stop();
    await closing;
    client.close();
  });
});
