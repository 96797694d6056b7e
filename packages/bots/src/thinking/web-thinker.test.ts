// Bots in a browser worker: two ends of a real message channel, with everything cloned on the way.

import { type MessagePort, MessageChannel as NodeChannel } from 'node:worker_threads';
import { SeededRandom, type TableView } from '@kalpler/engine';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { playDeals } from '../../testing/table-play.ts';
import { RandomBot } from '../player.ts';
import { makeBot } from '../registry.ts';
import { answerQuestions } from './answering.ts';
import type { Answer, Question } from './question.ts';
import { type WebWorker, webThinker } from './web-thinker.ts';

type Listener = (event: never) => void;

/** A worker as a page sees one, and the port of whatever thinks in it. */
class FakeWorker implements WebWorker {
  readonly inside: MessagePort;
  readonly #outside: MessagePort;
  readonly #listeners: [string, Listener][] = [];
  terminated = 0;

  constructor() {
    const { port1, port2 } = new NodeChannel();
    this.#outside = port1;
    this.inside = port2;
    port1.on('message', (data: Answer) => this.emit('message', { data }));
    workers.push(this);
  }

  postMessage(question: Question): void {
    this.#outside.postMessage(question);
  }

  addEventListener(type: string, listener: Listener): void {
    this.#listeners.push([type, listener]);
  }

  terminate(): void {
    this.terminated++;
    this.#outside.close();
  }

  emit(type: string, event: object): void {
    for (const [known, listener] of this.#listeners) {
      if (known === type) listener(event as never);
    }
  }
}

const workers: FakeWorker[] = [];
const problems: string[] = [];
const report = (problem: string): void => {
  problems.push(problem);
};

/** A worker in which bots think. */
function thinkingWorker(): FakeWorker {
  const worker = new FakeWorker();
  answerQuestions({
    send: (answer) => worker.inside.postMessage(answer),
    hear: (listener) => worker.inside.on('message', listener),
  });
  return worker;
}

function firstView(id: 'hearts' | 'spades' | 'king', seed: number): TableView {
  return playDeals(id, {}, [new RandomBot()], 1, seed)[0]!.view;
}

afterEach(() => {
  for (const worker of workers) worker.terminate();
  workers.length = 0;
  problems.length = 0;
  vi.unstubAllGlobals();
});

describe('a browser worker', () => {
  it.each(['hearts', 'spades', 'king'] as const)(
    'thinks of %s as a bot at home does',
    async (id) => {
      const { thinker } = webThinker(thinkingWorker(), report);
      const view = firstView(id, 11);
      for (const bot of ['random', 'basic', 'expert:12']) {
        const thought = await thinker.ask(bot, view, 77);
        expect(thought).toEqual(makeBot(bot).choose(view, new SeededRandom(77)));
      }
      expect(problems).toEqual([]);
    },
  );

  it('says so when there is no such bot, and goes on', async () => {
    const { thinker } = webThinker(thinkingWorker(), report);
    const view = firstView('hearts', 3);
    await expect(thinker.ask('grandmaster', view, 1)).rejects.toThrow('grandmaster');
    expect(problems).toHaveLength(1);
    expect((await thinker.ask('basic', view, 1)).move.kind).toBe('pass');
  });

  it('turns down a question that cannot be cloned, and goes on', async () => {
    const { thinker } = webThinker(thinkingWorker(), report);
    const view = firstView('hearts', 3);
    const alive = { ...view, refresh: () => view };
    await expect(thinker.ask('basic', alive, 1)).rejects.toThrow('cannot be sent');
    expect(thinker.open).toBe(0);
    expect((await thinker.ask('basic', view, 1)).move.kind).toBe('pass');
  });
});

describe('a worker that fails', () => {
  it.each([
    ['with an error', 'error', { message: 'out of memory' }, 'out of memory'],
    ['to start', 'error', {}, 'it did not start'],
    ['to be understood', 'messageerror', {}, 'an answer could not be read'],
  ])('%s ends the thinker', async (_, type, event, message) => {
    const worker = new FakeWorker();
    const { thinker } = webThinker(worker, report);
    const waiting = thinker.ask('basic', firstView('king', 4), 1);
    worker.emit(type, event);
    await expect(waiting).rejects.toThrow(`the thinking thread broke: ${message}`);
    await expect(thinker.ask('basic', firstView('king', 4), 1)).rejects.toThrow(message);
    expect(problems).toEqual([message]);
    expect(worker.terminated).toBe(1);
  });

  it('is ended also if whoever is told of it throws', async () => {
    const worker = new FakeWorker();
    const { thinker } = webThinker(worker, () => {
      throw new Error('nobody listens');
    });
    const waiting = thinker.ask('basic', firstView('king', 4), 1);
    expect(() => worker.emit('error', { message: 'broken' })).not.toThrow();
    await expect(waiting).rejects.toThrow('broken');
  });
});

it('closing ends the worker, and lets nobody wait', async () => {
  const worker = new FakeWorker();
  const { thinker, close } = webThinker(worker, report);
  const waiting = thinker.ask('basic', firstView('hearts', 4), 1);
  const told = expect(waiting).rejects.toThrow('ended');
  await close();
  await told;
  expect(worker.terminated).toBe(1);
  await expect(thinker.ask('basic', firstView('hearts', 4), 1)).rejects.toThrow('ended');
  expect(problems).toEqual([]);
});

describe('the program of the worker', () => {
  /** Runs it with a port in place of the worker's own globals. */
  async function run(worker: FakeWorker): Promise<Map<string, Listener>> {
    const listeners = new Map<string, Listener>();
    vi.stubGlobal('postMessage', (answer: Answer) => worker.inside.postMessage(answer));
    vi.stubGlobal('addEventListener', (type: string, listener: Listener) =>
      listeners.set(type, listener),
    );
    vi.resetModules();
    await import('./web-thread.ts');
    worker.inside.on('message', (data) => listeners.get('message')?.({ data } as never));
    return listeners;
  }

  it('answers what the page asks', async () => {
    const worker = new FakeWorker();
    await run(worker);
    const { thinker } = webThinker(worker, report);
    const view = firstView('spades', 6);
    expect(await thinker.ask('basic', view, 9)).toEqual(
      makeBot('basic').choose(view, new SeededRandom(9)),
    );
  });

  it('breaks loudly at a question that it cannot read, as nobody would get an answer', async () => {
    const listeners = await run(new FakeWorker());
    expect(() => listeners.get('messageerror')!({} as never)).toThrow(
      'a question could not be read',
    );
  });
});
