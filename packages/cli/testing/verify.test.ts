// What kalpler verify and replay are given besides good files: lines without end, several links, pipes, empty logs, idle options.

import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PassThrough } from 'node:stream';
import { gzipSync } from 'node:zlib';
import { gameOf, openTable, tableJson } from '@kalpler/engine';
import { commitment, type Secret } from '@kalpler/fair';
import { linkOf } from '@kalpler/fair/link';
import { afterAll, describe, expect, it, test } from 'vitest';
import { logEnd, loggedMatch, logHead } from '../src/log/match-log.ts';
import { Shelf } from '../src/log/shelf.ts';
import { matchTable, playMatch } from '../src/work/played-match.ts';
import { type CliOptions, runCli } from './run-cli.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'kalpler-verify-'));
const inside = (name: string): string => path.join(folder, name);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function stored(name: string, content: string | Uint8Array): string {
  writeFileSync(inside(name), content);
  return inside(name);
}

const game = gameOf('hearts', { endScore: 10 });
const bots = ['basic', 'basic', 'basic', 'basic'];
const played = matchTable(game, playMatch(game, bots, 1, 1));
const lines = [logHead(game, bots, 1, 1), loggedMatch(1, played), logEnd(1, true)].map((line) =>
  JSON.stringify(line),
);
const logText = `${lines.join('\n')}\n`;
const log = stored('log.jsonl', logText);
const table = stored('table.json', JSON.stringify(tableJson(played)));

const secret = new Uint8Array(32).fill(7) as Secret;
const page = 'https://example.org/mac/link#';
const link = page + (await linkOf({ table: played, secret, seat: 0 }));

async function refusal(args: readonly string[], options?: CliOptions): Promise<string> {
  const { code, stdout, stderr } = await runCli(args, options);
  expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
  expect(stderr).toMatch(/^kalpler: [^\n]+\n$/);
  return stderr.slice('kalpler: '.length, -1);
}

describe('a line without an end', () => {
  const endless = Buffer.alloc(9 << 20, 'x');

  it.each([
    ['plain', stored('endless', endless)],
    ['packed', stored('endless.gz', gzipSync(endless, { level: 1 }))],
  ])('is refused in one line, %s', async (_, file) => {
    for (const command of ['verify', 'replay']) {
      expect(await refusal([command, file])).toBe(`${file}: line 1 is longer than any match`);
    }
  });

  it('is no harder to read when it is empty', async () => {
    const file = stored('spaces', ' '.repeat(8_000_000));
    expect(await refusal(['verify', file])).toMatch(/: expected a match with its secret, /);
  });

  it('in a log makes it wrong, also behind its end', async () => {
    const { code, stdout } = await runCli(['verify', stored('tail.jsonl', logText + endless)]);
    expect(stdout).toMatch(/: line 4 is longer than any match\n.*NOT right\n$/);
    expect(code).toBe(1);
  });
});

describe('links', () => {
  it('are read one at a time', async () => {
    const both = `${link.slice(0, -9)} ${link}`;
    for (const command of ['verify', 'replay']) {
      expect(await refusal([command, both])).toBe(
        'the link: expected one link at a time, got 2 of them',
      );
      const file = stored('links.txt', `${link}\n${link}\n${link}\n`);
      expect(await refusal([command, file])).toBe(
        `${file}: expected one link at a time, got 3 of them`,
      );
    }
  });

  it('that mail has broken are put together again', async () => {
    const broken = link.replaceAll(/.{60}/g, '$&\r\n');
    expect(broken.split('\n').length).toBeGreaterThan(2);
    const whole = await runCli(['verify', link]);
    expect(whole.code).toBe(0);
    for (const form of [broken, stored('broken.txt', `${broken}.izle\n`), link.replace('#', ' #')])
      expect(await runCli(['verify', form])).toEqual(whole);
  });

  it('that cannot be put together are damaged', async () => {
    const damaged = 'the link: is damaged: not all of it is there';
    expect(await refusal(['verify', `${link.slice(0, 90)} ${link.slice(95)}`])).toBe(damaged);
    expect(await refusal(['verify', `${link} see this!`])).toBe(damaged);
    expect(await refusal(['verify', `${link} ${link.slice(page.length - 1)}`])).toBe(damaged);
    expect(await refusal(['verify', `${page}`])).toMatch(/^the link: carries no match; /);
  });

  it('are not repeated where nothing was dealt', async () => {
    const deals = { kind: 'fair', commitment: commitment(secret), salts: [null, null, null, null] };
    const opened = openTable({ game: 'hearts', options: {}, players: ['a', 'b', 'c', 'd'], deals });
    if (!opened.ok) throw new Error(opened.error);
    const undealt = page + (await linkOf({ table: opened.value, secret, seat: 0 }));
    expect(await refusal(['replay', undealt])).toBe('the link: nothing was dealt in this match');
  });
});

describe('a log without any match', () => {
  const file = stored('none.jsonl', `${lines[0]}\n${JSON.stringify(logEnd(0, false))}\n`);

  it('cannot be replayed, and says why', async () => {
    expect(await refusal(['replay', file])).toBe(`${file}: the log holds no match`);
    expect(await refusal(['replay', log, '--match', '2'])).toBe(
      '--match: expected a number from 1 to 1, got 2',
    );
  });

  it('is in order, and counts in good English', async () => {
    const { code, stdout } = await runCli(['verify', file]);
    expect(stdout).toBe(
      'the run was interrupted: 1 match was to be played\n0 matches, 0 deals, 0 moves: all is right\n',
    );
    expect(code).toBe(0);
  });
});

