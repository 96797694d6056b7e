// People who go away in the middle of a match: who acts for them, when, and how they come back (C7).

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RawSocket } from '../../bench/raw-socket.ts';
import { ThreadPool } from '../../src/bots/bot-pool.ts';
import { TableHost } from '../../src/table/host.ts';
import { DocumentClient, type Payload } from '../document-client.ts';
import { FakeClock } from '../fake-clock.ts';
import { startTestServer, type TestServer } from '../harness.ts';
import { allReceive, closeAll, codeOf, type Four, lose, quiet, sitTogether } from '../together.ts';

/** Counts how often a computer player was asked. */
class CountedPool extends ThreadPool {
  asked = 0;

  override ask(...question: Parameters<ThreadPool['ask']>): ReturnType<ThreadPool['ask']> {
    this.asked++;
    return super.ask(...question);
  }
}

const clock = new FakeClock();
const pool = new CountedPool(1, { report: () => {} });
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ clock, pool });
});
afterAll(() => server.remove());

const HOLD = { passCycle: ['hold'] };

/** The same person on a new connection. */
async function back(
  { token, tableId }: DocumentClient,
  dialect?: 'views',
): Promise<DocumentClient> {
  const request = dialect === undefined ? { token } : { token, dialect };
  const client = await new DocumentClient(server.url, request).connected();
  expect(await codeOf(client.ask('reconnect', { tableId }))).toBe('ok');
  return client;
}

async function watch({ tableId }: DocumentClient, dialect?: 'views'): Promise<DocumentClient> {
  const client = await new DocumentClient(server.url, dialect ? { dialect } : {}).connected();
  await client.ask('spectate', { tableId, playerName: 'Seyirci' });
  return client;
}

/** Who is to play, and those who are not, with the next one first. */
function turnOf(clients: Four): { player: number; others: DocumentClient[] } {
  const player = clients[0].state.currentPlayer;
  return { player, others: [1, 2, 3].map((step) => clients[(player + step) % 4]!) };
}

describe('Hearts: a computer player acts at once', () => {
  it('in the pass, with random cards', async () => {
    const clients = await sitTogether(server.url);
    const dealt = clients[1].state.hand;
    const event = clients[0].next('updateGame', ({ waitingFor }) => !waitingFor.includes(1));
    await lose(clients[1], clients[0]);
    expect((await event).waitingFor).toEqual([0, 2, 3]);
    const again = await back(clients[1]);
    expect(again.state).toMatchObject({ phase: 'passing', passSubmitted: true });
    for (const seat of [0, 2, 3]) {
      const { hand } = clients[seat]!.state;
      await clients[seat]!.ask('submitPass', { cards: hand.slice(0, 3) });
    }
    const { cards } = await clients[2].waitFor('cardsReceived');
    expect(dealt).toEqual(expect.arrayContaining(cards));
    closeAll([...clients, again]);
  });

  it('in play, until the person is back', async () => {
    const clients = await sitTogether(server.url, { options: HOLD });
    const { player, others } = turnOf(clients);
    const [next, witness] = others as [DocumentClient, DocumentClient];
    await lose(next, witness);
    const shown = witness.all('updatePlayers').at(-1).players[next.seat!];
    expect(shown).toMatchObject({ connected: false, standIn: true, bot: null });
    const bots = witness.next('cardPlayed', (played) => played.player === next.seat);
    const { asked } = pool;
    const leader = clients[player]!;
    await leader.ask('playCard', { card: leader.state.legalCards[0] });
    const { card } = await bots;
    const legal = next.state.hand.filter(({ suit }: Payload) => suit === 'clubs');
    if (legal.length > 0) expect(legal).toContainEqual(card);

    const isBack = witness.next('updatePlayers');
    const again = await back(next);
    expect((await isBack).players[next.seat!]).toMatchObject({ connected: true, standIn: false });
    expect(again.state.hand).toEqual(
      next.state.hand.filter(({ display }: Payload) => display !== card.display),
    );
    let { state } = again;
    while (state.currentPlayer !== next.seat) {
      const client = clients[state.currentPlayer]!;
      await client.waitFor('updateGame', ({ version }) => version === state.version);
      const { version } = await client.ask('playCard', { card: client.state.legalCards[0] });
      state = await again.waitFor('updateGame', (event) => event.version === version);
    }
    expect(pool.asked).toBe(asked + 1);
    expect(await codeOf(again.ask('playCard', { card: state.legalCards[0] }))).toBe('ok');
    closeAll([...clients, again]);
  });

  it('whose turn it is when the connection is lost', async () => {
    const clients = await sitTogether(server.url, { options: HOLD });
    const { player, others } = turnOf(clients);
    const played = others[0]!.next('cardPlayed');
    clients[player]!.close();
    expect(await played).toMatchObject({ player, card: { display: '2♣' } });
    closeAll(clients);
  });
});

