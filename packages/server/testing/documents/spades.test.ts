// Spades through real sockets, with clients that know nothing but docs/protocol.md and the rules.

import { afterAll, beforeAll, expect, it } from 'vitest';
import { DocumentClient, type Payload } from '../document-client.ts';
import { DocumentPlayer } from '../document-player.ts';
import { SPADES_TABLE } from '../document-tables.ts';
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
import { allReceive, closeAll, NAMES, returnInTrick, threeAndAGuest } from '../together.ts';

const clock = new FakeClock();
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ clock });
});
afterAll(() => server.remove());

function hurry(client: DocumentClient): void {
  client.socket.on('roundEnd', () => clock.advance(8_000));
}

/** The points of one side by the document: contract, nils and bags, and the bags afterwards. */
function sideScore(bids: Payload[], tricks: number[], bagsBefore: number): [number, number] {
  let contract = 0;
  let made = 0;
  let spilled = 0;
  let points = 0;
  for (const [i, bid] of bids.entries()) {
    if (bid === 'nil') {
      points += tricks[i] === 0 ? 50 : -50;
      spilled += tricks[i]!;
    } else {
      contract += bid;
      made += tricks[i]!;
    }
  }
  const isMade = made >= contract;
  const over = (isMade ? made - contract : 0) + spilled;
  points += (isMade ? 10 : -10) * contract + over;
  let bags = bagsBefore + over;
  for (; bags >= 10; bags -= 10) points -= 100;
  return [points, bags];
}

/** Checks one round against the document and gives the bags after it. */
function expectSpades(round: HandledRound, bagsBefore: number[]): number[] {
  expectTricks(round, 'spades', 1);
  const tricks = [0, 0, 0, 0];
  for (const { end } of round.tricks) {
    expect(end.team).toBe(end.winner % 2);
    tricks[end.winner]!++;
  }
  const bids = round.frames.findLast(({ event }) => event === 'bidsUpdate')!.payload.bids;
  const sides = [0, 1].map((side) =>
    sideScore([bids[side], bids[side + 2]], [tricks[side]!, tricks[side + 2]!], bagsBefore[side]!),
  );
  expect(round.end.scores).toEqual(sides.map(([points]) => points));
  expect(round.end.bags).toEqual(sides.map(([, bags]) => bags));
  return round.end.bags;
}

function expectMatch(received: DocumentClient['received'], target: number): void {
  const end = received.find(({ event }) => event === 'gameEnd')!.payload;
  const rounds = roundsOf(received);
  const totals = [0, 0];
  let bags = [0, 0];
  for (const [i, round] of rounds.entries()) {
    bags = expectSpades(round, bags);
    for (const side of totals.keys()) totals[side]! += round.end.scores[side];
    expect(round.end.cumulative).toEqual(totals);
    expect(Math.max(...totals) >= target).toBe(i === rounds.length - 1);
  }
  expect(end.finalScores).toEqual(totals);
  expect(totals[end.winnerTeam]).toBe(Math.max(...totals));
}

it('002: four clients bid and play to the target, with a return in mid-trick and a rematch', async () => {
  const clients = await threeAndAGuest(server.url, {
    game: 'spades',
    options: { targetScore: 60 },
  });
  const [ayse, bora, can, guest] = clients;
  const players = clients.map((client) => new DocumentPlayer(client));
  const bids = [3, 'nil', 2, 2] as const;
  for (const [seat, player] of players.entries()) player.bid = bids[seat]!;
  players[3]!.hold();
  guest.socket.emit('joinTable', { tableId: ayse.tableId, playerName: 'Defne' });
  await allReceive(clients, 'biddingPhase');
  expect(ayse.all('biddingPhase')).toEqual([{ roundNumber: 1, timeoutAt: clock.now() + 45_000 }]);
  ayse.socket.emit('submitBid', { bid: 14 });
  expect((await ayse.waitFor('error')).code).toBe('INVALID_BID');
  ayse.socket.emit('playCard', { card: ayse.state.hand[0] });
  expect((await ayse.waitFor('error', ({ request }) => request === 'playCard')).code).toBe(
    'WRONG_PHASE',
  );
  bora.socket.emit('typing', { isTyping: true });
  await ayse.waitFor('typingUpdate', ({ players: [who] }) => who === 'Bora');
  bora.socket.emit('chatMessage', { text: 'Sıfır dedim.' });
  await ayse.waitFor('chat', ({ from, text }) => from === 'Bora' && text === 'Sıfır dedim.');

  hurry(ayse);
  const back = await returnInTrick(server.url, players);
  players[1]!.bid = 'nil';
  const shown = ayse.all('bidsUpdate').at(-1);
  expect(shown.bids).toEqual([...bids]);
  players[3]!.advance();
  const present = [ayse, back, can, guest];
  await allReceive(present, 'gameEnd');
  expectMatch(ayse.received, 60);
  // S9: the deal, and with it the first lead, goes round.
  const leaders = roundsOf(ayse.received).map(({ tricks }) => tricks[0]!.cards[0]!.seat);
  expect(leaders).toEqual(leaders.map((_, i) => (leaders[0]! + i) % 4));
  expect(publicFrames(can)).toEqual(publicFrames(ayse));
  expect(publicFrames(guest)).toEqual(publicFrames(ayse));
  expect(players.map(({ refusals }) => refusals)).toEqual([2, 0, 0, 0]);

  const received = ayse.received.length;
  const ends = present.map((client) => client.next('gameEnd'));
  for (const client of present) client.socket.emit('rematch', { vote: true });
  await Promise.all(ends);
  const since = ayse.received.slice(received);
  const first = since.find(({ event }) => event === 'updateGame')!.payload;
  expect(first).toMatchObject({
    phase: 'bidding',
    roundNumber: 1,
    seat: 0,
    cumulativeScores: [0, 0],
    bags: [0, 0],
  });
  expectMatch(since, 60);
  can.socket.emit('rematch', { vote: false });
  await allReceive(present, 'tableClosed', ({ reason }) => reason === 'noRematch');
  const everybody = [...clients, back];
  for (const client of everybody) expectFrames(client);
  expectTable(
    SPADES_TABLE,
    everybody.flatMap((client) => client.received),
  );
  closeAll(everybody);
});

it('one client and three computer players', async () => {
  const client = await new DocumentClient(server.url).connected();
  new DocumentPlayer(client);
  hurry(client);
  client.socket.emit('createTable', {
    playerName: NAMES[0],
    game: 'spades',
    bots: ['easy', 'easy', 'easy'],
    options: { targetScore: 100, loseScore: -100 },
  });
  const { finalScores, winnerTeam } = await client.waitFor('gameEnd');
  expect(finalScores[winnerTeam]).toBe(Math.max(...finalScores));
  client.socket.emit('rematch', { vote: false });
  await client.waitFor('tableClosed');
  expectFrames(client);
  client.close();
});
