// King through real sockets, with clients that know nothing but docs/protocol.md and the rules.

import { afterAll, beforeAll, expect, it } from 'vitest';
import { DocumentClient, type Payload, type Received } from '../document-client.ts';
import { DocumentPlayer } from '../document-player.ts';
import { KING_TABLE } from '../document-tables.ts';
import { FakeClock } from '../fake-clock.ts';
import {
  expectFrames,
  expectTable,
  expectTricks,
  type HandledRound,
  publicFrames,
  roundsOf,
} from '../frames.ts';
import { startTestServer, type TestServer } from '../harness.ts';
import { allReceive, closeAll, returnInTrick, threeAndAGuest } from '../together.ts';

const clock = new FakeClock();
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ clock });
});
afterAll(() => server.remove());

const sum = (list: number[]) => list.reduce((total, n) => total + n, 0);

function hurry(client: DocumentClient): void {
  client.socket.on('roundEnd', () => clock.advance(8_000));
  client.socket.on('gameCancelled', () => clock.advance(8_000));
}

type Worth = (card: Payload, trick: number) => number;
/** What a card in a trick costs its taker; the price of a trick itself lies on its first card. */
const PRICES: Record<string, Worth> = {
  el: () => -50 / 4,
  kupa: ({ suit }) => (suit === 'hearts' ? -30 : 0),
  erkek: ({ rank }) => (rank === 'K' || rank === 'J' ? -60 : 0),
  kiz: ({ rank }) => (rank === 'Q' ? -100 : 0),
  rifki: ({ display }) => (display === 'K♥' ? -320 : 0),
  sonIki: (_, trick) => (trick >= 11 ? -180 / 4 : 0),
  trump: () => 50 / 4,
};
const TOTALS: Record<string, number> = {
  el: -650,
  kupa: -390,
  erkek: -480,
  kiz: -400,
  rifki: -320,
  sonIki: -360,
  trump: 650,
};

const contractOf = ({ frames }: HandledRound) =>
  frames.find(({ event }) => event === 'contractSelected')!.payload.contract;

function expectKing(round: HandledRound): void {
  const contract = contractOf(round);
  expectTricks(round, contract.trumpSuit ?? null, -1);
  const kind = contract.type === 'trump' ? 'trump' : contract.name;
  const scores = [0, 0, 0, 0];
  for (const [i, { cards, end }] of round.tricks.entries()) {
    for (const { card } of cards) scores[end.winner]! += PRICES[kind]!(card, i);
  }
  if (round.end === null) {
    expect([kind, scores]).toEqual(['kiz', [-100, -100, -100, -100]]);
    return;
  }
  expect(round.end.scoresUpdate).toEqual(scores);
  expect(sum(scores)).toBe(TOTALS[kind]);
}

/** A whole short party: who chose, what was chosen, what it cost. */
function expectParty(received: readonly Received[]): void {
  const rounds = roundsOf(received);
  const end = received.find(({ event }) => event === 'partyEnd')!.payload;
  for (const round of rounds) expectKing(round);
  const counted = rounds.filter((round) => round.end !== null);
  expect(counted).toHaveLength(12);
  const totals = [0, 0, 0, 0];
  const types: Record<string, number> = {};
  const chosen = [0, 1, 2, 3].map(() => ({ penalty: 0, trump: 0 }));
  for (const [i, round] of counted.entries()) {
    const contract = contractOf(round);
    const selector = round.tricks[0]!.cards[0]!.seat;
    if (i > 0) expect(selector).toBe((counted[i - 1]!.tricks[0]!.cards[0]!.seat + 3) % 4);
    chosen[selector]![contract.type as 'penalty' | 'trump']++;
    if (contract.type === 'penalty') types[contract.name] = (types[contract.name] ?? 0) + 1;
    for (const seat of totals.keys()) totals[seat]! += round.end.scoresUpdate[seat];
    expect(round.end.cumulativeScores).toEqual(totals);
  }
  expect(chosen).toEqual([0, 1, 2, 3].map(() => ({ penalty: 2, trump: 1 })));
  expect(Math.max(...Object.values(types))).toBeLessThanOrEqual(2);
  expect(end.finalTotals).toEqual(totals);
  const out = [0, 1, 2, 3].filter((seat) => totals[seat]! >= 0);
  const best = [0, 1, 2, 3].filter((seat) => totals[seat] === Math.max(...totals));
  expect(end.winners).toEqual(out.length > 0 ? out : best);
}

