// A bug that shows at one table: the table is read back once and set aside the second time; all others play on.

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { TableHost } from '../../src/table/host.ts';
import type { DocumentClient } from '../document-client.ts';
import { FakeClock } from '../fake-clock.ts';
import { startTestServer, type TestServer } from '../harness.ts';
import { comeBack, onTurn, passAll, playOne, restarted, seatPeople } from '../restarts.ts';
import { codeOf } from '../together.ts';

const SET_ASIDE = 'this table has failed; it was set aside for repair';

let clock: FakeClock;
let server: TestServer;
let people: DocumentClient[] = [];
let neighbours: DocumentClient[] = [];
beforeEach(async () => {
  clock = new FakeClock();
  server = await startTestServer({ clock });
  neighbours = await seatPeople(server.url, { options: { timers: { turnSeconds: null } } });
  await passAll(neighbours);
});
afterEach(async () => {
  vi.restoreAllMocks();
  for (const client of [...people, ...neighbours]) client.close();
  await server.remove();
});

const slugOf = (clients: readonly DocumentClient[]): string =>
  clients[0]!.all('tableJoined')[0].slug;
const entriesOf = (clients: readonly DocumentClient[]) => server.store.entries(slugOf(clients));

async function hostOf(clients: readonly DocumentClient[]): Promise<TableHost> {
  const host = await server.lobby.find(slugOf(clients));
  if (!(host instanceof TableHost)) throw new Error(host.message);
  return host;
}

function broken(): never {
  throw new Error('a bug');
}

async function failures(what: string): Promise<number> {
  const metrics = await (await fetch(`${server.url}/metrics`)).text();
  return Number(
    metrics.match(new RegExp(`kalpler_failures_total\\{what="${what}"\\} (\\d+)`))?.[1],
  );
}

it('behind a clock: the table stands as it was stored, and the second time it is set aside', async () => {
  people = await seatPeople(server.url);
  await passAll(people);
  await playOne(people);
  const rows = await entriesOf(people);
  const states = people.map(({ state }) => state);

  vi.spyOn((await hostOf(people)).room.match!.game, 'auto').mockImplementation(broken);
  const back = people.map((client) => client.next('reconnected'));
  clock.advance(60_000);
  for (const [seat, state] of (await Promise.all(back)).entries())
    expect({ ...state, timeoutAt: 0 }).toEqual({ ...states[seat], timeoutAt: 0 });
  expect(await entriesOf(people)).toEqual(rows);
  expect(await failures('table')).toBe(1);
  await playOne(people);
  await playOne(neighbours);

  const later = await entriesOf(people);
  vi.spyOn((await hostOf(people)).room.match!.game, 'auto').mockImplementation(broken);
  const closed = people.map((client) => client.next('tableClosed'));
  clock.advance(60_000);
  for (const event of await Promise.all(closed)) expect(event).toEqual({ reason: 'failed' });
  expect(await failures('table')).toBe(2);
  // Its log stays for repair; its players are free to go elsewhere.
  expect(await entriesOf(people)).toEqual(later);
  expect(await people[0]!.ask('sync')).toMatchObject({
    error: { code: 'TABLE_NOT_FOUND', message: SET_ASIDE },
  });
  await expect(comeBack(server.url, people[1]!)).rejects.toThrow(SET_ASIDE);
  expect(server.lobby.list(true).map(({ slug }) => slug)).toEqual([slugOf(neighbours)]);
  expect(await people[0]!.ask('createTable', { playerName: 'Ayşe' })).toMatchObject({ ok: true });
  await playOne(neighbours);
});

it('in a request: none of it is written, neither now nor with the next one', async () => {
  people = await seatPeople(server.url, {}, 2);
  const [ayse, bora] = people as [DocumentClient, DocumentClient];
  const rows = await entriesOf(people);
  vi.spyOn(await hostOf(people), 'notifyPlayers').mockImplementation(broken);
  const back = bora.next('tableJoined');
  expect(await ayse.ask('addBot', { level: 'easy' })).toMatchObject({
    error: { code: 'TRY_AGAIN' },
  });
  expect((await back).players).toHaveLength(2);
  expect(await codeOf(bora.ask('setSalt', { salt: 'tuz' }))).toBe('ok');
  const later = await entriesOf(people);
  expect(later.slice(0, rows.length)).toEqual(rows);
  expect(later.slice(rows.length).map(({ body }) => JSON.parse(body))).toEqual([
    { kind: 'salt', seat: 1, salt: 'tuz' },
  ]);
  expect(await codeOf(ayse.ask('addBot', { level: 'easy' }))).toBe('ok');
  await playOne(neighbours);
});

