// The program as a process: how it starts, how it refuses to, and how it ends.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DocumentClient } from '../document-client.ts';
import { FlakyStore } from '../flaky-store.ts';
import { newFolder, startTestServer } from '../harness.ts';
import { comeBack, passAll, playOne, seatPeople } from '../restarts.ts';
import { ServerProcess } from '../server-process.ts';

let folder: string;
const started: ServerProcess[] = [];
beforeEach(() => {
  folder = newFolder();
});
afterEach(async () => {
  await Promise.all(started.splice(0).map((process) => process.end('SIGKILL')));
  rmSync(folder, { recursive: true, force: true });
});

function start(env: Readonly<Record<string, string>> = {}): ServerProcess {
  const process = new ServerProcess({ DATA_DIR: folder, ...env });
  started.push(process);
  return process;
}

describe('a wrong start ends with 2 and one clear line:', () => {
  const said = async (env: Record<string, string>) => {
    const process = start(env);
    const { code } = await process.ended;
    return { code, lines: process.output.trim().split('\n') };
  };

  it('settings that are none', async () => {
    expect(await said({ PORT: 'abc', BOT_THREADS: '0' })).toEqual({
      code: 2,
      lines: [
        'PORT: expected a whole number from 0 to 65535, got "abc"',
        'BOT_THREADS: expected a whole number from 1 to 64, got "0"',
      ],
    });
  });

  it('a folder that cannot be made', async () => {
    const file = path.join(folder, 'file');
    writeFileSync(file, '');
    const { code, lines } = await said({ DATA_DIR: path.join(file, 'data') });
    expect(code).toBe(2);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(/^the server cannot start: .*ENOTDIR.*file\/data/);
  });

  it('a port that is taken, also with tables that wait to be loaded', async () => {
    const first = await startTestServer({ folder });
    const [ayse] = await seatPeople(first.url, {}, 1);
    ayse!.close();
    await first.stop();
    const other = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => other.once('listening', resolve));
    const { port } = other.address() as { port: number };
    expect(await said({ PORT: String(port) })).toEqual({
      code: 2,
      lines: [`the server cannot start: port ${port} is taken; choose another with PORT=…`],
    });
    other.close();
  });

  it('data that another server uses', async () => {
    const first = await startTestServer({ folder });
    expect(await said({})).toEqual({
      code: 2,
      lines: [`the server cannot start: another server uses the data in ${folder}`],
    });
    await first.stop();
  });
});

it.each(['SIGTERM', 'SIGINT'] as const)(
  'on %s all are notified, and it ends with 0',
  async (signal) => {
    const first = start();
    const url = `http://127.0.0.1:${await first.ready()}`;
    const people = await seatPeople(url);
    await passAll(people);
    await playOne(people);
    const watcher = await new DocumentClient(url).connected();
    const messages = [...people, watcher].map((client) => client.next('serverClosing'));
    const gone = people.map(
      (client) => new Promise((resolve) => client.socket.once('disconnect', resolve)),
    );
    const since = performance.now();
    const ended = first.end(signal);
    for (const payload of await Promise.all(messages)) {
      expect(payload).toEqual({ reason: signal === 'SIGTERM' ? 'restart' : 'stopped' });
    }
    await Promise.all(gone);
    expect(await ended).toEqual({ code: 0, signal: null });
    expect(performance.now() - since).toBeLessThan(10_000);
    expect(first.output.split('\n').filter((line) => line.startsWith('{'))).toEqual([]);
    await expect(fetch(`${url}/healthz`)).rejects.toThrow();

    const second = start();
    const again = `http://127.0.0.1:${await second.ready()}`;
    const back = await Promise.all(people.map((client) => comeBack(again, client)));
    // All is as it was, but for a fresh clock.
    for (const [seat, { state }] of back.entries())
      expect({ ...state, timeoutAt: 0 }).toEqual({ ...people[seat]!.state, timeoutAt: 0 });
    await playOne(back);
    for (const client of back) client.close();
    expect((await second.end(signal)).code).toBe(0);
  },
);

it('while it ends it is not ready, takes no more tables, and writes what is under way', async () => {
  const store = new FlakyStore(folder);
  const server = await startTestServer({ folder, store });
  const ready = async () => (await fetch(`${server.url}/readyz`)).status;
  expect(await ready()).toBe(200);
  const [ayse] = await seatPeople(server.url, {}, 1);
  const guest = await new DocumentClient(server.url).connected();
  const arrived = store.hold();
  const said = ayse!.ask('chatMessage', { text: 'bir dakika' });
  await arrived;
  const stopped = server.stop();
  expect(await ready()).toBe(503);
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
  expect(await guest.ask('createTable', { playerName: 'Bora' })).toMatchObject({
    error: { code: 'TRY_AGAIN' },
  });
  await expect(new DocumentClient(server.url).connected()).rejects.toThrow();
  const message = ayse!.next('serverClosing');
  store.letGo();
  expect(await said).toMatchObject({ ok: true });
  await message;
  await stopped;
  const { slug } = ayse!.all('tableJoined')[0];
  const later = await startTestServer({ folder });
  expect(await later.store.chats(slug, 9)).toHaveLength(1);
  await later.stop();
});

it('a bug that nothing has caught: it is logged, what is under way is written, and it ends with 1', async () => {
  const bug = `process.on('SIGUSR2', () => { throw new Error('a bug'); })`;
  const first = start({ NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(bug)}` });
  const url = `http://127.0.0.1:${await first.ready()}`;
  const people = await seatPeople(url);
  await passAll(people);
  await playOne(people);
  const messages = people.map((client) => client.next('serverClosing'));
  const since = performance.now();
  expect(await first.end('SIGUSR2')).toEqual({ code: 1, signal: null });
  expect(performance.now() - since).toBeLessThan(2000);
  for (const payload of await Promise.all(messages)) expect(payload).toEqual({ reason: 'restart' });
  expect(first.output).toMatch(/"level":60.*a bug/);

  const second = start();
  const again = `http://127.0.0.1:${await second.ready()}`;
  const back = await Promise.all(people.map((client) => comeBack(again, client)));
  expect(back[0]!.state.version).toBe(people[0]!.state.version);
  await playOne(back);
  for (const client of back) client.close();
});

it.each(['SIGTERM', 'SIGINT'] as const)(
  '%s that comes twice does not cut the good order of the end short',
  async (signal) => {
    const program = fileURLToPath(new URL('../../src/main.ts', import.meta.url));
    const env = {
      ...process.env,
      HOST: '127.0.0.1',
      PORT: '0',
      DATA_DIR: folder,
      LOG_LEVEL: 'info',
    };
    const child = spawn(process.execPath, [program], { env, stdio: ['ignore', 'pipe', 'inherit'] });
    const closed = once(child, 'close');
    const said: string[] = [];
    for await (const line of createInterface(child.stdout)) {
      if (line.startsWith('Kalpler: ') || line.includes('"stopping"')) child.kill(signal);
      const { msg } = line.startsWith('{') ? JSON.parse(line) : { msg: 'listens' };
      said.push(msg);
    }
    expect(await closed).toEqual([0, null]);
    // The second signal may come when the end is in order already.
    expect(said.filter((msg) => msg !== 'stopping').at(-1)).toBe('stopped');
  },
);
