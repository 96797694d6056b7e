// Both ends of a connection to bots in a thread of their own: questions and answers are plain values, over any channel.

import { SeededRandom, type TableView } from '@kalpler/engine';
import type { Bot, Thought } from '../bot.ts';
import type { Bots } from '../create-bots.ts';

export interface ThoughtRequest {
  readonly id: number;
  /** The bot's name, as `readBot` reads it. */
  readonly bot: string;
  readonly view: TableView;
  /** The seed of the bot's random numbers. */
  readonly seed: number;
}

export type Answer =
  | { readonly id: number; readonly thought: Thought; readonly problem: string | null }
  | { readonly id: number; readonly thought: null; readonly problem: string };

/** Either end of a connection between two threads; Node's ports and the browser's are both easily made into one. */
export interface Channel<Sent, Received> {
  send(message: Sent): void;
  handle(listener: (message: Received) => void): void;
  /** Says whether an answer is awaited, for channels that would keep a program from ending. */
  hold?(busy: boolean): void;
}

/** An error in a form that passes over any channel. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

interface Waiting {
  readonly resolve: (thought: Thought) => void;
  readonly reject: (error: Error) => void;
}

/** The table's end: asks for thoughts and waits for them, without keeping its own thread busy. */
export class Thinker {
  readonly #channel: Channel<ThoughtRequest, Answer>;
  readonly #report: (problem: string) => void;
  readonly #waiting = new Map<number, Waiting>();
  #asked = 0;
  #ended: Error | null = null;

  /** `report` gets every error inside a bot, also when a fallback move was found. */
  constructor(channel: Channel<ThoughtRequest, Answer>, report: (problem: string) => void) {
    this.#channel = channel;
    this.#report = report;
    channel.handle((answer) => this.settle(answer));
    channel.hold?.(false);
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
      if (this.open === 1) this.#channel.hold?.(true);
      try {
        this.#channel.send({ id, bot, view, seed });
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

  /** Whatever else may come over the channel is no answer, and is passed over. */
  private settle(answer: Answer | null | undefined): void {
    const waiting = this.take(answer?.id);
    if (!answer || waiting === undefined) return;
    const { thought, problem } = answer;
    if (thought === null) waiting.reject(new Error(problem));
    else waiting.resolve(thought);
    this.notify(problem);
  }

  /** Takes a question off the list; the channel need not be held for the last one any longer. */
  private take(id: number | undefined): Waiting | undefined {
    const waiting = id === undefined ? undefined : this.#waiting.get(id);
    if (id === undefined || waiting === undefined) return undefined;
    this.#waiting.delete(id);
    if (this.open === 0) this.#channel.hold?.(false);
    return waiting;
  }

  /** Always the last step: by then everybody has an answer, and a listener that throws harms nobody. */
  private notify(problem: string | null): void {
    if (problem === null) return;
    try {
      this.#report(problem);
    } catch {
      // A report that fails must not stop the game.
    }
  }
}

/** The thread's end: answers each question with a bot's thought, and stays up whatever happens. */
export function answerQuestions(players: Bots, channel: Channel<Answer, ThoughtRequest>): void {
  const bots = new Map<string, Bot>();
  let problem: string | null = null;
  const report = (error: unknown): void => {
    problem = messageOf(error);
  };
  const botOf = (name: string): Bot => {
    const known = bots.get(name);
    if (known !== undefined) return known;
    const made = players.create(name, { report });
    bots.set(name, made);
    return made;
  };
  channel.handle((question: ThoughtRequest | null | undefined) => {
    // Nobody waits for an answer without a number.
    const id = question?.id;
    if (!question || typeof id !== 'number') return;
    problem = null;
    try {
      const { bot, view, seed } = question;
      const thought = botOf(bot).choose(view, new SeededRandom(seed));
      channel.send({ id, thought, problem });
    } catch (error) {
      channel.send({ id, thought: null, problem: messageOf(error) });
    }
  });
}
