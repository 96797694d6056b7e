// The table's end: asks for thoughts and waits for them, without keeping its own thread busy.

import type { TableView } from '@kalpler/engine';
import type { Thought } from '../bot.ts';
import { type Answer, type Channel, messageOf, type ThoughtRequest } from './question.ts';

interface Waiting {
  readonly resolve: (thought: Thought) => void;
  readonly reject: (error: Error) => void;
}

export class Thinker {
  readonly #line: Channel<ThoughtRequest, Answer>;
  readonly #report: (problem: string) => void;
  readonly #waiting = new Map<number, Waiting>();
  #asked = 0;
  #ended: Error | null = null;

  /** `report` is told of every error inside a bot, also when a fallback move was found. */
  constructor(line: Channel<ThoughtRequest, Answer>, report: (problem: string) => void) {
    this.#line = line;
    this.#report = report;
    line.handle((answer) => this.settle(answer));
    line.hold?.(false);
  }

  /**
   * The bot's move for the view's own seat. Rejects when the bot is unknown, the view cannot be played or sent,
   * or the thread has ended.
   */
  ask(bot: string, view: TableView, seed: number): Promise<Thought> {
    if (this.#ended !== null) return Promise.reject(this.#ended);
    const id = this.#asked++;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      if (this.open === 1) this.#line.hold?.(true);
      try {
        this.#line.send({ id, bot, view, seed });
      } catch (error) {
        this.take(id);
        reject(new Error(`the question cannot be sent: ${messageOf(error)}`, { cause: error }));
      }
    });
  }

  /** How many questions are open. */
  get open(): number {
    return this.#waiting.size;
  }

  /** Whether the thread is gone, so that no question will ever be answered. */
  get isOver(): boolean {
    return this.#ended !== null;
  }

  /** To be called when the thread is gone: nobody waits for it in vain. What went wrong, if anything, is reported. */
  end(reason: string, problem: string | null = null): void {
    this.#ended ??= new Error(reason);
    for (const [id, { reject }] of this.#waiting) {
      this.take(id);
      reject(this.#ended);
    }
    this.notify(problem);
  }

  /** Whatever else may come over the line is no answer, and is passed over. */
  private settle(answer: Answer | null | undefined): void {
    const waiting = this.take(answer?.id);
    if (!answer || waiting === undefined) return;
    const { thought, problem } = answer;
    if (thought === null) waiting.reject(new Error(problem));
    else waiting.resolve(thought);
    this.notify(problem);
  }

  /** Takes a question off the list; the line need not be held for the last one any longer. */
  private take(id: number | undefined): Waiting | undefined {
    const waiting = id === undefined ? undefined : this.#waiting.get(id);
    if (id === undefined || waiting === undefined) return undefined;
    this.#waiting.delete(id);
    if (this.open === 0) this.#line.hold?.(false);
    return waiting;
  }

  /** Always the last step: by then everybody has an answer, and a listener that throws harms nobody. */
  private notify(problem: string | null): void {
    if (problem === null) return;
    try {
      this.#report(problem);
    } catch {
      // Whoever listens badly must not stop the game.
    }
  }
}