describe('those who go together', () => {
  it('are announced together, to those who are still there', async () => {
    const clients = await sitTogether(server.url, { game: 'spades' });
    const [ayse] = clients;
    const tab = await back(ayse);
    const watchers = await Promise.all([watch(ayse), watch(ayse)]);
    const host = await server.lobby.find(ayse.tableId);
    if (!(host instanceof TableHost)) throw new Error(host.message);
    const { length } = tab.all('updatePlayers');
    // In one turn of the loop, as when a proxy restarts; the tab of the first stays.
    const sockets = await server.io.fetchSockets();
    const stays = tab.socket.id;
    for (const socket of sockets) if (socket.id !== stays) socket.disconnect(true);
    await tab.waitFor(
      'updatePlayers',
      ({ players, spectators }) =>
        spectators.length === 0 &&
        players.map(({ connected }: Payload) => connected).join() === 'true,false,false,false',
    );
    await quiet(tab);
    expect(tab.all('updatePlayers')).toHaveLength(length + 1);
    expect(tab.all('paused')).toEqual([]);
    closeAll([...clients, tab, ...watchers]);
  });
});

describe('very many who go at once', () => {
  it('are noticed in portions, and all of them', async () => {
    const crowded = await startTestServer({ clock });
    const { engine } = crowded.io;
    const all = 1000;
    const sockets = Array.from({ length: all }, () => new RawSocket(crowded.port, {}, () => {}));
    await Promise.all(sockets.map((socket) => socket.opened()));
    // How many of them are gone in one turn of the loop.
    let most = 0;
    let left = all;
    for (const socket of sockets) socket.close();
    while (left > 0) {
      await new Promise((resolve) => setImmediate(resolve));
      most = Math.max(most, left - engine.clientsCount);
      left = engine.clientsCount;
    }
    expect(most).toBeLessThan(all / 2);
    await crowded.remove();
  });
});

describe('Spades and King: nobody acts before the time is up', () => {
  it('Spades: two tricks are bid at the timeout, not at once', async () => {
    const clients = await sitTogether(server.url, { game: 'spades' });
    await lose(clients[3], clients[0]);
    expect(clients[0].all('updatePlayers').at(-1).players[3].standIn).toBe(false);
    for (const client of clients.slice(0, 3)) await client.ask('submitBid', { bid: 4 });
    clock.advance(44_999);
    await quiet(clients[0]);
    expect(clients[0].state).toMatchObject({ phase: 'bidding', bids: [4, 4, 4, null] });
    clock.advance(1);
    await clients[0].waitFor('bidsUpdate', ({ bids }) => bids[3] === 2);
    closeAll(clients);
  });

  it('King: the contract at 45 seconds, a card at 30', async () => {
    const clients = await sitTogether(server.url, { game: 'king' });
    const { player, others } = turnOf(clients);
    const witness = others[0]!;
    await lose(clients[player]!, witness);
    clock.advance(44_999);
    await quiet(witness);
    expect(witness.state.phase).toBe('selecting');
    clock.advance(1);
    await witness.waitFor('contractSelected', ({ contract }) => contract.name === 'el');
    clock.advance(29_999);
    await quiet(witness);
    expect(witness.all('cardPlayed')).toEqual([]);
    clock.advance(1);
    await witness.waitFor('cardPlayed', (played) => played.player === player);
    closeAll(clients);
  });
});

