// Every code that a request can be refused with, in the order of C4, as acknowledgement and as event; nothing changes.

import { ERROR_CODES } from '@kalpler/protocol';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { newToken } from '../../src/identity/token.ts';
import { DocumentClient, type Payload } from '../document-client.ts';
import { FakeClock } from '../fake-clock.ts';
import { startTestServer, type TestServer } from '../harness.ts';
import { prepareTable } from '../prepared.ts';
import { sitTogether } from '../together.ts';

let server: TestServer;
const clients: DocumentClient[] = [];
const seen = new Set<string>();

beforeAll(async () => {
  server = await startTestServer({ clock: new FakeClock(), env: { REQUESTS_PER_SECOND: '1000' } });
});
afterEach(() => {
  for (const client of clients.splice(0)) client.close();
});
afterAll(() => server.remove());

async function guest(token?: string): Promise<DocumentClient> {
  const client = new DocumentClient(server.url, token === undefined ? {} : { token });
  clients.push(client);
  const welcome = client.next('welcome');
  await client.connected();
  await welcome;
  return client;
}

async function four(settings: Payload = {}) {
  const players = await sitTogether(server.url, settings);
  clients.push(...players);
  return players;
}

/** The code with which a request is refused; the event says the same as the acknowledgement. */
async function refusal(
  client: DocumentClient,
  event: string,
  payload: Payload = {},
): Promise<string> {
  const before = client.all('error').length;
  const sent = await client.ask(event, payload);
  expect(sent.ok, `${event} ${JSON.stringify(payload)} was accepted`).toBe(false);
  const errors = client.all('error').slice(before);
  expect(errors).toEqual([{ ...sent.error, request: event }]);
  expect(sent.error.message).not.toBe('');
  expect(JSON.stringify(sent)).not.toMatch(/\bat .*\.ts:\d+|node_modules/);
  seen.add(sent.error.code);
  return sent.error.code;
}

/** The same, for several payloads. */
async function refusals(client: DocumentClient, event: string, payloads: Payload[]) {
  const codes: string[] = [];
  for (const payload of payloads) codes.push(await refusal(client, event, payload));
  return [...new Set(codes)];
}

async function versionOf(client: DocumentClient): Promise<number> {
  await client.ask('sync');
  return client.all('reconnected').at(-1).version;
}

