// The clocks of a table: how long it waits in each phase, and what happens when nobody acts (C3, C7).

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DocumentClient, Payload } from '../document-client.ts';
import { DocumentPlayer } from '../document-player.ts';
import { FakeClock } from '../fake-clock.ts';
import { startTestServer, type TestServer } from '../harness.ts';
import { allReceive, closeAll, codeOf, quiet, sitTogether } from '../together.ts';

const clock = new FakeClock();
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ clock });
});
afterAll(() => server.remove());

const RANKS = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'];
const SUITS = ['clubs', 'diamonds', 'spades', 'hearts'];

/** C3: the smallest rank; among equals clubs, diamonds, spades, hearts. */
function lowest(cards: Payload[]): Payload {
  const order = ({ suit, rank }: Payload) => 4 * RANKS.indexOf(rank) + SUITS.indexOf(suit);
  return cards.reduce((best, card) => (order(card) < order(best) ? card : best));
}

const displays = (cards: Payload[]) => cards.map(({ display }) => display);
const ownCount = (clients: readonly DocumentClient[], event: string) =>
  clients.map((client) => client.all(event).length);

describe('Hearts', () => {
  it('passing: 45 seconds for all together, then three random cards for each who is late', async () => {
    const clients = await sitTogether(server.url);
    const start = clock.now();
    expect(clients[2].all('passingPhase')).toEqual([
      { direction: 'left', timeoutAt: start + 45_000 },
    ]);
    clock.advance(20_000);
    const { hand } = clients[0].state;
    expect(await codeOf(clients[0].ask('submitPass', { cards: hand.slice(0, 3) }))).toBe('ok');
    clock.advance(24_999);
    await quiet(clients[0]);
    expect(clients[0].state).toMatchObject({ phase: 'passing', waitingFor: [1, 2, 3] });
    const hands = clients.map(({ state }) => displays(state.hand));
    clock.advance(1);
    await allReceive(clients, 'updateGame', ({ phase }) => phase === 'playing');
    expect(ownCount(clients, 'autoPass')).toEqual([0, 1, 1, 1]);
    for (const [seat, client] of clients.entries()) {
      const { cards, from } = client.all('cardsReceived')[0];
      const giver = (seat + 3) % 4;
      const given = giver === 0 ? hand.slice(0, 3) : clients[giver]!.all('autoPass')[0].cards;
      expect(displays(cards).sort()).toEqual(displays(given).sort());
      expect(from).toBe(['Ayşe', 'Bora', 'Can', 'Defne'][giver]);
      expect(hands[giver]).toEqual(expect.arrayContaining(displays(given)));
      expect(new Set(displays(given)).size).toBe(3);
    }
    closeAll(clients);
  });

  it('playing: 30 seconds for each card, then the lowest legal one', async () => {
    const clients = await sitTogether(server.url, { options: { passCycle: ['hold'] } });
    for (let turn = 0; turn < 6; turn++) {
      const isNotified = ({ timeoutAt }: Payload) => timeoutAt === clock.now() + 30_000;
      const [{ player }] = await allReceive(clients, 'turnStart', isNotified);
      const { legalCards } = clients[player]!.state;
      const before = ownCount(clients, 'autoPlay');
      clock.advance(29_999);
      await quiet(clients[player]!);
      expect(clients[player]!.all('autoPlay')).toHaveLength(before[player]!);
      const messages = clients.map((client) => client.next('cardPlayed'));
      const mine = clients[player]!.next('autoPlay');
      clock.advance(1);
      const card = lowest(legalCards);
      expect(await mine).toEqual({ card });
      for (const played of await Promise.all(messages)) expect(played).toEqual({ player, card });
      before[player]!++;
      expect(ownCount(clients, 'autoPlay')).toEqual(before);
    }
    closeAll(clients);
  });

  it('a card in time gives the next player a full clock', async () => {
    const clients = await sitTogether(server.url, { options: { passCycle: ['hold'] } });
    const [{ player }] = await allReceive(clients, 'turnStart');
    clock.advance(29_000);
    const next = clients[player]!.next('turnStart');
    await clients[player]!.ask('playCard', { card: clients[player]!.state.legalCards[0] });
    expect(await next).toEqual({ player: (player + 1) % 4, timeoutAt: clock.now() + 30_000 });
    closeAll(clients);
  });

  it('the pause after a round: 8 seconds, or until all who are here need no more', async () => {
    const options = { passCycle: ['hold'], endScore: 1000 };
    const clients = await sitTogether(server.url, { options });
    for (const client of clients) new DocumentPlayer(client);
    const [{ player }] = await allReceive(clients, 'turnStart');
    const { legalCards } = clients[player]!.state;
    expect(await codeOf(clients[0].ask('readyNext'))).toBe('WRONG_PHASE');
    clients[player]!.socket.emit('playCard', { card: legalCards[0] });
    await allReceive(clients, 'roundEnd');
    clock.advance(7_999);
    await quiet(clients[0]);
    expect(clients[0].state).toMatchObject({ phase: 'roundEnd', roundNumber: 1 });
    clock.advance(1);
    await allReceive(clients, 'startGame', ({ roundNumber }) => roundNumber === 2);

    const ends = clients.map((client) => client.next('roundEnd'));
    await Promise.all(ends);
    for (const client of clients.slice(0, 2))
      expect(await codeOf(client.ask('readyNext'))).toBe('ok');
    await clients[3].waitFor('readyStatus', ({ ready }) => ready.length === 2);
    const timeoutAt = clock.now() + 8_000;
    expect(clients[3].all('readyStatus')).toEqual([
      { ready: [0], timeoutAt },
      { ready: [0, 1], timeoutAt },
    ]);
    expect(clients[3].state).toMatchObject({ phase: 'roundEnd', roundNumber: 2 });
    // Players who are away are not asked: the last one who is here decides.
    clients[2].close();
    await clients[3].waitFor('updatePlayers', ({ players }) => !players[2].connected);
    await clients[3].ask('readyNext');
    await clients[3].waitFor('startGame', ({ roundNumber }) => roundNumber === 3);
    closeAll(clients);
  });

  it('the rematch: 60 seconds for all votes, then the table is closed', async () => {
    const clients = await sitTogether(server.url, {
      options: { passCycle: ['hold'], endScore: 1 },
    });
    for (const client of clients) client.playAlong();
    await allReceive(clients, 'gameEnd');
    const timeoutAt = clock.now() + 60_000;
    const first = await clients[0].waitFor('rematchStatus');
    expect(first).toMatchObject({ votes: [null, null, null, null], timeoutAt });
    clock.advance(59_000);
    for (const client of clients.slice(0, 3)) await client.ask('rematch', { vote: true });
    const votes = [true, true, true, null];
    const message = await clients[3].waitFor('rematchStatus', (status) => status.votes[2]);
    expect(message).toMatchObject({ votes, timeoutAt });
    clock.advance(999);
    await quiet(clients[3]);
    expect(clients[3].all('tableClosed')).toEqual([]);
    clock.advance(1);
    expect(await allReceive(clients, 'tableClosed')).toEqual(
      clients.map(() => ({ reason: 'noRematch' })),
    );
    expect(await codeOf(clients[0].ask('rematch', { vote: true }))).toBe('TABLE_NOT_FOUND');
    closeAll(clients);
  });
});

