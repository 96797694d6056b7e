// Writes logs of random tables and reads them back, whole, damaged or cut.

import { entryJson, type GameId, SeededRandom, type Table } from '@kalpler/engine';
import { newSecret, secretText } from '@kalpler/fair';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PRESETS, pictureOf, playUntil } from '../../../../engine/testing/matches.ts';
import type { EntryRow } from '../../store/store.ts';
import { Room } from '../room.ts';
import type { LogEntry, OpenEntry } from './entry.ts';
import { RoomReader } from './room-log.ts';

function rowsOf(entries: readonly LogEntry[]): EntryRow[] {
  return entries.map((entry, seq) => ({
    table: 'deniz',
    seq,
    epoch: 1,
    at: 1000 + seq,
    cmd: null,
    body: JSON.stringify(entry),
  }));
}

function readRoom(rows: readonly EntryRow[]): ReturnType<RoomReader['end']> {
  const reader = new RoomReader();
  reader.add(rows);
  return reader.end();
}

function opening(game: GameId, preset: string): OpenEntry {
  return {
    kind: 'open',
    word: 'deniz',
    game,
    options: { preset },
    preset,
    visibility: 'public',
    spectators: true,
    delay: 0,
    secret: secretText(newSecret()),
  };
}

/** A room that is full, with a match of a number of deals, and its log. */
function playRoom(game: GameId, preset: string, seed: number, deals: number) {
  const open = opening(game, preset);
  const room = new Room(open);
  const log: LogEntry[] = [open];
  const apply = (entry: Parameters<Room['apply']>[0]) => {
    room.apply(entry);
    log.push(entry);
  };
  for (const seat of room.chairs.keys()) {
    apply({ kind: 'sit', seat, name: `Player ${seat}`, player: `hash ${seat}` });
  }
  const play = (id: string) => {
    apply({ kind: 'start', match: id });
    const done = (table: Table) => table.results.length === deals;
    const match = playUntil(room.match!, new SeededRandom(seed), done);
    for (const entry of match.log) log.push(entryJson(entry, room.game.seats));
    room.match = match;
  };
  play('m1');
  return { room, log, apply, play };
}

function pictureOfRoom(room: Room): string {
  const { word, matchId, votes, chairs, chatClosed, owner, commitment, match } = room;
  const { preset, visibility, spectators, delay, options } = room;
  return JSON.stringify([
    { word, matchId, votes, chairs, chatClosed, owner, commitment },
    { preset, visibility, spectators, delay, options },
    match && pictureOf(match),
  ]);
}

const problem = (rows: readonly EntryRow[]) => {
  const read = readRoom(rows);
  return read.ok ? null : read.error;
};

describe('a log that is whole', () => {
  test.each(PRESETS)('of %s %s gives the room back', (game, preset) => {
    fc.assert(
      fc.property(fc.nat(0xffff), (seed) => {
        const { room, log } = playRoom(game, preset, seed, 2);
        const read = readRoom(rowsOf(log));
        expect(read.ok && pictureOfRoom(read.value.room)).toBe(pictureOfRoom(room));
        expect(read).toMatchObject({ ok: true, value: { seq: log.length, commands: [] } });
      }),
      { numRuns: 2 },
    );
  });

  test('gives back a rematch, votes, a leaver and a closed chat', () => {
    const { room, log, apply, play } = playRoom('hearts', 'kalpler', 5, 1000);
    expect(room.isRunning).toBe(false);
    apply({ kind: 'end', secret: secretText(newSecret()) });
    for (const seat of [0, 1, 2, 3]) apply({ kind: 'vote', seat, vote: true });
    play('m2');
    apply({ kind: 'rise', seat: 2 });
    apply({ kind: 'chat', closed: true });
    const read = readRoom(rowsOf(log));
    expect(read.ok && pictureOfRoom(read.value.room)).toBe(pictureOfRoom(room));
  });

  test('cut anywhere is the table as it was then', () => {
    const { room, log } = playRoom('spades', 'standard', 3, 1);
    const rows = rowsOf(log);
    const first = log.findIndex((entry) => 'kind' in entry && entry.kind === 'start');
    for (let cut = 1; cut <= rows.length; cut++) {
      const read = readRoom(rows.slice(0, cut));
      expect(read.ok, `cut at ${cut}`).toBe(true);
      if (!read.ok) return;
      const { match } = read.value.room;
      expect(match?.version ?? null).toBe(cut <= first ? null : cut - first - 1);
    }
    expect(room.match!.version).toBe(rows.length - first - 1);
  });

  test('read in pieces is the same table, wherever it is cut', () => {
    const { room, log } = playRoom('king', 'standard', 3, 2);
    const rows = rowsOf(log);
    for (const piece of [1, 7, 50, 1000]) {
      const reader = new RoomReader();
      for (let i = 0; i < rows.length; i += piece) {
        expect(reader.seq).toBe(i);
        reader.add(rows.slice(i, i + piece));
      }
      const read = reader.end();
      expect(read.ok && pictureOfRoom(read.value.room)).toBe(pictureOfRoom(room));
      expect(read.ok && read.value.seq).toBe(rows.length);
    }
  });

  test('gives back the numbers of the requests, in order', () => {
    const rows = rowsOf(playRoom('hearts', 'kalpler', 1, 1).log);
    const marked = rows.map((row, i) => (i % 10 === 9 ? { ...row, cmd: `0:${i}` } : row));
    const read = readRoom(marked);
    expect(read.ok && read.value.commands.slice(0, 3)).toEqual(['0:9', '0:19', '0:29']);
  });
});

