// Hearts through real sockets, with clients that know nothing but docs/protocol.md and the rules.

import { afterAll, beforeAll, expect, it } from 'vitest';
import { DocumentClient, type Payload } from '../document-client.ts';
import { DocumentPlayer } from '../document-player.ts';
import { HEARTS_TABLE } from '../document-tables.ts';
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

const connect = () => new DocumentClient(server.url).connected();
const sum = (list: number[]) => list.reduce((total, n) => total + n, 0);
const names = (cards: Payload[]) => cards.map(({ display }) => display).sort();

/** Nobody waits at the end of a round: time passes at once. */
function hurry(client: DocumentClient): void {
  client.socket.on('roundEnd', () => clock.advance(8_000));
}

function expectHearts(round: HandledRound): void {
  expectTricks(round, null, 1);
  const { tricks, end } = round;
  expect(tricks[0]!.cards[0]!.card.display).toBe('2♣');
  const raw = [0, 0, 0, 0];
  for (const { cards, end: taken } of tricks) {
    const worth = cards.map(({ card }) =>
      card.suit === 'hearts' ? 1 : card.display === 'Q♠' ? 13 : 0,
    );
    expect(taken.points).toBe(sum(worth));
    raw[taken.winner]! += taken.points;
  }
  expect(sum(raw)).toBe(26);
  const moon = raw.indexOf(26);
  expect(end.scores).toEqual(moon < 0 ? raw : raw.map((_, seat) => (seat === moon ? 0 : 26)));
}

/** What a seat was dealt, gave and got makes the hand it plays with. */
function expectPass(seat: number, { frames }: HandledRound, direction: string): void {
  const of = (event: string) => frames.filter((frame) => frame.event === event);
  const [dealt, played] = of('startGame').map(({ payload }) => payload);
  const [received] = of('cardsReceived').map(({ payload }) => payload);
  expect(of('passingPhase').map(({ payload }) => payload.direction)).toEqual([direction]);
  const giver = { left: 3, right: 1, across: 2 }[direction]!;
  expect(received.from).toBe(NAMES[(seat + giver) % 4]);
  const kept = dealt.hand.slice(3);
  expect(names(played.hand)).toEqual(names([...kept, ...received.cards]));
  expect(dealt.startingPlayer).toBeNull();
  expect(played.startingPlayer).toBe(
    frames.find(({ event }) => event === 'cardPlayed')!.payload.player,
  );
}

