// Tables that nobody comes back to after a restart.

import { readMatch } from '@kalpler/fair';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { DocumentClient } from './document-client.ts';
import { FakeClock } from './fake-clock.ts';
import { startTestServer, type TestServer } from './harness.ts';
import { comeBack, passAll, playOne, restarted, seatPeople } from './restarts.ts';

let clock: FakeClock;
let server: TestServer;
let people: DocumentClient[] = [];
beforeEach(async () => {
  clock = new FakeClock();
  server = await startTestServer({ clock });
});
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
