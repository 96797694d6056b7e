// People who sit down at one table together, for tests that need a table with somebody at it.

import { expect } from 'vitest';
import { DocumentClient, type Payload } from './document-client.ts';
import { DocumentPlayer } from './document-player.ts';

export const NAMES = ['Ayşe', 'Bora', 'Can', 'Defne'];

export type Four = [DocumentClient, DocumentClient, DocumentClient, DocumentClient];

/** A table that the first client makes and the others join, one after the other; all know how it stands. */
export async function sitTogether(url: string, request: Payload = {}, people = 4): Promise<Four> {
  const clients: DocumentClient[] = [];
  for (const playerName of NAMES.slice(0, people)) {
    const client = await new DocumentClient(url).connected();
    clients.push(client);
    const answer =
      clients.length === 1
        ? await client.ask('createTable', { playerName, ...request })
        : await client.ask('joinTable', { ...clients[0]!.invitation, playerName });
    if (!answer.ok) throw new Error(JSON.stringify(answer));
  }
  const last = clients.at(-1)!;
  if (people > 1) {
    const isHere = ({ players }: Payload) =>
      players.some(({ seat }: Payload) => seat === last.seat);
    await allReceive(clients, 'updatePlayers', isHere);
  }
  if (last.state !== null) await allReceive(clients, 'updateGame');
  return clients as Four;
}

/** Three have sat down, found by the list, the word and the link of the table; the fourth is at the door. */
export async function threeAndAGuest(url: string, request: Payload = {}): Promise<Four> {
  const clients = (await Promise.all(NAMES.map(() => new DocumentClient(url).connected()))) as Four;
  const [ayse, bora, can] = clients;
  ayse.socket.emit('createTable', { playerName: 'Ayşe', ...request });
  const { tableId, slug, seat } = await ayse.waitFor('tableJoined');
  expect(seat).toBe(0);
  bora.socket.emit('listTables', {});
  const isOurs = ({ id }: Payload) => id === tableId;
  const listed = await bora.waitFor('tablesList', (list) => list.some(isOurs));
  expect(listed.find(isOurs)).toMatchObject({ playerCount: 1, playerNames: ['Ayşe'] });
  bora.socket.emit('joinTable', { tableId, playerName: 'Bora' });
  await bora.waitFor('tableJoined', (joined) => joined.seat === 1);
  can.socket.emit('joinTable', { tableId: slug, playerName: 'Can' });
  await can.waitFor('tableJoined', (joined) => joined.seat === 2 && joined.tableId === tableId);
  return clients;
}

/**
 * In the middle of a trick, while seat 3 thinks, seat 1 loses its connection and comes back with its token to
 * exactly what it has left. The fourth player must be holding its cards until then.
 */
export async function returnInTrick(
  url: string,
  players: DocumentPlayer[],
): Promise<DocumentClient> {
  const away = players[1]!.client;
  const holder = players[3]!;
  const inTrick = (state: Payload) =>
    state.phase === 'playing' &&
    state.currentPlayer === 3 &&
    [2, 3].includes(state.currentTrick.length) &&
    state.hand.length < 13;
  holder.advance();
  holder.hold(inTrick);
  const { version } = await holder.client.waitFor('updateGame', inTrick);
  const before = await away.waitFor('updateGame', (state) => state.version === version);
  await lose(away, holder.client);
  const isBack = holder.client.next('updatePlayers', ({ players: [, seat1] }) => seat1.connected);
  const back = await new DocumentClient(url, { token: away.token }).connected();
  back.socket.emit('reconnect', { tableId: away.tableId, playerName: NAMES[1] });
  expect(await back.waitFor('reconnected')).toEqual(before);
  expect(back.seat).toBe(1);
  await isBack;
  players[1] = new DocumentPlayer(back);
  return back;
}

/** Closes a connection and waits until somebody else knows that its player is away. */
export async function lose(client: DocumentClient, witness: DocumentClient): Promise<void> {
  const { seat } = client;
  const sent = witness.next(
    'updatePlayers',
    ({ players }) => players.find((player: Payload) => player.seat === seat)?.connected === false,
  );
  client.close();
  await sent;
}

/** Resolves when all of them have received an event that fits, before or from now on. */
export function allReceive(
  clients: readonly DocumentClient[],
  event: string,
  fits?: (payload: Payload) => boolean,
): Promise<Payload[]> {
  return Promise.all(clients.map((client) => client.waitFor(event, fits)));
}

/** Resolves when everything that was under way at the client's table has been stored and sent to it. */
export async function quiet(client: DocumentClient): Promise<void> {
  const answer = await client.ask('chatMessage', { text: '…' });
  if (!answer.ok) throw new Error(answer.error.message);
}

/** The code of a refusal, or `ok`. */
export async function codeOf(answer: Promise<Payload>): Promise<string> {
  return (await answer).error?.code ?? 'ok';
}

export function closeAll(clients: readonly (DocumentClient | undefined)[]): void {
  for (const client of clients) client?.close();
}
