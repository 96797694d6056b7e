// The chat of a table: lines and their limits, typing, reactions, and muting somebody.

import { MOST_CHAT, REACTIONS } from '@kalpler/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MOST_LINES } from '../../src/table/chat.ts';
import { TableHost } from '../../src/table/host.ts';
import { DocumentClient, type Payload } from '../document-client.ts';
import { FakeClock } from '../fake-clock.ts';
import { FlakyStore } from '../flaky-store.ts';
import { newFolder, startTestServer, type TestServer } from '../harness.ts';
import { closeAll, codeOf, sitTogether } from '../together.ts';

const clock = new FakeClock();
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ clock, env: { REQUESTS_PER_SECOND: '1000' } });
});
afterAll(() => server.remove());

const connect = (token?: string) =>
  new DocumentClient(server.url, token === undefined ? {} : { token }).connected();
const say = (client: DocumentClient, text: string) => codeOf(client.ask('chatMessage', { text }));
const texts = (lines: Payload[]) => lines.map(({ text }) => text);

describe('lines', () => {
  it('reach everybody, the writer too, with name, seat and time', async () => {
    const [ayse, bora] = await sitTogether(server.url, {}, 2);
    const line = { from: 'Bora', seat: 1, text: 'Selam', timestamp: clock.now() };
    expect(await say(bora, 'Selam')).toBe('ok');
    expect(await ayse.waitFor('chat')).toEqual(line);
    expect(bora.all('chat')).toEqual([line]);
    closeAll([ayse, bora]);
  });

  it('are kept for those who come later, the last hundred of them', async () => {
    const [ayse] = await sitTogether(server.url, {}, 1);
    for (let i = 1; i <= MOST_LINES + 3; i++) await say(ayse, `${i}`);
    const bora = await connect();
    await bora.ask('joinTable', { tableId: ayse.tableId, playerName: 'Bora' });
    const { lines } = await bora.waitFor('chatHistory');
    expect(texts(lines)).toEqual(Array.from({ length: MOST_LINES }, (_, i) => `${i + 4}`));
    closeAll([ayse, bora]);
  });

  it.each([
    ['line ends and blanks become one blank', '  çok\n\tgüzel  ', 'çok güzel'],
    ['signs that nobody sees are taken out', 'a\u0000b\u202ec', 'abc'],
    ['as many characters as there may be', '🃏'.repeat(MOST_CHAT), '🃏'.repeat(MOST_CHAT)],
  ])('%s', async (_, text, event) => {
    const [ayse] = await sitTogether(server.url, {}, 1);
    expect(await say(ayse, text)).toBe('ok');
    expect(texts(ayse.all('chat'))).toEqual([event]);
    ayse.close();
  });

  it.each([
    ['nothing', ''],
    ['blanks', ' \n '],
    ['too many characters', 'x'.repeat(MOST_CHAT + 1)],
    ['far too many', 'x'.repeat(4 * MOST_CHAT + 1)],
    ['half a character', 'x\udc00'],
  ])('%s: refused', async (_, text) => {
    const [ayse] = await sitTogether(server.url, {}, 1);
    expect(await say(ayse, text)).toBe('BAD_REQUEST');
    expect(ayse.all('chat')).toEqual([]);
    ayse.close();
  });

  it('are limited for each address', async () => {
    const strict = await startTestServer({ clock, env: { CHATS_PER_MINUTE: '3' } });
    const [ayse, bora] = await sitTogether(strict.url, {}, 2);
    const codes = [
      await say(ayse, '1'),
      await codeOf(bora.ask('reaction', { reaction: REACTIONS[0] })),
      await say(bora, '3'),
      await say(ayse, '4'),
      await codeOf(bora.ask('reaction', { reaction: REACTIONS[0] })),
    ];
    expect(codes).toEqual(['ok', 'ok', 'ok', 'RATE_LIMITED', 'RATE_LIMITED']);
    expect(ayse.all('chat')).toHaveLength(3);
    closeAll([ayse, bora]);
    await strict.remove();
  });

  it('are for those at the table', async () => {
    const stranger = await connect();
    expect(await say(stranger, 'Selam')).toBe('NOT_SEATED');
    stranger.close();
  });
});

