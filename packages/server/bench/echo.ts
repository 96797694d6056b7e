// The reference of the bench: a bare Socket.IO server that sends four prepared updates for every card.
//
// It has no rules, no seats to check, no store: the updates are those of a real deal, one for each seat.

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
  readonly sockets: Socket[];
  at: number;
}

const moments = updates();
const tables = new Map<string, EchoTable>();
const http = createServer();
const io = new Server(http, { serveClient: false, perMessageDeflate: false });

function send({ sockets, at }: EchoTable): void {
  const moment = moments[at % moments.length]!;
  for (const [seat, socket] of sockets.entries()) socket.emit('updateGame', moment[seat]!);
}

io.on('connection', (socket) => {
  let table: EchoTable | undefined;
  const sit = (tableId: string) => {
    table = tables.get(tableId) ?? { sockets: [], at: 0 };
    tables.set(tableId, table);
    table.sockets.push(socket);
    socket.emit('tableJoined', { tableId, seat: table.sockets.length - 1 });
    if (table.sockets.length === 4) send(table);
  };
  socket.on('createTable', () => sit(String(tables.size)));
  socket.on('joinTable', ({ tableId }) => sit(tableId));
  socket.on('playCard', () => {
    if (table === undefined) return;
    table.at++;
    send(table);
  });
});

http.listen(0, '127.0.0.1', () => {
  process.send?.({ port: (http.address() as AddressInfo).port });
});
