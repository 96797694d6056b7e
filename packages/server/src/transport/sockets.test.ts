// Connections are let in one after the other. Requests that wait for their turn: which of them go first, and what becomes of
// those whose connection is gone by then.

import { once } from 'node:events';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { DocumentClient } from '../../testing/document-client.ts';
import { startTestServer, type TestServer } from '../../testing/harness.ts';
import { closeAll, sitTogether } from '../../testing/together.ts';
import { tickBudget } from '../scheduling/tick-budget.ts';
import { TickQueue } from '../scheduling/tick-queue.ts';

let server: TestServer;

beforeEach(async () => {
  server = await startTestServer();
});

afterEach(async () => {
  vi.restoreAllMocks();
  await server.remove();
});

const turn = () => new Promise((resolve) => setImmediate(resolve));
/** Fewer than one connection may ask for at once. */
const AHEAD = 20;

/** A client that has asked for a table behind so many others that its turn takes a while. */
async function askLate(): Promise<DocumentClient> {
  const client = new DocumentClient(server.url);
  await client.next('welcome');
  const { socket } = client;
  for (let i = 0; i < AHEAD; i++) socket.emit('listTables', {});
  socket.emit('createTable', { playerName: 'Ayşe' });
  return client;
}

/** Lets all that waits have its turn. */
async function workOff(): Promise<void> {
  for (let i = 0; i < 5 * AHEAD; i++) await turn();
}

it('a request whose connection is gone by its turn makes no table', async () => {
  // No turn of the event loop has time for more than one request.
  vi.spyOn(tickBudget, 'left', 'get').mockReturnValue(0);
  const client = await askLate();
  client.socket.disconnect();
  await vi.waitFor(() => expect(server.io.sockets.sockets.size).toBe(0), { interval: 1 });
  await workOff();
  expect(server.lobby.size).toBe(0);
});

it('one whose connection is still there makes it, however late', async () => {
  vi.spyOn(tickBudget, 'left', 'get').mockReturnValue(0);
  const client = await askLate();
  await client.next('tableJoined');
  expect(server.lobby.size).toBe(1);
  client.socket.disconnect();
});

/** An open connection that has not said yet that it speaks Socket.IO. */
async function opened(): Promise<WebSocket> {
  const url = server.url.replace('http', 'ws');
  const socket = new WebSocket(`${url}/socket.io/?EIO=4&transport=websocket`);
  await once(socket, 'message');
  return socket;
}

it('those who connect at the same time are let in one by one', async () => {
  const sockets = await Promise.all(Array.from({ length: 40 }, opened));
  vi.spyOn(tickBudget, 'left', 'get').mockReturnValue(0);
  let most = 0;
  let inTurn = 0;
  server.io.on('connection', () => {
    if (inTurn === 0) {
      setImmediate(() => {
        inTurn = 0;
      });
    }
    most = Math.max(most, ++inTurn);
  });
  const answers = sockets.map((socket) => once(socket, 'message'));
  for (const socket of sockets) socket.send('40');
  await Promise.all(answers);
  expect(most).toBeLessThanOrEqual(2);
  for (const socket of sockets) socket.terminate();
});

it('every move goes before requests that no table in play waits for', async () => {
  const people = await sitTogether(server.url, { game: 'spades' });
  const run = vi.spyOn(TickQueue.prototype, 'run');
  const isFirst = async (request: string, payload = {}) => {
    run.mockClear();
    await people[0].ask(request, payload);
    return run.mock.calls.some(([, isUrgent]) => isUrgent === true);
  };
  expect(await isFirst('listTables')).toBe(false);
  for (const request of ['revealHand', 'cancelDeal', 'claim', 'readyNext']) {
    expect(await isFirst(request), request).toBe(true);
  }
  expect(await isFirst('submitBid', { bid: 3 })).toBe(true);
  closeAll(people);
});
