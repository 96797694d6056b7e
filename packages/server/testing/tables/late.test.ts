// Tables at which a computer player acts for players who are too late, and the choice of a moon that nobody makes.

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DocumentClient } from '../document-client.ts';
import { FakeClock } from '../fake-clock.ts';
import { startTestServer, type TestServer } from '../harness.ts';
import { prepareTable } from '../prepared.ts';
import { allReceive, closeAll, codeOf, NAMES, quiet, sitTogether } from '../together.ts';

const clock = new FakeClock();
let server: TestServer;

describe('option autoPlay: ai', () => {
  beforeAll(async () => {
    server = await startTestServer({ clock });
  });
  afterAll(() => server.remove());

  it('plays a card for a player who is late, and says so', async () => {
    const options = { autoPlay: 'ai', passCycle: ['hold'] };
    const clients = await sitTogether(server.url, { options });
    for (let turn = 0; turn < 3; turn++) {
      const player = clients[0].state.currentPlayer;
      const late = clients[player]!;
      const { legalCards } = late.state;
      clock.advance(29_999);
      await quiet(late);
      expect(clients[0].all('cardPlayed')).toHaveLength(turn);
      const messages = clients.map((client) => client.next('turnStart'));
      const mine = late.next('autoPlay');
      clock.advance(1);
      const { card } = await mine;
      expect(legalCards).toContainEqual(card);
      const next = { player: (player + 1) % 4, timeoutAt: clock.now() + 30_000 };
      for (const turnStart of await Promise.all(messages)) expect(turnStart).toEqual(next);
    }
    closeAll(clients);
  });

  it('passes for all who are late, and for nobody else', async () => {
    const clients = await sitTogether(server.url, { options: { autoPlay: 'ai' } });
    await clients[0].ask('submitPass', { cards: clients[0].state.hand.slice(0, 3) });
    clock.advance(45_000);
    await allReceive(clients, 'updateGame', ({ phase }) => phase === 'playing');
    expect(clients.map((client) => client.all('autoPass').length)).toEqual([0, 1, 1, 1]);
    closeAll(clients);
  });

  it('bids for the one whose time is up, not for those who come after', async () => {
    const options = { autoPlay: 'ai', bidding: 'sequential', firstDealer: 0 };
    const clients = await sitTogether(server.url, { game: 'spades', options });
    const next = clients[0].next('turnStart');
    clock.advance(45_000);
    expect(await next).toEqual({ player: 2, timeoutAt: clock.now() + 45_000 });
    clock.advance(44_999);
    await quiet(clients[0]);
    expect(clients[0].state.bids.slice(2)).toEqual([null, null]);
    expect(clients[0].state.bids[1]).not.toBeNull();
    closeAll(clients);
  });
});

describe('H7: a moon whose shooter may choose', () => {
  const suits = [
    '-.-.-.AKQJT98765432',
    '-.-.AKQJT98765432.-',
    '-.AKQJT98765432.-.-',
    'AKQJT98765432.-.-.-',
  ];
  const options = { moon: 'shooterChoice', passCycle: ['hold'] };
  let clients: DocumentClient[];

  /** Seat 0 has all clubs and takes every trick; everybody plays on until the choice is asked for. */
  async function shoot(): Promise<void> {
    const { folder, tableId, tokens } = await prepareTable({
      game: 'hearts',
      options,
      hands: suits,
    });
    server = await startTestServer({ clock, folder });
    clients = await Promise.all(
      tokens.map((token) => new DocumentClient(server.url, { token }).connected()),
    );
    for (const client of clients)
      expect(await codeOf(client.ask('reconnect', { tableId }))).toBe('ok');
    for (const client of clients) {
      client.socket.on('updateGame', ({ phase, seat, waitingFor, legalCards }) => {
        if (phase !== 'playing' || waitingFor[0] !== seat) return;
        client.socket.emit('playCard', { card: legalCards[0] });
      });
    }
    await clients[0]!.ask('playCard', { card: '2C' });
    const timeoutAt = clock.now() + 15_000;
    for (const message of await allReceive(clients, 'moonChoice')) {
      expect(message).toEqual({ player: 0, timeoutAt });
    }
    expect(clients[1]!.all('roundEnd')).toEqual([]);
  }

  it('has 15 seconds, then the others get the points', async () => {
    await shoot();
    expect(await codeOf(clients[1]!.ask('chooseMoon', { option: 'shooterMinus' }))).toBe(
      'NOT_YOUR_TURN',
    );
    clock.advance(14_999);
    await quiet(clients[0]!);
    expect(clients[0]!.all('roundEnd')).toEqual([]);
    clock.advance(1);
    const [end] = await allReceive(clients, 'roundEnd');
    expect(end).toMatchObject({ scores: [0, 26, 26, 26], moonShooter: 0 });
    expect(clients[0]!.all('autoMove')).toEqual([{ move: 'moon othersPlus' }]);
    clock.advance(8_000);
    await clients[3]!.waitFor('startGame', ({ roundNumber }) => roundNumber === 2);
    closeAll(clients);
    await server.remove();
  });

  it('and may take the points off instead', async () => {
    await shoot();
    expect(await codeOf(clients[0]!.ask('chooseMoon', { option: 'shooterMinus' }))).toBe('ok');
    const [end] = await allReceive(clients, 'roundEnd');
    expect(end).toMatchObject({ scores: [-26, 0, 0, 0], cumulativeScores: [-26, 0, 0, 0] });
    expect(clients.map(({ seat }) => NAMES[seat!])).toEqual(NAMES);
    closeAll(clients);
    await server.remove();
  });
});