test.each([
  ['null', /: the first line of the log is damaged$/],
  ['"1"', /: the first line of the log is damaged$/],
])('a log of %s matches is refused', async (matches, line) => {
  const head = lines[0]!.replace('"matches":1', `"matches":${matches}`);
  expect(
    await refusal(['verify', stored('head.jsonl', [head, ...lines.slice(1)].join('\n'))]),
  ).toMatch(line);
});

test('an end that does not count is damaged', async () => {
  const end = '{"end":"whole","matches":null}';
  const { code, stdout } = await runCli([
    'verify',
    stored('end.jsonl', [...lines.slice(0, 2), end].join('\n')),
  ]);
  expect(stdout).toMatch(/^the last line of the log is damaged\n/);
  expect(code).toBe(1);
});

test('a file without a name is refused', async () => {
  for (const command of ['verify', 'replay']) {
    expect(await refusal([command, ''])).toBe('expected a file or a link, got ""');
  }
});

describe('what is piped in', () => {
  it.each(['-', '/dev/stdin'])('is read from %s, packed or not', async (name) => {
    for (const command of ['verify', 'replay']) {
      const whole = await runCli([command, log]);
      expect(whole.code).toBe(0);
      expect(await runCli([command, name], { stdin: logText })).toEqual(whole);
      const stdin = new PassThrough();
      // A pipe may bring its first bytes one by one.
      const packed = gzipSync(logText);
      stdin.write(packed.subarray(0, 1));
      setImmediate(() => stdin.end(packed.subarray(1)));
      expect(await runCli([command, name], { stdin })).toEqual(whole);
    }
    expect((await runCli(['verify', name], { stdin: `${link}\n` })).code).toBe(0);
  });

  it('is called by what it is when it is wrong', async () => {
    expect(await refusal(['verify', '-'], { stdin: 'no cards\n' })).toMatch(
      /^the standard input: expected a match with its secret, /,
    );
    expect(await refusal(['verify', '-'])).toMatch(/^the standard input: expected a match/);
  });

  it('may come from a named pipe, which is read once', async () => {
    const pipe = inside('pipe');
    execFileSync('mkfifo', [pipe]);
    for (const command of ['verify', 'replay']) {
      const [run] = await Promise.all([runCli([command, pipe]), writeFile(pipe, logText)]);
      expect(run).toEqual(await runCli([command, log]));
    }
    const shelf = new Shelf({ kind: 'file', name: pipe, path: pipe });
    const [taken] = await Promise.all([shelf.take(1, '--match'), writeFile(pipe, logText)]);
    expect(taken.log).toHaveLength(played.log.length);
    expect(await shelf.open(1)).toBe(null);
    expect(shelf.count).toBe(1);
  });

  it('leaves no keys to go through a match on a terminal', async () => {
    const stdin = Object.assign(new PassThrough(), { isTTY: true });
    const terminal = { columns: 80, rows: 24 };
    expect(await refusal(['replay', '-'], { stdin, terminal })).toBe(
      'the standard input: its keys go through the match; expected a file, or a match that is piped in',
    );
  });

  it('is not waited for after an interruption', async () => {
    const controller = new AbortController();
    const stdin = new PassThrough();
    stdin.write(`${lines.slice(0, 2).join('\n')}\n`);
    const run = runCli(['verify', '-'], { stdin, signal: controller.signal });
    // Taken up to here: what came is handled before anything else has its turn.
    await expect.poll(() => stdin.readableLength).toBe(0);
    controller.abort();
    const { code, stdout } = await run;
    expect(code).toBe(130);
    expect(stdout).toMatch(/^stopped after 1 match\n/);
  });
});

describe('--again', () => {
  it('is refused for what is no log', async () => {
    for (const file of [table, link]) {
      expect(await refusal(['verify', file, '--again'])).toBe(
        '--again: only for a log, not for a single match',
      );
    }
  });

  it.each([
    ['expert:20ms', /^its players cannot be asked again: expert:20ms thinks for a time, /],
    ['basic', null],
  ])('asks no players that think by the clock: %s', async (name, finding) => {
    const company = ['basic', 'basic', 'basic', name];
    const match = matchTable(game, { ...playMatch(game, bots, 1, 1), bots: company });
    const all = [logHead(game, company, 1, 1), loggedMatch(1, match), logEnd(1, true)];
    const file = stored('clock.jsonl', all.map((line) => `${JSON.stringify(line)}\n`).join(''));
    const { code, stdout } = await runCli(['verify', file, '--again', '--json']);
    const verdict = JSON.parse(stdout);
    expect(verdict.findings).toEqual(finding === null ? [] : [expect.stringMatching(finding)]);
    expect({ code, isSound: verdict.isSound }).toEqual({ code: 0, isSound: true });
    expect((await runCli(['verify', file])).stdout).not.toContain('asked again');
  });

  it('asks no players that this program does not know', async () => {
    const company = ['basic', 'basic', 'basic', 'clever'];
    const match = matchTable(game, { ...playMatch(game, bots, 1, 1), bots: company });
    const all = [logHead(game, company, 1, 1), loggedMatch(1, match), logEnd(1, true)];
    const file = stored('unknown.jsonl', all.map((line) => `${JSON.stringify(line)}\n`).join(''));
    const { code, stdout } = await runCli(['verify', file, '--again']);
    expect(stdout).toMatch(/^its players cannot be asked again: no bot "clever"/);
    expect(code).toBe(0);
  });
});