describe('Spades', () => {
  it('S12: bidding: 45 seconds for all together, then two tricks for each who is late', async () => {
    const clients = await sitTogether(server.url, { game: 'spades' });
    const timeoutAt = clock.now() + 45_000;
    expect(clients[1].all('biddingPhase')).toEqual([{ roundNumber: 1, timeoutAt }]);
    clock.advance(44_000);
    await clients[2].ask('submitBid', { bid: 5 });
    clock.advance(999);
    await quiet(clients[2]);
    expect(clients[2].state).toMatchObject({ phase: 'bidding', bids: [null, null, 5, null] });
    clock.advance(1);
    await allReceive(clients, 'turnStart', (turn) => turn.timeoutAt === clock.now() + 30_000);
    expect(clients[2].state).toMatchObject({ phase: 'playing', bids: [2, 2, 5, 2] });
    expect(clients.map((client) => client.all('autoMove'))).toEqual([
      [{ move: 'bid 2' }],
      [{ move: 'bid 2' }],
      [],
      [{ move: 'bid 2' }],
    ]);
    closeAll(clients);
  });

  it('S8: exchanging: 45 seconds, then two random cards', async () => {
    const clients = await sitTogether(server.url, {
      game: 'spades',
      options: { blindNilMinDeficit: 0 },
    });
    expect(clients[0].state).toMatchObject({ hand: [], handHidden: true });
    clock.advance(10_000);
    await clients[0].ask('submitBid', { bid: 'blind_nil' });
    for (const client of clients.slice(1)) await client.ask('submitBid', { bid: 3 });
    const timeoutAt = clock.now() + 45_000;
    const prompts = await allReceive(clients, 'exchangePhase');
    expect(prompts[0]).toEqual({ give: { count: 2, to: 2 }, timeoutAt });
    expect(prompts[2]).toEqual({ give: { count: 2, to: 0 }, timeoutAt });
    expect(prompts[1]).toEqual({ give: null, timeoutAt });
    const given = clients[0].state.hand.slice(0, 2);
    clock.advance(44_999);
    expect(await codeOf(clients[0].ask('submitExchange', { cards: given }))).toBe('ok');
    expect(clients[0].state.phase).toBe('exchanging');
    clock.advance(1);
    await allReceive(clients, 'updateGame', ({ phase }) => phase === 'playing');
    expect(clients[2].all('cardsReceived')).toEqual([{ cards: given, from: 'Ayşe' }]);
    expect(clients[2].all('autoMove')[0].move).toMatch(/^exchange \w+ \w+$/);
    expect(clients[0].all('autoMove')).toEqual([]);
    expect(clients[0].all('cardsReceived')[0].cards).toHaveLength(2);
    closeAll(clients);
  });

  it('S10: one bidder after the other has a clock of 45 seconds each', async () => {
    const options = { bidding: 'sequential', firstDealer: 0 };
    const clients = await sitTogether(server.url, { game: 'spades', options });
    expect(clients[0].all('turnStart')).toEqual([{ player: 1, timeoutAt: clock.now() + 45_000 }]);
    clock.advance(40_000);
    await clients[1].ask('submitBid', { bid: 4 });
    const second = { player: 2, timeoutAt: clock.now() + 45_000 };
    expect(await clients[0].waitFor('turnStart', ({ player }) => player === 2)).toEqual(second);
    clock.advance(45_000);
    const third = { player: 3, timeoutAt: clock.now() + 45_000 };
    expect(await clients[0].waitFor('turnStart', ({ player }) => player === 3)).toEqual(third);
    expect(clients[0].state.bids).toEqual([null, 4, 2, null]);
    closeAll(clients);
  });
});

