// A store that cannot write: nobody is sent anything that is not stored, and play goes on when it works again.

import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DocumentClient } from '../document-client.ts';
import { FakeClock } from '../fake-clock.ts';
import { FlakyStore } from '../flaky-store.ts';
import { newFolder, startTestServer, type TestServer } from '../harness.ts';
import { onTurn, passAll, playOne, seatPeople } from '../restarts.ts';

const TRY_AGAIN = { ok: false, error: { code: 'TRY_AGAIN' } };

let clock: FakeClock;
let store: FlakyStore;
let server: TestServer;
let people: DocumentClient[] = [];
beforeEach(async () => {
  clock = new FakeClock();
  const folder = newFolder();
  store = new FlakyStore(folder);
  server = await startTestServer({ clock, store, folder });
});
afterEach(async () => {
  for (const client of people.splice(0)) client.close();
  store.letGo();
  await server.remove();
});

/** Everything that the people receive of the game, from now on. */
function listen(clients: readonly DocumentClient[]): () => string[] {
  const from = clients.map(({ received }) => received.length);
  return () =>
    clients.flatMap(({ received }, i) =>
      received
        .slice(from[i])
        .map(({ event, payload }) => `${event} ${payload.version ?? ''}`.trim()),
    );
}

it('a move is answered with TRY_AGAIN, nobody is notified of it, and the same move passes later', async () => {
  people = await seatPeople(server.url);
  await passAll(people);
  await playOne(people);
  const player = onTurn(people);
  const before = people.map(({ state }) => state);
  const { version } = player.state;
  const request = { card: player.state.legalCards[0], cmdId: 'again' };
  const received = listen(people);
  const back = people.map((client) => client.next('reconnected'));
  store.isFull = true;
  expect(await player.ask('playCard', request)).toMatchObject(TRY_AGAIN);
  // Everybody is shown once more how the table really stands.
  expect(await Promise.all(back)).toEqual(before);
  expect(received().filter((line) => /^(cardPlayed|updateGame|trickEnd)/.test(line))).toEqual([]);
  for (const client of people) {
    expect(client.all('turnStart').at(-1)).toMatchObject({ player: player.seat });
  }
  expect(await player.ask('playCard', request)).toMatchObject(TRY_AGAIN);
  store.isFull = false;
  const messages = people.map((client) => client.next('updateGame'));
  expect(await player.ask('playCard', request)).toEqual({ ok: true, version: version + 1 });
  for (const state of await Promise.all(messages)) expect(state.version).toBe(version + 1);
  for (let i = 0; i < 6; i++) await playOne(people);
  const { slug } = player.all('tableJoined')[0];
  const rows = await store.entries(slug);
  expect(rows.map(({ seq }) => seq)).toEqual([...rows.keys()]);
  expect(rows.filter(({ cmd }) => cmd?.endsWith(':again'))).toHaveLength(1);
});

it('a table that could not be stored was never there', async () => {
  const client = await new DocumentClient(server.url).connected();
  people = [client];
  store.isFull = true;
  expect(await client.ask('createTable', { playerName: 'Ayşe' })).toMatchObject(TRY_AGAIN);
  expect(client.all('tableJoined')).toEqual([]);
  expect(server.lobby.size).toBe(0);
  store.isFull = false;
  expect(await client.ask('createTable', { playerName: 'Ayşe' })).toMatchObject({ ok: true });
  expect(await store.tables()).toHaveLength(1);
  const metrics = await (await fetch(`${server.url}/metrics`)).text();
  expect(metrics).not.toMatch(/what="damagedTable"\} [1-9]/);
});

