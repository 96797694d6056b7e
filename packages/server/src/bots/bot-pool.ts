// Computer players that think in threads of their own, never on the host's, and for everybody in turn.

import type { Thought } from '@kalpler/bots';
import { type NodeThinker, startNodeThinker } from '@kalpler/bots/node-thinker';
import type { TableView } from '@kalpler/engine';
import { TickQueue } from '../scheduling/tick-queue.ts';
import { type Admittance, type Asker, QuestionQueue } from './question-queue.ts';

export interface BotPool {
  /** Starts all threads ahead of the first question; loading their bots would hold up others then. */
  warmUp?(): Promise<void>;
  /** Rejects when the question makes no sense, two threads have died of it, or far too many wait already. */
  ask(bot: string, view: TableView, seed: number, asker: Asker): Promise<Thought>;
  close(): Promise<void>;
}

interface PoolOptions {
  /** Called with what a computer player gets wrong. */
  report(problem: string): void;
  /** Called with how long a question waited for its turn, in milliseconds. */
  waited?(ms: number): void;
  readonly start?: typeof startNodeThinker;
  readonly now?: () => number;
  readonly turns?: TickQueue;
}

interface Question {
  readonly bot: string;
  readonly view: TableView;
  readonly seed: number;
  readonly asker: Asker;
  readonly askedAt: number;
  readonly resolve: (thought: Thought) => void;
  readonly reject: (error: unknown) => void;
}

/** An address that has asked within this time is about to ask again. */
const RECENT = 10_000;
/** Experts whose turn comes so late think shorter, and those still later not at all. */
const LATE = 500;
const VERY_LATE = 1500;

export class ThreadPool implements BotPool {
  readonly #threads: (NodeThinker | null)[];
  readonly #questions = new QuestionQueue<Question>();
  /** The questions that are thought about, by thread. */
  readonly #open: (Question | null)[];
  /** When each address has last asked, the latest at the end. */
  readonly #lastAsked = new Map<string, number>();
  readonly #options: Required<PoolOptions>;
  #isHandingOut = false;
  #isClosed = false;

  constructor(size: number, options: PoolOptions) {
    this.#threads = new Array<NodeThinker | null>(size).fill(null);
    this.#open = new Array<Question | null>(size).fill(null);
    this.#options = {
      waited: () => {},
      start: startNodeThinker,
      now: () => performance.now(),
      turns: new TickQueue(),
      ...options,
    };
  }

  ask(bot: string, view: TableView, seed: number, asker: Asker): Promise<Thought> {
    if (this.#isClosed) return Promise.reject(new Error('the bot pool is closed'));
    const askedAt = this.#options.now();
    this.noteAddress(asker.address, askedAt);
    return new Promise((resolve, reject) => {
      const question = { bot, view, seed, asker, askedAt, resolve, reject };
      this.#questions.add(question)?.reject(new Error('too many questions are open'));
      this.handOut();
    });
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    for (const { reject } of this.#questions.clear()) reject(new Error('the bot pool is closed'));
    await Promise.all(this.#threads.map((thread) => thread?.close()));
  }

  private noteAddress(address: string, now: number): void {
    this.#lastAsked.delete(address);
    this.#lastAsked.set(address, now);
    for (const [other, at] of this.#lastAsked) {
      if (now - at <= RECENT) break;
      this.#lastAsked.delete(other);
    }
  }

  /**
   * Gives questions to threads that have none, while this turn of the event loop has time: a light player answers within
   * the same turn, and with thousands of questions one turn would not end.
   */
  private handOut(): void {
    if (this.#isHandingOut) return;
    this.#isHandingOut = true;
    this.#options.turns.run(() => {
      this.#isHandingOut = false;
      if (!this.#isClosed) this.askThreads();
    }, true);
  }

  private askThreads(): void {
    for (const [place, open] of this.#open.entries()) {
      if (open !== null) continue;
      const question = this.#questions.take(this.#may);
      if (question === null) return;
      void this.think(place, question);
    }
  }

  /** As long as others ask too, one thread is kept free of each address, so that nobody waits for its thoughts. */
  readonly #may: Admittance = {
    address: (address) => {
      const size = this.#open.length;
      const held = this.#open.filter((open) => open?.asker.address === address).length;
      const isShared = this.#lastAsked.size > 1;
      return held < (isShared ? Math.max(1, size - 1) : size);
    },
    table: (table) => !this.#open.some((open) => open?.asker.table === table),
  };

  private async think(place: number, question: Question): Promise<void> {
    const { view, seed, askedAt, resolve, reject } = question;
    this.#open[place] = question;
    const waited = this.#options.now() - askedAt;
    this.#options.waited(waited);
    const bot = inTime(question.bot, waited);
    const ask = () => this.threadAt(place).thinker.ask(bot, view, seed);
    try {
      const thread = this.threadAt(place);
      resolve(
        await ask().catch((error) => {
          // A thread that lives has refused the question itself; one that is gone is replaced and asked again.
          if (this.#isClosed || !thread.thinker.isOver) throw error;
          if (this.#threads[place] === thread) this.#threads[place] = null;
          return ask();
        }),
      );
    } catch (error) {
      if (this.#threads[place]?.thinker.isOver) this.#threads[place] = null;
      reject(error);
    }
    this.#open[place] = null;
    this.handOut();
  }

  async warmUp(): Promise<void> {
    // A thread without a question would let the program end.
    const alive = setInterval(() => {}, 1000);
    await Promise.all(this.#threads.map((_, place) => this.threadAt(place).ready));
    clearInterval(alive);
  }

  /** Threads are started when they are first needed, unless they have been before. */
  private threadAt(place: number): NodeThinker {
    const thread = this.#threads[place] ?? this.#options.start(this.#options.report);
    this.#threads[place] = thread;
    return thread;
  }
}

/** Who answers a question that has waited so long: people would rather have a move than the best one. */
function inTime(bot: string, waited: number): string {
  if (bot !== 'expert' || waited < LATE) return bot;
  return waited < VERY_LATE ? 'expert:15ms' : 'hard';
}
