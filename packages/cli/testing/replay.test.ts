// kalpler replay and verify: every form of a stored match, what is wrong with damaged ones, and the keys of a terminal.

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { allBots } from '@kalpler/bots';
import {
  dealNext,
  dealText,
  gameOf,
  openTable,
  readTable,
  SeededRandom,
  submit,
  type Table,
  tableJson,
  tableText,
  viewTable,
} from '@kalpler/engine';
import { commitment, matchJson, nextDraw, type Secret, secretText } from '@kalpler/fair';
import { linkOf } from '@kalpler/fair/link';
import { SoloMatch } from '@kalpler/match';
import { saveText } from '@kalpler/match/save-file';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { stopAfter, stopAt, stopBefore, stopsOf } from '../src/watch/stops.ts';
import { matchTable, playMatch } from '../src/work/played-match.ts';
import { runCli } from './run-cli.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'kalpler-replay-'));
const inside = (name: string): string => path.join(folder, name);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function stored(name: string, content: string | Uint8Array): string {
  writeFileSync(inside(name), content);
  return inside(name);
}

const game = gameOf('hearts');
const bots = ['basic', 'random', 'hard', 'aggressive'];
const seeded = matchTable(game, playMatch(game, bots, 1, 1));
const log = inside('log.jsonl');
let lines: string[];

beforeAll(async () => {
  const args = ['simulate', '--games', '3', '--ai', bots.join(), '--log', log];
  expect((await runCli(args)).code).toBe(0);
  lines = readFileSync(log, 'utf8').trim().split('\n');
});

const secret = new Uint8Array(32).fill(7) as Secret;

/** A match as the page or the server publishes it. */
function published(): Table {
  const deals = {
    kind: 'fair',
    commitment: commitment(secret),
    salts: ['a', null, 'c', null],
  };
  const players = ['Ada', 'Bora', 'Cem', 'Deniz'];
  const opened = openTable({ game: 'hearts', options: { endScore: 20 }, players, deals });
  let table = must(opened);
  const bot = allBots.create('basic');
  while (!table.standing.winners) {
    if (table.awaitsDeal) table = must(dealNext(table, nextDraw(table, secret)));
    const [seat] = table.actors;
    if (seat === undefined) continue;
    const { move } = bot.choose(viewTable(table, seat), new SeededRandom(table.version));
    table = must(submit(table, seat, move));
  }
  return table;
}

function must<T>(result: { ok: true; value: T } | { ok: false; error: unknown }): T {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}

