// Runs the example client of docs/protocol.md against a real server, to its end.

import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../harness.ts';

const program = fileURLToPath(
  new URL('../../../protocol/docs/example-client.mjs', import.meta.url),
);

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.remove());

test('the example client plays a whole game and leaves', async () => {
  const child = spawn(process.execPath, [program, server.url], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const [output, errors, code] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  expect({ errors, code }).toEqual({ errors: '', code: 0 });
  const lines = output.trimEnd().split('\n');
  expect(lines[0]).toMatch(/^table \p{L}+$/u);
  expect(lines.filter((line) => line.startsWith('seat ')).length % 13).toBe(0);
  expect(lines.at(-1)).toMatch(/^won by seat \d(, \d)*$/);
});
