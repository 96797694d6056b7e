// What passes between a table and the thread in which its bots think: plain values only.

import type { TableView } from '@kalpler/engine';
import type { Thought } from '../bot.ts';

export interface ThoughtRequest {
  readonly id: number;
  /** The bot's name, as the registry reads it. */
  readonly bot: string;
  readonly view: TableView;
  /** Where the bot's chance comes from: the same seed gives the same numbers. */
  readonly seed: number;
}

export type Answer =
  | { readonly id: number; readonly thought: Thought; readonly problem: string | null }
  | { readonly id: number; readonly thought: null; readonly problem: string };

/** Either end of a line between two threads; Node's ports and the browser's are both easily made into one. */
export interface Channel<Sent, Heard> {
  send(message: Sent): void;
  handle(listener: (message: Heard) => void): void;
  /** Told whether an answer is awaited, for lines that would keep a program from ending. */
  hold?(busy: boolean): void;
}

/** An error in a form that passes over any line. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