describe('every form of a match', () => {
  it('is listed the same way, packed or not', async () => {
    const json = JSON.stringify(tableJson(seeded));
    const files = [
      log,
      stored('table.json', json),
      stored('pretty.json', JSON.stringify(JSON.parse(json), null, 2)),
      stored('match.txt', `# a comment\n${tableText(seeded)}`),
      stored('windows.txt', tableText(seeded).replaceAll('\n', '\r\n')),
      stored('packed', gzipSync(json)),
      stored('log.jsonl.gz', gzipSync(readFileSync(log))),
    ];
    const listings = [];
    for (const file of files) {
      const { code, stdout } = await runCli(['replay', file, '--lang', 'en']);
      expect(code).toBe(0);
      listings.push(stdout);
      expect((await runCli(['verify', file])).stdout).toContain('all is right');
    }
    expect(new Set(listings).size).toBe(1);
    expect(listings[0]).toMatch(/^Winner: \w+$/m);
  });

  it('of the page is listed with its players, and its deals are checked against the secret', async () => {
    const table = published();
    const file = stored('published.json', JSON.stringify(matchJson(table, secret)));
    const { stdout } = await runCli(['replay', file, '--lang', 'tr']);
    expect(stdout).toMatch(/^Kazanan: (Ada|Bora|Cem|Deniz)/m);
    const verified = await runCli(['verify', file]);
    expect(verified.code).toBe(0);
    expect(verified.stdout).toContain('commitment: kept\ndeal 1: fair\n');
    expect(verified.stdout).toContain('every deal is fair\n');

    // The same match as `kalpler play` would have saved it.
    const own = new SoloMatch(
      {
        id: 'own',
        kind: 'match',
        seat: 0,
        bots: [null, 'basic', 'basic', 'basic'],
        secret: secretText(secret),
        whole: table,
        cursor: table.version,
        hints: 0,
        undos: 0,
      },
      () => 0,
    );
    const save = stored('save.json', saveText(own));
    expect((await runCli(['replay', save, '--lang', 'tr'])).stdout).toBe(stdout);
    expect((await runCli(['verify', save])).stdout).toBe(verified.stdout);

    // And as a link, written into a file or named itself, at some part of the page.
    const link = `https://example.org/mac/link?an=3#${await linkOf({ table, secret, seat: 2 })}`;
    for (const form of [stored('link.txt', `${link}\n`), link, `${link}.izle`]) {
      expect((await runCli(['replay', form, '--lang', 'tr'])).stdout).toBe(stdout);
      expect((await runCli(['verify', form])).stdout).toBe(verified.stdout);
    }
    const cut = await runCli(['verify', link.slice(0, -9)]);
    expect(cut).toMatchObject({ code: 2, stdout: '' });
    expect(cut.stderr).toBe('kalpler: the link: is damaged: not all of it is there\n');

    const other = new Uint8Array(32).fill(8) as Secret;
    const false_ = stored('false.json', JSON.stringify(matchJson(table, other)));
    const unfair = await runCli(['verify', false_, '--json']);
    expect(unfair.code).toBe(1);
    expect(JSON.parse(unfair.stdout).findings.at(-1)).toBe('this match was NOT dealt fairly');
  });

  it('a single deal from the middle of a match', async () => {
    const file = stored('deal.txt', dealText(seeded, 1));
    const whole = (await runCli(['replay', log, '--deal', '2', '--lang', 'en'])).stdout;
    const { code, stdout } = await runCli(['replay', file, '--lang', 'en']);
    expect(code).toBe(0);
    expect(stdout).toContain('Deal 2, pass right');
    const tricks = (text: string): number => text.match(/^ +\d+\. /gm)!.length;
    expect(tricks(stdout)).toBe(13);
    expect(tricks(whole)).toBe(13);
    expect((await runCli(['verify', file])).stdout).toContain('nothing stands behind the deals');
  });
});

