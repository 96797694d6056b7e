// What newcomers have stumbled over: each of it once, and never again.

import { chmodSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { readName } from '../../src/identity/name.ts';
import { systemClock } from '../../src/scheduling/clock.ts';
import { SqliteStore } from '../../src/store/sqlite-store.ts';
import { DocumentClient } from '../document-client.ts';
import { FakeClock } from '../fake-clock.ts';
import { newFolder, startTestServer, type TestServer } from '../harness.ts';

let server: TestServer | null = null;
afterEach(async () => {
  await server?.remove();
  server = null;
});

it('time goes forward although the clock of the machine is set back', () => {
  const { now } = Date;
  const before = systemClock.now();
  Date.now = () => now() - 3_600_000;
  try {
    expect(systemClock.now()).toBeGreaterThanOrEqual(before);
  } finally {
    Date.now = now;
  }
});

it('the data is for nobody but the server', async () => {
  const folder = path.join(newFolder(), 'data');
  const store = new SqliteStore(folder);
  expect(statSync(folder).mode & 0o777).toBe(0o700);
  expect(statSync(path.join(folder, 'kalpler.sqlite')).mode & 0o777).toBe(0o600);
  await store.close();
});

it('a store that makes no sense is named, and the server does not hang', async () => {
  const folder = newFolder();
  writeFileSync(path.join(folder, 'kalpler.sqlite'), 'x'.repeat(9000));
  chmodSync(path.join(folder, 'kalpler.sqlite'), 0o600);
  await expect(startTestServer({ folder })).rejects.toThrow('not a database');
});

describe('spectators who are behind', () => {
  it('receive the end of a match, the votes and the closing after the delay, in their order', async () => {
    const clock = new FakeClock();
    server = await startTestServer({ clock });
    const player = await new DocumentClient(server.url).connected();
    const options = { endScore: 1, passCycle: ['hold'] };
    const bots = ['easy', 'easy', 'easy'];
    await player.ask('createTable', { playerName: 'Ada', options, spectatorDelay: 30, bots });
    const watcher = await new DocumentClient(server.url).connected();
    await watcher.ask('spectate', { tableId: player.tableId });
    player.playAlong();
    await player.waitFor('rematchStatus');
    const closed = player.next('tableClosed');
    await player.ask('rematch', { vote: false });
    await closed;
    await watcher.ask('listTables');
    const messages = ['gameEnd', 'updateGame', 'matchEnd', 'rematchStatus', 'tableClosed'];
    for (const event of messages) expect(watcher.all(event)).toEqual([]);
    const end = watcher.next('tableClosed');
    clock.advance(30_000);
    await end;
    const order = messages.map((event) =>
      watcher.received.findLastIndex((received) => received.event === event),
    );
    expect(order).toEqual(order.toSorted((a, b) => a - b));
    expect(order[0]).toBeGreaterThan(0);
    player.close();
    watcher.close();
  });
});

describe('requests', () => {
  it.each([
    [{ options: [] }, 'options: expected an object'],
    [{ options: { constructor: 1 } }, 'constructor: unknown option'],
    [{ options: JSON.parse('{"__proto__": 1}') }, 'unknown option'],
    [
      { preset: 'classic', options: { preset: 'spot' } },
      'preset: another one stands in the options',
    ],
    [{ speed: 1 }, 'speed: unknown field'],
    [{ salt: '\n' }, 'salt: control characters are not allowed'],
  ])('%j is refused with %j', async (request, message) => {
    server = await startTestServer();
    const client = await new DocumentClient(server.url).connected();
    const { ok, error } = await client.ask('createTable', { playerName: 'Ada', ...request });
    expect(ok).toBe(false);
    expect(error.code).toBe('BAD_REQUEST');
    expect(error.message).toContain(message);
    client.close();
  });

  it.each([{ token: 'short' }, { token: 'x'.repeat(200) }, { dialect: 'klingon' as 'views' }])(
    'a handshake with %j is refused',
    async (request) => {
      server = await startTestServer();
      const client = new DocumentClient(server.url, request);
      await expect(client.connected()).rejects.toThrow('auth.');
      client.close();
    },
  );
});

it.each(['❤️', '👨‍👩‍👧', '🇹🇷', 'Ada 👍🏽'])('%s is a name', (name) => {
  expect(readName(name)).toMatchObject({ ok: true });
});

it('a player who comes back during the vote is sent the match that has ended', async () => {
  server = await startTestServer();
  const first = await new DocumentClient(server.url).connected();
  const bots = ['easy', 'easy', 'easy'];
  await first.ask('createTable', { playerName: 'Ada', options: { endScore: 1 }, bots });
  first.playAlong();
  await first.waitFor('rematchStatus');
  const [ended] = first.all('matchEnd');
  const second = new DocumentClient(server.url, { token: first.token });
  await second.connected();
  await second.ask('reconnect', { tableId: first.tableId });
  expect(second.all('matchEnd')).toEqual([ended]);
  first.close();
  second.close();
});