describe('everybody is away', () => {
  it('the table waits, its clocks stand still, and a player who is back finds a fresh one', async () => {
    const clients = await sitTogether(server.url, { game: 'king' });
    const { player } = turnOf(clients);
    const watcher = await watch(clients[0]);
    clock.advance(40_000);
    for (const client of clients) await lose(client, watcher);
    const timeoutAt = clock.now() + 60_000;
    expect(await watcher.waitFor('paused')).toEqual({ paused: true, timeoutAt });
    clock.advance(59_999);
    await quiet(watcher);
    expect(watcher.all('contractSelected')).toEqual([]);
    const first = await back(clients[0], 'views');
    expect(await watcher.waitFor('paused', ({ paused }) => !paused)).toMatchObject({
      timeoutAt: null,
    });
    const { deadline, view } = first.all('reconnected')[0];
    expect(deadline).toEqual({ kind: 'turn', at: clock.now() + 45_000 });
    expect(view).toMatchObject({ phase: 'selecting', version: 1, deal: { actors: [player] } });
    clock.advance(44_999);
    await quiet(watcher);
    expect(watcher.all('contractSelected')).toEqual([]);
    clock.advance(1);
    await watcher.waitFor('contractSelected');
    closeAll([first, watcher]);
  });

  it('no computer player acts meanwhile, not even where one would take over', async () => {
    const bots = ['easy', 'easy', 'easy'];
    const [ayse] = await sitTogether(server.url, { bots, options: HOLD }, 1);
    const watcher = await watch(ayse);
    const { version } = await ayse.waitFor(
      'updateGame',
      ({ currentPlayer }) => currentPlayer === 0,
    );
    const { asked } = pool;
    await lose(ayse, watcher);
    expect(watcher.all('updatePlayers').at(-1).players[0].standIn).toBe(true);
    await quiet(watcher);
    expect(pool.asked).toBe(asked);
    const again = await back(ayse);
    expect(again.state).toMatchObject({ version, currentPlayer: 0 });
    const goesOn = again.next('cardPlayed', ({ player }) => player !== 0);
    await again.ask('playCard', { card: again.state.legalCards[0] });
    await goesOn;
    closeAll([again, watcher]);
  });

  it('000: after 60 seconds the table is gone, its match kept as unfinished', async () => {
    const clients = await sitTogether(server.url, { game: 'spades' });
    const watcher = await watch(clients[0], 'views');
    const { match } = watcher.all('reconnected')[0];
    for (const client of clients) await lose(client, watcher);
    const closed = watcher.next('tableClosed');
    clock.advance(60_000);
    expect(await closed).toEqual({ reason: 'empty' });
    expect(await server.store.match(match)).toMatchObject({ game: 'spades', finished: false });
    const late = await new DocumentClient(server.url, { token: clients[0].token }).connected();
    const { tableId } = clients[0];
    expect(await codeOf(late.ask('reconnect', { tableId }))).toBe('TABLE_NOT_FOUND');
    closeAll([watcher, late]);
  });
});

describe('a player who leaves a match', () => {
  it('is replaced by a computer player that acts at once, in Spades as well', async () => {
    const clients = await sitTogether(server.url, { game: 'spades' });
    const bid = clients[0].next('bidsUpdate', ({ bids }) => bids[1] !== null);
    expect(await codeOf(clients[1].ask('leaveTable'))).toBe('ok');
    expect((await bid).bids[0]).toBeNull();
    const { players } = clients[0].all('updatePlayers').at(-1);
    expect(players[1]).toMatchObject({ name: 'Bora', bot: 'medium', connected: true });
    const { tableId } = clients[0];
    expect(await codeOf(clients[1].ask('reconnect', { tableId }))).toBe('CANNOT_RECONNECT');
    expect(await codeOf(clients[1].ask('joinTable', { tableId, playerName: 'Bora' }))).toBe(
      'GAME_IN_PROGRESS',
    );
    closeAll(clients);
  });

  it('as the last person closes the table', async () => {
    const clients = await sitTogether(server.url);
    const { tableId } = clients[0];
    for (const client of clients) expect(await codeOf(client.ask('leaveTable'))).toBe('ok');
    expect(await codeOf(clients[0].ask('spectate', { tableId }))).toBe('TABLE_NOT_FOUND');
    closeAll(clients);
  });

  it('C9: after the end has voted against another match', async () => {
    const clients = await sitTogether(server.url, { options: { ...HOLD, endScore: 1 } });
    for (const client of clients) client.playAlong();
    await allReceive(clients, 'gameEnd');
    await clients[2].ask('leaveTable');
    expect(await clients[0].waitFor('tableClosed')).toEqual({ reason: 'noRematch' });
    closeAll(clients);
  });
});
