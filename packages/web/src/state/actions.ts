// What can be asked of whoever runs a table.

import type { Move } from '@kalpler/engine';
import type { Acknowledgement, RequestName, RequestOf, WireError } from '@kalpler/protocol';

export type Acknowledged =
  | { readonly ok: true }
  | { readonly ok: false; readonly error: WireError };

/** The answer to those who come to a table. */
export type Arrived = Acknowledgement<'joinTable'>;

/** When nobody answered. */
export const LOST = {
  ok: false,
  error: { code: 'TRY_AGAIN', message: 'the server did not answer' },
} as const;

export interface Actions {
  /** Connects and follows the list of tables. */
  followTables(): void;
  create(settings: RequestOf<'createTable'>): Promise<Arrived>;
  join(tableId: string, playerName: string, code?: string | null): Promise<Arrived>;
  /** Takes the own seat at a table again, if there is one. */
  comeBack(tableId: string): Promise<Arrived>;
  /** With a name one may write in the chat. */
  watch(tableId: string, code?: string | null, playerName?: string): Promise<Arrived>;
  /** Looks at a table without coming to it. */
  look(tableId: string, code?: string | null): Promise<Acknowledgement<'tableInfo'>>;
  leave(): Promise<void>;
  addBot(level: RequestOf<'addBot'>['level']): void;
  removeBot(seat: number): void;
  start(level?: RequestOf<'startTable'>['level']): void;
  play(move: Move): Promise<Acknowledged>;
  ready(): void;
  vote(vote: boolean): void;
  say(text: string): void;
  react(reaction: RequestOf<'reaction'>['reaction']): void;
  typing(isTyping: boolean): void;
  chatRead(): void;
  /** What only one place in the page asks for. */
  ask<Name extends RequestName>(
    name: Name,
    request: RequestOf<Name>,
  ): Promise<Acknowledgement<Name>>;
  dismissProblem(): void;
  dismissClosed(): void;
}
