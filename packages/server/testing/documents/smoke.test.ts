// A first look: a table over real sockets, from creation to the end of the match.

import { afterAll, beforeAll, expect, it } from 'vitest';
import { DocumentClient } from '../document-client.ts';
import { startTestServer, type TestServer } from '../harness.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.remove());

it('plays a whole game', async () => {
  const client = await new DocumentClient(server.url).connected();
  const end = client.next('gameEnd');
  client.playAlong();
  await client.ask('createTable', { playerName: 'Ayşe', bots: ['easy', 'easy', 'easy'] });
  const { finalScores } = await end;
  expect(Math.max(...finalScores)).toBeGreaterThanOrEqual(50);
  client.close();
});
