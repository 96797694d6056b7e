// The command lines that people begin with, with fewer games: as an argument list, and through the scripts.

import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { runCli, withoutProgress } from './run-cli.ts';
import { program } from './shim.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'kalpler-plan-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const root = path.resolve(import.meta.dirname, '../../..');
const ALL = 'random,basic,aggressive,defensive';

async function hearts(line: string): Promise<string> {
  const { code, stdout, stderr } = await runCli(['hearts', ...line.split(' ')]);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  return stdout;
}

test('a person against three', async () => {
  const env = { XDG_STATE_HOME: path.join(folder, 'state'), LANG: 'en_GB.UTF-8' };
  const args = ['hearts', 'play', '--ai', 'basic,basic,basic'];
  const { code, stdout, stderr } = await runCli(args, { env });
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  expect(stdout).toMatch(/Hearts/);
});

test('a game to watch', async () => {
  const seen = await hearts(`simulate --games 1 --ai ${ALL} --watch --speed max`);
  expect(seen.split('\n').length).toBeGreaterThan(52);
});

test('many games, counted', async () => {
  const stats = await hearts(`simulate --games 8 --ai ${ALL} --stats`);
  for (const name of ALL.split(',')) expect(stats).toContain(name);
});

test('strategies compared', async () => {
  const text = await hearts('compare --strategies random,basic,aggressive --games 4');
  expect(text).toMatch(/\bp\b/);
});

test('training data, in a folder that is made for it', () => {
  const line = 'hearts train --games 3 --output ./data/hearts-training.json --format json';
  const { status, stderr } = spawnSync(process.execPath, [program, ...line.split(' ')], {
    cwd: folder,
    encoding: 'utf8',
  });
  expect({ status, stderr: withoutProgress(stderr) }).toEqual({ status: 0, stderr: '' });
  const file = path.join(folder, 'data/hearts-training.json');
  expect(JSON.parse(readFileSync(file, 'utf8'))).toBeTypeOf('object');
});

test('a tournament, in which the neural player is missed', async () => {
  const { code, stdout, stderr } = await runCli(
    `hearts tournament --strategies ${ALL},ml --rounds 100`.split(' '),
  );
  expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
  expect(stderr).toMatch(/^kalpler: .*ml: the neural player does not exist yet.*\n$/);
  expect(await hearts(`tournament --strategies ${ALL} --rounds 2`)).toContain('aggressive');
});

test('a scenario', async () => {
  const ai = 'aggressive,defensive,defensive,defensive';
  const text = await hearts(`test --scenario shoot-the-moon --games 10 --ai ${ai}`);
  expect(text).toContain('aggressive');
});

test('scripts of the checkout: with the dashes of npm, without them as pnpm does, and with both', () => {
  const run = (...args: string[]): string => {
    const { status, stdout, stderr } = spawnSync('npm', args, { cwd: root, encoding: 'utf8' });
    expect({ status, stderr }).toMatchObject({ status: 0 });
    return stdout;
  };
  const words = ['simulate', '--games', '2', '--ai', 'basic', '--json'];
  const shown = run('run', '-s', 'spades', '--', ...words);
  expect(JSON.parse(shown)).toMatchObject({ game: 'spades' });
  expect(run('run', '-s', 'kalpler', '--', ...words, '--game', 'spades')).toBe(shown);
  // pnpm appends the arguments to the script as they are, its own dashes too.
  for (const more of [words, ['--', ...words]]) {
    const { spades } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')).scripts;
    const direct = spawnSync(`${spades} ${more.join(' ')}`, {
      cwd: root,
      shell: true,
      encoding: 'utf8',
    });
    expect(direct.stdout).toBe(shown);
  }
});
