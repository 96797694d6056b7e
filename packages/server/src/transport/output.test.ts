// Frames on their way: whole and in order over WebSocket and polling, and not for ever to who does not read.

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Server, type Socket } from 'socket.io';
import { io } from 'socket.io-client';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { encoded } from './frame.ts';
import { boundedWebSockets, gather, MOST_WAITING, Output } from './output.ts';

let server: Server;
let port: number;
let cut: number;
const cutOff = () => cut++;

async function start(mostTogether?: number): Promise<void> {
  const http = createServer();
  const wsEngine = boundedWebSockets(cutOff, mostTogether);
  server = new Server(http, { serveClient: false, wsEngine });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  port = (http.address() as AddressInfo).port;
}

async function restart(mostTogether: number): Promise<void> {
  await server.close();
  await start(mostTogether);
}

beforeEach(async () => {
  cut = 0;
  await start();
});
afterEach(() => server.close());

const connection = () => new Promise<Socket>((resolve) => server.once('connection', resolve));

/** Texts whose frames have heads of all three kinds, and with letters of several bytes. */
const TEXTS = ['', 'a', 'ğ'.repeat(40), 'x'.repeat(100), 'ş'.repeat(150), 'y'.repeat(70_000)];

describe.each(['websocket', 'polling'])('over %s', (transport) => {
  it('payloads of every size arrive whole and in the order of all others', async () => {
    const client = io(`http://127.0.0.1:${port}`, { transports: [transport], forceNew: true });
    const received: unknown[] = [];
    const done = new Promise<void>((resolve) => client.on('end', resolve));
    client.on('text', (payload) => received.push(payload));
    const socket = await connection();
    const output = new Output(socket.conn, cutOff);
    for (const [i, text] of TEXTS.entries()) {
      output.send(encoded('text', { i, text }));
      // What Socket.IO itself sends keeps its place.
      socket.emit('text', { i, text: 'between' });
    }
    output.send(encoded('end', {}));
    await done;
    expect(received).toEqual(
      TEXTS.flatMap((text, i) => [
        { i, text },
        { i, text: 'between' },
      ]),
    );
    client.close();
  });
});

describe('encoding', () => {
  it('is done once for a payload that is sent to many', () => {
    const payload = { players: [] };
    const first = encoded('updatePlayers', payload);
    expect(encoded('updatePlayers', payload)).toBe(first);
    expect(encoded('updatePlayers', { players: [] })).not.toBe(first);
    expect(encoded('chat', payload).texts).toEqual(['2["chat",{"players":[]}]']);
  });
});

/** A client of a WebSocket that answers nothing by itself. */
async function rawClient(): Promise<[WebSocket, Socket]> {
  const client = new WebSocket(`ws://127.0.0.1:${port}/socket.io/?EIO=4&transport=websocket`);
  client.on('message', (data) => {
    if (data.toString().startsWith('0')) client.send('40');
  });
  client.on('error', () => {});
  return [client, await connection()];
}

const turn = () => new Promise((resolve) => setImmediate(resolve));
const LONG = { text: 'z'.repeat(60_000) };

