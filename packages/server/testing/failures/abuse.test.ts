// What one connection or one address can do to the others: as little as possible.

import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { MOST_TABS } from '../../src/table/seating.ts';
import { type ClientOptions, DocumentClient, type Payload } from '../document-client.ts';
import { startTestServer, type TestServer } from '../harness.ts';
import { sitTogether } from '../together.ts';

const clients: DocumentClient[] = [];
afterEach(() => {
  for (const client of clients.splice(0)) client.close();
});

function dial(server: TestServer, request: ClientOptions = {}): DocumentClient {
  const client = new DocumentClient(server.url, request);
  clients.push(client);
  return client;
}

async function guest(server: TestServer, request: ClientOptions = {}): Promise<DocumentClient> {
  return dial(server, request).connected();
}

function gone(client: DocumentClient): Promise<string> {
  return new Promise((resolve) => client.socket.once('disconnect', resolve));
}

async function codeOf(message: Promise<Payload>): Promise<string> {
  const { ok, error } = await message;
  return ok ? 'ok' : error.code;
}

describe('one connection', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ env: { REQUESTS_PER_SECOND: '2' } });
  });
  afterAll(() => server.remove());

  it('may ask in short bursts; what is too much is refused, with one word and every answer', async () => {
    const client = await guest(server);
    const asked = Array.from({ length: 9 }, () => codeOf(client.ask('listTables')));
    const codes = await Promise.all(asked);
    expect(codes).toEqual([...Array(4).fill('ok'), ...Array(5).fill('RATE_LIMITED')]);
    expect(client.all('error').map(({ code }) => code)).toEqual(['RATE_LIMITED']);
    expect(client.socket.connected).toBe(true);
  });

  it('is cut when it never stops', async () => {
    const client = await guest(server);
    const end = gone(client);
    for (let i = 0; i < 300; i++) client.socket.emit('sync', {});
    expect(await end).toBe('io server disconnect');
  });

  it('may make all moves of a round, however fast', async () => {
    const players = await sitTogether(server.url, { options: { passCycle: ['hold'] } });
    clients.push(...players);
    const ends = players.map((player) => player.next('roundEnd'));
    for (const player of players) {
      player.socket.on('updateGame', ({ phase, seat, waitingFor, legalCards }: Payload) => {
        if (phase === 'playing' && waitingFor[0] === seat)
          player.socket.emit('playCard', { card: legalCards[0] });
      });
      player.socket.emit('sync', {});
      const { phase, seat, waitingFor, legalCards } = player.state;
      if (phase === 'playing' && waitingFor[0] === seat)
        player.socket.emit('playCard', { card: legalCards[0] });
    }
    await Promise.all(ends);
    for (const player of players) expect(player.all('error')).toEqual([]);
  });

  it('S10: may not change its bid without end, nor repeat a move without end', async () => {
    const options = { bidding: 'simultaneous', blindNil: false };
    const [player] = await sitTogether(server.url, { game: 'spades', options });
    clients.push(player);
    const changes = Array.from({ length: 8 }, (_, i) =>
      codeOf(player.ask('submitBid', { bid: 1 + (i % 2) })),
    );
    expect(await Promise.all(changes)).toContain('RATE_LIMITED');

    const other = await sitTogether(server.url);
    clients.push(...other);
    const pass = { cards: other[1].state.hand.slice(0, 3), cmdId: 'bir' };
    const repeats = Array.from({ length: 8 }, () => codeOf(other[1].ask('submitPass', pass)));
    const codes = await Promise.all(repeats);
    expect([codes[0], codes.at(-1)]).toEqual(['ok', 'RATE_LIMITED']);
  });
});

