// compare, tournament and test as commands: the same bytes for any number of workers, plain words, files, Ctrl-C.

import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PassThrough, Writable } from 'node:stream';
import { afterAll, describe, expect, it } from 'vitest';
import { type CliRun, runCli } from '../../testing/run-cli.ts';
import { main } from '../main.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'kalpler-contest-'));
const inside = (name: string): string => path.join(folder, name);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const run = (line: string): Promise<CliRun> => runCli(line.split(' '));

describe('the same seed gives the same bytes, however many workers there are', () => {
  it.each([
    'compare --strategies random,basic,hard --games 9 --length deal --json',
    'spades compare --strategies basic,aggressive --games 3',
    'king tournament --strategies random,basic,skilled --rounds 10 --length deal --preset three --format markdown',
    'test --scenario nil-under-attack --games 12 --ai basic,easy,random,skilled',
  ])('%s', async (line) => {
    const one = await run(`${line} --workers 1`);
    const three = await run(`${line} --workers 3`);
    expect(one.code).toBe(0);
    expect(one.stdout.length).toBeGreaterThan(400);
    expect(three.stdout).toBe(one.stdout);
  });
});

describe('compare', () => {
  it('another seed gives other figures', async () => {
    const line = 'compare --strategies random,basic --games 2 --length deal --workers 1';
    const [one, two] = [await run(line), await run(`${line} --seed 2`)];
    expect(two.stdout.replace('seed 2', 'seed 1')).not.toBe(one.stdout);
  });

  it('two equal strategies are exactly even', async () => {
    const { stdout } = await run('compare --strategies basic,basic --games 3 --workers 1');
    expect(stdout).toContain('basic and basic#2 are exactly even on every game.');
    expect(stdout).toMatch(/^basic +basic#2 +0\.00 \(0\.00 to 0\.00\) +50\.0 % .* 1\.0000 /m);
  });

  it('says in words what is significant and what is not, and which test was made', async () => {
    const line = 'compare --strategies random,basic,defensive --games 20 --length deal --workers 1';
    const { stdout } = await run(line);
    expect(stdout).toMatch(/^basic is better than random: ahead by \d+\.\d\d points a deal \(p/m);
    expect(stdout).toMatch(
      /^basic and defensive: not significant \(p = \d\.\d{4}\)\. (Roughly|More than) [\d,]+ deals/m,
    );
    expect(stdout).toMatch(/paired t-test over boards .* corrected for 3 comparisons \(Holm\)/);
  });

  it('tests few boards exactly, and never finds two of them significant', async () => {
    const line = 'compare --strategies random,skilled --games 2 --length deal --json --workers 1';
    const { tests, pairs, games } = JSON.parse((await run(line)).stdout);
    expect(games).toEqual({ asked: 2, played: 2, isComplete: true });
    expect(Object.keys(tests)).toEqual(['signFlip']);
    expect(pairs[0]).toMatchObject({ first: 'random', second: 'skilled', isSignificant: false });
    expect(pairs[0].p).toBeGreaterThanOrEqual(0.5);
  });

  it('warns of a bot that thinks by the clock', async () => {
    const line = 'compare --strategies random,expert:1ms --games 1 --length deal --workers 1';
    expect((await run(line)).stdout).toMatch(/^expert:1ms thinks by the clock/m);
  });
});

describe('tournament', () => {
  it('ranks all by their rating, and says the same in every format', async () => {
    const line = 'tournament --strategies random,basic,basic --rounds 5 --length deal --workers 1';
    const { standings, pairs, rating, rounds } = JSON.parse((await run(`${line} --json`)).stdout);
    expect(rounds).toEqual({ asked: 5, played: 5, isComplete: true });
    expect(rating).toEqual({ model: 'OpenSkill, Plackett-Luce', teamSize: 1 });
    const rows = standings.map((row: { place: number; name: string }) => [row.place, row.name]);
    expect(rows).toEqual([
      [1, 'basic'],
      [1, 'basic#2'],
      [3, 'random'],
    ]);
    expect(standings[0].rating).toEqual(standings[1].rating);
    // What one gains the others lose: the margins of all add up to nothing.
    const sum = standings.reduce(
      (all: number, row: { margin: { mean: number } }) => all + row.margin.mean,
      0,
    );
    expect(sum).toBeCloseTo(0, 10);
    expect(pairs).toHaveLength(3);
    const { stdout } = await run(`${line} --format markdown`);
    expect(stdout).toContain(`| 3 | random | ${standings[2].rating.value.toFixed(2)} |`);
    expect(stdout).toMatch(/^\| basic \| · \| 0\.00 \| \+/m);
  });

  it('partners are a team of two', async () => {
    const line = 'spades tournament --strategies random,basic --rounds 2 --length deal --json';
    expect(JSON.parse((await run(line)).stdout).rating.teamSize).toBe(2);
  });
});

describe('test', () => {
  it('seats each strategy in the tested seat once, and counts', async () => {
    const line = 'test --scenario long-trumps --games 20 --ai skilled,random --json --workers 1';
    const { game, strategies, pairs } = JSON.parse((await run(line)).stdout);
    expect(game).toBe('king');
    expect(strategies.map(({ table }: { table: string[] }) => table.join(' '))).toEqual([
      'skilled random random random',
      'random random random skilled',
    ]);
    const [skilled, random] = strategies;
    expect(skilled.rate.mean).toBe(skilled.successes / 20);
    expect(skilled.successes).toBeGreaterThan(random.successes);
    expect(pairs[0].onlyFirst - pairs[0].onlySecond).toBe(skilled.successes - random.successes);
  });

  it('equal strategies succeed equally often', async () => {
    const { stdout } = await run('test --scenario queen-hunt --games 5 --ai basic --workers 1');
    expect(stdout.match(/^basic /gm)).toHaveLength(1);
    expect(stdout).not.toContain('significant');
  });

  it('lists all scenarios, or those of a game', async () => {
    expect((await run('test --list')).stdout).toMatch(/^Hearts\n[\s\S]*^Spades\n[\s\S]*^King\n/m);
    const list = JSON.parse((await run('spades test --list --json')).stdout);
    expect(list.map(({ name }: { name: string }) => name)).toContain('bag-trap');
    expect(list.every(({ game }: { game: string }) => game === 'spades')).toBe(true);
  });

  it.each([
    [
      'test --scenario moonwalk',
      /^kalpler: --scenario: expected one of shoot-the-moon, .*"moonwalk"$/,
    ],
    ['king test --scenario bag-trap', /bag-trap is a scenario of Spades; of King there are rifki-/],
    ['test --game king --scenario bag-trap', /bag-trap is a scenario of Spades/],
    ['test --scenario tight-contract --preset cutthroat', /tight-contract needs partners/],
    ['test --scenario queen-hunt --preset blackMaria', /queen-hunt needs a round without a pass/],
    ['test --scenario nil-under-attack --rule nil=false', /needs nil=true, doubleNil=true/],
    ['test --scenario rifki-ace-trap --rule penaltiesPerPlayer=0', /a game of rifki in the party/],
    ['test --scenario rifki-singleton-king --rule cancelRifki=AorK', /no deal that fits was found/],
    ['test --scenario queen-hunt --list', /^kalpler: --list: /],
    ['test --scenario queen-hunt --format xml', /--format: expected one of text, markdown, json/],
    ['compare --strategies basic,random --json --format text', /--json: not together with/],
    ['compare --strategies basic,random --length hour', /--length: expected one of deal, match/],
    ['compare --strategies basic,random --force', /--force: needs --output/],
    ['test --list --games 5', /^kalpler: --games: nothing is played with --list$/],
  ])('%s is refused', async (line, message) => {
    const { code, stdout, stderr } = await run(line);
    expect(stderr.trimEnd()).toMatch(message);
    expect({ code, stdout, lines: stderr.split('\n').length }).toEqual({
      code: 2,
      stdout: '',
      lines: 2,
    });
  });
});

describe('a file', () => {
  const line = 'compare --strategies basic,random --games 2 --length deal --workers 1';

  it('has what the screen would have, and is not written over unasked', async () => {
    const file = inside('report.txt');
    expect(await run(`${line} --output ${file}`)).toMatchObject({ code: 0, stdout: '' });
    const { stdout } = await run(line);
    expect(readFileSync(file, 'utf8')).toBe(stdout);
    writeFileSync(file, 'mine');
    expect((await run(`${line} --output ${file}`)).code).toBe(2);
    expect(readFileSync(file, 'utf8')).toBe('mine');
    expect((await run(`${line} --output ${file} --force`)).code).toBe(0);
    expect(readFileSync(file, 'utf8')).toBe(stdout);
    expect(readdirSync(folder)).toEqual(['report.txt']);
  });

  it('has the form that its name says, unless told otherwise', async () => {
    const written = async (name: string, more = '') => {
      expect((await run(`${line} --output ${inside(name)} ${more}`.trimEnd())).code).toBe(0);
      return readFileSync(inside(name), 'utf8');
    };
    expect(await written('named.json')).toBe((await run(`${line} --json`)).stdout);
    expect(await written('named.md')).toBe((await run(`${line} --format markdown`)).stdout);
    expect(await written('chosen.json', '--format text')).toBe((await run(line)).stdout);
  });
});

describe('Ctrl-C', () => {
  /** Interrupts once the bar has counted this far; at the start with 0. */
  const interrupted = async (line: string, after: number): Promise<CliRun> => {
    const stop = new AbortController();
    if (after === 0) stop.abort();
    const texts = { stdout: '', stderr: '' };
    const stream = (name: 'stdout' | 'stderr') =>
      new Writable({
        decodeStrings: false,
        write(chunk: string, _, done) {
          texts[name] += chunk;
          const counted = Number(/ (\d+)\/\d+ /.exec(chunk)?.[1] ?? 0);
          if (name === 'stderr' && counted >= after) stop.abort();
          done();
        },
      });
    const code = await main(line.split(' '), {
      stdin: new PassThrough().end(),
      stdout: stream('stdout'),
      stderr: Object.assign(stream('stderr'), { isTTY: true, columns: 200 }),
      env: {},
      signal: stop.signal,
    });
    return { code, ...texts };
  };

  it('keeps what all pairs have played', async () => {
    const line = 'compare --strategies random,basic,easy --games 1000000 --length deal --json';
    const { code, stdout } = await interrupted(line, 48);
    const { games, pairs } = JSON.parse(stdout);
    expect(code).toBe(130);
    expect(games).toMatchObject({ asked: 1_000_000, isComplete: false });
    expect(games.played).toBeGreaterThanOrEqual(16);
    for (const { boards } of pairs) expect(boards).toBe(games.played);
  });

  it('keeps the rounds of a tournament, also in a file', async () => {
    const file = inside('rounds.md');
    const line = `tournament --strategies random,basic --rounds 1000000 --output ${file} --format markdown`;
    const { code, stdout } = await interrupted(line, 2);
    expect({ code, stdout }).toEqual({ code: 130, stdout: '' });
    expect(readFileSync(file, 'utf8')).toMatch(/^- Interrupted: \d+ of 1,000,000 rounds\.$/m);
  });

  it('keeps the deals of a scenario', async () => {
    const { code, stdout } = await interrupted('test --scenario bag-trap --games 1000000', 5);
    expect(code).toBe(130);
    expect(stdout).toMatch(/^Interrupted: \d+ of 1,000,000 deals\.$/m);
  });

  it('before the first board leaves nothing behind', async () => {
    const line = `tournament --strategies random,basic --output ${inside('none.txt')}`;
    const { code, stdout, stderr } = await interrupted(line, 0);
    expect({ code, stdout }).toEqual({ code: 130, stdout: '' });
    expect(stderr).toBe('Interrupted before anything was played.\n');
    expect(readdirSync(folder)).not.toContain('none.txt');
    expect(readdirSync(folder).filter((name) => name.includes('part'))).toEqual([]);
  });
});
