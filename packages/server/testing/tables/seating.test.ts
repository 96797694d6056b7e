// Sitting down: names, the order of the seats, who may arrange the table, and when it begins.

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DocumentClient, type Payload } from '../document-client.ts';
import { FakeClock } from '../fake-clock.ts';
import { startTestServer, type TestServer } from '../harness.ts';
import { closeAll, codeOf, quiet, sitTogether } from '../together.ts';

const clock = new FakeClock();
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ clock });
});
afterAll(() => server.remove());

const connect = () => new DocumentClient(server.url).connected();
const seatsOf = ({ players }: Payload) => players.map(({ seat, name }: Payload) => [seat, name]);

describe('names', () => {
  it.each([
    ['none', ''],
    ['blanks', ' \u3000 '],
    ['21 characters', 'a'.repeat(21)],
    ['a zero width space', 'Ay\u200bşe'],
    ['a right-to-left override', 'Ay\u202eşe'],
    ['a bell', 'Ayşe\u0007'],
    ['a line end', 'Ay\nşe'],
    ['an invisible letter', '\u3164'],
    ['half a character', 'Ayşe\ud83c'],
    ['a pile of marks', `a${'\u0301'.repeat(8)}`],
  ])('refuses %s', async (_, playerName) => {
    const client = await connect();
    const { error } = await client.ask('createTable', { playerName });
    expect(error.code).toBe('BAD_REQUEST');
    expect(error.message).toMatch(/^playerName: /);
    expect(client.all('tableJoined')).toEqual([]);
    client.close();
  });

  it.each([
    ['  Ayşe ', 'Ayşe'],
    ['Ali  Can', 'Ali Can'],
    ['王小明', '王小明'],
    ['Ελένη', 'Ελένη'],
    ['محمد', 'محمد'],
    ['🃏'.repeat(20), '🃏'.repeat(20)],
  ])('takes %j as %j', async (playerName, shown) => {
    const client = await connect();
    await client.ask('createTable', { playerName });
    expect(client.all('tableJoined')[0].players[0].name).toBe(shown);
    client.close();
  });

  it.each([
    ['Ayşe', 'AYŞE'],
    ['Işıl', 'ISIL'.replace('S', 'Ş')],
    ['Bora', 'Ｂｏｒａ'],
    ['Ali Can', ' ali  can '],
  ])('has %s at a table only once, not also as %s', async (name, again) => {
    const [first, second] = await Promise.all([connect(), connect()]);
    await first.ask('createTable', { playerName: name });
    const { tableId } = first;
    expect(await codeOf(second.ask('joinTable', { tableId, playerName: again }))).toBe(
      'NAME_TAKEN',
    );
    expect(await codeOf(second.ask('joinTable', { tableId, playerName: `${again}2` }))).toBe('ok');
    closeAll([first, second]);
  });

  it('that a computer player has is given up to the person who comes with it', async () => {
    const [first, second] = await Promise.all([connect(), connect()]);
    await first.ask('createTable', { playerName: 'Ayşe', bots: ['hard', 'easy'] });
    const { tableId } = first;
    const before = first.all('tableJoined')[0].players;
    const playerName = before[1].name;
    const joined = second.next('tableJoined');
    expect(await codeOf(second.ask('joinTable', { tableId, playerName }))).toBe('ok');
    const { players } = await joined;
    expect(players.map(({ name }: { name: string }) => name)[3]).toBe(playerName);
    expect(new Set(players.map(({ name }: { name: string }) => name)).size).toBe(4);
    expect(players[1]).toMatchObject({ bot: 'hard' });
    expect(players[2]).toEqual(before[2]);
    closeAll([first, second]);
  });
});

describe('seats', () => {
  it('go by the order of coming; the next to come takes the lowest free one', async () => {
    const [ayse, bora, can] = await sitTogether(server.url, {}, 3);
    expect([ayse, bora, can].map((client) => client!.seat)).toEqual([0, 1, 2]);
    const left = ayse.next('updatePlayers');
    expect(await bora.ask('leaveTable')).toEqual({ ok: true });
    expect(seatsOf(await left)).toEqual([
      [0, 'Ayşe'],
      [2, 'Can'],
    ]);
    const ece = await connect();
    const { tableId } = ayse;
    expect(await ece.ask('joinTable', { tableId, playerName: 'Ece' })).toMatchObject({
      ok: true,
      tableId,
      seat: 1,
    });
    expect(await codeOf(bora.ask('leaveTable'))).toBe('NOT_SEATED');
    closeAll([ayse, bora, can, ece]);
  });

  it('H14: no such table, then a game in progress, then a full table', async () => {
    const clients = await sitTogether(server.url, {}, 3);
    const { tableId } = clients[0];
    const late = await connect();
    const join = () => codeOf(late.ask('joinTable', { tableId, playerName: 'Ayşe' }));
    expect(await codeOf(late.ask('joinTable', { tableId: 'yokböyle', playerName: 'Ece' }))).toBe(
      'TABLE_NOT_FOUND',
    );
    expect(await join()).toBe('NAME_TAKEN');
    // Full, but one of the four is away: the table waits for that one.
    const away = clients[0].next('updatePlayers');
    clients[2].close();
    await away;
    await clients[0].ask('addBot', {});
    expect(await join()).toBe('TABLE_FULL');
    await clients[0].ask('startTable', {});
    expect(await join()).toBe('GAME_IN_PROGRESS');
    closeAll([...clients, late]);
  });

  it('belong to one table at a time', async () => {
    const [ayse, bora] = await Promise.all([connect(), connect()]);
    await ayse.ask('createTable', { playerName: 'Ayşe' });
    await bora.ask('createTable', { playerName: 'Bora' });
    const { tableId } = ayse;
    expect(await codeOf(bora.ask('joinTable', { tableId, playerName: 'Bora' }))).toBe(
      'BAD_REQUEST',
    );
    await bora.ask('leaveTable');
    expect(await codeOf(bora.ask('joinTable', { tableId, playerName: 'Bora' }))).toBe('ok');
    closeAll([ayse, bora]);
  });

  it('are listed while the table waits, unless it is private', async () => {
    const watcher = await connect();
    const tables = async () => (await watcher.ask('listTables', {})).tables;
    const [open, hidden] = await Promise.all([connect(), connect()]);
    await open.ask('createTable', { playerName: 'Ayşe', game: 'spades', bots: ['hard'] });
    await hidden.ask('createTable', { playerName: 'Bora', visibility: 'private' });
    const listed = await tables();
    expect(listed.filter(({ id }: Payload) => id === hidden.tableId)).toEqual([]);
    expect(listed.find(({ id }: Payload) => id === open.tableId)).toMatchObject({
      game: 'spades',
      phase: 'waiting',
      playerCount: 2,
      bots: 1,
      seats: 4,
      turnSeconds: 30,
      preset: 'standard',
      changes: 0,
    });
    const changed = watcher.next('tablesList');
    await open.ask('startTable', {});
    expect((await changed).filter(({ id }: Payload) => id === open.tableId)).toEqual([]);
    closeAll([watcher, open, hidden]);
  });
});