describe('one player', () => {
  it('has a limited number of connections at one table; the oldest makes room', async () => {
    const server = await startTestServer();
    const [ayse] = await sitTogether(server.url, {}, 1);
    clients.push(ayse);
    const { token, tableId } = ayse;
    const closed = ayse.next('tableClosed');
    const tabs: DocumentClient[] = [];
    for (let i = 0; i < MOST_TABS; i++) {
      const tab = await guest(server, { token });
      expect(await codeOf(tab.ask('reconnect', { tableId }))).toBe('ok');
      tabs.push(tab);
    }
    expect(await closed).toEqual({ reason: 'tabs' });
    expect(await codeOf(ayse.ask('sync'))).toBe('NOT_SEATED');
    expect(await codeOf(tabs[0]!.ask('sync'))).toBe('ok');
    await server.remove();
  });

  it('may ask so often over all connections together, and others are not the worse for it', async () => {
    const server = await startTestServer({ env: { REQUESTS_PER_SECOND: '10' } });
    const first = await guest(server);
    await first.waitFor('welcome');
    const tabs = await Promise.all(
      Array.from({ length: 20 }, () => guest(server, { token: first.token })),
    );
    const asked = tabs.flatMap((tab) => Array.from({ length: 20 }, () => tab.ask('leaveTable')));
    const codes = (await Promise.all(asked)).map(({ error }) => error.code);
    const refused = codes.filter((code) => code === 'RATE_LIMITED').length;
    expect(refused).toBeGreaterThan(200);
    expect(refused).toBeLessThan(400);
    const other = await guest(server);
    expect(await codeOf(other.ask('leaveTable'))).toBe('NOT_SEATED');
    await server.remove();
  });

  it('may not ask for the whole state again and again', async () => {
    const server = await startTestServer();
    const [ayse] = await sitTogether(server.url, {}, 1);
    clients.push(ayse);
    const codes = await Promise.all(Array.from({ length: 45 }, () => codeOf(ayse.ask('sync'))));
    expect(codes[0]).toBe('ok');
    expect(codes.at(-1)).toBe('RATE_LIMITED');
    // Everything else goes on.
    expect(await codeOf(ayse.ask('setSalt', { salt: 'tuz' }))).toBe('ok');
    await server.remove();
  });
});

describe('one address', () => {
  it('has one budget for all of its connections', async () => {
    const env = { TRUST_PROXY: '1', ADDRESS_REQUESTS_PER_SECOND: '20', SYNCS_PER_MINUTE: '3' };
    const server = await startTestServer({ env });
    const from = (address: string) => guest(server, { headers: { 'x-forwarded-for': address } });
    const many = await Promise.all(Array.from({ length: 100 }, () => from('192.0.2.9')));
    const other = await from('192.0.2.10');
    const asked = many.flatMap((client) => [client.ask('leaveTable'), client.ask('leaveTable')]);
    const codes = (await Promise.all(asked)).map(({ error }) => error.code);
    expect(codes.filter((code) => code === 'RATE_LIMITED').length).toBeGreaterThan(100);
    expect(many.every(({ socket }) => socket.connected)).toBe(true);
    await other.ask('createTable', { playerName: 'Ayşe' });
    const syncs: string[] = [];
    for (let i = 0; i < 5; i++) syncs.push(await codeOf(other.ask('sync')));
    expect(syncs).toEqual(['ok', 'ok', 'ok', 'RATE_LIMITED', 'RATE_LIMITED']);
    await server.remove();
  });
});

