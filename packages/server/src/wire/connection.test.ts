// Frames on their way: whole and in order over WebSocket and polling, and not for ever to who does not read.

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Server, type Socket } from 'socket.io';
import { io } from 'socket.io-client';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { sendTo } from './connection.ts';
import { encoded } from './frame.ts';

let server: Server;
let port: number;

beforeEach(async () => {
  const http = createServer();
  server = new Server(http, { serveClient: false });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  port = (http.address() as AddressInfo).port;
});
afterEach(() => server.close());

const connection = () => new Promise<Socket>((resolve) => server.once('connection', resolve));

/** Texts whose frames have heads of all three kinds, and with letters of several bytes. */
const TEXTS = ['', 'a', 'ğ'.repeat(40), 'x'.repeat(100), 'ş'.repeat(150), 'y'.repeat(70_000)];

describe.each(['websocket', 'polling'])('over %s', (transport) => {
  it('payloads of every size arrive whole and in the order of all others', async () => {
    const client = io(`http://127.0.0.1:${port}`, { transports: [transport], forceNew: true });
    const heard: unknown[] = [];
    const done = new Promise<void>((resolve) => client.on('end', resolve));
    client.on('text', (payload) => heard.push(payload));
    const socket = await connection();
    for (const [i, text] of TEXTS.entries()) {
      sendTo(socket.conn, encoded('text', { i, text }));
      // What Socket.IO itself sends keeps its place.
      socket.emit('text', { i, text: 'between' });
    }
    sendTo(socket.conn, encoded('end', {}));
    await done;
    expect(heard).toEqual(
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
    expect(encoded('chat', payload).text).toBe('2["chat",{"players":[]}]');
  });
});

it('a client that does not read is cut off', async () => {
  const url = `ws://127.0.0.1:${port}/socket.io/?EIO=4&transport=websocket`;
  const client = new WebSocket(url);
  client.on('message', (data) => {
    if (data.toString().startsWith('0')) client.send('40');
  });
  const socket = await connection();
  const gone = new Promise((resolve) => socket.on('disconnect', resolve));
  client.pause();
  const payload = { text: 'z'.repeat(60_000) };
  for (let i = 0; i < 2000 && socket.connected; i++) {
    sendTo(socket.conn, encoded('text', payload));
    if (i % 20 === 0) await new Promise((resolve) => setImmediate(resolve));
  }
  await gone;
  expect(socket.connected).toBe(false);
  client.terminate();
});

it('nothing is sent to a connection that has ended', async () => {
  const client = io(`http://127.0.0.1:${port}`, { transports: ['websocket'], forceNew: true });
  const socket = await connection();
  const gone = new Promise((resolve) => socket.on('disconnect', resolve));
  client.close();
  await gone;
  expect(() => sendTo(socket.conn, encoded('text', {}))).not.toThrow();
});
