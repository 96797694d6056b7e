// Who may come to a table: keys and codes of private ones, people who are sent away, and locks.

import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { MOST_WRONG_CODES } from '../../src/lobby/admission.ts';
import { SqliteStore } from '../../src/store/sqlite-store.ts';
import { DocumentClient, type Payload } from '../document-client.ts';
import { startTestServer, type TestServer } from '../harness.ts';
import { closeAll, codeOf, sitTogether } from '../together.ts';

let server: TestServer;
const clients: DocumentClient[] = [];
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.remove());
afterEach(() => closeAll(clients.splice(0)));

async function connect(token?: string): Promise<DocumentClient> {
  const client = await new DocumentClient(server.url, token ? { token } : {}).connected();
  clients.push(client);
  await client.waitFor('welcome');
  return client;
}

/** A private table of Ayşe's, and what she was sent of it. */
async function privateTable(settings: Payload = {}): Promise<[DocumentClient, Payload]> {
  const ayse = await connect();
  await ayse.ask('createTable', { playerName: 'Ayşe', visibility: 'private', ...settings });
  return [ayse, ayse.all('tableJoined').at(-1)];
}

async function table(settings: Payload, people: number): Promise<DocumentClient[]> {
  const players = await sitTogether(server.url, settings, people);
  clients.push(...players);
  return players;
}

const errorOf = async (message: Promise<Payload>) => (await message).error;

