// What comes back after a restart, in good order or not: everything that anybody was sent.

import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DocumentClient } from '../document-client.ts';
import { FakeClock } from '../fake-clock.ts';
import { startTestServer, type TestServer } from '../harness.ts';
import { comeBack, HOW, onTurn, passAll, playOne, restarted, seatPeople } from '../restarts.ts';

let clock: FakeClock;
let server: TestServer;
let people: DocumentClient[];
beforeEach(async () => {
  clock = new FakeClock();
  server = await startTestServer({ clock });
});
afterEach(async () => {
  for (const client of people) client.close();
  await server.remove();
});

const everyoneBack = () => Promise.all(people.map((client) => comeBack(server.url, client)));

describe.each(HOW)('after a %s', (how) => {
  const restart = async () => {
    server = await restarted(server, how, { clock });
  };

  it('seats, state, chat, mutes and options are back, and play goes on', async () => {
    people = await seatPeople(server.url, {
      options: { endScore: 77, timers: { turnSeconds: 20 } },
      visibility: 'private',
      spectators: false,
    });
    await passAll(people);
    for (let i = 0; i < 6; i++) await playOne(people);
    const [ayse, bora, can] = people as [DocumentClient, DocumentClient, DocumentClient];
    await ayse.ask('chatMessage', { text: 'selam' });
    await bora.ask('chatMessage', { text: 'merhaba' });
    await can.ask('reaction', { reaction: '👍' });
    await can.ask('mutePlayer', { seat: 1, muted: true });
    await ayse.ask('closeChat', { closed: true });
    const before = people.map(({ state }) => state);
    const joined = people.map((client) => client.all('tableJoined')[0]);
    await restart();

    const back = await everyoneBack();
    for (const [seat, client] of back.entries()) {
      expect(client.state).toEqual(before[seat]);
      const [again] = client.all('tableJoined');
      expect(again).toEqual({
        ...joined[seat],
        players: expect.any(Array),
        chatClosed: true,
        muted: seat === 2 ? [1] : [],
      });
      expect(again.options).toMatchObject({ endScore: 77, timers: { turnSeconds: 20 } });
      const { lines } = client.all('chatHistory')[0];
      const texts = lines.map(({ from, text, reaction }: Record<string, string>) =>
        [from, text, reaction].filter(Boolean).join(' '),
      );
      const all = ['Ayşe selam', 'Bora merhaba', 'Can 👍'];
      expect(texts).toEqual(seat === 2 ? all.filter((line) => !line.startsWith('Bora')) : all);
    }
    expect(await back[1]!.ask('chatMessage', { text: 'hâlâ?' })).toMatchObject({
      error: { code: 'CHAT_CLOSED' },
    });
    people = back;
    const { version } = back[0]!.state;
    for (let i = 0; i < 10; i++) await playOne(people);
    expect(people.map(({ state }) => state.version)).toEqual(Array(4).fill(version + 10));
    const rows = await server.store.entries(joined[0].slug);
    expect(rows.map(({ seq }) => seq)).toEqual([...rows.keys()]);
    expect(new Set(rows.slice(0, -10).map(({ epoch }) => epoch))).toEqual(new Set([1]));
    expect(new Set(rows.slice(-10).map(({ epoch }) => epoch))).toEqual(new Set([2]));
  });

  it('scores and votes are back, and the rematch begins with the last vote (C9)', async () => {
    people = await seatPeople(server.url, { options: { endScore: 1 } });
    for (const client of people) client.playAlong();
    const ends = await Promise.all(people.map((client) => client.waitFor('gameEnd')));
    await people[0]!.ask('rematch', { vote: true });
    await people[2]!.ask('rematch', { vote: true });
    await restart();

    people = await everyoneBack();
    for (const { state, all } of people.map((client) => ({
      state: client.state,
      all: client.all('rematchStatus').at(-1),
    }))) {
      expect(state).toMatchObject({ phase: 'gameEnd', cumulativeScores: ends[0].finalScores });
      expect(all.votes).toEqual([true, null, true, null]);
    }
    const began = people.map((client) => client.next('startGame'));
    await people[1]!.ask('rematch', { vote: true });
    await people[3]!.ask('rematch', { vote: true });
    await Promise.all(began);
    const [state] = people.map((client) => client.state);
    expect(state).toMatchObject({ phase: 'passing', cumulativeScores: [0, 0, 0, 0] });
  });

  it('a turn gets its full time again, and no more', async () => {
    people = await seatPeople(server.url);
    await passAll(people);
    clock.advance(29_000);
    await restart();
    const views = await comeBack(server.url, onTurn(people), 'views');
    expect(views.state.deadline).toEqual({ kind: 'turn', at: clock.now() + 30_000 });
    const { version } = views.state.view;
    clock.advance(29_999);
    expect(views.all('updateGame')).toEqual([]);
    const late = views.next('autoPlay');
    clock.advance(1);
    await late;
    expect(views.all('updateGame')[0].version).toBe(version + 1);
    views.close();
  });

  it('nobody plays for people who are not back yet, for a while (C7)', async () => {
    people = await seatPeople(server.url);
    await passAll(people);
    const absent = onTurn(people);
    await restart();
    const present = people.find((client) => client !== absent)!;
    const watcher = await comeBack(server.url, present);
    const { version } = watcher.state;
    clock.advance(19_999);
    await watcher.ask('sync');
    expect(watcher.state.version).toBe(version);
    const played = watcher.next('cardPlayed');
    clock.advance(1);
    expect(await played).toMatchObject({ player: absent.seat });
    watcher.close();
  });

  it('a waiting room is back, with its chairs kept for those who are on their way', async () => {
    people = await seatPeople(server.url, { game: 'king' }, 3);
    const { tableId } = people[0]!;
    await restart();
    const guest = await new DocumentClient(server.url).connected();
    // Nobody is there yet who could be joined.
    expect((await guest.ask('listTables')).tables).toEqual([]);
    const [ayse, bora] = await Promise.all(
      people.slice(0, 2).map((client) => comeBack(server.url, client)),
    );
    expect((await guest.ask('listTables')).tables).toMatchObject([
      { id: tableId, phase: 'waiting', playerCount: 3, playerNames: ['Ayşe', 'Bora', 'Can'] },
    ]);
    expect(ayse!.all('tableJoined')[0].seat).toBe(0);
    // The third is still expected, so the table does not begin although it is full with the guest.
    await guest.ask('joinTable', { tableId, playerName: 'Ece' });
    expect(guest.seat).toBe(3);
    expect(guest.state).toBeNull();
    const risen = bora!.next('updatePlayers', ({ players }) => players.length === 3);
    clock.advance(30_000);
    expect((await risen).players.map(({ name }: { name: string }) => name)).toEqual([
      'Ayşe',
      'Bora',
      'Ece',
    ]);
    for (const client of [guest, ayse!, bora!]) client.close();
  });

  it('a repeated request is carried out once, before and after', async () => {
    people = await seatPeople(server.url);
    await passAll(people);
    const player = onTurn(people);
    const request = { card: player.state.legalCards[0], cmdId: 'card-1' };
    const { version } = player.state;
    const answers = await Promise.all([
      player.ask('playCard', request),
      player.ask('playCard', request),
    ]);
    expect(answers).toEqual(Array(2).fill({ ok: true, version: version + 1 }));
    expect(player.state.version).toBe(version + 1);
    await restart();
    const back = await comeBack(server.url, player);
    expect(await back.ask('playCard', request)).toEqual({ ok: true, version: version + 1 });
    await back.ask('sync');
    expect(back.state.version).toBe(version + 1);
    expect(await back.ask('playCard', { ...request, cmdId: 'card-2' })).toMatchObject({
      ok: false,
      error: { code: 'NOT_YOUR_TURN' },
    });
    back.close();
  });

  it('a token opens its own seat only (C8)', async () => {
    people = await seatPeople(server.url, { game: 'spades' });
    await restart();
    const thief = await new DocumentClient(server.url).connected();
    const { tableId } = people[0]!;
    expect(await thief.ask('reconnect', { tableId, playerName: 'Ayşe' })).toMatchObject({
      error: { code: 'CANNOT_RECONNECT' },
    });
    thief.close();
    const bora = await comeBack(server.url, people[1]!);
    expect(bora.seat).toBe(1);
    bora.close();
  });
});