describe('typing', () => {
  const typing = (client: DocumentClient, isTyping: boolean) => client.ask('typing', { isTyping });
  const shown = (client: DocumentClient) =>
    client.all('typingUpdate').map(({ players }: Payload) => players);

  it('goes out after 5 seconds, counted from the last sign', async () => {
    const [ayse] = await sitTogether(server.url, {}, 1);
    await typing(ayse, true);
    clock.advance(4_000);
    await typing(ayse, true);
    clock.advance(4_999);
    await typing(ayse, true);
    expect(shown(ayse)).toEqual([['Ayşe']]);
    const out = ayse.next('typingUpdate');
    clock.advance(5_000);
    expect(await out).toEqual({ players: [] });
    ayse.close();
  });

  it('ends with the line, or with a word', async () => {
    const [ayse, bora] = await sitTogether(server.url, {}, 2);
    await typing(ayse, true);
    await typing(bora, true);
    await say(ayse, 'Evet');
    await typing(bora, false);
    expect(shown(bora)).toEqual([['Ayşe'], ['Ayşe', 'Bora'], ['Bora'], []]);
    await typing(bora, false);
    expect(shown(bora)).toHaveLength(4);
    closeAll([ayse, bora]);
  });

  it('of somebody who left and has another name elsewhere goes out as well', async () => {
    const [ayse, bora] = await sitTogether(server.url, {}, 2);
    await typing(bora, true);
    await bora.ask('leaveTable');
    await bora.ask('createTable', { playerName: 'Burak' });
    const out = ayse.next('typingUpdate', ({ players }) => players.length === 0);
    clock.advance(5_000);
    await out;
    closeAll([ayse, bora]);
  });
});

describe('reactions', () => {
  it('are one of a few, sent like lines', async () => {
    const [ayse, bora] = await sitTogether(server.url, {}, 2);
    expect(await codeOf(ayse.ask('reaction', { reaction: '👏' }))).toBe('ok');
    expect(await bora.waitFor('chat')).toEqual({
      from: 'Ayşe',
      seat: 0,
      text: '',
      reaction: '👏',
      timestamp: clock.now(),
    });
    expect(await codeOf(ayse.ask('reaction', { reaction: '💣' }))).toBe('BAD_REQUEST');
    closeAll([ayse, bora]);
  });
});

describe('muting', () => {
  it('is for one player only, also in the history, until taken back', async () => {
    const [ayse, bora, can] = await sitTogether(server.url, {}, 3);
    expect(await codeOf(ayse.ask('mutePlayer', { seat: 1, muted: true }))).toBe('ok');
    expect(ayse.all('chatState')).toEqual([{ closed: false, muted: [1] }]);
    await say(bora, 'kimse duymaz');
    await say(can, 'herkes duyar');
    expect(texts(can.all('chat'))).toEqual(['kimse duymaz', 'herkes duyar']);
    await ayse.waitFor('chat');
    expect(texts(ayse.all('chat'))).toEqual(['herkes duyar']);
    expect(bora.all('chatState')).toEqual([]);

    const tab = await connect(ayse.token);
    await tab.ask('reconnect', { tableId: ayse.tableId });
    expect(tab.all('tableJoined')[0].muted).toEqual([1]);
    expect(texts(tab.all('chatHistory')[0].lines)).toEqual(['herkes duyar']);
    await ayse.ask('mutePlayer', { seat: 1, muted: false });
    await say(bora, 'ya şimdi?');
    await ayse.waitFor('chat', ({ text }) => text === 'ya şimdi?');
    closeAll([ayse, bora, can, tab]);
  });
});

describe('the log of a table', () => {
  const rows = async (client: DocumentClient) => {
    const { slug } = client.all('tableJoined')[0];
    return (await server.store.entries(slug)).length;
  };

  it('does not grow by muting, nor by what changes nothing', async () => {
    const [ayse, bora] = await sitTogether(server.url, {}, 2);
    const guest = await connect();
    await guest.ask('spectate', { tableId: ayse.tableId, playerName: 'Seyirci' });
    await ayse.ask('closeChat', { closed: true });
    await bora.ask('setSalt', { salt: 'tuz' });
    const before = await rows(ayse);
    for (let i = 0; i < 20; i++) {
      for (const client of [ayse, bora, guest]) {
        expect(await codeOf(client.ask('mutePlayer', { seat: 1, muted: i % 2 === 0 }))).toBe('ok');
      }
      expect(await codeOf(ayse.ask('closeChat', { closed: true }))).toBe('ok');
      expect(await codeOf(bora.ask('setSalt', { salt: 'tuz' }))).toBe('ok');
    }
    expect(await rows(ayse)).toBe(before);
    // A repeated request is reported once.
    const received = ayse.all('chatState').length;
    await ayse.ask('mutePlayer', { seat: 1, muted: false });
    expect(ayse.all('chatState')).toHaveLength(received);
    closeAll([ayse, bora, guest]);
  });

  it('has an end, whatever the people in a waiting room change', async () => {
    const [ayse, bora] = await sitTogether(server.url, {}, 2);
    const codes = await Promise.all(
      Array.from({ length: 1200 }, (_, i) =>
        codeOf(ayse.ask('closeChat', { closed: i % 2 === 0 })),
      ),
    );
    expect(new Set(codes.slice(0, 900))).toEqual(new Set(['ok']));
    expect(codes.slice(-2)).toContain('RATE_LIMITED');
    expect(await codeOf(bora.ask('setSalt', { salt: 'tuz' }))).toBe('RATE_LIMITED');
    expect(await codeOf(ayse.ask('addBot', { level: 'easy' }))).toBe('RATE_LIMITED');
    expect(await rows(ayse)).toBeLessThanOrEqual(1001);
    // Leaving is still allowed.
    expect(await codeOf(bora.ask('leaveTable'))).toBe('ok');
    closeAll([ayse, bora]);
  });

  it('keeps no more lines of chat than can be read', async () => {
    const [ayse] = await sitTogether(server.url, {}, 1);
    await Promise.all(Array.from({ length: 3 * MOST_LINES }, (_, i) => say(ayse, `${i}`)));
    const { slug } = ayse.all('tableJoined')[0];
    expect(await server.store.chats(slug, 1000)).toHaveLength(MOST_LINES);
    ayse.close();
  });

  it('does not grow without end by bids that are changed', async () => {
    const clients = await sitTogether(server.url, {
      game: 'spades',
      options: { bidding: 'simultaneous' },
    });
    const [ayse] = clients;
    if (ayse.state.handHidden) await ayse.ask('revealHand');
    const codes = await Promise.all(
      Array.from({ length: 250 }, (_, i) => codeOf(ayse.ask('submitBid', { bid: 1 + (i % 3) }))),
    );
    expect(codes[10]).toBe('ok');
    expect(codes.at(-1)).toBe('RATE_LIMITED');
    closeAll(clients);
  });
});

