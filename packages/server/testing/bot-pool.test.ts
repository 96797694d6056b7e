// Computer players whose threads die, whose answers are nonsense, or who never answer: the game goes on.

import { LEVELS, type Thought } from '@kalpler/bots';
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
import { afterEach, describe, expect, it } from 'vitest';
import { type BotPool, ThreadPool } from '../src/bot-pool.ts';
import { TableHost } from '../src/table/host.ts';
import { DocumentClient } from './document-client.ts';
import { startTestServer, type TestServer } from './harness.ts';

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
    pool = new ThreadPool(
      1,
      () => {},
      (report) => {
        const thread = startNodeThinker(report);
        threads.push(thread);
        started(thread, threads.length);
        return thread;
      },
    );
    return threads;
  }

  it('one that ends in the middle of a thought is replaced, and the thought is had again', async () => {
    const threads = watched();
    const first = pool.ask('expert', view, 1);
    const second = pool.ask('easy', view, 2);
    expect(threads[0]!.thinker.open).toBe(2);
    await threads[0]!.close();
    const thoughts = await Promise.all([first, second]);
    expect(thoughts.map(isLegal)).toEqual([true, true]);
    expect(threads).toHaveLength(2);
  });

  it('when it ends twice the question fails, and the next one finds a new thread', async () => {
    const threads = watched((thread, nth) => {
      if (nth <= 2) thread.close();
    });
    await expect(pool.ask('easy', view, 1)).rejects.toThrow('ended');
    expect(threads).toHaveLength(2);
    expect(isLegal(await pool.ask('easy', view, 1))).toBe(true);
    expect(threads).toHaveLength(3);
  });

  it('one that refuses a question lives on, and so do the thoughts of others', async () => {
    const threads = watched();
    const other = pool.ask('easy', view, 2);
    await expect(pool.ask('nobody', view, 1)).rejects.toThrow('nobody');
    expect(isLegal(await other)).toBe(true);
    expect(threads).toHaveLength(1);
  });

  it('closing does not wait for a thought, and nobody waits in vain', async () => {
    watched();
    const thought = pool.ask('expert:400', view, 1);
    const lost = expect(thought).rejects.toThrow();
    await pool.close();
    await lost;
    await expect(pool.ask('easy', view, 1)).rejects.toThrow('gone home');
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
    const moves = host.room.table!.log.filter((entry) => entry.kind === 'move').slice(0, 56);
    expect(moves).toHaveLength(56);
    expect(moves.every(({ seat, auto }) => (auto === true) === (seat !== 0))).toBe(true);
    const metrics = await (await fetch(`${server.url}/metrics`)).text();
    expect(metrics).toMatch(/^kalpler_failures_total\{what="bot"\} 4\d$/m);
  });

  it('does not let a computer player break the rules', async () => {
    const move = { kind: 'bid', bid: 99 } as const;
    const host = await playRound({ ask: async () => ({ move }) as Thought, close });
    const [pass] = host.room.table!.log.filter((entry) => entry.kind === 'move');
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
    const passing = client.hears('passingPhase');
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
