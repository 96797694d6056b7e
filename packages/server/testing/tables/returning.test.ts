// Going away and coming back: kept chairs, empty tables, several tabs, and the token without which no seat is had.

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CHAIR_GRACE } from '../../src/table/seating.ts';
import { DocumentClient, type Payload } from '../document-client.ts';
import { FakeClock } from '../fake-clock.ts';
import { startTestServer, type TestServer } from '../harness.ts';
import { closeAll, codeOf, lose, quiet, sitTogether } from '../together.ts';

const clock = new FakeClock();
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ clock });
});
afterAll(() => server.remove());

const connect = (token?: string) =>
  new DocumentClient(server.url, token === undefined ? {} : { token }).connected();
const lastNames = (client: DocumentClient) =>
  client
    .all('updatePlayers')
    .at(-1)
    .players.map(({ name }: Payload) => name);

describe('a chair in the waiting room', () => {
  it('is kept for a while after a connection is lost, and then free', async () => {
    const [ayse, bora] = await sitTogether(server.url, {}, 2);
    await lose(bora, ayse);
    clock.advance(CHAIR_GRACE - 1);
    await quiet(ayse);
    expect(lastNames(ayse)).toEqual(['Ayşe', 'Bora']);
    const freed = ayse.next('updatePlayers');
    clock.advance(1);
    await freed;
    expect(lastNames(ayse)).toEqual(['Ayşe']);
    const back = await connect(bora.token);
    expect(await codeOf(back.ask('reconnect', { tableId: ayse.tableId }))).toBe('CANNOT_RECONNECT');
    closeAll([ayse, back]);
  });

  it('is kept for the whole time again after a second loss', async () => {
    const [ayse, bora] = await sitTogether(server.url, {}, 2);
    await lose(bora, ayse);
    clock.advance(CHAIR_GRACE - 1_000);
    const back = await connect(bora.token);
    await back.ask('reconnect', { tableId: ayse.tableId });
    await ayse.waitFor('updatePlayers', ({ players: [, seat1] }) => seat1?.connected);
    await lose(back, ayse);
    clock.advance(CHAIR_GRACE - 1);
    await quiet(ayse);
    expect(lastNames(ayse)).toEqual(['Ayşe', 'Bora']);
    const freed = ayse.next('updatePlayers');
    clock.advance(1);
    await freed;
    expect(lastNames(ayse)).toEqual(['Ayşe']);
    ayse.close();
  });

  it('keeps a full table waiting until its owner is back', async () => {
    const [ayse, bora, can] = await sitTogether(server.url, {}, 3);
    await lose(bora, ayse);
    const ece = await connect();
    await ece.ask('joinTable', { tableId: ayse.tableId, playerName: 'Ece' });
    expect(ayse.all('startGame')).toEqual([]);
    const back = await connect(bora.token);
    expect(await back.ask('reconnect', { tableId: ayse.tableId })).toMatchObject({ seat: 1 });
    await ayse.waitFor('startGame');
    expect((await back.waitFor('startGame')).hand).toHaveLength(13);
    closeAll([ayse, back, can, ece]);
  });
});

describe('an empty table', () => {
  it('000: is gone after 60 seconds, and not before', async () => {
    const [ayse, bora] = await sitTogether(server.url, {}, 2);
    const { tableId } = ayse;
    await lose(bora, ayse);
    const watcher = await connect();
    await watcher.ask('spectate', { tableId });
    await lose(ayse, watcher);
    clock.advance(59_999);
    await watcher.ask('leaveTable');
    const back = await connect(ayse.token);
    expect(await codeOf(back.ask('reconnect', { tableId }))).toBe('ok');
    expect(back.all('tableJoined')[0].players.map(({ name }: Payload) => name)).toEqual([
      'Ayşe',
      'Bora',
    ]);
    await watcher.ask('spectate', { tableId });
    await lose(back, watcher);
    const closed = watcher.next('tableClosed');
    clock.advance(60_000);
    expect(await closed).toEqual({ reason: 'empty' });
    const late = await connect(ayse.token);
    expect(await codeOf(late.ask('reconnect', { tableId }))).toBe('TABLE_NOT_FOUND');
    expect(await codeOf(late.ask('joinTable', { tableId, playerName: 'Ayşe' }))).toBe(
      'TABLE_NOT_FOUND',
    );
    closeAll([watcher, late]);
  });

  it('also when everybody has left', async () => {
    const [ayse] = await sitTogether(server.url, {}, 1);
    await ayse.ask('leaveTable');
    clock.advance(60_000);
    const { tableId } = ayse;
    expect(await codeOf(ayse.ask('spectate', { tableId }))).toBe('TABLE_NOT_FOUND');
    ayse.close();
  });
});