it('a join, a departure and a vote can be tried again', async () => {
  people = await seatPeople(server.url, { options: { endScore: 1 } }, 3);
  const [ayse, , can] = people as [DocumentClient, DocumentClient, DocumentClient];
  const derya = await new DocumentClient(server.url).connected();
  people.push(derya);
  const tableId = ayse.tableId;
  store.isFull = true;
  const join = { tableId, playerName: 'Derya' };
  expect(await derya.ask('joinTable', join)).toMatchObject(TRY_AGAIN);
  expect(derya.all('tableJoined')).toEqual([]);
  expect(await can.ask('leaveTable')).toMatchObject(TRY_AGAIN);
  expect(server.lobby.list()).toMatchObject([{ playerNames: ['Ayşe', 'Bora', 'Can'] }]);
  store.isFull = false;
  expect(await can.ask('leaveTable')).toMatchObject({ ok: true });
  expect(server.lobby.list()).toMatchObject([{ playerNames: ['Ayşe', 'Bora'] }]);
  expect(await can.ask('joinTable', { tableId, playerName: 'Can' })).toMatchObject({ seat: 2 });
  for (const client of people) client.playAlong();
  expect(await derya.ask('joinTable', join)).toMatchObject({ ok: true, seat: 3 });
  await Promise.all(people.map((client) => client.waitFor('gameEnd')));
  store.isFull = true;
  expect(await can.ask('rematch', { vote: false })).toMatchObject(TRY_AGAIN);
  expect(ayse.all('tableClosed')).toEqual([]);
  expect(server.lobby.size).toBe(1);
  store.isFull = false;
  const closed = ayse.next('tableClosed');
  expect(await can.ask('rematch', { vote: false })).toMatchObject({ ok: true });
  expect(await closed).toEqual({ reason: 'noRematch' });
});

it('a line of chat that could not be stored is not shown', async () => {
  people = await seatPeople(server.url, {}, 2);
  const [ayse, bora] = people as [DocumentClient, DocumentClient];
  store.isFull = true;
  expect(await ayse.ask('chatMessage', { text: 'bir' })).toMatchObject(TRY_AGAIN);
  store.isFull = false;
  expect(await ayse.ask('chatMessage', { text: 'iki' })).toMatchObject({ ok: true });
  expect((await bora.waitFor('chat')).text).toBe('iki');
  expect(bora.all('chat')).toHaveLength(1);
});

it('nobody is notified of a move while its commit is under way: no view, no repeat, no return', async () => {
  people = await seatPeople(server.url);
  await passAll(people);
  const player = onTurn(people);
  const [other, third] = people.filter((client) => client !== player) as [
    DocumentClient,
    DocumentClient,
  ];
  const { version } = player.state;
  const request = { card: player.state.legalCards[0], cmdId: 'once' };
  const received = listen([...people]);
  const arrived = store.hold();
  const first = player.ask('playCard', request);
  await arrived;
  const answers: unknown[] = [];
  const note = (answer: Promise<unknown>) => answer.then((each) => answers.push(each));
  const repeat = note(player.ask('playCard', request));
  const sync = note(other.ask('sync'));
  const tab = await new DocumentClient(server.url, { token: third.token }).connected();
  people.push(tab);
  const back = note(tab.ask('reconnect', { tableId: third.tableId }));
  // A request that is refused is answered at once, and so shows that the others have been handled.
  const outsider = await new DocumentClient(server.url).connected();
  people.push(outsider);
  await outsider.ask('sync');
  await player.ask('readyNext');
  expect(answers).toEqual([]);
  expect(received().filter((line) => !line.startsWith('error'))).toEqual([]);
  expect(tab.state).toBeNull();
  store.isFull = true;
  store.letGo();
  expect(await first).toMatchObject(TRY_AGAIN);
  await Promise.all([repeat, sync, back]);
  for (const answer of answers) expect(answer).toMatchObject(TRY_AGAIN);
  expect(received().filter((line) => line.endsWith(String(version + 1)))).toEqual([]);
  store.isFull = false;
  expect(await tab.ask('reconnect', { tableId: third.tableId })).toMatchObject({ ok: true });
  expect(tab.state.version).toBe(version);
  expect(await player.ask('playCard', request)).toEqual({ ok: true, version: version + 1 });
});

