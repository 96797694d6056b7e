// Fair deals over the wire: promised before the first card, mixed with the players' salts, published at the end.

import { checkMatch, commitment, type MatchJson, readMatch } from '@kalpler/fair';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DocumentClient, type Payload } from '../document-client.ts';
import { FakeClock } from '../fake-clock.ts';
import { startTestServer, type TestServer } from '../harness.ts';
import { allReceive, closeAll, codeOf, type Four, NAMES, sitTogether } from '../together.ts';

const clock = new FakeClock();
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ clock });
});
afterAll(() => server.remove());

const SHORT = { options: { endScore: 1, passCycle: ['hold'] } };
const promised = (client: DocumentClient): string => client.all('tableJoined')[0].commitment;

async function download(match: string): Promise<{ status: number; text: string }> {
  const response = await fetch(`${server.url}/api/matches/${match}`);
  return { status: response.status, text: await response.text() };
}

/** The name of the match that runs, as clients with views know it. */
async function runningMatch({ tableId }: DocumentClient): Promise<string> {
  const client = await new DocumentClient(server.url, { dialect: 'views' }).connected();
  await client.ask('spectate', { tableId });
  const { match } = client.all('reconnected')[0];
  client.close();
  return match;
}

function openingOf(text: string): { commitment: string; salts: (string | null)[] } {
  const { deals } = (JSON.parse(text) as MatchJson).table.opening;
  if (deals.kind !== 'fair') throw new Error('not fair');
  return { commitment: deals.commitment, salts: [...deals.salts] };
}

async function playMatch(clients: Four): Promise<Payload> {
  const ends = clients.map((client) => client.next('matchEnd'));
  for (const client of clients) client.playAlong();
  const [end] = await Promise.all(ends);
  return end;
}

describe('a match', () => {
  it('is dealt as promised, and everybody can check it afterwards', async () => {
    const salted = await new DocumentClient(server.url).connected();
    await salted.ask('createTable', { playerName: 'Ayşe', salt: 'nar tanesi', ...SHORT });
    const { tableId } = salted;
    expect(promised(salted)).toMatch(/^[0-9a-f]{64}$/);
    const clients = [salted] as DocumentClient[] as Four;
    for (const [seat, salt] of [null, '🎲 zar', null].entries()) {
      const client = await new DocumentClient(server.url).connected();
      const playerName = NAMES[seat + 1];
      if (seat === 2) await clients[1].ask('setSalt', { salt: 'sonradan' });
      await client.ask('joinTable', { tableId, playerName, ...(salt === null ? {} : { salt }) });
      clients.push(client);
    }
    const commitments = clients.map(promised);
    expect(new Set(commitments).size).toBe(1);
    const { players } = clients[3].all('tableJoined')[0];
    expect(players.map((player: Payload) => player.salted)).toEqual([true, true, true, false]);
    const match = await runningMatch(salted);
    expect(await download(match)).toMatchObject({ status: 404 });
    expect(await codeOf(clients[0].ask('setSalt', { salt: 'geç' }))).toBe('WRONG_PHASE');
    await allReceive(clients, 'startGame');
    const dealt = clients.map((client) => client.all('startGame')[0].hand);

    const end = await playMatch(clients);
    expect(end).toMatchObject({ match, url: `/api/matches/${match}` });
    for (const client of clients) {
      const notifying = client.received.filter((frame) =>
        JSON.stringify(frame).includes(end.secret),
      );
      expect(notifying.map(({ event }) => event)).toEqual(['matchEnd']);
      const order = client.received.map(({ event }) => event);
      expect(order.indexOf('matchEnd')).toBeGreaterThan(order.indexOf('gameEnd'));
    }
    const { status, text } = await download(match);
    expect(status).toBe(200);
    const report = checkMatch(text);
    expect(report).toMatchObject({ ok: true, value: { fair: true } });
    expect(report.ok && report.value.lines).toHaveLength(2);
    expect(openingOf(text)).toEqual({
      commitment: commitments[0],
      salts: ['nar tanesi', 'sonradan', '🎲 zar', null],
    });
    const read = readMatch(text);
    if (!read.ok) throw new Error(read.error);
    expect(commitment(read.value.secret)).toBe(commitments[0]);
    expect(JSON.parse(text).secret).toBe(end.secret);
    expect(read.value.table.standing.totals).toEqual(clients[0].all('gameEnd')[0].finalScores);
    const [first] = (JSON.parse(text) as MatchJson).table.log;
    expect('deal' in first! && first.deal).toEqual(dealt.map(notation));
    closeAll(clients);
  });

  it('C9: that is played again has another promise, sent before anybody votes', async () => {
    const clients = await sitTogether(server.url, SHORT);
    await playMatch(clients);
    const status = await clients[0].waitFor('rematchStatus');
    expect(status.commitment).toMatch(/^[0-9a-f]{64}$/);
    expect(status.commitment).not.toBe(promised(clients[0]));
    expect(await codeOf(clients[1].ask('setSalt', { salt: 'yeni' }))).toBe('ok');
    const ends = clients.map((client) => client.next('matchEnd'));
    for (const client of clients) client.socket.emit('rematch', { vote: true });
    const [end] = await Promise.all(ends);
    expect(end.match).not.toBe(clients[0].all('matchEnd')[0].match);
    const { text } = await download(end.match);
    expect(checkMatch(text)).toMatchObject({ ok: true, value: { fair: true } });
    expect(openingOf(text)).toEqual({
      commitment: status.commitment,
      salts: [null, 'yeni', null, null],
    });
    closeAll(clients);
  });

  it('that is broken off is published with what was dealt of it', async () => {
    const clients = await sitTogether(server.url, { game: 'king' });
    const match = await runningMatch(clients[0]);
    for (const client of clients) await client.ask('leaveTable');
    const { text } = await download(match);
    const report = checkMatch(text);
    expect(report).toMatchObject({ ok: true, value: { fair: true } });
    expect(report.ok && report.value.lines.at(-1)).toMatch(/not finished/);
    closeAll(clients);
  });
});

describe('a salt', () => {
  it.each([
    ['too long', 'x'.repeat(65)],
    ['with a control character', 'a\u0007'],
    ['with half a character', 'a\ud800'],
  ])('%s is refused', async (_, salt) => {
    const client = await new DocumentClient(server.url).connected();
    expect(await codeOf(client.ask('createTable', { playerName: 'Ayşe', salt }))).toBe(
      'BAD_REQUEST',
    );
    await client.ask('createTable', { playerName: 'Ayşe' });
    expect(await codeOf(client.ask('setSalt', { salt }))).toBe('BAD_REQUEST');
    expect(await codeOf(client.ask('setSalt', { salt: null }))).toBe('ok');
    client.close();
  });
});

/** A hand as the log of a match writes it. */
function notation(hand: Payload[]): string {
  const ranksOf = (suit: string) =>
    [...'AKQJT98765432'].filter((rank) =>
      hand.some((card) => card.suit === suit && card.rank.replace('10', 'T') === rank),
    );
  return ['spades', 'hearts', 'diamonds', 'clubs']
    .map((suit) => ranksOf(suit).join('') || '-')
    .join('.');
}