describe('several tabs of one player', () => {
  it('show the same seat and follow each other', async () => {
    const clients = await sitTogether(server.url, {}, 4);
    const [ayse, bora] = clients;
    const { tableId } = ayse;
    const tab = await connect(ayse.token);
    expect(await tab.ask('joinTable', { tableId, playerName: 'Whoever' })).toMatchObject({
      ok: true,
      seat: 0,
    });
    expect(await tab.waitFor('reconnected')).toEqual(ayse.state);
    const seen = ayse.next('updateGame');
    await tab.ask('submitPass', { cards: tab.state.hand.slice(0, 3) });
    expect(await seen).toEqual(tab.state);
    expect(tab.state.passSubmitted).toBe(true);
    const { hand } = ayse.state;
    expect(await codeOf(ayse.ask('submitPass', { cards: hand.slice(0, 3) }))).toBe(
      'ALREADY_SUBMITTED',
    );

    // One tab fewer is nobody less.
    const message = bora.all('updatePlayers').length;
    ayse.close();
    await quiet(tab);
    await quiet(bora);
    expect(bora.all('updatePlayers')).toHaveLength(message);
    const another = await connect(ayse.token);
    await another.ask('reconnect', { tableId });
    const left = another.next('tableClosed');
    await tab.ask('leaveTable');
    expect(await left).toEqual({ reason: 'left' });
    expect(await codeOf(another.ask('sync'))).toBe('NOT_SEATED');
    closeAll([...clients, tab, another]);
  });
});

describe('C8: a seat is had with the token only', () => {
  it('not with the name, nor with another token, nor with another name', async () => {
    const clients = await sitTogether(server.url, {}, 4);
    const { tableId, token } = clients[1];
    await lose(clients[1], clients[0]);
    const thief = await connect();
    const tries: Payload[] = [
      { tableId, playerName: 'Bora' },
      {
        tableId,
        playerName: 'Bora',
        token: token.replace(/^./, (first) => (first === '-' ? '_' : '-')),
      },
      { tableId, playerName: 'Bora', token: 'x'.repeat(32) },
      { tableId, playerName: 'Ayşe', token },
    ];
    for (const payload of tries) {
      expect(await codeOf(thief.ask('reconnect', payload))).toBe('CANNOT_RECONNECT');
    }
    expect(await codeOf(thief.ask('reconnect', { tableId, token: 'short' }))).toBe('BAD_REQUEST');
    expect(thief.all('tableJoined')).toEqual([]);
    expect(thief.all('reconnected')).toEqual([]);
    closeAll([...clients, thief]);
  });

  it('and a person who tried in vain is still the same one', async () => {
    const client = await connect();
    const { tableId } = (await sitTogether(server.url, {}, 1))[0];
    const token = 'x'.repeat(32);
    expect(await codeOf(client.ask('reconnect', { tableId, token }))).toBe('CANNOT_RECONNECT');
    await client.ask('joinTable', { tableId, playerName: 'Bora' });
    expect(client.all('tableJoined')[0].token).toBe(client.token);
    const tab = await connect(client.token);
    expect(await tab.ask('reconnect', { tableId })).toMatchObject({ ok: true, seat: 1 });
    closeAll([client, tab]);
  });

  it('with the token in the payload, on a connection that had another one', async () => {
    const clients = await sitTogether(server.url, { game: 'spades' }, 4);
    const { tableId, token, state } = clients[1];
    await lose(clients[1], clients[0]);
    const fresh = await connect();
    expect(fresh.token).not.toBe(token);
    expect(await fresh.ask('reconnect', { tableId, playerName: 'bora', token })).toMatchObject({
      ok: true,
      seat: 1,
    });
    expect(await fresh.waitFor('reconnected')).toEqual(state);
    expect(fresh.all('tableJoined')[0].token).toBe(token);
    expect(await codeOf(fresh.ask('submitBid', { bid: 4 }))).toBe('ok');
    expect((await clients[0].waitFor('bidsUpdate')).bids).toEqual([null, 4, null, null]);
    // A seated player does not become somebody else.
    const other = { tableId, token: clients[0].token };
    expect(await codeOf(fresh.ask('reconnect', other))).toBe('CANNOT_RECONNECT');
    closeAll([...clients, fresh]);
  });
});
