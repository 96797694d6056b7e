// Four people at a table of a test server, and ways to bring them back after a restart.

import { copyFileSync, existsSync } from 'node:fs';
import path from 'node:path';
import { DocumentClient, type Payload } from './document-client.ts';
import { newFolder, startTestServer, type TestServer, type TestServerOptions } from './harness.ts';

const NAMES = ['Ayşe', 'Bora', 'Can', 'Derya'];

/** A table with a number of people at it, in the order of their seats; four begin at once. */
export async function seatPeople(
  url: string,
  request: Payload = {},
  people = 4,
): Promise<DocumentClient[]> {
  const clients: DocumentClient[] = [];
  for (const playerName of NAMES.slice(0, people)) {
    const client = await new DocumentClient(url).connected();
    const [owner] = clients;
    const answer =
      owner === undefined
        ? await client.ask('createTable', { playerName, ...request })
        : await client.ask('joinTable', { ...owner.invitation, playerName });
    if (!answer.ok) throw new Error(answer.error.message);
    clients.push(client);
  }
  return clients;
}

/** The same person on a new connection, back at the table. */
export async function comeBack(
  url: string,
  { token, tableId }: DocumentClient,
  dialect: 'views' | 'documents' = 'documents',
): Promise<DocumentClient> {
  const client = await new DocumentClient(url, { token, dialect }).connected();
  const answer = await client.ask('reconnect', { tableId });
  if (!answer.ok) throw new Error(answer.error.message);
  return client;
}

export const HOW = ['stop', 'crash'] as const;

/** A new server in the place of the old one, which was stopped in good order or died on the spot. */
export async function restarted(
  server: TestServer,
  how: (typeof HOW)[number],
  options: TestServerOptions = {},
): Promise<TestServer> {
  if (how === 'stop') {
    await server.stop();
    return startTestServer({ ...options, folder: server.folder });
  }
  // A crash leaves what was committed: the file and its log as they are at this moment.
  const folder = newFolder();
  for (const name of ['kalpler.sqlite', 'kalpler.sqlite-wal']) {
    const file = path.join(server.folder, name);
    if (existsSync(file)) copyFileSync(file, path.join(folder, name));
  }
  await server.remove();
  return startTestServer({ ...options, folder });
}

/** The client whose turn it is. */
export function onTurn(clients: readonly DocumentClient[]): DocumentClient {
  const { currentPlayer } = clients[0]!.state;
  return clients.find(({ seat }) => seat === currentPlayer)!;
}

/** One more card, seen by everybody. */
export async function playOne(clients: readonly DocumentClient[], more: Payload = {}) {
  const player = onTurn(clients);
  const version = player.state.version + 1;
  const all = clients.map((client) =>
    client.waitFor('updateGame', (state) => state.version === version),
  );
  const card = player.state.legalCards[0];
  const answer = await player.ask('playCard', { card, ...more });
  if (!answer.ok) throw new Error(answer.error.message);
  await Promise.all(all);
  return card;
}

/** Hearts, past the passing: everybody gives away the first three cards. */
export async function passAll(clients: readonly DocumentClient[]): Promise<void> {
  const began = clients.map((client) =>
    client.waitFor('updateGame', ({ phase }) => phase === 'playing'),
  );
  await Promise.all(clients.map((client) => client.waitFor('updateGame')));
  for (const client of clients) {
    await client.ask('submitPass', { cards: client.state.hand.slice(0, 3) });
  }
  await Promise.all(began);
}
