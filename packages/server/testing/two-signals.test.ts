// A signal that comes twice does not cut the good order of the end short.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { newFolder } from './harness.ts';

const program = fileURLToPath(new URL('../src/main.ts', import.meta.url));
const folder = newFolder();
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test.each(['SIGTERM', 'SIGINT'] as const)('%s', async (signal) => {
  const env = { ...process.env, HOST: '127.0.0.1', PORT: '0', DATA_DIR: folder, LOG_LEVEL: 'info' };
  const child = spawn(process.execPath, [program], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const closed = once(child, 'close');
  const said: string[] = [];
  for await (const line of createInterface(child.stdout)) {
    if (line.startsWith('Kalpler: ') || line.includes('"stopping"')) child.kill(signal);
    const { msg } = line.startsWith('{') ? JSON.parse(line) : { msg: 'listens' };
    said.push(msg);
  }
  expect(await closed).toEqual([0, null]);
  expect(said.slice(-2)).toEqual(['stopping', 'stopped']);
});
