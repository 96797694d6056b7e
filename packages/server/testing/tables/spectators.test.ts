// Watching a table: the public side of it, behind by as much as its players want, and nothing else.

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DocumentClient, type Payload } from '../document-client.ts';
import { FakeClock } from '../fake-clock.ts';
import { expectFrames } from '../frames.ts';
import { startTestServer, type TestServer } from '../harness.ts';
import { closeAll, codeOf, type Four, quiet, sitTogether } from '../together.ts';

const clock = new FakeClock();
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ clock });
});
afterAll(() => server.remove());

const HOLD = { passCycle: ['hold'] };

async function watch(
  { tableId }: DocumentClient,
  { playerName, dialect }: { playerName?: string; dialect?: 'views' } = {},
): Promise<DocumentClient> {
  const client = await new DocumentClient(server.url, dialect ? { dialect } : {}).connected();
  const request = playerName === undefined ? { tableId } : { tableId, playerName };
  expect(await codeOf(client.ask('spectate', request))).toBe('ok');
  return client;
}

/** The player whose turn it is plays the first legal card. */
async function playOne(clients: Four): Promise<number> {
  const { version, currentPlayer } = clients[0].state;
  const client = clients[currentPlayer]!;
  await client.waitFor('updateGame', (state) => state.version === version);
  const answer = await client.ask('playCard', { card: client.state.legalCards[0] });
  await clients[0].waitFor('updateGame', (state) => state.version === answer.version);
  return answer.version;
}

