// Many who only look: followers of a long list of tables, and spectators of one table.

import { setTimeout as pause } from 'node:timers/promises';
import type { ServerProcess } from './process.ts';
import { RawSocket } from './raw-socket.ts';

/** Connections that are made at the same time. */
const TOGETHER = 50;
/** Changes of the list in a second. */
const CHANGES = 20;

class Client {
  readonly #waiting: { readonly event: string; readonly resolve: (payload: never) => void }[] = [];
  bytes = 0;
  readonly #socket: RawSocket;

  private constructor(port: number) {
    this.#socket = new RawSocket(port, { dialect: 'views' }, (text) => {
      this.bytes += text.length;
      const at = this.#waiting.findIndex(({ event }) => text.startsWith(`["${event}"`));
      if (at >= 0) this.#waiting.splice(at, 1)[0]!.resolve(JSON.parse(text)[1] as never);
    });
  }

  static async open(port: number): Promise<Client> {
    const client = new Client(port);
    await client.#socket.opened();
    return client;
  }

  /** Asks for something and waits for the event that answers it. */
  ask<T>(request: string, payload: object, event: string): Promise<T> {
    return new Promise((resolve) => {
      this.#waiting.push({ event, resolve: resolve as (payload: never) => void });
      this.emit(request, payload);
    });
  }

  emit(request: string, payload: object): void {
    this.#socket.emit(request, payload);
  }

  close(): void {
    this.#socket.close();
  }
}

async function many(count: number, make: (i: number) => Promise<Client>): Promise<Client[]> {
  const all: Client[] = [];
  while (all.length < count) {
    const some = Array.from({ length: Math.min(TOGETHER, count - all.length) }, (_, i) => i);
    all.push(...(await Promise.all(some.map((i) => make(all.length + i)))));
  }
  return all;
}

/** The share of a core that followers of a list cost which changes all the time. */
export async function followersCost(
  server: ServerProcess,
  tables: number,
  followers: number,
  seconds: number,
): Promise<number> {
  const owners = await many(tables, async () => {
    const owner = await Client.open(server.port);
    await owner.ask('createTable', { playerName: 'Ada' }, 'tableJoined');
    return owner;
  });
  // The newest are on everybody's page.
  const newest = owners.slice(-CHANGES);
  let turn = 0;
  const changing = setInterval(() => {
    const owner = newest[turn % newest.length]!;
    if (Math.floor(turn++ / newest.length) % 2 === 0) owner.emit('addBot', { seat: 2 });
    else owner.emit('removeBot', { seat: 2 });
  }, 1000 / CHANGES);
  const quiet = await share(server, seconds);
  const watching = await many(followers, async () => {
    const follower = await Client.open(server.port);
    await follower.ask('listTables', { live: true, changes: true }, 'tablesList');
    return follower;
  });
  const loaded = await share(server, seconds);
  clearInterval(changing);
  for (const client of [...owners, ...watching]) client.close();
  return loaded - quiet;
}

async function share(server: ServerProcess, seconds: number): Promise<number> {
  const cpu = server.cpu();
  await pause(1000 * seconds);
  return (server.cpu() - cpu) / seconds;
}

/** Bytes that all at a table are sent for each spectator who leaves and comes, by how many watch. */
export async function bytesPerJoin(server: ServerProcess, spectators: number): Promise<number> {
  const owner = await Client.open(server.port);
  const { tableId } = await owner.ask<{ tableId: string }>(
    'createTable',
    { playerName: 'Ada' },
    'tableJoined',
  );
  const watch = async (i: number) => {
    const client = await Client.open(server.port);
    const playerName = `Seyirci ${i}`;
    await client.ask('spectate', { tableId, playerName }, 'updatePlayers');
    return client;
  };
  const all = [owner, ...(await many(spectators, watch))];
  // What is sent about the last who came.
  await pause(2500);
  const total = () => all.reduce((sum, { bytes }) => sum + bytes, 0);
  const before = total();
  const joins = 20;
  for (let i = 0; i < joins; i++) {
    const old = all.splice(1, 1)[0]!;
    const received = old.bytes;
    old.close();
    const fresh = await watch(spectators + i);
    // What the leaver was sent counts no longer, so it is not taken off either.
    fresh.bytes += received;
    all.push(fresh);
  }
  await pause(1500);
  const bytes = (total() - before) / joins;
  for (const client of all) client.close();
  return bytes;
}