describe('one address', () => {
  let server: TestServer;
  const at = (address: string): ClientOptions => ({ headers: { 'x-forwarded-for': address } });
  const create = (client: DocumentClient) => client.ask('createTable', { playerName: 'Ege' });
  beforeAll(async () => {
    server = await startTestServer({
      env: {
        TRUST_PROXY: '1',
        CONNECTS_PER_MINUTE: '6',
        CREATES_PER_MINUTE: '2',
        JOINS_PER_MINUTE: '2',
        CHATS_PER_MINUTE: '2',
        TABLES_PER_ADDRESS: '1',
        SOCKETS_PER_ADDRESS: '3',
      },
    });
  });
  afterAll(() => server.remove());

  it('may connect so often, and others are not the worse for it', async () => {
    for (let i = 0; i < 6; i++) (await guest(server, at('10.0.0.1'))).close();
    await expect(guest(server, at('10.0.0.1'))).rejects.toThrow();
    await guest(server, at('10.0.0.2'));
    // Only the last hop is the proxy's own word.
    await expect(guest(server, at('10.0.0.2, 10.0.0.1'))).rejects.toThrow();
  });

  it('may hold a limited number of connections at a time', async () => {
    const [first] = await Promise.all([1, 2, 3].map(() => guest(server, at('10.0.1.1'))));
    const fourth = dial(server, at('10.0.1.1'));
    const refused = fourth.next('error');
    const end = gone(fourth);
    expect(await refused).toMatchObject({ code: 'RATE_LIMITED' });
    await end;
    first!.close();
    const fifth = await guest(server, at('10.0.1.1'));
    expect(await fifth.waitFor('welcome')).toMatchObject({ token: expect.any(String) });
  });

  it('may make a limited number of tables, and have a limited number at a time', async () => {
    const one = await guest(server, at('10.0.2.1'));
    const two = await guest(server, at('10.0.2.1'));
    expect(await codeOf(create(one))).toBe('ok');
    expect(await codeOf(create(two))).toBe('RATE_LIMITED');
    await one.ask('leaveTable');
    expect(await codeOf(create(one))).toBe('RATE_LIMITED');
    expect(await codeOf(create(await guest(server, at('10.0.2.2'))))).toBe('ok');
  });

  it('may join and speak so often', async () => {
    const owner = await guest(server, at('10.0.3.1'));
    const { tableId } = await create(owner);
    const say = (client: DocumentClient) => codeOf(client.ask('chatMessage', { text: 'hey' }));
    expect([await say(owner), await say(owner), await say(owner)]).toEqual([
      'ok',
      'ok',
      'RATE_LIMITED',
    ]);
    const other = await guest(server, at('10.0.3.2'));
    const visit = () => codeOf(other.ask('spectate', { tableId, playerName: 'Misafir' }));
    expect(await visit()).toBe('ok');
    expect(await say(other)).toBe('ok');
    await other.ask('leaveTable');
    expect(await visit()).toBe('ok');
    await other.ask('leaveTable');
    expect(await visit()).toBe('RATE_LIMITED');
  });

  it('may connect so often, whatever number of a connection it claims to have', async () => {
    const limited = await startTestServer({ env: { CONNECTS_PER_MINUTE: '3' } });
    const polling = `${limited.url}/socket.io/?EIO=4&transport=polling`;
    const sids = ['', '&sid=', '&sid', '&SID=x', '&sid=&sid=', '&%73id='];
    const statuses: number[] = [];
    for (const sid of [...sids, ...sids]) statuses.push((await fetch(polling + sid)).status);
    // The limit is reached by the first three; numbers that nobody has are refused before it.
    expect(statuses.slice(0, 4)).toEqual([200, 200, 200, 403]);
    expect(statuses.filter((status) => status === 200)).toHaveLength(3);
    for (const sid of ['&sid=nobody', '&sid=a&sid=b', '&sid=__proto__', '&sid[]=a']) {
      expect((await fetch(polling + sid)).status).not.toBe(200);
    }
    for (const sid of sids) {
      const address = `${polling.replace('http', 'ws').replace('polling', 'websocket')}${sid}`;
      const socket = new WebSocket(address);
      const isOpen = await new Promise((resolve) => {
        socket.addEventListener('open', () => resolve(true));
        socket.addEventListener('error', () => resolve(false));
      });
      expect(isOpen).toBe(false);
    }
    await limited.remove();
  });

  it('is the one of the connection where no proxy is trusted', async () => {
    const plain = await startTestServer({ env: { CONNECTS_PER_MINUTE: '1' } });
    await guest(plain, at('10.0.0.1'));
    await expect(guest(plain, at('10.0.0.2'))).rejects.toThrow();
    await plain.remove();
  });
});

describe('an address that guesses the words and codes of tables', () => {
  let server: TestServer;
  const at = (address: string): ClientOptions => ({ headers: { 'x-forwarded-for': address } });
  const GUESSER = at('10.1.0.1');
  beforeAll(async () => {
    server = await startTestServer({ env: { TRUST_PROXY: '1', MISSES_PER_MINUTE: '10' } });
  });
  afterAll(() => server.remove());

  it('is refused after ten misses at all tables together, and friends at the same address get in', async () => {
    const owner = await guest(server, at('10.1.0.9'));
    await owner.ask('createTable', { playerName: 'Ayşe', visibility: 'private' });
    const { tableId, key, code } = owner.all('tableJoined')[0];
    const other = await guest(server, at('10.1.0.9'));
    const { tableId: open } = await other.ask('createTable', { playerName: 'Ece' });
    const [one, two, three] = await Promise.all([1, 2, 3].map(() => guest(server, GUESSER)));
    const misses = [
      one!.ask('spectate', { tableId }),
      one!.ask('tableInfo', { tableId, code: code === '123456' ? '123457' : '123456' }),
      two!.ask('joinTable', { tableId: 'yokböyle', playerName: 'Ege' }),
      three!.ask('reconnect', { tableId }),
      ...Array.from({ length: 6 }, (_, i) => two!.ask('tableInfo', { tableId: `yok${i}` })),
    ];
    const codes = await Promise.all(misses.map(codeOf));
    expect(codes).toEqual(Array(10).fill('TABLE_NOT_FOUND'));
    for (const guess of [{ tableId }, { tableId: 'yok11' }, { tableId, code }]) {
      expect(await codeOf(two!.ask('tableInfo', guess)), JSON.stringify(guess)).toBe(
        'RATE_LIMITED',
      );
    }
    // What needs no guess is not in the way of anybody.
    const friend = await guest(server, GUESSER);
    const joined = friend.ask('joinTable', { tableId, code: key, playerName: 'Bora' });
    expect(await codeOf(joined)).toBe('ok');
    const { token } = friend;
    friend.close();
    const again = await guest(server, { ...GUESSER, token });
    expect(await codeOf(again.ask('reconnect', { tableId }))).toBe('ok');
    expect(await codeOf(two!.ask('joinTable', { tableId: open, playerName: 'Ege' }))).toBe('ok');
    const elsewhere = await guest(server, at('10.1.0.2'));
    expect(await codeOf(elsewhere.ask('spectate', { tableId, code }))).toBe('ok');
  });

  it('pays nothing for a right code', async () => {
    const owner = await guest(server, at('10.1.1.9'));
    await owner.ask('createTable', { playerName: 'Ayşe', visibility: 'private' });
    const { tableId, code } = owner.all('tableJoined')[0];
    const friend = await guest(server, at('10.1.1.1'));
    for (let i = 0; i < 15; i++) {
      expect(await codeOf(friend.ask('tableInfo', { tableId, code }))).toBe('ok');
    }
  });

  it('learns nothing more by asking all at once', async () => {
    const owner = await guest(server, at('10.1.2.9'));
    await owner.ask('createTable', { playerName: 'Ayşe', visibility: 'private' });
    const { tableId, code } = owner.all('tableJoined')[0];
    const wrong = Array.from({ length: 10 }, (_, i) => String((Number(code) + i + 1) % 1_000_000));
    const stranger = await guest(server, at('10.1.2.1'));
    const guesses = [...wrong, code].map((guess) =>
      codeOf(stranger.ask('tableInfo', { tableId, code: guess.padStart(6, '0') })),
    );
    expect((await Promise.all(guesses)).at(-1)).toBe('RATE_LIMITED');
  });
});