it('computer players do not run against a full disk again and again', async () => {
  const ayse = await new DocumentClient(server.url).connected();
  people = [ayse];
  await ayse.ask('createTable', {
    playerName: 'Ayşe',
    game: 'spades',
    bots: ['easy', 'easy', 'easy'],
  });
  await ayse.waitFor('updateGame', ({ bidsSubmitted }) => bidsSubmitted === 3);
  expect(ayse.state.waitingFor).toEqual([0]);
  store.isFull = true;
  const bid = { bid: 3 };
  expect(await ayse.ask('submitBid', bid)).toMatchObject(TRY_AGAIN);
  await ayse.ask('sync');
  const failures = store.failures;
  // Nothing but time makes anybody try again.
  for (let i = 0; i < 20; i++) await ayse.ask('sync');
  expect(store.failures).toBe(failures);
  store.isFull = false;
  ayse.playAlong();
  clock.advance(5_000);
  await ayse.waitFor('updateGame', ({ phase }) => phase === 'playing');
});

describe('a load balancer', () => {
  const readyz = async () => (await fetch(`${server.url}/readyz`)).status;
  /** Asks again once the last answer is stale. */
  const later = () => {
    clock.advance(1000);
    return readyz();
  };

  it('is warned of a disk that is nearly full before anything has failed', async () => {
    expect(await readyz()).toBe(200);
    store.free = 99_999_999;
    expect(await later()).toBe(503);
    store.free = 100_000_000;
    expect(await later()).toBe(200);
    expect(store.failures).toBe(0);
  });

  it('sends nobody to a store that takes small writes only, until a large one fits', async () => {
    const client = await new DocumentClient(server.url).connected();
    people = [client];
    store.takesNoPages = true;
    const create = () => client.ask('createTable', { playerName: 'Ayşe' });
    const leave = () => client.ask('leaveTable');
    let made = 0;
    while ((await create()).ok && (await leave()).ok) expect(++made).toBeLessThan(500);
    expect(await readyz()).toBe(503);
    // One page can be written again and again, and a large batch cannot.
    expect(await later()).toBe(503);
    expect(await later()).toBe(503);
    store.takesNoPages = false;
    expect(await readyz()).toBe(503);
    expect(await later()).toBe(200);
    const tables = new DatabaseSync(path.join(server.folder, 'kalpler.sqlite'), { readOnly: true });
    expect(tables.prepare("SELECT * FROM sqlite_schema WHERE name = 'probe'").all()).toEqual([]);
    tables.close();
    expect(await create()).toMatchObject({ ok: true });
  });

  it('knows at once that a commit has failed, and that one has succeeded', async () => {
    const client = await new DocumentClient(server.url).connected();
    people = [client];
    expect(await readyz()).toBe(200);
    store.isFull = true;
    store.cannotProbe = true;
    expect(await client.ask('createTable', { playerName: 'Ayşe' })).toMatchObject(TRY_AGAIN);
    expect(await readyz()).toBe(503);
    expect(await later()).toBe(503);
    store.isFull = false;
    expect(await readyz()).toBe(503);
    expect(await client.ask('createTable', { playerName: 'Ayşe' })).toMatchObject({ ok: true });
    expect(await readyz()).toBe(200);
  });

  it('cannot make the server write more than once in a second', async () => {
    const client = await new DocumentClient(server.url).connected();
    people = [client];
    store.isFull = true;
    store.cannotProbe = true;
    expect(await client.ask('createTable', { playerName: 'Ayşe' })).toMatchObject(TRY_AGAIN);
    for (let i = 0; i < 10; i++) expect(await readyz()).toBe(503);
    expect(store.probes).toBe(1);
    expect(await later()).toBe(503);
    expect(store.probes).toBe(2);
  });
});
