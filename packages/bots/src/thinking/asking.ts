// The table's end: asks for thoughts and waits for them, without keeping its own thread busy.

import type { TableView } from '@kalpler/engine';
import type { Thought } from '../bot.ts';
import type { Answer, Line, Question } from './question.ts';

interface Waiting {
  readonly resolve: (thought: Thought) => void;
  readonly reject: (error: Error) => void;
}

export class Thinker {
  readonly #line: Line<Question, Answer>;
  readonly #report: (problem: string) => void;
  readonly #waiting = new Map<number, Waiting>();
  #asked = 0;
  #ended: Error | null = null;

  /** `report` is told of every error inside a bot, also when a fallback move was found. */
  constructor(line: Line<Question, Answer>, report: (problem: string) => void) {
    this.#line = line;
    this.#report = report;
    line.hear((answer) => this.settle(answer));
  }

  /** The bot's move for the view's own seat. Rejects when the bot is unknown or the thread has ended. */
  ask(bot: string, view: TableView, seed: number): Promise<Thought> {
    if (this.#ended !== null) return Promise.reject(this.#ended);
    const id = this.#asked++;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#line.send({ id, bot, view, seed });
    });
  }

  /** How many questions are open. */
  get open(): number {
    return this.#waiting.size;
  }

  /** To be called when the thread is gone: nobody waits for it in vain. */
  end(reason: string): void {
    this.#ended ??= new Error(reason);
    for (const { reject } of this.#waiting.values()) reject(this.#ended);
    this.#waiting.clear();
  }

  private settle({ id, thought, problem }: Answer): void {
    const waiting = this.#waiting.get(id);
    if (waiting === undefined) return;
    this.#waiting.delete(id);
    if (problem !== null) this.#report(problem);
    if (thought === null) waiting.reject(new Error(problem));
    else waiting.resolve(thought);
  }
}
