// What the host of a table needs of the server, and the stored state from which it continues.

import { type ChatLine, hostError } from '@kalpler/protocol';
import type { BotPool } from '../bots/bot-pool.ts';
import type { Clock } from '../scheduling/clock.ts';
import type { WorkQueue } from '../scheduling/work-queue.ts';
import type { Journal } from '../store/journal.ts';
import type { TimerKind } from '../store/store.ts';
import type { Access } from './access.ts';
import type { TableHost } from './host.ts';

export interface HostServices {
  readonly clock: Clock;
  readonly journal: Journal;
  readonly epoch: number;
  readonly pool: BotPool;
  /** Queues what comes in thousands at once, such as closing tables that all were left in the same moment. */
  readonly work: WorkQueue;
  /** Connections that may watch one table. */
  readonly mostSpectators: number;
  botFailed(host: TableHost, problem: unknown): void;
  /** A move of the match is durable. */
  moved(moves: number): void;
  /** The listing has changed. */
  listed(host: TableHost): void;
  /** The table has been closed, in the store as well. */
  closed(host: TableHost): void;
  /** The store has refused a write: the table in memory cannot be trusted any more. */
  failed(host: TableHost): void;
  /** A bug has shown at this table: the table in memory cannot be trusted any more. */
  broken(host: TableHost, error: unknown): void;
  timerFired(kind: TimerKind, lateMs: number): void;
}

export const GONE = hostError('TABLE_NOT_FOUND', 'there is no such table');
export const TRY_AGAIN = hostError('TRY_AGAIN', 'that could not be stored; please try again');

export const NOT_OWNER = hostError('NOT_OWNER', 'only the owner of the table may do this');

export const FAILED = hostError(
  'TRY_AGAIN',
  'something went wrong at this table; please try again',
);

/** What was stored of a table that is loaded again; a new table has none of it. */
export interface StoredState {
  readonly seq?: number;
  readonly createdAt?: number;
  /** The address that the table was made from. */
  readonly address?: string;
  readonly commands?: readonly string[];
  readonly lines?: readonly ChatLine[];
  readonly access?: Access;
}