it('000: four clients play a game to 50 points, with talk and a return in mid-trick', async () => {
  const clients = await threeAndAGuest(server.url, {});
  const [ayse, bora, can, guest] = clients;
  bora.socket.emit('typing', { isTyping: true });
  expect(await ayse.waitFor('typingUpdate')).toEqual({ players: ['Bora'] });
  bora.socket.emit('chatMessage', { text: 'Merhaba!' });
  const said = { from: 'Bora', text: 'Merhaba!', timestamp: clock.now() };
  expect(await can.waitFor('chat')).toMatchObject(said);
  expect(await ayse.waitFor('typingUpdate', ({ players }) => players.length === 0)).toBeTruthy();

  const players = clients.map((client) => new DocumentPlayer(client));
  const holder = players[3]!;
  holder.hold();
  guest.socket.emit('joinTable', { tableId: ayse.tableId, playerName: 'Defne' });
  await allReceive(clients, 'passingPhase');
  const joined = guest.all('tableJoined')[0];
  expect(
    joined.players.map(({ seat, name, connected }: Payload) => [seat, name, connected]),
  ).toEqual(NAMES.map((name, seat) => [seat, name, true]));

  const back = await returnInTrick(server.url, players);
  expect(back.all('chatHistory')[0].lines).toMatchObject([said]);
  const present = [ayse, back, can, guest];

  ayse.socket.emit('playCard', { card: ayse.state.hand[0] });
  expect((await ayse.waitFor('error')).code).toBe('NOT_YOUR_TURN');

  hurry(ayse);
  holder.advance();
  const [end] = await allReceive(present, 'gameEnd');
  const rounds = roundsOf(ayse.received);
  const totals = [0, 0, 0, 0];
  for (const [i, round] of rounds.entries()) {
    expectHearts(round);
    for (const seat of totals.keys()) totals[seat]! += round.end.scores[seat];
    expect(round.end.cumulativeScores).toEqual(totals);
    expect(Math.max(...totals) >= 50).toBe(i === rounds.length - 1);
    const direction = ['left', 'right', 'across', 'hold'][i % 4]!;
    if (direction === 'hold') {
      expect(round.frames.some(({ event }) => event === 'passingPhase')).toBe(false);
    } else {
      for (const client of [ayse, can, guest]) {
        expectPass(client.seat!, roundsOf(client.received)[i]!, direction);
      }
    }
  }
  expect(end.finalScores).toEqual(totals);
  expect(totals[end.winner]).toBe(Math.min(...totals));
  expect(publicFrames(can)).toEqual(publicFrames(ayse));
  expect(publicFrames(guest)).toEqual(publicFrames(ayse));
  expect(players.map(({ refusals }) => refusals)).toEqual([1, 0, 0, 0]);
  for (const player of players.slice(0, 3)) player.client.socket.emit('rematch', { vote: true });
  guest.socket.emit('rematch', { vote: false });
  await allReceive(present, 'tableClosed', ({ reason }) => reason === 'noRematch');
  const everybody = [...clients, back];
  for (const client of everybody) expectFrames(client);
  expectTable(
    HEARTS_TABLE,
    everybody.flatMap(({ received }) => received),
  );
  closeAll(everybody);
});

it('C9: four times yes begins the next match at once, with the same seats and no points', async () => {
  const clients = await threeAndAGuest(server.url, { options: { endScore: 1 } });
  const [ayse, , , guest] = clients;
  for (const client of clients) new DocumentPlayer(client);
  guest.socket.emit('joinTable', { tableId: ayse.tableId, playerName: 'Defne' });
  await allReceive(clients, 'gameEnd');
  const messages = clients.map((client) => client.received.length);
  for (const client of clients) client.socket.emit('rematch', { vote: true });
  const again = await Promise.all(clients.map((client) => client.next('gameEnd')));
  for (const [seat, client] of clients.entries()) {
    const since = client.received.slice(messages[seat]);
    const votes = since.filter(({ event }) => event === 'rematchStatus');
    expect(
      votes.filter(({ payload }) => payload.votes.every((vote: boolean) => vote)),
    ).toHaveLength(1);
    const first = since.find(({ event }) => event === 'updateGame')!.payload;
    expect(first).toMatchObject({
      phase: 'passing',
      roundNumber: 1,
      seat,
      cumulativeScores: [0, 0, 0, 0],
    });
    expect(since.find(({ event }) => event === 'passingPhase')!.payload.direction).toBe('left');
    expectHearts(roundsOf(since)[0]!);
    expect(again[seat].finalScores).toEqual(roundsOf(since)[0]!.end.scores);
  }
  clients[2]!.socket.emit('rematch', { vote: false });
  await allReceive(clients, 'tableClosed', ({ reason }) => reason === 'noRematch');
  for (const client of clients) expectFrames(client);
  closeAll(clients);
});

it('one client and three computer players', async () => {
  const client = await connect();
  new DocumentPlayer(client);
  hurry(client);
  client.socket.emit('createTable', {
    playerName: 'Ayşe',
    bots: ['easy', 'easy', 'easy'],
    options: { endScore: 30 },
  });
  const { finalScores, winner } = await client.waitFor('gameEnd');
  expect(finalScores[winner]).toBe(Math.min(...finalScores));
  for (const round of roundsOf(client.received)) expectHearts(round);
  client.socket.emit('rematch', { vote: false });
  await client.waitFor('tableClosed');
  expectFrames(client);
  client.close();
});
