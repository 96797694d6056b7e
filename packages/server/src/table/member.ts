// A connection at a table, as the table knows it.

import type { Seat } from '@kalpler/engine';
import type { AnnouncementName, Dialect, EventOf } from '@kalpler/protocol';
import type { Message } from '../transport/frame.ts';
import type { TableHost } from './host.ts';

/** One connection at a table: a tab of a player, or a spectator. */
export interface Member {
  /** The hash of the token by which this person is known. */
  readonly player: string;
  /** The token itself, for its owner only. */
  readonly token: string;
  readonly dialect: Dialect;
  /** The address that it comes from, by which its costs are counted. */
  readonly address: string;
  /** The host of the table that it is at, if any. */
  host: TableHost | null;
  /** Null for a spectator. */
  seat: Seat | null;
  /** The name of a spectator in the chat; empty for a spectator without one. */
  name: string;
  send<Name extends AnnouncementName>(event: Name, payload: EventOf<Name>): void;
  deliver(message: Message): void;
}