describe('the page that connects', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ env: { ORIGINS: 'https://friend.example' } });
  });
  afterAll(() => server.remove());

  it('is one of this host, of a friend, or none at all', async () => {
    const from = (origin: string) => guest(server, { headers: { origin } });
    await guest(server);
    await from(server.url);
    await from('https://friend.example');
    await expect(from('https://evil.example')).rejects.toThrow();
    await expect(from('null')).rejects.toThrow();
    await expect(from(`${server.url}.evil.example`)).rejects.toThrow();
    await expect(from(server.url.replace('http:', 'https:'))).rejects.toThrow();
  });

  it('is checked for polling as well, and only friends may read across origins', async () => {
    const poll = (origin: string) =>
      fetch(`${server.url}/socket.io/?EIO=4&transport=polling`, { headers: { origin } });
    const evil = await poll('https://evil.example');
    expect([evil.status, evil.headers.get('access-control-allow-origin')]).toEqual([403, null]);
    const friend = await poll('https://friend.example');
    expect(friend.status).toBe(200);
    expect(friend.headers.get('access-control-allow-origin')).toBe('https://friend.example');
  });
});

describe('the others', () => {
  it('play on while somebody floods, and a message that is too long ends only its own connection', async () => {
    const server = await startTestServer();
    const players = await sitTogether(server.url, {
      options: { endScore: 1, passCycle: ['hold'] },
    });
    clients.push(...players);
    const ends = players.map((player) => player.next('gameEnd'));
    const flooders = await Promise.all([1, 2, 3].map(() => guest(server)));
    const cut = flooders.map(gone);
    for (const player of players) player.playAlong();
    for (const flooder of flooders) {
      for (let i = 0; i < 2000; i++) flooder.socket.emit('chatMessage', { text: 'x'.repeat(300) });
    }
    await Promise.all([...ends, ...cut]);
    const long = await guest(server);
    const end = gone(long);
    long.socket.emit('chatMessage', { text: 'x'.repeat(9000) });
    expect(await end).toBe('transport close');
    for (const player of players) {
      expect(player.all('error')).toEqual([]);
      expect(player.socket.connected).toBe(true);
    }
    await server.remove();
  });

  it('learn nothing of what goes wrong inside, and may ask again', async () => {
    const server = await startTestServer();
    const client = await guest(server);
    const { tableId } = await (await guest(server)).ask('createTable', { playerName: 'Ayşe' });
    const { find } = server.lobby;
    server.lobby.find = () => Promise.reject(new Error('secret path /srv/kalpler/x.ts:7'));
    const join = () => client.ask('joinTable', { tableId, playerName: 'Ege' });
    const message = await join();
    expect(message).toMatchObject({ ok: false, error: { code: 'TRY_AGAIN' } });
    expect(JSON.stringify([message, client.received])).not.toMatch(/secret|\.ts|stack/);
    server.lobby.find = find.bind(server.lobby);
    expect(await codeOf(join())).toBe('ok');
    await server.remove();
  });
});