it('004: four clients play a short party, with a return in mid-trick and a rematch', async () => {
  const clients = await threeAndAGuest(server.url, { game: 'king', preset: 'short' });
  const [ayse, bora, can, guest] = clients;
  const players = clients.map((client) => new DocumentPlayer(client));
  for (const player of players) player.hold();
  guest.socket.emit('joinTable', { tableId: ayse.tableId, playerName: 'Defne' });
  await allReceive(clients, 'turnStart');
  const { currentPlayer: selector, phase, contract } = ayse.state;
  expect([phase, contract]).toEqual(['selecting', null]);
  // K1: the holder of the two of diamonds chooses.
  const hasTwo = ({ state }: DocumentClient) =>
    state.hand.some(({ display }: Payload) => display === '2♦');
  expect(clients.findIndex(hasTwo)).toBe(selector);
  const other = clients[(selector + 1) % 4]!;
  other.socket.emit('selectContract', { type: 'penalty', name: 'el' });
  expect((await other.waitFor('error')).code).toBe('NOT_YOUR_TURN');
  clients[selector]!.socket.emit('selectContract', { type: 'trump' });
  expect((await clients[selector]!.waitFor('error')).code).toBe('INVALID_CONTRACT');
  bora.socket.emit('typing', { isTyping: true });
  await can.waitFor('typingUpdate', ({ players: [who] }) => who === 'Bora');
  bora.socket.emit('chatMessage', { text: 'Koz kupa!' });
  await can.waitFor('chat', ({ from }) => from === 'Bora');

  hurry(ayse);
  for (const player of players.slice(0, 3)) player.advance();
  const back = await returnInTrick(server.url, players);
  players[3]!.advance();
  const present = [ayse, back, can, guest];
  await allReceive(present, 'partyEnd');
  expectParty(ayse.received);
  expect(publicFrames(can)).toEqual(publicFrames(ayse));
  expect(publicFrames(guest)).toEqual(publicFrames(ayse));

  const votes = present.map((client) => client.next('turnStart'));
  const received = ayse.received.length;
  for (const client of present) client.socket.emit('rematch', { vote: true });
  await Promise.all(votes);
  const first = ayse.received.slice(received).find(({ event }) => event === 'updateGame')!.payload;
  expect(first).toMatchObject({
    phase: 'selecting',
    roundNumber: 1,
    seat: 0,
    cumulativeScores: [0, 0, 0, 0],
  });
  for (const client of present) expect(await client.ask('leaveTable', {})).toEqual({ ok: true });
  expect(server.lobby.list(true)).toEqual([]);
  const everybody = [...clients, back];
  for (const client of everybody) expectFrames(client);
  const { tableClosed: _, ...table } = KING_TABLE;
  expectTable(
    table,
    everybody.flatMap((client) => client.received),
  );
  closeAll(everybody);
});

it('004: one client and three computer players; a no closes the table', async () => {
  const client = await new DocumentClient(server.url).connected();
  new DocumentPlayer(client);
  hurry(client);
  client.socket.emit('createTable', {
    playerName: 'Ayşe',
    game: 'king',
    preset: 'short',
    bots: ['easy', 'easy', 'easy'],
  });
  await client.waitFor('partyEnd');
  expectParty(client.received);
  client.socket.emit('rematch', { vote: false });
  expect(await client.waitFor('tableClosed')).toEqual({ reason: 'noRematch' });
  expectFrames(client);
  client.close();
});
