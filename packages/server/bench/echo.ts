// The reference of the bench: a bare Socket.IO server that sends four prepared updates for every card.
//
// It has no rules, no seats to check, no store: the updates are those of a real deal, one for each seat. With a folder
// in ECHO_LOG it writes each card to the same durable log as Kalpler first, all of a turn of the event loop together.

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  dealNext,
  drawDeal,
  openTable,
  SeededRandom,
  submit,
  type Table,
  viewTable,
} from '@kalpler/engine';
import { Server, type Socket } from 'socket.io';
import { Journal } from '../src/store/journal.ts';
import { SqliteStore } from '../src/store/sqlite-store.ts';
import type { EntryRow } from '../src/store/store.ts';

/** The updates of every moment of one deal, by seat, with the moments at which somebody is to play. */
function updates(): object[][] {
  const opened = openTable({
    game: 'hearts',
    options: { passCycle: ['hold'], endScore: 1000 },
    players: ['Oyuncu 0', 'Oyuncu 1', 'Oyuncu 2', 'Oyuncu 3'],
    deals: { kind: 'given' },
  });
  if (!opened.ok) throw new Error(opened.error);
  const random = new SeededRandom(5);
  let table: Table = must(dealNext(opened.value, drawDeal(opened.value.game, random)));
  const list: object[][] = [];
  while (!table.awaitsDeal) {
    const { version, results, phase } = table;
    const deadline = { kind: 'turn', at: 1_800_000_000_000 };
    list.push(
      [0, 1, 2, 3].map((seat) => ({
        match: 'abcdefghijklmnop',
        version,
        results: results.length,
        phase,
        deal: viewTable(table, seat).deal,
        deadline,
      })),
    );
    const [seat] = table.actors;
    const { legal } = viewTable(table, seat!).deal!;
    table = must(submit(table, seat!, { kind: 'play', card: legal[random.below(legal.length)]! }));
  }
  return list;
}

function must<T>(result: { ok: true; value: T } | { ok: false; error: unknown }): T {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}

interface EchoTable {
  readonly id: string;
  readonly sockets: Socket[];
  at: number;
}

const moments = updates();
const tables = new Map<string, EchoTable>();
const folder = process.env.ECHO_LOG;
const ignore = () => {};
const journal = folder
  ? new Journal(new SqliteStore(folder), { committed: ignore, failed: console.error })
  : null;
const http = createServer();
const io = new Server(http, { serveClient: false, perMessageDeflate: false });

function send({ sockets, at }: EchoTable): void {
  const moment = moments[at % moments.length]!;
  for (const [seat, socket] of sockets.entries()) socket.emit('updateGame', moment[seat]!);
}

function entryOf({ id, at: seq }: EchoTable): EntryRow {
  const body = '{"seat":1,"move":"QS","at":1800000000000}';
  return { table: id, seq, epoch: 1, at: Date.now(), cmd: null, body };
}

function write(log: Journal, table: EchoTable): void {
  void log.append({ entries: [entryOf(table)] }).then((error) => {
    if (error !== null) throw error;
    send(table);
  });
}

/** The first entry of a table comes with the table itself. */
function open(log: Journal, table: EchoTable): void {
  const listing = { table: table.id, epoch: 1, listing: '{}' };
  void log.append({ listing, entries: [entryOf(table)] });
}

io.on('connection', (socket) => {
  let table: EchoTable | undefined;
  const sit = (tableId: string) => {
    const isNew = !tables.has(tableId);
    table = tables.get(tableId) ?? { id: tableId, sockets: [], at: 0 };
    tables.set(tableId, table);
    if (isNew && journal !== null) open(journal, table);
    table.sockets.push(socket);
    socket.emit('tableJoined', { tableId, seat: table.sockets.length - 1 });
    if (table.sockets.length === 4) send(table);
  };
  socket.on('createTable', () => sit(String(tables.size)));
  socket.on('joinTable', ({ tableId }) => sit(tableId));
  socket.on('playCard', () => {
    if (table === undefined) return;
    table.at++;
    if (journal === null) send(table);
    else write(journal, table);
  });
});

http.listen(0, '127.0.0.1', () => {
  process.send?.({ port: (http.address() as AddressInfo).port });
});