describe('a client that does not read is cut off, and no more than a bound waits for it', () => {
  /** Sends until the connection is cut; the network itself holds some megabytes. */
  async function fill(socket: Socket, output: Output, send: () => void): Promise<void> {
    const gone = new Promise((resolve) => socket.on('disconnect', resolve));
    let most = 0;
    for (let i = 0; i < 2000 && socket.connected; i++) {
      send();
      most = Math.max(most, output.waiting);
      if (i % 5 === 0) await turn();
    }
    await gone;
    expect(most).toBeLessThan(MOST_WAITING + 70_000);
    expect(cut).toBe(1);
  }

  it('by events', async () => {
    const [client, socket] = await rawClient();
    const output = new Output(socket.conn, cutOff);
    client.pause();
    await fill(socket, output, () => output.send(encoded('text', LONG)));
    client.terminate();
  });

  it('by acknowledgements, and by events after one', async () => {
    const [client, socket] = await rawClient();
    const output = new Output(socket.conn, cutOff);
    const asked = new Promise<void>((resolve) => {
      socket.on('ask', (done: (answer: object) => void) => {
        done(LONG);
        output.send(encoded('text', LONG));
        resolve();
      });
    });
    client.pause();
    client.send('4217["ask"]');
    await asked;
    await fill(socket, output, () => {
      client.send('4217["ask"]');
    });
    client.terminate();
  });

  it('by what Socket.IO sends itself', async () => {
    const [client, socket] = await rawClient();
    client.pause();
    await fill(socket, new Output(socket.conn, cutOff), () => socket.emit('text', LONG));
    client.terminate();
  });

  it('over polling', async () => {
    const url = `http://127.0.0.1:${port}/socket.io/?EIO=4&transport=polling`;
    const opened = await (await fetch(url)).text();
    const { sid } = JSON.parse(opened.slice(1));
    const arrived = connection();
    await fetch(`${url}&sid=${sid}`, { method: 'POST', body: '40' });
    const socket = await arrived;
    const output = new Output(socket.conn, cutOff);
    // Closing waits for a last request that never comes, so this looks at the queue.
    for (let i = 0; i < 100; i++) {
      output.send(encoded('text', LONG));
      socket.emit('text', LONG);
    }
    expect(cut).toBe(1);
    expect(output.waiting).toBeLessThan(MOST_WAITING);
  });

  it('when all of them together hold too much', async () => {
    await restart(MOST_WAITING);
    const pairs = [await rawClient(), await rawClient(), await rawClient(), await rawClient()];
    const outputs = pairs.map(([, { conn }]) => new Output(conn, cutOff));
    for (const [client] of pairs) client.pause();
    // Each of them stays below its own bound.
    for (let i = 0; i < 2000 && cut === 0; i++) {
      for (const output of outputs) {
        if (output.waiting < MOST_WAITING / 2) output.send(encoded('text', LONG));
      }
      if (i % 5 === 0) await turn();
    }
    expect(cut).toBeGreaterThan(0);
    for (const [client] of pairs) client.terminate();
  });
});

describe('gathered', () => {
  it('messages leave in one write for each client, acknowledgements among them', async () => {
    const [client, socket] = await rawClient();
    const output = new Output(socket.conn, cutOff);
    const received: string[] = [];
    const chunks: number[] = [];
    const all = new Promise<void>((resolve) => {
      client.on('message', (data) => {
        if (!`${data}`.startsWith('40')) received.push(`${data}`);
        if (received.length === 3) resolve();
      });
    });
    const network = (socket.request.socket ?? null) as unknown as { write(data: string): boolean };
    const write = network.write.bind(network);
    network.write = (data, ...rest: []) => {
      chunks.push(data.length);
      return write(data, ...rest);
    };
    socket.on('ask', (done: (answer: object) => void) => {
      const release = gather();
      output.send(encoded('one', { i: 1 }));
      done({ ok: true });
      const inner = gather();
      output.send(encoded('two', { name: 'Ayşe' }));
      inner();
      expect(chunks).toEqual([]);
      release();
    });
    client.send('4217["ask"]');
    await all;
    expect(received).toEqual([
      '42["one",{"i":1}]',
      '4317[{"ok":true}]',
      '42["two",{"name":"Ayşe"}]',
    ]);
    expect(chunks).toHaveLength(1);
    client.terminate();
  });
});

it('nothing is sent to a connection that has ended', async () => {
  const client = io(`http://127.0.0.1:${port}`, { transports: ['websocket'], forceNew: true });
  const socket = await connection();
  const gone = new Promise((resolve) => socket.on('disconnect', resolve));
  client.close();
  await gone;
  const output = new Output(socket.conn, cutOff);
  expect(() => output.send(encoded('text', {}))).not.toThrow();
  expect(output.waiting).toBe(0);
});
