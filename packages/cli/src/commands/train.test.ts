// The command `train` as a user meets it.

import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { runCli } from '../../testing/run-cli.ts';
import { VERSION } from '../version.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'kalpler-train-'));
const inside = (name: string): string => path.join(folder, name);
const unseeded = ['--rule', 'endScore=1', '--workers', '1'];
const short = ['--seed', '1', ...unseeded];
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('writes a file, makes its folder, and reads it back', async () => {
  const file = inside('data/deep/hearts.json');
  const made = await runCli(['hearts', 'train', '--games', '2', '--output', file, ...short]);
  expect(made).toMatchObject({ code: 0, stderr: '' });
  const size = `${(statSync(file).size / 1000).toFixed(1)} kB`;
  expect(made.stdout).toBe(`Wrote 112 examples of 2 games to ${file} (${size}).\n`);
  expect(readdirSync(inside('data/deep'))).toEqual(['hearts.json']);
  const checked = await runCli(['train', '--check', file]);
  expect(checked.code).toBe(0);
  expect(checked.stdout).toBe(`File        ${file} (json, complete)
Game        hearts, rules kalpler endScore=1
Strategies  basic, basic, basic, basic
Seed        1
Written by  kalpler ${VERSION}, timestamp 1970-01-01T00:00:00.000Z
Games       2
Examples    112

Decision  Examples
pass             8
play           104
`);
});