describe('a private table', () => {
  it('has a key of more than 64 bits and six digits, for its players and not for those who watch', async () => {
    const [, { tableId, key, code }] = await privateTable();
    expect(key).toMatch(/^[0-9A-Za-z]{12}$/);
    expect(62 ** key.length).toBeGreaterThan(2 ** 64);
    expect(code).toMatch(/^[0-9]{6}$/);
    const bora = await connect();
    const joined = await bora.ask('joinTable', { tableId, code: key, playerName: 'Bora' });
    expect(joined).toMatchObject({ ok: true, seat: 1, key });
    expect(bora.all('tableJoined')[0]).toMatchObject({ key, code, locked: false });
    const nazli = await connect();
    expect(await nazli.ask('spectate', { tableId, code: key })).toMatchObject({ seat: null });
    expect(nazli.all('tableJoined')[0]).toMatchObject({ key: null, code: null });
    expect(JSON.stringify(nazli.received)).not.toMatch(new RegExp(`${key}|${code}`));
  });

  it('is not there for people who have only its word, or a wrong code, whatever they ask', async () => {
    const [, { tableId, key, code }] = await privateTable();
    const wrong = code === '000000' ? '000001' : '000000';
    const stranger = await connect();
    const none = await errorOf(stranger.ask('spectate', { tableId: 'yokböyle' }));
    expect(none.code).toBe('TABLE_NOT_FOUND');
    for (const given of [
      {},
      { code: '' },
      { code: wrong },
      { code: key.slice(1) },
      { code: 'x' },
    ]) {
      const ways: [string, Payload][] = [
        ['joinTable', { playerName: 'Ece' }],
        ['spectate', {}],
        ['tableInfo', {}],
        ['reconnect', {}],
      ];
      for (const [request, rest] of ways) {
        const answer = stranger.ask(request, { tableId, ...given, ...rest });
        expect(await errorOf(answer), request).toEqual(none);
      }
    }
    expect(stranger.all('tableJoined')).toEqual([]);
  });

  it('opens to its word with six digits, however they are grouped', async () => {
    const [, { tableId, code }] = await privateTable();
    for (const given of [code, ` ${code.slice(0, 3)} ${code.slice(3)}`, code.split('').join('-')]) {
      const friend = await connect();
      expect(await codeOf(friend.ask('spectate', { tableId, code: given }))).toBe('ok');
    }
  });

  it('is open to people who have a seat, without a code, also after a restart; its secrets stay', async () => {
    const [ayse, { tableId, key, code }] = await privateTable();
    const { token } = ayse;
    const tab = await connect(token);
    expect(await tab.ask('reconnect', { tableId })).toMatchObject({ ok: true, seat: 0 });
    const { folder } = server;
    closeAll(clients.splice(0));
    await server.stop();
    server = await startTestServer({ folder });
    const stranger = await connect();
    expect(await codeOf(stranger.ask('reconnect', { tableId }))).toBe('TABLE_NOT_FOUND');
    expect(await codeOf(stranger.ask('spectate', { tableId, code }))).toBe('ok');
    const back = await connect(token);
    expect(await back.ask('joinTable', { tableId, playerName: 'Ayşe' })).toMatchObject({ seat: 0 });
    expect(back.all('tableJoined')[0]).toMatchObject({ key, code });
  });

  it('from before there were keys gets them when somebody with a seat comes back', async () => {
    const [ayse, { tableId, slug, key }] = await privateTable();
    const { token } = ayse;
    const { folder } = server;
    closeAll(clients.splice(0));
    await server.stop();
    const store = new SqliteStore(folder);
    const stored = (await store.tables()).find(({ table: id }) => id === slug)!;
    const { inside, ...listing } = JSON.parse(stored.listing);
    expect(inside.access.key).toBe(key);
    const row = { ...stored, listing: JSON.stringify(listing) };
    const nothing = { entries: [], timers: [], chats: [], matches: [], closed: [] };
    await store.commit({ ...nothing, tables: [row] });
    await store.close();
    server = await startTestServer({ folder });
    const stranger = await connect();
    expect(await codeOf(stranger.ask('spectate', { tableId }))).toBe('TABLE_NOT_FOUND');
    const back = await connect(token);
    expect(await codeOf(back.ask('reconnect', { tableId }))).toBe('ok');
    const fresh = back.all('tableJoined')[0].key;
    expect(fresh).toMatch(/^[0-9A-Za-z]{12}$/);
    expect(await codeOf(stranger.ask('spectate', { tableId, code: fresh }))).toBe('ok');
  });

  it(`takes another short code after ${MOST_WRONG_CODES} wrong ones, and its players are notified`, async () => {
    const [ayse, { tableId, key, code }] = await privateTable();
    const stranger = await connect();
    const guess = (n: number) =>
      codeOf(stranger.ask('tableInfo', { tableId, code: String(n).padStart(6, '0') }));
    const message = ayse.next('tableAccess');
    for (let n = 0, wrong = 0; wrong < MOST_WRONG_CODES; n++) {
      if (n === Number(code)) continue;
      expect(await guess(n)).toBe('TABLE_NOT_FOUND');
      wrong++;
      if (wrong % 20 === 0) await ayse.ask('sync');
    }
    const { code: next, key: same } = await message;
    expect(same).toBe(key);
    expect(next).not.toBe(code);
    // The first has used up what a connection may ask for in a burst.
    const other = await connect();
    expect(await codeOf(other.ask('tableInfo', { tableId, code }))).toBe('TABLE_NOT_FOUND');
    expect(await codeOf(other.ask('tableInfo', { tableId, code: next }))).toBe('ok');
  });
});

describe('a look at a table', () => {
  it("says what is played, who sits there, and one's own seat", async () => {
    const [ayse] = await table({ game: 'spades', bots: ['hard'] }, 1);
    const guest = await connect();
    const message = await guest.ask('tableInfo', { tableId: ayse!.tableId });
    expect(message).toMatchObject({
      ok: true,
      seat: null,
      locked: false,
      table: { game: 'spades', phase: 'waiting', playerCount: 2, seats: 4 },
      options: { game: 'spades' },
      players: [
        { name: 'Ayşe', owner: true, bot: null },
        { seat: 1, bot: 'hard' },
      ],
    });
    expect(JSON.stringify(message)).not.toMatch(/inside|banned|visibility/);
    const own = await connect(ayse!.token);
    expect(await own.ask('tableInfo', { tableId: ayse!.tableId })).toMatchObject({ seat: 0 });
  });
});

