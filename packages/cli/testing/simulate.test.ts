// kalpler simulate: the same bytes however many threads play, what an interruption leaves, logs, and watching in lines.

import {
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
import { gameOf, tableText } from '@kalpler/engine';
import * as fc from 'fast-check';
import { afterAll, describe, expect, it, test } from 'vitest';
import { liveMatch } from '../src/watch/watch.ts';
import { matchSeed, matchTable, playMatch } from '../src/work/played-match.ts';
import { runCli } from './run-cli.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'kalpler-simulate-'));
const inside = (name: string): string => path.join(folder, name);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const simulate = (...args: string[]) => runCli(['simulate', ...args]);
const inOneThread = (...args: string[]) => simulate('--workers', '1', ...args);

describe('the same seed', () => {
  it('gives the same bytes with one, two and three threads', async () => {
    const runs: string[] = [];
    for (const workers of ['1', '2', '3']) {
      const file = inside(`${workers}.jsonl`);
      const { code, stdout } = await simulate(
        ...['--games', '7', '--ai', 'basic,random,hard,aggressive', '--json', '--seed', '7'],
        ...['--workers', workers, '--log', file],
      );
      expect(code).toBe(0);
      runs.push(stdout + readFileSync(file, 'utf8'));
    }
    const [one, two, three] = runs;
    expect(two).toBe(one);
    expect(three).toBe(one);
  });

  it('gives the same match again, and another seed or number another one', () => {
    const game = gameOf('hearts');
    const bots = ['random', 'basic', 'easy', 'hard'];
    const text = (seed: number, number: number): string =>
      tableText(matchTable(game, playMatch(game, bots, seed, number)));
    expect(text(3, 1)).toBe(text(3, 1));
    expect(new Set([text(3, 1), text(3, 2), text(4, 1)]).size).toBe(3);
  });

  it('gives every match of a run a seed of its own', () => {
    fc.assert(
      fc.property(fc.nat(0xffffffff), fc.nat(100_000), fc.nat(100_000), (seed, a, b) => {
        fc.pre(a !== b);
        expect(matchSeed(seed, a)).not.toBe(matchSeed(seed, b));
      }),
    );
  });

  it.each([
    ['hearts', 'classic', ['aggressive', 'random', 'basic', 'hard']],
    ['spades', 'cutthroat', ['basic', 'skilled', 'basic']],
    ['king', 'pagat', ['basic', 'random', 'skilled', 'easy']],
  ] as const)('is watched as it is counted: %s %s', (id, preset, bots) => {
    const game = gameOf(id, { preset });
    const played = matchTable(game, playMatch(game, bots, 5, 3));
    const live = [...liveMatch(game, bots, 5, 3)].at(-1)!;
    expect(tableText(live)).toBe(tableText(played));
  });
});

describe('an interruption', () => {
  it('leaves the results so far, in the report and in a log that says so', async () => {
    const controller = new AbortController();
    const file = inside('stopped.jsonl');
    const parts = () => readdirSync(folder).filter((name) => name.endsWith('.part'));
    // It lies under another name until it is whole.
    const poll = setInterval(() => {
      if (parts().some((name) => statSync(inside(name)).size > 0)) controller.abort();
    }, 5);
    const { code, stdout } = await runCli(
      ['simulate', '--games', '100000', '--json', '--log', file, '--workers', '2'],
      { signal: controller.signal },
    );
    clearInterval(poll);
    const report = JSON.parse(stdout);
    expect(code).toBe(130);
    expect(report).toMatchObject({ isWhole: false, gamesWanted: 100_000 });
    expect(report.games).toBeGreaterThan(0);
    expect(parts()).toEqual([]);
    const end = JSON.parse(readFileSync(file, 'utf8').trim().split('\n').at(-1)!);
    expect(end).toEqual({ end: 'interrupted', matches: report.games });
    const verified = await runCli(['verify', file]);
    expect(verified.code).toBe(0);
    expect(verified.stdout).toContain('the run was interrupted: 100000 matches were to be played');
  });

  it('says how many games there were before it, also in words', async () => {
    const controller = new AbortController();
    controller.abort();
    const { code, stdout } = await runCli(['simulate', '--games', '5'], {
      signal: controller.signal,
    });
    expect({ code, stdout }).toEqual({
      code: 130,
      stdout: 'hearts to 50 points: 0 of 5 games, 0 deals, seed 1\n',
    });
  });
});

describe('reports', () => {
  it('a short one by strategy and by seat, a full one with --stats', async () => {
    const short = await inOneThread('--games', '2', '--ai', 'basic,random');
    expect(short.stdout).toMatch(/^hearts to 50 points: 2 games, \d+ deals, seed 1\n\n/);
    expect(short.stdout).toMatch(/^ +basic +random ×3$/m);
    expect(short.stdout).toMatch(/^ +0 basic +1 random +2 random +3 random$/m);
    expect(short.stdout).not.toContain('moons');
    const full = await inOneThread('--games', '2', '--ai', 'basic,random', '--stats');
    expect(full.stdout).toMatch(/^moons: tried, of deals +\d+\.\d% ±\d+\.\d/m);
    expect(full.stdout).toContain('A moon counts as tried by');
  });

  it('one game has no interval, and four different players one table', async () => {
    const { stdout } = await inOneThread('--ai', 'random,basic,aggressive,defensive');
    expect(stdout).toMatch(/^final score( +\d+\.\d\d ±\?){4}$/m);
    expect(stdout.match(/final score/g)).toHaveLength(1);
  });

  it('games without an end are mentioned', async () => {
    const { stdout } = await inOneThread('--game', 'spades', '--ai', 'random');
    expect(stdout).toContain('1 games had no end and were broken off.');
  });
});

describe('watching where no terminal is', () => {
  it.each([
    ['hearts', 'en', /^Deal 1, pass left$/m, /^Winner: \w+/m],
    ['spades', 'tr', /^ {2}\w+: ihale (\d+|sıfır)$/m, /^Kazanan: \w+ \+ \w+/m],
    ['king', 'tr', /^ {2}.+ · seçen \w+$/m, /^Kazanan(lar)?: \w+/m],
  ])('lists every trick of %s in %s', async (game, lang, heading, winner) => {
    const file = inside(`${game}.jsonl`);
    const args = [game, 'simulate', '--watch', '--lang', lang, '--log', file];
    const { code, stdout } = await runCli(args);
    expect(code).toBe(0);
    expect(stdout).toMatch(heading);
    expect(stdout).toMatch(winner);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: no escape sequence goes into a pipe.
    expect(stdout).not.toMatch(/\u001b/);
    expect(Math.max(...stdout.split('\n').map((line) => [...line].length))).toBeLessThanOrEqual(80);
    // What was shown is what was logged, and replay lists it the same way.
    const replayed = await runCli(['replay', file, '--lang', lang]);
    expect(replayed.stdout).toBe(stdout);
    expect((await runCli(['verify', file, '--again'])).code).toBe(0);
  });

  it('goes as fast as it is asked to', async () => {
    const controller = new AbortController();
    let lines = 0;
    const { code } = await runCli(['simulate', '--watch', '--speed', '20'], {
      signal: controller.signal,
      received: (text) => {
        lines += text.split('\n').length - 1;
        if (/^ +1\. /m.test(text)) controller.abort();
      },
    });
    expect(code).toBe(130);
    // The players, the deal, four passes and a trick: no more, since it was stopped at once.
    expect(lines).toBe(4 + 6 + 4 + 1);
  });
});

test.each([
  [['--watch', '--json'], '--watch: not together with --json'],
  [['--stats', '--json'], '--stats: not together with --json'],
  [['--speed', '2'], '--speed: only together with --watch'],
  [
    ['--watch', '--speed', '0'],
    '--speed: expected max or a number of moves a second from 0.1 to 64, got "0"',
  ],
  [['--lang', 'en'], '--lang: only together with --watch'],
  [['--force'], '--force: needs --log'],
  [['--log', ''], '--log: expected the name of a file, got ""'],
  [['--log', '-'], '--log: expected the name of a file, got "-"'],
  [['--watch', '--lang', 'de'], '--lang: expected one of tr, en, got "de"'],
])('%j is refused', async (args, line) => {
  expect(await simulate(...args)).toEqual({ code: 2, stdout: '', stderr: `kalpler: ${line}\n` });
});

test('a file that is there is written over only if that is wanted', async () => {
  const file = inside('precious.txt');
  writeFileSync(file, 'precious');
  const line = `kalpler: --log: ${file} is there already; --force writes over it\n`;
  expect(await simulate('--log', file)).toEqual({ code: 2, stdout: '', stderr: line });
  expect(readFileSync(file, 'utf8')).toBe('precious');
  expect((await simulate('--log', file, '--force')).code).toBe(0);
  expect(readFileSync(file, 'utf8')).toMatch(/^\{/);
});

describe('a log', () => {
  it('that cannot be written is refused before anything is played', async () => {
    writeFileSync(inside('file'), '');
    const { code, stdout, stderr } = await simulate('--log', inside('file/all.jsonl'));
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toMatch(/^kalpler: --log: \S+ cannot be written \(ENOTDIR[^\n]*\n$/);
  });

  it('has its folders made, and is put where a link leads', async () => {
    const file = inside('new/folder/all.jsonl');
    expect((await inOneThread('--log', file)).code).toBe(0);
    symlinkSync('linked.jsonl', inside('link.jsonl'));
    expect((await inOneThread('--log', inside('link.jsonl'))).code).toBe(0);
    expect(readFileSync(inside('linked.jsonl'), 'utf8')).toBe(readFileSync(file, 'utf8'));
  });

  it('that the disk does not take is named, and nothing is left of it', async () => {
    const { code, stderr } = await inOneThread('--log', '/dev/full');
    expect(code).toBe(1);
    expect(stderr).toMatch(
      /^kalpler: \/dev\/full could not be written, nothing was kept: ENOSPC[^\n]*\n$/,
    );
  });

  it('that lies there outlives a run that is stopped before its first match is over', async () => {
    const file = inside('kept.jsonl');
    expect((await inOneThread('--log', file)).code).toBe(0);
    const before = readFileSync(file, 'utf8');
    const { code, stderr } = await runCli(['simulate', '--log', file, '--force'], {
      signal: AbortSignal.abort(),
    });
    expect({ code, stderr }).toEqual({
      code: 130,
      stderr: `No match was over; ${file} is as it was.\n`,
    });
    expect(readFileSync(file, 'utf8')).toBe(before);
    expect(readdirSync(folder).filter((name) => name.endsWith('.part'))).toEqual([]);
  });
});
