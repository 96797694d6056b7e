// Computer players that think in threads of their own, never on the host's.

import type { Thought } from '@kalpler/bots';
import { type NodeThinker, startNodeThinker } from '@kalpler/bots/node-thinker';
import type { TableView } from '@kalpler/engine';

export interface BotPool {
  /** Rejects when the question makes no sense, or two threads have died of it. */
  ask(bot: string, view: TableView, seed: number): Promise<Thought>;
  close(): Promise<void>;
}

export class ThreadPool implements BotPool {
  readonly #threads: (NodeThinker | null)[];
  readonly #report: (problem: string) => void;
  readonly #start: typeof startNodeThinker;
  #isClosed = false;

  constructor(size: number, report: (problem: string) => void, start = startNodeThinker) {
    this.#threads = new Array<NodeThinker | null>(size).fill(null);
    this.#report = report;
    this.#start = start;
  }

  async ask(bot: string, view: TableView, seed: number): Promise<Thought> {
    const place = this.idlest();
    const thread = this.threadAt(place);
    try {
      return await thread.thinker.ask(bot, view, seed);
    } catch (error) {
      // A thread that lives has refused the question itself; one that is gone is replaced and asked again.
      if (this.#isClosed || !thread.thinker.isOver) throw error;
      if (this.#threads[place] === thread) this.#threads[place] = null;
      return this.threadAt(place).thinker.ask(bot, view, seed);
    }
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await Promise.all(this.#threads.map((thread) => thread?.close()));
  }

  /** Threads are started when they are first needed. */
  private threadAt(place: number): NodeThinker {
    if (this.#isClosed) throw new Error('the bots have gone home');
    const thread = this.#threads[place] ?? this.#start(this.#report);
    this.#threads[place] = thread;
    return thread;
  }

  private idlest(): number {
    let best = 0;
    for (const [i, thread] of this.#threads.entries()) {
      const open = thread?.thinker.open ?? 0;
      if (open < (this.#threads[best]?.thinker.open ?? 0)) best = i;
    }
    return best;
  }
}