it('in a request that is refused although it has changed something', async () => {
  people = await seatPeople(server.url, {}, 2);
  const [ayse] = people as [DocumentClient];
  const rows = await entriesOf(people);
  const host = await hostOf(people);
  const back = ayse.next('tableJoined');
  const answer = host.run(() => {
    host.record({ kind: 'rise', seat: 1 });
    return { code: 'WRONG_PHASE', message: 'too late' };
  });
  expect(await answer).toMatchObject({ code: 'TRY_AGAIN' });
  expect((await back).players).toHaveLength(2);
  expect(await entriesOf(people)).toEqual(rows);
});

it('while a move is on its way to the disk: the move is kept, and its player notified', async () => {
  people = await seatPeople(server.url);
  await passAll(people);
  const player = onTurn(people);
  const { version } = player.state;
  const back = people.map((client) => client.next('reconnected'));
  const host = await hostOf(people);
  const play = host.play.bind(host);
  vi.spyOn(host, 'play').mockImplementation((...move) => {
    const refusal = play(...move);
    // Within the same turn of the loop, before anything is on the disk.
    queueMicrotask(() => host.run(broken));
    return refusal;
  });
  const answer = await player.ask('playCard', { card: player.state.legalCards[0] });
  expect(answer).toEqual({ ok: true, version: version + 1 });
  for (const state of await Promise.all(back)) expect(state.version).toBe(version + 1);
  await playOne(people);
});

it('in the answer of a computer player', async () => {
  people = await seatPeople(
    server.url,
    { game: 'spades', bots: ['easy', 'easy', 'easy'], options: { timers: { turnSeconds: null } } },
    1,
  );
  const [ayse] = people as [DocumentClient];
  await ayse.waitFor('updateGame', ({ bidsSubmitted }) => bidsSubmitted === 3);
  const host = await hostOf(people);
  const play = host.play.bind(host);
  vi.spyOn(host, 'play').mockImplementation((seat, ...move) =>
    seat === 0 ? play(seat, ...move) : broken(),
  );
  const back = ayse.next('reconnected');
  ayse.playAlong();
  const { version, phase } = await back;
  expect(phase).toBe('playing');
  expect(await failures('table')).toBe(1);
  // After a rest the computer player is asked once more.
  clock.advance(5_000);
  await ayse.waitFor('updateGame', (state) => state.version > version);
  await playOne(neighbours);
});

it.each(['stepToActor', 'stepToOthers'] as const)(
  'in what is shown (%s): the move counts, and all are shown the table once more',
  async (part) => {
    people = await seatPeople(server.url);
    await passAll(people);
    const player = onTurn(people);
    const { version } = player.state;
    vi.spyOn((await hostOf(people)).publisher, part).mockImplementation(broken);
    const back = people.map((client) => client.next('reconnected'));
    const answer = await player.ask('playCard', { card: player.state.legalCards[0] });
    expect(answer).toEqual({ ok: true, version: version + 1 });
    for (const state of await Promise.all(back)) expect(state.version).toBe(version + 1);
    await playOne(people);
  },
);

it('when the table is closed: it is gone all the same', async () => {
  people = await seatPeople(server.url, {}, 1);
  const [ayse] = people as [DocumentClient];
  await codeOf(ayse.ask('startTable', { level: 'easy' }));
  await ayse.waitFor('updateGame');
  const { publisher } = await hostOf(people);
  vi.spyOn(publisher, 'notify').mockImplementation(broken);
  expect(await codeOf(ayse.ask('leaveTable'))).toBe('ok');
  expect(server.lobby.size).toBe(1);
  expect(await entriesOf(people)).toEqual([]);
  expect(await failures('table')).toBe(1);
  expect(await failures('damagedTable')).toBe(0);
});

it('when it is read back after a restart: it is set aside, and its neighbours come back', async () => {
  people = await seatPeople(server.url);
  const slug = slugOf(people);
  const rows = await entriesOf(people);
  server = await restarted(server, 'crash', { clock });
  const isAnybodyHere = Object.getOwnPropertyDescriptor(TableHost.prototype, 'isAnybodyHere')!.get!;
  vi.spyOn(TableHost.prototype, 'isAnybodyHere', 'get').mockImplementation(function (
    this: TableHost,
  ) {
    return this.slug === slug ? broken() : isAnybodyHere.call(this);
  });
  await expect(comeBack(server.url, people[0]!)).rejects.toThrow(SET_ASIDE);
  expect(await failures('table')).toBe(2);
  expect(await entriesOf(people)).toEqual(rows);
  const back = await Promise.all(neighbours.map((client) => comeBack(server.url, client)));
  await playOne(back);
  for (const client of back) client.close();
});