describe('a table that is closed', () => {
  /** A named spectator of a table that ends when its only player leaves. */
  async function watched(url: string): Promise<[DocumentClient, DocumentClient]> {
    const [ayse] = await sitTogether(url, {}, 1);
    const guest = await new DocumentClient(url).connected();
    await guest.ask('spectate', { tableId: ayse.tableId, playerName: 'Seyirci' });
    await ayse.ask('startTable', { level: 'easy' });
    return [ayse, guest];
  }

  it('takes no line any more, and has nobody who would receive it', async () => {
    const [ayse, guest] = await watched(server.url);
    const host = await server.lobby.find(ayse.tableId);
    if (!(host instanceof TableHost)) throw new Error(host.message);
    const closed = guest.next('tableClosed');
    await ayse.ask('leaveTable');
    await closed;
    expect(await say(guest, 'kimse var mı?')).toBe('TABLE_NOT_FOUND');
    expect(await codeOf(guest.ask('reaction', { reaction: REACTIONS[0] }))).toBe('TABLE_NOT_FOUND');
    expect(guest.all('chat')).toEqual([]);
    expect(host.publisher.members.size).toBe(0);
    expect(await codeOf(guest.ask('createTable', { playerName: 'Seyirci' }))).toBe('ok');
    closeAll([ayse, guest]);
  });

  it('takes no line that was under way when it was closed', async () => {
    const folder = newFolder();
    const store = new FlakyStore(folder);
    const slow = await startTestServer({ clock, folder, store });
    const [ayse, guest] = await watched(slow.url);
    const { slug } = ayse.all('tableJoined')[0];
    const arrived = store.hold();
    const line = say(guest, 'bekle');
    await arrived;
    const left = ayse.ask('leaveTable');
    // A request that is answered at once shows that the one before it has been handled.
    await codeOf(ayse.ask('listTables'));
    store.letGo();
    expect(await line).toBe('TABLE_NOT_FOUND');
    expect(await codeOf(left)).toBe('ok');
    expect(guest.all('chat')).toEqual([]);
    expect(await store.chats(slug, 9)).toEqual([]);
    closeAll([ayse, guest]);
    await slow.remove();
  });
});

describe('a closed chat', () => {
  it('takes no lines, reactions or typing until the owner opens it again', async () => {
    const [ayse, bora] = await sitTogether(server.url, {}, 2);
    expect(await codeOf(bora.ask('closeChat', { closed: true }))).toBe('NOT_OWNER');
    expect(await codeOf(ayse.ask('closeChat', { closed: true }))).toBe('ok');
    expect(await bora.waitFor('chatState')).toEqual({ closed: true, muted: [] });
    expect(await say(bora, 'Selam')).toBe('CHAT_CLOSED');
    expect(await say(ayse, 'Selam')).toBe('CHAT_CLOSED');
    expect(await codeOf(bora.ask('reaction', { reaction: '☕' }))).toBe('CHAT_CLOSED');
    await bora.ask('typing', { isTyping: true });
    expect(bora.all('typingUpdate')).toEqual([]);
    const can = await connect();
    await can.ask('joinTable', { tableId: ayse.tableId, playerName: 'Can' });
    expect(can.all('tableJoined')[0].chatClosed).toBe(true);
    await ayse.ask('closeChat', { closed: false });
    expect(await say(can, 'Selam')).toBe('ok');
    closeAll([ayse, bora, can]);
  });
});
