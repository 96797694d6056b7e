// The shortest way of a frame to the network: past Engine.IO's queue whenever nothing waits in it.

import type { Socket as NetSocket } from 'node:net';
import type { Socket } from 'socket.io';
import type { Encoded } from './frame.ts';

/** What is used of a connection of Engine.IO and its WebSocket beyond their types. */
interface Connection {
  readonly readyState: string;
  readonly writeBuffer: readonly unknown[];
  readonly transport: {
    readonly name: string;
    readonly writable: boolean;
    readonly socket?: { readonly readyState: number; readonly _socket?: NetSocket | null };
  };
  write(text: string): unknown;
  close(discard?: boolean): unknown;
  listenerCount(event: string): number;
  emit(event: string, packet: object): unknown;
}

const OPEN = 1;
/** Bytes that may wait for a client that does not read; beyond that it is cut off and may come back. */
const MOST_WAITING = 1024 * 1024;

/** Sends a frame in the order of all others; to a connection that is closing it is not sent at all. */
export function sendTo(conn: Socket['conn'], { text, frame }: Encoded): void {
  const connection = conn as unknown as Connection;
  const { transport, writeBuffer } = connection;
  const { socket } = transport;
  const network = socket?._socket;
  const isDirect =
    transport.name === 'websocket' &&
    transport.writable &&
    writeBuffer.length === 0 &&
    connection.readyState === 'open' &&
    socket?.readyState === OPEN &&
    network != null;
  if (!isDirect) {
    connection.write(text);
    return;
  }
  // Whoever listens to Engine.IO's packets hears of this one, too.
  if (connection.listenerCount('packetCreate') > 0) {
    connection.emit('packetCreate', { type: 'message', data: text });
  }
  network.write(frame);
  if (network.writableLength > MOST_WAITING) connection.close(true);
}