describe('spectators', () => {
  it('C12: see no card that has not been played', async () => {
    const clients = await sitTogether(server.url);
    const plain = await watch(clients[0]);
    const views = await watch(clients[0], { dialect: 'views' });
    expect(plain.seat).toBeNull();
    expect(plain.state).toMatchObject({ seat: null, phase: 'passing', hand: [], legalCards: [] });
    for (const client of clients) {
      await client.ask('submitPass', { cards: client.state.hand.slice(0, 3) });
    }
    await clients[0].waitFor('updateGame', ({ phase }) => phase === 'playing');
    let version = 0;
    for (let i = 0; i < 6; i++) version = await playOne(clients);
    await plain.waitFor('updateGame', (state) => state.version === version);
    await views.waitFor('updateGame', (update) => update.version === version);
    const played = new Set(plain.all('cardPlayed').map(({ card }) => card.display));
    expect(played.size).toBe(6);
    const shown = JSON.stringify(plain.received).matchAll(/"display":"([^"]+)"/g);
    for (const [, display] of shown) expect(played).toContain(display);
    for (const { plays, deal } of views.all('updateGame')) {
      for (const own of ['seat', 'hand', 'gave', 'received', 'give', 'legal']) {
        expect(deal).not.toHaveProperty(own);
      }
      expect(plays.length).toBeLessThanOrEqual(1);
    }
    const nothing = { seat: null, hand: null, gave: null, received: null, legal: [] };
    expect(views.all('reconnected')[0].view.deal).toMatchObject(nothing);
    expect(plain.all('cardsReceived')).toEqual([]);
    expect(await codeOf(plain.ask('playCard', { card: '2C' }))).toBe('NOT_SEATED');
    expect(await codeOf(plain.ask('readyNext'))).toBe('NOT_SEATED');
    for (const client of [plain, views]) expectFrames(client);
    closeAll([...clients, plain, views]);
  });

  it('are listed with their names, once each, while they are here', async () => {
    const [ayse] = await sitTogether(server.url, {}, 1);
    const zeki = await watch(ayse, { playerName: ' Zeki ' });
    expect(await ayse.waitFor('updatePlayers')).toMatchObject({
      spectators: ['Zeki'],
      spectatorCount: 1,
    });
    expect(zeki.all('tableJoined')[0]).toMatchObject({ seat: null, name: 'Zeki' });
    expect(zeki.all('updatePlayers')[0]).toMatchObject({ spectators: ['Zeki'] });
    const tab = await new DocumentClient(server.url, { token: zeki.token }).connected();
    const message = ayse.next('updatePlayers');
    await tab.ask('spectate', { tableId: ayse.tableId, playerName: 'Zeki' });
    clock.advance(1000);
    expect(await message).toMatchObject({ spectators: ['Zeki'], spectatorCount: 1 });
    tab.close();
    zeki.close();
    const gone = ayse.waitFor('updatePlayers', ({ spectatorCount }) => spectatorCount === 0);
    const isNotified = () => ayse.all('updatePlayers').at(-1).spectatorCount === 0;
    while (!isNotified()) {
      clock.advance(1000);
      await ayse.ask('sync');
    }
    expect((await gone).players).toHaveLength(1);
    closeAll([ayse]);
  });

  it('come and go, and those at the table are notified once a second, with the first names and a number', async () => {
    const [ayse] = await sitTogether(server.url, {}, 1);
    clock.advance(1000);
    const all: DocumentClient[] = [];
    for (let i = 0; i < 30; i++) all.push(await watch(ayse, { playerName: `Seyirci ${i}` }));
    all.push(await watch(ayse));
    await quiet(ayse);
    // The first is announced at once, all others when the second is over.
    expect(ayse.all('updatePlayers')).toHaveLength(1);
    const message = ayse.next('updatePlayers');
    clock.advance(1000);
    const { spectators, spectatorCount } = await message;
    expect(spectatorCount).toBe(31);
    expect(spectators).toEqual(Array.from({ length: 20 }, (_, i) => `Seyirci ${i}`));
    expect(all[29]!.all('tableJoined')[0].name).toBe('Seyirci 29');
    expectFrames(all[0]!);
    closeAll([ayse, ...all]);
  });

  it('who are many are notified of each other only now and then, and those at the table as before', async () => {
    const [ayse] = await sitTogether(server.url, {}, 1);
    const all: DocumentClient[] = [];
    for (let i = 0; i < 52; i++) all.push(await watch(ayse));
    clock.advance(1000);
    await ayse.waitFor('updatePlayers', ({ spectatorCount }) => spectatorCount === 52);
    const first = all[0]!;
    await first.ask('sync');
    const before = first.all('updatePlayers').length;
    const seen = ayse.all('updatePlayers').length;
    for (let i = 0; i < 3; i++) {
      all.push(await watch(ayse));
      clock.advance(1000);
      await quiet(ayse);
    }
    await first.ask('sync');
    expect(ayse.all('updatePlayers').length).toBe(seen + 3);
    expect(first.all('updatePlayers').length).toBe(before);
    const late = first.next('updatePlayers');
    clock.advance(30_000);
    expect((await late).spectatorCount).toBe(55);
    closeAll([ayse, ...all]);
  });

  it('are no more than may be', async () => {
    const own = await startTestServer({ env: { SPECTATORS_PER_TABLE: '2' } });
    const [ayse] = await sitTogether(own.url, {}, 1);
    const { tableId } = ayse;
    const guests = await Promise.all([1, 2, 3].map(() => new DocumentClient(own.url).connected()));
    const [first, second, third] = guests as [DocumentClient, DocumentClient, DocumentClient];
    expect(await codeOf(first.ask('spectate', { tableId }))).toBe('ok');
    expect(await codeOf(second.ask('spectate', { tableId }))).toBe('ok');
    expect(await codeOf(third.ask('spectate', { tableId }))).toBe('TABLE_FULL');
    expect(third.all('tableJoined')).toEqual([]);
    await first.ask('leaveTable');
    expect(await codeOf(third.ask('spectate', { tableId }))).toBe('ok');
    closeAll([ayse, ...guests]);
    await own.remove();
  });

  it('may write when they have a name', async () => {
    const [ayse] = await sitTogether(server.url, {}, 1);
    const [zeki, nobody] = [await watch(ayse, { playerName: 'Zeki' }), await watch(ayse)];
    expect(await codeOf(zeki.ask('chatMessage', { text: 'Kolay gelsin' }))).toBe('ok');
    expect(await ayse.waitFor('chat')).toMatchObject({ from: 'Zeki', seat: null });
    expect(await codeOf(nobody.ask('chatMessage', { text: 'Selam' }))).toBe('BAD_REQUEST');
    expect(await codeOf(nobody.ask('reaction', { reaction: '👍' }))).toBe('BAD_REQUEST');
    closeAll([ayse, zeki, nobody]);
  });

  it('do not go by the name of a player', async () => {
    const [ayse] = await sitTogether(server.url, {}, 1);
    const { tableId } = ayse;
    const zeki = await new DocumentClient(server.url).connected();
    expect(await codeOf(zeki.ask('spectate', { tableId, playerName: 'AYŞE' }))).toBe('NAME_TAKEN');
    expect(await codeOf(zeki.ask('spectate', { tableId, playerName: 'Zeki' }))).toBe('ok');
    closeAll([ayse, zeki]);
  });

  it('are not let in where the table does not want them', async () => {
    const clients = await sitTogether(server.url, { spectators: false });
    const { tableId } = clients[0];
    const zeki = await new DocumentClient(server.url).connected();
    expect(await codeOf(zeki.ask('spectate', { tableId }))).toBe('TABLE_NOT_FOUND');
    const { tables } = await zeki.ask('listTables', { live: true });
    expect(tables.filter(({ id }: Payload) => id === tableId)).toEqual([]);
    // A player of this table is no spectator.
    const tab = await new DocumentClient(server.url, { token: clients[2].token }).connected();
    expect(await tab.ask('spectate', { tableId })).toMatchObject({ ok: true, seat: 2 });
    closeAll([...clients, zeki, tab]);
  });
});