describe('the owner', () => {
  it('is the only one who may add and remove computer players and start', async () => {
    const [ayse, bora] = await sitTogether(server.url, {}, 2);
    for (const [event, payload] of [
      ['addBot', {}],
      ['removeBot', { seat: 0 }],
      ['startTable', {}],
      ['closeChat', { closed: true }],
    ] as const) {
      expect(await codeOf(bora.ask(event, payload)), event).toBe('NOT_OWNER');
    }
    expect(await codeOf(ayse.ask('addBot', { level: 'expert', seat: 3 }))).toBe('ok');
    expect(ayse.all('updatePlayers').at(-1).players[2]).toMatchObject({
      seat: 3,
      bot: 'expert',
      connected: true,
      owner: false,
    });
    expect(await codeOf(ayse.ask('addBot', { seat: 3 }))).toBe('BAD_REQUEST');
    expect(await codeOf(ayse.ask('removeBot', { seat: 1 }))).toBe('BAD_REQUEST');
    expect(await codeOf(ayse.ask('removeBot', { seat: 2 }))).toBe('BAD_REQUEST');
    expect(await codeOf(ayse.ask('removeBot', { seat: 3 }))).toBe('ok');
    expect(seatsOf(ayse.all('updatePlayers').at(-1))).toEqual([
      [0, 'Ayşe'],
      [1, 'Bora'],
    ]);
    closeAll([ayse, bora]);
  });

  it('who leaves is followed by the first person, not by a computer player', async () => {
    const [ayse] = await sitTogether(server.url, { bots: ['easy'] }, 1);
    const can = await connect();
    await can.ask('joinTable', { tableId: ayse.tableId, playerName: 'Can' });
    const owners = ({ players }: Payload) => players.map(({ owner }: Payload) => owner);
    expect(owners(can.all('tableJoined')[0])).toEqual([true, false, false]);
    const left = can.next('updatePlayers');
    await ayse.ask('leaveTable');
    expect(owners(await left)).toEqual([false, true]);
    expect(await codeOf(can.ask('addBot', {}))).toBe('ok');
    closeAll([ayse, can]);
  });
});

describe('a table begins', () => {
  it('when the last seat is taken, by a person or by a computer player', async () => {
    const clients = await sitTogether(server.url, { game: 'king' }, 3);
    expect(clients[0].all('startGame')).toEqual([]);
    expect(await codeOf(clients[0].ask('addBot', { level: 'easy' }))).toBe('ok');
    for (const client of clients) {
      const { hand } = await client.waitFor('startGame');
      expect(hand).toHaveLength(13);
    }
    expect(await codeOf(clients[0].ask('addBot', {}))).toBe('GAME_IN_PROGRESS');
    closeAll(clients);
  });

  it('at once when the owner says so, with computer players for free and for empty chairs', async () => {
    const clients = await sitTogether(server.url, {}, 3);
    const away = clients[0].next('updatePlayers');
    clients[1].close();
    await away;
    expect(await codeOf(clients[0].ask('startTable', { level: 'easy' }))).toBe('ok');
    await clients[2].waitFor('startGame');
    const { players } = clients[2].all('updatePlayers').at(-1);
    expect(players.map(({ bot }: Payload) => bot)).toEqual([null, 'easy', null, 'easy']);
    expect(new Set(players.map(({ name }: Payload) => name)).size).toBe(4);
    closeAll(clients);
  });

  it('with three seats where the game has three', async () => {
    const request = { game: 'spades', preset: 'cutthroat', bots: ['easy', 'easy', 'easy'] };
    const client = await connect();
    expect(await codeOf(client.ask('createTable', { playerName: 'Ayşe', ...request }))).toBe(
      'BAD_REQUEST',
    );
    request.bots.pop();
    await client.ask('createTable', { playerName: 'Ayşe', ...request });
    expect((await client.waitFor('startGame')).hand).toHaveLength(17);
    await quiet(client);
    expect(await codeOf(client.ask('mutePlayer', { seat: 3, muted: true }))).toBe('BAD_REQUEST');
    client.close();
  });
});
