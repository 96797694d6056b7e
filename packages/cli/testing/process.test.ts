// The program as a real process: Ctrl-C once and twice, a reader that goes away, a window that is closed.

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { newFolder, PseudoTerminal } from './pseudo-terminal.ts';
import { program } from './shim.ts';

function start(file: string, ...args: string[]): ChildProcess & { text(): string } {
  const child = spawn(process.execPath, [file, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  let text = '';
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    text += chunk;
  });
  return Object.assign(child, { text: () => text });
}

const endless = ['train', '--games', '1000000', '--format', 'jsonl', '--output', '-'];

test.each(['SIGINT', 'SIGTERM'] as const)(
  '%s stops the work cleanly, with its results so far',
  async (signal) => {
    const child = start(program, ...endless, '--workers', '1');
    await expect.poll(() => child.text().split('\n').length).toBeGreaterThan(50);
    child.kill(signal);
    const [code] = await once(child, 'close');
    expect(code).toBe(130);
    const lines = child.text().split('\n');
    expect(lines.at(-1)).toBe('');
    expect(lines.length).toBeGreaterThan(50);
    for (const line of lines.slice(0, -1)) JSON.parse(line);
  },
);

test('the second Ctrl-C ends the program at once', async () => {
  const child = start(path.join(import.meta.dirname, 'stubborn.ts'));
  const closed = once(child, 'close');
  await expect.poll(child.text).toBe('ready\n');
  // One press may arrive twice.
  child.kill('SIGINT');
  child.kill('SIGINT');
  await expect.poll(child.text).toBe('ready\nnoticed\n');
  const press = (): number | null => {
    child.kill('SIGINT');
    return child.exitCode;
  };
  await expect.poll(press, { interval: 100 }).toBe(130);
  await closed;
});

test('work ends when nobody reads it any more', async () => {
  const child = start(program, ...endless, '--workers', '1');
  await once(child.stdout!, 'data');
  child.stdout!.destroy();
  expect(await once(child, 'close')).toEqual([141, null]);
});

test('a window that is closed stops the work cleanly, and nothing half-written stays', async () => {
  const folder = newFolder();
  const file = path.join(folder, 'examples.jsonl');
  const args = ['train', '--games', '1000000', '--output', file, '--workers', '1'];
  const terminal = new PseudoTerminal([process.execPath, program, ...args]);
  onTestFinished(() => terminal.close());
  const sizes = () => readdirSync(folder).map((name) => statSync(path.join(folder, name)).size);
  await expect.poll(sizes).toEqual([expect.toSatisfy((size: number) => size > 100_000)]);
  terminal.signal('SIGHUP');
  expect(await terminal.end()).toBe(130);
  expect(readdirSync(folder)).toEqual(['examples.jsonl']);
  const last = readFileSync(file, 'utf8').trimEnd().split('\n').at(-1)!;
  expect(JSON.parse(last)).toMatchObject({ footer: { complete: false } });
});