describe('King', () => {
  it('K16: selecting: 45 seconds, then the first open penalty', async () => {
    const clients = await sitTogether(server.url, { game: 'king' });
    const selector = clients[0].state.currentPlayer;
    const prompt = clients[0].all('turnStart');
    expect(prompt).toEqual([{ player: selector, timeoutAt: clock.now() + 45_000 }]);
    clock.advance(44_999);
    await quiet(clients[0]);
    expect(clients[0].state.phase).toBe('selecting');
    clock.advance(1);
    const chosen = await allReceive(clients, 'contractSelected');
    expect(chosen[0]).toEqual({ contract: { type: 'penalty', name: 'el' } });
    const turn = { player: selector, timeoutAt: clock.now() + 30_000 };
    expect(
      await clients[0].waitFor('turnStart', ({ timeoutAt }) => timeoutAt === turn.timeoutAt),
    ).toEqual(turn);
    expect(await clients[selector]!.waitFor('autoMove')).toEqual({ move: 'choose el' });
    closeAll(clients);
  });
});

it('null means no limit', async () => {
  const timers = { turnSeconds: null, passSeconds: null };
  const clients = await sitTogether(server.url, { options: { timers } });
  expect(clients[0].all('passingPhase')).toEqual([{ direction: 'left', timeoutAt: null }]);
  clock.advance(24 * 3600_000);
  await quiet(clients[0]);
  expect(clients[0].state).toMatchObject({ phase: 'passing', waitingFor: [0, 1, 2, 3] });
  for (const client of clients) {
    await client.ask('submitPass', { cards: client.state.hand.slice(0, 3) });
  }
  const [{ player, timeoutAt }] = await allReceive(clients, 'turnStart');
  expect(timeoutAt).toBeNull();
  clock.advance(24 * 3600_000);
  await quiet(clients[0]);
  expect(clients[0].all('cardPlayed')).toEqual([]);
  expect(clients[0].state.currentPlayer).toBe(player);
  closeAll(clients);
});
