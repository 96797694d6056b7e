// Tables that nobody comes back to after a restart.

import { readMatch } from '@kalpler/fair';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DocumentClient } from '../document-client.ts';
import { FakeClock } from '../fake-clock.ts';
import { startTestServer, type TestServer } from '../harness.ts';
import { comeBack, passAll, playOne, restarted, seatPeople } from '../restarts.ts';
import { codeOf } from '../together.ts';

let clock: FakeClock;
let server: TestServer;
let people: DocumentClient[] = [];
beforeEach(async () => {
  clock = new FakeClock();
  server = await startTestServer({ clock });
});
/** The next change of the list; tables that change nothing else about it are not waited for. */
const change = () => new Promise<void>((resolve) => server.lobby.onChange(resolve));

afterEach(async () => {
  for (const client of people) client.close();
  await server.remove();
});

/** Resolves when all tables are closed. */
async function allClosed(): Promise<void> {
  while (server.lobby.size > 0) {
    await new Promise<void>((resolve) => server.lobby.onChange(resolve));
  }
}

it('are closed after the clean-up time, and a running match is archived', async () => {
  people = await seatPeople(server.url);
  await passAll(people);
  for (let i = 0; i < 5; i++) await playOne(people);
  const { slug } = people[0]!.all('tableJoined')[0];
  const start = (await server.store.entries(slug))
    .map(({ body }) => JSON.parse(body))
    .find(({ kind }) => kind === 'start');
  server = await restarted(server, 'crash', { clock });

  expect(server.lobby.size).toBe(1);
  // Nobody comes for a while, then the clean-up clock of the table runs.
  clock.advance(20_000);
  await server.lobby.find(slug);
  clock.advance(59_999);
  await server.lobby.find(slug);
  expect(server.lobby.size).toBe(1);
  clock.advance(1);
  await allClosed();
  expect(server.lobby.size).toBe(0);
  expect(await server.store.tables()).toEqual([]);
  expect(await server.store.entries(slug)).toEqual([]);
  expect(await server.store.match(start.match)).toMatchObject({ finished: false, game: 'hearts' });
  const response = await fetch(`${server.url}/api/matches/${start.match}`);
  const match = readMatch(await response.text());
  if (!match.ok) throw new Error(match.error);
  expect(match.value.table.deal!.count).toBe(5);
  expect(match.value.table.standing.winners).toBeNull();
  await expect(comeBack(server.url, people[0]!)).rejects.toThrow('there is no such table');
});

it('are closed also when it is a waiting room', async () => {
  people = await seatPeople(server.url, {}, 2);
  const { slug } = people[0]!.all('tableJoined')[0];
  server = await restarted(server, 'stop', { clock });
  clock.advance(20_000);
  await server.lobby.find(slug);
  clock.advance(60_000);
  await allClosed();
  expect(await server.store.tables()).toEqual([]);
});

it('are closed after a day when their options name no time, and are listed to nobody meanwhile', async () => {
  const options = { timers: { cleanupSeconds: null } };
  people = await seatPeople(server.url, { options }, 2);
  const { slug } = people[0]!.all('tableJoined')[0];
  expect(server.lobby.list().map((table) => table.slug)).toEqual([slug]);
  let changed = change();
  for (const client of people) client.close();
  await changed;
  while (server.lobby.list().length > 0) await change();
  expect(server.lobby.size).toBe(1);

  server = await restarted(server, 'crash', { clock });
  expect(server.lobby.size).toBe(1);
  expect(server.lobby.list()).toEqual([]);
  // Somebody may still come back to it.
  const back = await comeBack(server.url, people[0]!);
  expect(server.lobby.list().map((table) => table.slug)).toEqual([slug]);
  changed = change();
  back.close();
  await changed;
  clock.advance(24 * 3600_000 - 1);
  await server.lobby.find(slug);
  expect(server.lobby.size).toBe(1);
  const closed = change();
  clock.advance(1);
  await closed;
  expect(server.lobby.size).toBe(0);
  expect(await server.store.tables('', 9)).toEqual([]);
});

it('set no alarm again and again while nobody is there', async () => {
  people = await seatPeople(server.url, { options: { timers: { cleanupSeconds: null } } }, 2);
  const [ayse, bora] = people as [DocumentClient, DocumentClient];
  const { slug } = ayse.all('tableJoined')[0];
  const after = vi.spyOn(clock, 'after');
  ayse.close();
  bora.close();
  while (server.lobby.list().length > 0) await change();
  clock.advance(40_000);
  after.mockClear();
  clock.advance(15_000);
  expect(after).not.toHaveBeenCalled();
  // When one of them is back, the chair of the other is kept for half a minute more.
  const back = await comeBack(server.url, ayse);
  clock.advance(29_999);
  await back.ask('sync');
  expect(server.lobby.list()).toMatchObject([{ slug, playerCount: 2 }]);
  clock.advance(1);
  await back.waitFor('updatePlayers', ({ players }) => players.length === 1);
  back.close();
});

it('count for the address that made them, also after a restart', async () => {
  await server.remove();
  const request = { clock, env: { TABLES_PER_ADDRESS: '2' } };
  server = await startTestServer(request);
  people = [...(await seatPeople(server.url, {}, 1)), ...(await seatPeople(server.url, {}, 1))];
  const make = async () => {
    const client = await new DocumentClient(server.url).connected();
    people.push(client);
    return codeOf(client.ask('createTable', { playerName: 'Can' }));
  };
  expect(await make()).toBe('RATE_LIMITED');
  server = await restarted(server, 'crash', request);
  expect(await make()).toBe('RATE_LIMITED');
  clock.advance(20_000);
  while (server.lobby.size > 0) {
    clock.advance(60_000);
    await new Promise((resolve) => setImmediate(resolve));
  }
  expect(await make()).toBe('ok');
});

it('stay when somebody comes back in time', async () => {
  people = await seatPeople(server.url, { game: 'spades' });
  const { slug } = people[0]!.all('tableJoined')[0];
  server = await restarted(server, 'crash', { clock });
  clock.advance(20_000);
  await server.lobby.find(slug);
  clock.advance(59_999);
  const back = await comeBack(server.url, people[3]!);
  clock.advance(10_000);
  await back.ask('sync');
  expect(back.state.phase).toBe('bidding');
  expect(server.lobby.size).toBe(1);
  back.close();
});