describe('a log that is damaged', () => {
  const { log } = playRoom('hearts', 'kalpler', 1, 1);
  const rows = rowsOf(log);
  const changed = (at: number, change: Partial<EntryRow>) =>
    rows.map((row, i) => (i === at ? { ...row, ...change } : row));

  test.each<[string, readonly EntryRow[], RegExp]>([
    ['is empty', [], /^the log is empty$/],
    ['lacks an entry', rows.toSpliced(9, 1), /^entry 9 is missing$/],
    ['lacks its beginning', rows.slice(1), /^entry 0 is missing$/],
    ['has an entry twice', rows.toSpliced(9, 0, rows[9]!), /^entry 10 is missing$/],
    ['has half an entry', changed(9, { body: rows[9]!.body.slice(0, -5) }), /^entry 9: /],
    ['has something else', changed(9, { body: '{"kind":"dance"}' }), /^entry 9: /],
    ['has no object', changed(9, { body: '7' }), /^entry 9: /],
    ['has null', changed(9, { body: 'null' }), /^entry 9: /],
    ['opens twice', changed(9, { body: rows[0]!.body }), /^entry 9 opens the table again$/],
    ['does not begin with an opening', changed(0, { body: rows[1]!.body }), /^entry 0: /],
    ['names no game', changed(0, { body: '{"kind":"open"}' }), /^entry 0: /],
    ['has a move before the match', changed(1, { body: rows[9]!.body }), /^entry 1: a move before/],
    [
      'starts without players',
      changed(1, { body: '{"kind":"chat","closed":true}' }),
      /^entry \d+: /,
    ],
    [
      'sits somebody nowhere',
      changed(1, { body: rows[1]!.body.replace('"seat":0', '"seat":9') }),
      /^entry /,
    ],
  ])('%s', (_, damaged, sentence) => {
    expect(problem(damaged)).toMatch(sentence);
  });

  test('a move that the rules refuse is found and named', () => {
    const last = rows.length - 1;
    const damaged = changed(last, { body: rows[last - 1]!.body });
    const sentence = problem(damaged);
    expect(sentence).toMatch(/^move \d+ of the match: [A-Z_]+: /);
    const reader = new RoomReader();
    for (const row of damaged) reader.add([row]);
    expect(reader.end()).toEqual({ ok: false, error: sentence });
  });

  test('any single changed byte is read or refused with a sentence, never with an exception', () => {
    const anyByte = fc.record({
      row: fc.nat(rows.length - 1),
      place: fc.nat(200),
      letter: fc.string({ minLength: 1, maxLength: 1 }),
    });
    fc.assert(
      fc.property(anyByte, ({ row, place, letter }) => {
        const { body } = rows[row]!;
        const at = place % body.length;
        const read = readRoom(
          changed(row, { body: body.slice(0, at) + letter + body.slice(at + 1) }),
        );
        if (!read.ok) expect(read.error.length).toBeGreaterThan(5);
      }),
      { numRuns: 150 },
    );
  });
});