test('an existing file is written over only by force', async () => {
  const file = inside('there.jsonl');
  writeFileSync(file, 'mine');
  const refused = await runCli(['train', '--games', '1', '--output', file, ...short]);
  expect(refused).toEqual({
    code: 2,
    stdout: '',
    stderr: `kalpler: --output: ${file} is there already; --force writes over it\n`,
  });
  expect(readFileSync(file, 'utf8')).toBe('mine');
  const link = inside('link.jsonl');
  symlinkSync(file, link);
  await runCli(['train', '--games', '1', '--output', link, '--force', ...short]);
  expect(readFileSync(file, 'utf8')).toMatch(/^\{"header":/);
  expect(readFileSync(link, 'utf8')).toBe(readFileSync(file, 'utf8'));
});

test('a full disk is reported in one line, and devices are never replaced', async () => {
  const { code, stderr } = await runCli([
    'train',
    '--games',
    '1',
    '--output',
    '/dev/full',
    ...short,
  ]);
  expect(code).toBe(1);
  expect(stderr).toMatch(
    /^kalpler: \/dev\/full could not be written, nothing was kept: ENOSPC.*\n$/,
  );
  expect(await runCli(['train', '--games', '1', '--output', '/dev/null', ...short])).toMatchObject({
    code: 0,
  });
});

test('nothing is made where no folder can be made', async () => {
  const { code, stderr } = await runCli([
    'train',
    '--games',
    '1',
    '--output',
    '/proc/none/x.json',
    ...short,
  ]);
  expect(code).toBe(2);
  expect(stderr).toMatch(/^kalpler: --output: \/proc\/none\/x\.json cannot be written \(ENOENT/);
});

test('the format is as the name ends, unless it is given; - is the standard output', async () => {
  const run = (...more: string[]) => runCli(['train', '--games', '1', ...short, ...more]);
  await run('--output', inside('a.csv'));
  expect(readFileSync(inside('a.csv'), 'utf8')).toMatch(/^# \{"header":.*\ngame,gameId,/);
  await run('--output', inside('b.csv'), '--format', 'jsonl');
  expect(readFileSync(inside('b.csv'), 'utf8')).toMatch(/^\{"header":.*\}\n\{"game":/);
  await run('--output', inside('c.jsonl.gz'));
  expect([...readFileSync(inside('c.jsonl.gz')).subarray(0, 2)]).toEqual([0x1f, 0x8b]);
  const piped = await run('--output', '-', '--format', 'csv');
  expect(piped.stdout).toBe(readFileSync(inside('a.csv'), 'utf8'));
  expect(piped.stderr).toEqual(
    expect.stringMatching(/^Wrote 56 examples of 1 game \(\d+\.\d kB\)\.\n$/),
  );
  const checked = await runCli(['train', '--check', '-', '--json'], { stdin: piped.stdout });
  expect(JSON.parse(checked.stdout)).toMatchObject({
    file: '-',
    format: 'csv',
    footer: { complete: true, games: 1, examples: 56 },
    decisions: { pass: 4, play: 52 },
  });
});

test('the time comes from outside', async () => {
  const time = async (args: string[], env: Record<string, string> = {}): Promise<string> => {
    const base = ['train', '--games', '1', '--output', '-', '--format', 'jsonl', ...short];
    const { code, stdout, stderr } = await runCli([...base, ...args], { env });
    return code === 0 ? JSON.parse(stdout.split('\n')[1]!).timestamp : stderr;
  };
  const now = '2026-01-31T12:00:00Z';
  const epoch = { SOURCE_DATE_EPOCH: '86400' };
  expect(await time([])).toBe('1970-01-01T00:00:00.000Z');
  expect(await time([], epoch)).toBe('1970-01-02T00:00:00.000Z');
  expect(await time(['--timestamp', now], epoch)).toBe('2026-01-31T12:00:00.000Z');
  expect(await time(['--timestamp', '2026-01-31T12:00+03:00'])).toBe('2026-01-31T09:00:00.000Z');
  expect(await time(['--timestamp', '2026-02-30'])).toMatch(
    /^kalpler: --timestamp: expected a time/,
  );
  expect(await time([], { SOURCE_DATE_EPOCH: 'now' })).toMatch(
    /^kalpler: SOURCE_DATE_EPOCH: expected/,
  );
});

test('a run that is stopped leaves a sound file that says so, and exit code 130', async () => {
  const file = inside('stopped.jsonl');
  const args = ['train', '--games', '5', '--output', file, ...short];
  const { code, stdout } = await runCli(args, { signal: AbortSignal.abort() });
  expect({ code, stdout }).toEqual({
    code: 130,
    stdout: `Wrote 0 examples of 0 games to ${file} (${(statSync(file).size / 1000).toFixed(1)} kB). It is partial: the run was stopped, and the file says so.\n`,
  });
  const checked = await runCli(['train', '--check', file]);
  expect(checked.code).toBe(0);
  expect(checked.stdout).toContain('(jsonl, partial: 0 of 5 games)');
});

test('a run that is stopped at once leaves a file that lies there as it was', async () => {
  const file = inside('kept.jsonl');
  const args = ['train', '--games', '1', '--output', file, '--force', ...short];
  expect((await runCli(args)).code).toBe(0);
  const before = readFileSync(file, 'utf8');
  const { code, stdout, stderr } = await runCli(args, { signal: AbortSignal.abort() });
  expect({ code, stdout, stderr }).toEqual({
    code: 130,
    stdout: '',
    stderr: `Interrupted before anything was played; ${file} is as it was.\n`,
  });
  expect(readFileSync(file, 'utf8')).toBe(before);
});

test('what does not go together is refused', async () => {
  mkdirSync(inside('folder'));
  const cases: [string[], RegExp][] = [
    [['--games', '1', '--output', inside('folder')], /folder is a folder$/],
    [['--games', '1', '--output', `${inside('new')}/`], /expected the name of a file/],
    [['--games', '1', '--output', ''], /expected the name of a file, got ""$/],
    [['--games', '1', '--output', '-', '--json'], /^--json: the standard output is taken/],
    [['--check', inside('a.csv'), '--games', '1'], /^--games: nothing is written with --check$/],
    [['--check', inside('folder')], /folder: this is a folder, not a file$/],
  ];
  for (const [args, line] of cases) {
    const { code, stderr } = await runCli(['train', ...args]);
    expect(stderr).toMatch(/^kalpler: [^\n]+\n$/);
    expect(stderr.slice('kalpler: '.length, -1)).toMatch(line);
    expect(code).toBe(2);
  }
});

test('a large file is announced before it is begun, with a way to make it smaller', async () => {
  const signal = AbortSignal.abort();
  const announced = async (name: string) => {
    const args = ['hearts', 'train', '--games', '10000', '--output', inside(name)];
    return (await runCli(args, { signal })).stderr;
  };
  expect(await announced('large.json')).toMatch(
    /^About 2\.\d GB will be written\. With a name that ends in \.jsonl\.gz it is about \d+\.\d MB, and each line is an example\.\n/,
  );
  expect(await announced('large.jsonl.gz')).toMatch(/^About \d+\.\d MB will be written\.\n/);
});

test('examples bear the time of now, unless a seed asks for the same file again', async () => {
  const header = async (...more: string[]) => {
    const args = [
      'train',
      '--games',
      '1',
      '--output',
      '-',
      '--format',
      'jsonl',
      ...unseeded,
      ...more,
    ];
    return JSON.parse((await runCli(args)).stdout.split('\n')[0]!).header;
  };
  const began = Date.now();
  const time = Date.parse((await header()).timestamp);
  expect(time).toBeGreaterThanOrEqual(began);
  expect(time).toBeLessThanOrEqual(Date.now());
  expect((await header('--seed', '1')).timestamp).toBe('1970-01-01T00:00:00.000Z');
  const made = await header('--timestamp', '2026-01-31');
  expect(made.timestamp).toBe('2026-01-31T00:00:00.000Z');
});