describe('the lobby', () => {
  it('H14: TABLE_NOT_FOUND, then GAME_IN_PROGRESS, then TABLE_FULL', async () => {
    const players = await four();
    const { tableId } = players[0];
    const stranger = await guest();
    expect(await refusal(stranger, 'joinTable', { tableId: 'yok', playerName: 'Ege' })).toBe(
      'TABLE_NOT_FOUND',
    );
    // The table is full as well, but that it is being played at comes first; so does it before the name.
    expect(await refusal(stranger, 'joinTable', { tableId, playerName: 'Ayşe' })).toBe(
      'GAME_IN_PROGRESS',
    );
    for (const event of ['addBot', 'startTable'])
      expect(await refusal(players[0], event)).toBe('GAME_IN_PROGRESS');
    expect(await refusal(players[0], 'removeBot', { seat: 1 })).toBe('GAME_IN_PROGRESS');
  });

  it('TABLE_FULL: all chairs are taken, though somebody is away', async () => {
    const three = await sitTogether(server.url, {}, 3);
    clients.push(...three);
    const [owner, , away] = three;
    const left = owner.next('updatePlayers');
    away.close();
    await left;
    const fourth = await guest();
    const { tableId } = owner;
    expect(await fourth.ask('joinTable', { tableId, playerName: 'Defne' })).toMatchObject({
      ok: true,
      seat: 3,
    });
    const fifth = await guest();
    expect(await refusal(fifth, 'joinTable', { tableId, playerName: 'Ege' })).toBe('TABLE_FULL');
    expect(await refusal(owner, 'addBot')).toBe('TABLE_FULL');
  });

  it('NAME_TAKEN: by a name that looks the same', async () => {
    const [owner] = await sitTogether(server.url, {}, 1);
    clients.push(owner);
    const { tableId } = owner;
    const stranger = await guest();
    for (const playerName of ['Ayşe', ' AYŞE ', 'Ａｙşｅ'])
      expect(await refusal(stranger, 'joinTable', { tableId, playerName })).toBe('NAME_TAKEN');
  });

  it('C8: CANNOT_RECONNECT without the right token, and with it under another name', async () => {
    const [ayse, bora] = await four();
    const { tableId } = ayse;
    const back = (more: object) => ({ tableId, ...more });
    const stranger = await guest();
    const other = await four();
    expect(
      await refusals(stranger, 'reconnect', [
        back({}),
        back({ playerName: 'Ayşe' }),
        back({ playerName: 'Ayşe', token: newToken() }),
        back({ token: 'Ayşe Ayşe Ayşe Ayşe' }),
        back({ token: ayse.token, playerName: 'Bora' }),
        back({ token: other[0].token }),
      ]),
    ).toEqual(['CANNOT_RECONNECT']);
    expect(await refusal(bora, 'reconnect', back({ token: ayse.token }))).toBe('CANNOT_RECONNECT');
    expect(await refusal(stranger, 'reconnect', { tableId: 'yok' })).toBe('TABLE_NOT_FOUND');
    const seats = (await ayse.ask('sync')) && ayse.all('tableJoined').at(-1).players;
    expect(seats.map(({ connected }: Payload) => connected)).toEqual([true, true, true, true]);
  });

  it('BAD_REQUEST: what has no form, no sense, or no end', async () => {
    const stranger = await guest();
    const made = await refusals(stranger, 'createTable', [
      {},
      { playerName: '' },
      { playerName: '\u200b\u202e' },
      { playerName: 'x'.repeat(21) },
      { playerName: 'Ege', game: 'poker' },
      { playerName: 'Ege', preset: 'constructor' },
      { playerName: 'Ege', options: { endScore: 0 } },
      { playerName: 'Ege', options: { nonsense: true } },
      { playerName: 'Ege', bots: ['genius'] },
      { playerName: 'Ege', spectatorDelay: 601 },
      'Ege',
    ]);
    expect(made).toEqual(['BAD_REQUEST']);
    expect(await refusal(stranger, 'noSuchRequest')).toBe('BAD_REQUEST');
    const [owner] = await four();
    expect(await refusal(owner, 'createTable', { playerName: 'Ege' })).toBe('BAD_REQUEST');
  });

  it('NOT_SEATED: for all that needs a seat, from strangers and from spectators', async () => {
    const players = await four();
    const stranger = await guest();
    const spectator = await guest();
    await spectator.ask('spectate', { tableId: players[0].tableId, playerName: 'Ege' });
    for (const client of [stranger, spectator]) {
      expect(await refusal(client, 'playCard', { card: 'QS' })).toBe('NOT_SEATED');
      expect(await refusal(client, 'readyNext')).toBe('NOT_SEATED');
      expect(await refusal(client, 'rematch', { vote: true })).toBe('NOT_SEATED');
      expect(await refusal(client, 'setSalt', { salt: 'tuz' })).toBe('NOT_SEATED');
    }
    for (const event of ['leaveTable', 'sync'])
      expect(await refusal(stranger, event)).toBe('NOT_SEATED');
    expect(await refusal(stranger, 'chatMessage', { text: 'hey' })).toBe('NOT_SEATED');
  });

  it('NOT_OWNER and CHAT_CLOSED', async () => {
    const [owner, other] = await sitTogether(server.url, {}, 2);
    clients.push(owner, other);
    for (const event of ['addBot', 'startTable'])
      expect(await refusal(other, event)).toBe('NOT_OWNER');
    expect(await refusal(other, 'removeBot', { seat: 0 })).toBe('NOT_OWNER');
    expect(await refusal(other, 'closeChat', { closed: true })).toBe('NOT_OWNER');
    expect(await owner.ask('closeChat', { closed: true })).toMatchObject({ ok: true });
    for (const client of [owner, other]) {
      expect(await refusal(client, 'chatMessage', { text: 'merhaba' })).toBe('CHAT_CLOSED');
      expect(await refusal(client, 'reaction', { reaction: '👍' })).toBe('CHAT_CLOSED');
    }
  });

  it('KICKED and TABLE_LOCKED', async () => {
    const [owner, other] = await sitTogether(server.url, {}, 2);
    const { tableId } = owner;
    const late = await guest();
    clients.push(owner, other);
    await owner.ask('kickPlayer', { seat: 1 });
    await owner.ask('lockTable', { locked: true });
    expect(await refusal(other, 'joinTable', { tableId, playerName: 'Bora' })).toBe('KICKED');
    expect(await refusal(late, 'joinTable', { tableId, playerName: 'Ece' })).toBe('TABLE_LOCKED');
  });

  it('RATE_LIMITED: who types too much', async () => {
    const [owner] = await sitTogether(server.url, {}, 1);
    clients.push(owner);
    for (let i = 0; i < 4; i++) await owner.ask('typing', { isTyping: true });
    expect(await refusal(owner, 'typing', { isTyping: false })).toBe('RATE_LIMITED');
  });
});