describe('the owner', () => {
  it('is the only one who may remove people and lock the table', async () => {
    const [ayse, bora] = await table({}, 2);
    for (const [event, payload] of [
      ['kickPlayer', { seat: 0 }],
      ['kickSpectator', { name: '' }],
      ['lockTable', { locked: true }],
    ] as const) {
      expect(await codeOf(bora!.ask(event, payload)), event).toBe('NOT_OWNER');
    }
    await ayse!.ask('addBot', { seat: 3 });
    for (const seat of [0, 2, 3])
      expect(await codeOf(ayse!.ask('kickPlayer', { seat })), String(seat)).toBe('BAD_REQUEST');
    expect(await codeOf(ayse!.ask('kickSpectator', { name: 'Yok' }))).toBe('BAD_REQUEST');
  });

  it('removes a player from the waiting room, in all tabs and for good, also after a restart', async () => {
    const [ayse, bora] = await table({}, 2);
    const { tableId } = ayse!;
    const tab = await connect(bora!.token);
    await tab.ask('reconnect', { tableId });
    const ends = [bora!.next('tableClosed'), tab.next('tableClosed')];
    const left = ayse!.next('updatePlayers');
    expect(await codeOf(ayse!.ask('kickPlayer', { seat: 1 }))).toBe('ok');
    expect(await Promise.all(ends)).toEqual([{ reason: 'kicked' }, { reason: 'kicked' }]);
    expect((await left).players).toHaveLength(1);
    const again = { tableId, playerName: 'Bora' };
    expect(await codeOf(bora!.ask('joinTable', again))).toBe('KICKED');
    expect(await codeOf(bora!.ask('spectate', { tableId }))).toBe('KICKED');
    expect(await codeOf(bora!.ask('tableInfo', { tableId }))).toBe('KICKED');
    expect(await codeOf(bora!.ask('reconnect', { tableId }))).toBe('CANNOT_RECONNECT');
    const { token } = bora!;
    const { folder } = server;
    closeAll(clients.splice(0));
    await server.stop();
    server = await startTestServer({ folder });
    const back = await connect(token);
    expect(await codeOf(back.ask('joinTable', again))).toBe('KICKED');
    expect(await codeOf((await connect()).ask('joinTable', again))).toBe('ok');
  });

  it('removes a player who is away', async () => {
    const [ayse, bora] = await table({}, 2);
    const { tableId } = ayse!;
    const away = ayse!.next('updatePlayers');
    bora!.close();
    await away;
    expect(await codeOf(ayse!.ask('kickPlayer', { seat: 1 }))).toBe('ok');
    const back = await connect(bora!.token);
    expect(await codeOf(back.ask('joinTable', { tableId, playerName: 'Bora' }))).toBe('KICKED');
  });

  it('removes a player from a match at a private table, where a computer player goes on', async () => {
    const [ayse, { tableId, key }] = await privateTable({ bots: ['easy', 'easy'] });
    const bora = await connect();
    await bora.ask('joinTable', { tableId, code: key, playerName: 'Bora' });
    await bora.waitFor('startGame');
    const { seat } = bora;
    expect(await codeOf(ayse.ask('kickPlayer', { seat }))).toBe('ok');
    const { players } = ayse.all('updatePlayers').at(-1);
    expect(players[seat!]).toMatchObject({ name: 'Bora', bot: 'medium' });
    expect(await codeOf(bora.ask('playCard', { card: '2C' }))).toBe('NOT_SEATED');
    expect(await codeOf(bora.ask('spectate', { tableId, code: key }))).toBe('KICKED');
  });

  it('does not remove anybody from a match at a public table', async () => {
    const [ayse, bora] = await table({ bots: ['easy', 'easy'] }, 2);
    await bora!.waitFor('startGame');
    const kick = ayse!.ask('kickPlayer', { seat: bora!.seat });
    expect(await codeOf(kick)).toBe('GAME_IN_PROGRESS');
  });

  it('removes spectators by name at any time, and those without one together', async () => {
    const [ayse] = await table({ bots: ['easy', 'easy', 'easy'] }, 1);
    const { tableId } = ayse!;
    const [nazli, one, two] = await Promise.all([connect(), connect(), connect()]);
    await nazli.ask('spectate', { tableId, playerName: 'Seyirci' });
    for (const watcher of [one, two]) await watcher.ask('spectate', { tableId });
    const ends = [one, two].map((watcher) => watcher.next('tableClosed'));
    expect(await codeOf(ayse!.ask('kickSpectator', { name: '' }))).toBe('ok');
    expect(await Promise.all(ends)).toEqual([{ reason: 'kicked' }, { reason: 'kicked' }]);
    expect(await codeOf(one.ask('spectate', { tableId }))).toBe('KICKED');
    expect(nazli.all('tableClosed')).toEqual([]);
    expect(await codeOf(ayse!.ask('kickSpectator', { name: 'Seyirci' }))).toBe('ok');
    await nazli.waitFor('tableClosed');
  });

  it('locks the table: nobody new sits or watches, who was there comes back, and it is not listed', async () => {
    const [ayse, bora] = await table({}, 2);
    const { tableId } = ayse!;
    const [nazli, late] = await Promise.all([connect(), connect()]);
    await nazli.ask('spectate', { tableId });
    const listed = async () => {
      const { tables } = await late.ask('listTables', { live: true });
      return tables.some(({ id }: Payload) => id === tableId);
    };
    expect(await listed()).toBe(true);
    const message = nazli.next('tableAccess');
    expect(await codeOf(ayse!.ask('lockTable', { locked: true }))).toBe('ok');
    expect(await message).toEqual({ locked: true, key: null, code: null });
    expect(await listed()).toBe(false);
    const join = () => codeOf(late.ask('joinTable', { tableId, playerName: 'Ece' }));
    expect(await join()).toBe('TABLE_LOCKED');
    expect(await codeOf(late.ask('spectate', { tableId }))).toBe('TABLE_LOCKED');
    expect(await late.ask('tableInfo', { tableId })).toMatchObject({ ok: true, locked: true });
    await nazli.ask('leaveTable');
    expect(await codeOf(nazli.ask('spectate', { tableId }))).toBe('ok');
    await bora!.ask('leaveTable');
    expect(await codeOf(bora!.ask('joinTable', { tableId, playerName: 'Bora' }))).toBe('ok');
    await ayse!.ask('lockTable', { locked: false });
    expect(await join()).toBe('ok');
  });

  it('writes nothing to the log by locking, however often, and the lock outlasts a restart', async () => {
    const [ayse] = await table({}, 1);
    const { tableId, token } = ayse!;
    const { slug } = ayse!.all('tableJoined')[0];
    const before = await server.store.entries(slug);
    for (let i = 0; i < 20; i++) await ayse!.ask('lockTable', { locked: i % 2 === 0 });
    expect(ayse!.all('tableAccess')).toHaveLength(20);
    await ayse!.ask('lockTable', { locked: true });
    await ayse!.ask('lockTable', { locked: true });
    expect(ayse!.all('tableAccess')).toHaveLength(21);
    expect(await server.store.entries(slug)).toEqual(before);
    const { folder } = server;
    closeAll(clients.splice(0));
    await server.stop();
    server = await startTestServer({ folder });
    const late = await connect();
    const join = late.ask('joinTable', { tableId, playerName: 'Ece' });
    expect(await codeOf(join)).toBe('TABLE_LOCKED');
    expect(await codeOf((await connect(token)).ask('reconnect', { tableId }))).toBe('ok');
  });
});