describe('a delay', () => {
  const request = { spectatorDelay: 60, options: HOLD };

  it('keeps spectators behind, those who are here and those who come', async () => {
    const clients = await sitTogether(server.url, request);
    const early = await watch(clients[0], { playerName: 'Zeki' });
    expect(early.all('tableJoined')[0]).toMatchObject({ seat: null, spectatorDelay: 60 });
    expect(early.all('reconnected')).toEqual([]);
    clock.advance(10_000);
    const version = await playOne(clients);
    clock.advance(10_000);
    await playOne(clients);
    clock.advance(39_999);
    await quiet(early);
    expect(early.all('updateGame')).toEqual([]);
    // The deal is a minute old now, the first card ten seconds later.
    const deal = early.next('updateGame');
    clock.advance(1);
    expect((await deal).version).toBe(version - 1);
    expect(early.all('cardPlayed')).toEqual([]);
    const late = await watch(clients[0]);
    expect(late.state).toMatchObject({ seat: null, version: version - 1, currentTrick: [] });
    const card = late.next('cardPlayed');
    clock.advance(10_000);
    expect((await card).card.display).toBe('2♣');
    await early.waitFor('cardPlayed');
    expect(early.all('cardPlayed')).toHaveLength(1);
    for (const client of [early, late]) expectFrames(client);
    closeAll([...clients, early, late]);
  });

  it('also keeps the secret of the match back', async () => {
    const clients = await sitTogether(server.url, {
      ...request,
      options: { ...HOLD, endScore: 1, timers: { rematchSeconds: null } },
    });
    const zeki = await watch(clients[0], { playerName: 'Zeki' });
    for (const client of clients) client.playAlong();
    const { secret } = await clients[0].waitFor('matchEnd');
    clock.advance(59_999);
    await quiet(zeki);
    expect(JSON.stringify(zeki.received)).not.toContain(secret);
    expect(zeki.all('gameEnd')).toEqual([]);
    const ends = [zeki.next('gameEnd'), zeki.next('matchEnd')];
    clock.advance(1);
    const [, end] = await Promise.all(ends);
    expect(end.secret).toBe(secret);
    closeAll([...clients, zeki]);
  });
});