describe('C4: the order of checks', () => {
  it('H10: a pass', async () => {
    const players = await four();
    const [ayse] = players;
    const { hand } = ayse.state;
    const foreign = players[1].state.hand[0];
    const cards = hand.slice(0, 3);
    const version = await versionOf(ayse);
    expect(await refusal(ayse, 'playCard', { card: foreign })).toBe('WRONG_PHASE');
    expect(await refusal(ayse, 'submitBid', { bid: 99 })).toBe('WRONG_PHASE');
    const wrong = [{ cards: cards.slice(0, 2) }, { cards: [] }, { cards: hand.slice(0, 4) }];
    const twice = { cards: [cards[0], cards[0], cards[1]] };
    expect(await refusals(ayse, 'submitPass', [...wrong, twice])).toEqual(['INVALID_PASS']);
    // The number comes before the cards.
    expect(await refusal(ayse, 'submitPass', { cards: [foreign] })).toBe('INVALID_PASS');
    const bad = [foreign, '', 'ZZ', { suit: 'stars', rank: 1 }].map((card) => ({
      cards: [cards[0], cards[1], card],
    }));
    expect(await refusals(ayse, 'submitPass', bad)).toEqual(['INVALID_CARD']);
    expect(await versionOf(ayse)).toBe(version);
    expect(await ayse.ask('submitPass', { cards })).toMatchObject({ ok: true });
    expect(await refusals(ayse, 'submitPass', [{ cards }, twice])).toEqual(['ALREADY_SUBMITTED']);
    expect(await versionOf(ayse)).toBe(version + 1);
  });

  it('a card', async () => {
    const prepared = await prepareTable({
      game: 'hearts',
      options: { preset: 'kalpler', passCycle: ['hold'] },
      hands: ['...AKQJT98765432', '..AKQJT98765432.', 'AKQJT98765432...', '.AKQJT98765432..'],
    });
    const own = await startTestServer({ clock: new FakeClock(), folder: prepared.folder });
    try {
      const players: DocumentClient[] = [];
      for (const token of prepared.tokens) {
        const client = await new DocumentClient(own.url, { token }).connected();
        players.push(client);
        await client.ask('reconnect', { tableId: prepared.tableId });
      }
      const [clubs, diamonds] = players as [DocumentClient, DocumentClient];
      const version = await versionOf(clubs);
      expect(await refusal(clubs, 'submitPass', { cards: [] })).toBe('WRONG_PHASE');
      expect(await refusal(diamonds, 'playCard', { card: 'AC' })).toBe('NOT_YOUR_TURN');
      expect(await refusal(diamonds, 'playCard', { card: 'ZZ' })).toBe('NOT_YOUR_TURN');
      expect(await refusals(clubs, 'playCard', [{ card: 'AH' }, { card: 'ZZ' }])).toEqual([
        'INVALID_CARD',
      ]);
      expect(await refusal(clubs, 'playCard', { card: '3C' })).toBe('ILLEGAL_PLAY');
      expect(clubs.all('error').at(-1)).toMatchObject({ rule: 'openingLead' });
      expect(await refusal(clubs, 'claim')).toBe('ILLEGAL_PLAY');
      expect(await refusal(clubs, 'playCard', { card: '2C', version: version - 1 })).toBe(
        'NOT_YOUR_TURN',
      );
      expect(await versionOf(clubs)).toBe(version);
      const play = { card: { suit: 'clubs', rank: 2 }, version, cmdId: 'bir' };
      expect(await clubs.ask('playCard', play)).toEqual({ ok: true, version: version + 1 });
      // The same request again is answered and changes nothing; without its number it comes too late.
      expect(await clubs.ask('playCard', play)).toMatchObject({ ok: true });
      expect(await refusal(clubs, 'playCard', { card: '2C' })).toBe('NOT_YOUR_TURN');
      expect(await versionOf(clubs)).toBe(version + 1);
      for (const client of players) client.close();
    } finally {
      await own.remove();
    }
  });

  it('S6, S7, S10: a bid', async () => {
    const game = 'spades';
    const options = { bidding: 'sequential', firstDealer: 0, blindNilMinDeficit: 0 };
    const [dealer, first] = await four({ game, options });
    const bids = [-1, 14, 2.5, '3', 'NIL', ''].map((bid) => ({ bid }));
    expect(await refusals(dealer, 'submitBid', [...bids, { bid: 3 }])).toEqual(['NOT_YOUR_TURN']);
    expect(await refusals(first, 'submitBid', bids)).toEqual(['INVALID_BID']);
    expect(await refusal(first, 'playCard', { card: 'AS' })).toBe('WRONG_PHASE');
    expect(await refusal(first, 'submitExchange', { cards: [] })).toBe('WRONG_PHASE');
    expect(await first.ask('revealHand')).toMatchObject({ ok: true });
    expect(await refusal(first, 'revealHand')).toBe('ALREADY_SUBMITTED');
    expect(await refusal(first, 'submitBid', { bid: 'blind_nil' })).toBe('INVALID_BID');
    expect(first.all('error').at(-1)).toMatchObject({ rule: 'blindNilSeen' });
  });

  it('K18: a contract', async () => {
    const players = await four({ game: 'king' });
    const { selector } = players[0].state;
    const other = players[(selector + 1) % 4]!;
    const good = { type: 'penalty', name: 'el' };
    const bad = [
      { type: 'penalty' },
      { type: 'trump' },
      { type: 'penalty', name: 'pik' },
      { type: 'penalty', name: 'el', trumpSuit: 'hearts' },
      { type: 'trump', trumpSuit: 'hearts', kingDeclared: true },
    ];
    expect(await refusals(other, 'selectContract', [good, ...bad])).toEqual(['NOT_YOUR_TURN']);
    expect(await refusals(players[selector]!, 'selectContract', bad)).toEqual(['INVALID_CONTRACT']);
    expect(await refusal(players[selector]!, 'cancelDeal')).toBe('INVALID_CONTRACT');
    expect(await refusal(players[selector]!, 'readyNext')).toBe('WRONG_PHASE');
    expect(await refusal(players[selector]!, 'rematch', { vote: true })).toBe('WRONG_PHASE');
    expect(await players[selector]!.ask('selectContract', good)).toMatchObject({ ok: true });
    expect(await refusal(players[selector]!, 'selectContract', good)).toBe('WRONG_PHASE');
  });
});

it('no code is left out', () => {
  // INVALID_MOVE cannot be written in a request, TRY_AGAIN needs a store that fails.
  expect(ERROR_CODES.filter((code) => !seen.has(code))).toEqual(['INVALID_MOVE', 'TRY_AGAIN']);
});