describe('a log that was changed', () => {
  const change = (line: number, from: string | RegExp, to: string): string => {
    const changed = lines.map((text, i) => (i === line ? text.replace(from, to) : text));
    expect(changed).not.toEqual(lines);
    return stored('changed.jsonl', `${changed.join('\n')}\n`);
  };
  /** With a sound checksum, as somebody would write it who knows how. */
  const forge = (line: number, edit: (table: ReturnType<typeof tableJson>) => unknown): string => {
    const match = JSON.parse(lines[line]!);
    const { opening, log: entries } = edit(match.table) as ReturnType<typeof tableJson>;
    const table = { ...match.table, opening, log: entries };
    const { error } = readTable({ ...table, check: '' }) as { error?: string };
    const check = /expected (\w+)/.exec(error ?? '')?.[1] ?? table.check;
    const forged = lines.map((text, i) =>
      i === line ? JSON.stringify({ ...match, table: { ...table, check } }) : text,
    );
    return stored('forged.jsonl', `${forged.join('\n')}\n`);
  };

  it.each<[string, () => string, RegExp]>([
    [
      'a total',
      () => change(2, /"totals":\[\d+/, '"totals":[999'),
      /^match 2: its results are not/m,
    ],
    [
      'a score',
      () => change(1, /"scores":\[\[\d+/, '"scores":[[99'),
      /^match 1: its results are not/m,
    ],
    ['a card', () => change(3, '"move":"2C"', '"move":"3C"'), /^match 3: .*check: expected/m],
    ['the seed of the run', () => change(0, '"seed":1', '"seed":2'), /^match 1: its seed is not/m],
    ['a player', () => change(0, '"random"', '"skilled"'), /^match 1: its players are not/m],
    ['a rule', () => change(0, '"endScore":50', '"endScore":60'), /^match 1: its rules are not/m],
    [
      'no end',
      () => stored('cut.jsonl', lines.slice(0, -1).join('\n')),
      /has no end: it was cut off/,
    ],
    [
      'half of a packed log',
      () => stored('cut.jsonl.gz', gzipSync(`${lines.join('\n')}\n`).subarray(0, -60)),
      /unexpected end of file\n.*has no end: it was cut off/,
    ],
    [
      'a match left out',
      () => stored('less.jsonl', [lines[0], ...lines.slice(2)].join('\n')),
      /^match 1: it is called match 2/m,
    ],
    [
      'half a line',
      () => stored('half.jsonl', lines.join('\n').slice(0, -500)),
      /^match 3: not JSON/m,
    ],
    [
      'an illegal move, with its checksum',
      () => forge(2, (table) => ({ ...table, log: table.log.filter((_, i) => i !== 1) })),
      /^match 2: log\[\d+\]: \w+: /m,
    ],
    [
      'other cards, with their checksum',
      () =>
        forge(1, (table) => {
          const cut = table.log.slice(0, 1).map((entry) => {
            const { deal } = entry as unknown as { deal: string[] };
            return { ...entry, deal: [deal[1], deal[0], deal[2], deal[3]] };
          });
          return { ...table, log: cut };
        }),
      /^match 1: deal 1 is not the one of its seed/m,
    ],
  ])('%s', async (_, make, problem) => {
    const { code, stdout } = await runCli(['verify', make()]);
    expect(stdout).toMatch(problem);
    expect(stdout).toMatch(/: NOT right\n$/);
    expect(code).toBe(1);
  });

  it('moves of a legal match that its players would not make are found with --again', async () => {
    const other = { ...JSON.parse(lines[1]!) };
    const strange = matchTable(game, {
      ...playMatch(game, ['hard', 'hard', 'hard', 'hard'], 1, 1),
      bots,
    });
    const { results, standing } = strange;
    const match = {
      ...other,
      table: tableJson(strange),
      scores: results.map(({ scores }) => scores),
      totals: standing.totals,
      winners: standing.winners,
    };
    const file = stored(
      'strange.jsonl',
      [lines[0], JSON.stringify(match), ...lines.slice(2)].join('\n'),
    );
    expect((await runCli(['verify', file])).code).toBe(0);
    const { code, stdout } = await runCli(['verify', file, '--again']);
    expect(code).toBe(1);
    expect(stdout).toMatch(/^match 1: its players play otherwise/m);
  });
});

test.each([
  ['nothing', '', /: expected a match with its secret, a table or a log/],
  ['words', 'no cards here\n', /: expected a match with its secret/],
  ['half a table', '{"format":"kalpler-table","ver', /: expected a match with its secret/],
  ['a damaged link', 'https://example.org/mac/link#kAAAA', /: is damaged: not all of it is there/],
  ['a later link', `https://example.org/mac/link#z${'A'.repeat(80)}`, /: was made by a later vers/],
  ['a link to a page', 'https://example.org/mac/7', /: carries no match; the page makes links/],
  ['a newer log', '{"format":"kalpler-log","version":2}\n', /: version: expected 1, got 2/],
  ['half a packed file', gzipSync('x'.repeat(9999)).subarray(0, 20), /: unexpected end of file/],
])('%s is refused in one line', async (name, content, line) => {
  const file = stored(name, content);
  for (const command of ['replay', 'verify']) {
    const { code, stdout, stderr } = await runCli([command, file]);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toMatch(line);
    expect(stderr.split('\n')).toHaveLength(2);
  }
});

test('stops of a match: deals, tricks, ends, and places by number', () => {
  const stops = stopsOf(seeded);
  expect(stops.deals).toHaveLength(seeded.results.length);
  expect(stops.tricks.every((tricks) => tricks.length === 13)).toBe(true);
  for (const version of [0, 1, 5, 30, stops.last]) {
    expect(stopAfter(stops.all, version)).toBeGreaterThanOrEqual(Math.min(version + 1, stops.last));
    expect(stopBefore(stops.all, version)).toBeLessThanOrEqual(Math.max(1, version - 1));
  }
  expect(stopAt(stops, '2')).toBe(stops.deals[1]);
  expect(stopAt(stops, ' 2.13 ')).toBe(stops.tricks[1]![12]);
  for (const text of ['', '0', '99', '1.0', '1.14', 'x', '1.2.3'])
    expect(stopAt(stops, text)).toBe(undefined);
});
