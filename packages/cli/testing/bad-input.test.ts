// Wrong input of every kind: one clear line, exit code 2, and nothing written.

import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runCli } from './run-cli.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'kalpler-bad-input-'));
const inside = (name: string): string => path.join(folder, name);
const HUGE = '9'.repeat(30);
const out = inside('out.jsonl');

beforeAll(async () => {
  mkdirSync(inside('a-folder'));
  writeFileSync(inside('empty'), '');
  writeFileSync(inside('words.txt'), 'no cards in here\n');
  for (const name of ['cut.json', 'cut.jsonl', 'cut.csv', 'cut.jsonl.gz']) {
    const made = await runCli([
      'train',
      '--games',
      '1',
      '--output',
      inside(name),
      '--workers',
      '1',
    ]);
    expect(made).toMatchObject({ code: 0 });
    truncateSync(inside(name), Math.floor(readFileSync(inside(name)).length * 0.7));
  }
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Name, size and content do not change: nothing half-written is left, and nothing is written over. */
function picture(): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .map(
      (entry) =>
        path.join(entry.parentPath, entry.name) +
        (entry.isFile() ? `: ${readFileSync(path.join(entry.parentPath, entry.name)).length}` : ''),
    )
    .sort();
}

const table: Record<string, [args: string[], line: RegExp][]> = {
  strategies: [
    [['help', 'nonsense'], /^unknown command 'nonsense'; expected one of play, simulate, /],
    [
      ['compare', '--strategies', 'basic,random', '--output', '-'],
      /^--output: expected the name of a/,
    ],
    [
      ['compare', '--strategies', 'basic,random', '--output', ''],
      /^--output: expected .*, got ""$/,
    ],
    [
      ['train', '--check', inside('cut.json'), '--seed', '4'],
      /^--seed: nothing is written with --che/,
    ],
    [['simulate', '--ai', 'clever'], /^--ai: no bot "clever": expected one of random, /],
    [['simulate', '--ai', ''], /^--ai: no bot "": expected one of /],
    [['simulate', '--ai', 'basic,,basic,basic'], /^--ai: no bot ""/],
    [['simulate', '--ai', 'basic:50ms'], /^--ai: bot "basic:50ms": basic has no settings/],
    [['simulate', '--ai', 'expert:0ms'], /^--ai: bot "expert:0ms": no setting "0ms": expected /],
    [['simulate', '--ai', 'ml'], /^--ai: ml: the neural player does not exist yet/],
    [['compare', '--strategies', 'basic,clever', '--games', '2'], /^--strategies: no bot "clever"/],
    [['compare', '--strategies', 'basic', '--games', '2'], /^--strategies: /],
    [['tournament', '--strategies', 'random,basic,ml', '--rounds', '2'], /ml: the neural player/],
    [['test', '--scenario', 'shoot-the-moon', '--ai', 'clever'], /^--ai: no bot "clever"/],
    [['train', '--games', '2', '--output', out, '--ai', 'clever'], /^--ai: no bot "clever"/],
    [['play', '--ai', 'clever'], /^--ai: no bot "clever"/],
  ],
  'count of bots': [
    [['simulate', '--ai', 'basic,basic,basic'], /^--ai: expected 4 names .*; got 3$/],
    [['simulate', '--ai', 'basic,basic,basic,basic,basic'], /^--ai: expected 4 names .*; got 5$/],
    [['spades', 'simulate', '--ai', 'hard,easy,hard'], /^--ai: expected 4 names .*; got 3$/],
    [['train', '--games', '2', '--output', out, '--ai', 'basic,basic,basic'], /; got 3$/],
    [['play', '--ai', 'basic,basic,basic,basic,basic'], /^--ai: .*\b5\b/],
  ],
  numbers: [
    ...['0', '-1', HUGE, 'many', '1.5', '1e3', ''].flatMap((text): [string[], RegExp][] => [
      [['simulate', '--games', text], /^--games: expected a whole number from 1 to \d+, got ".*"$/],
      [
        ['compare', '--strategies', 'basic,random', '--games', text],
        /^--games: expected a whole number/,
      ],
      [
        ['tournament', '--strategies', 'basic,random', '--rounds', text],
        /^--rounds: expected a whole number/,
      ],
      [
        ['test', '--scenario', 'shoot-the-moon', '--games', text],
        /^--games: expected a whole number/,
      ],
      [['train', '--output', out, '--games', text], /^--games: expected a whole number/],
      [['bench', '--games', text], /^--games: expected a whole number/],
    ]),
    [['simulate', '--seed', '-1'], /^--seed: expected a whole number from 0 to \d+, got "-1"$/],
    [['simulate', '--seed', HUGE], /^--seed: expected a whole number/],
    [['simulate', '--workers', '0'], /^--workers: expected a whole number from 1 to 256, got "0"$/],
    [['simulate', '--workers', '257'], /^--workers: expected a whole number/],
    [['simulate', '--watch', '--speed', 'warp'], /^--speed: expected .*got "warp"$/],
  ],
  files: [
    [['train', '--games', '2', '--output', inside('a-folder')], /a-folder/],
    [['train', '--games', '2', '--output', inside('empty/x.json')], /empty/],
    [['train', '--games', '2', '--output', '/dev/full/x.json'], /\/dev\/full/],
    [['train', '--games', '2'], /--output/],
    [['train', '--games', '2', '--output', inside('words.txt')], /words\.txt/],
    [
      ['train', '--games', '2', '--output', out, '--format', 'xml'],
      /^--format: expected one of json, jsonl, csv, got "xml"$/,
    ],
    [['train', '--check', inside('missing.json')], /missing\.json/],
    [['train', '--check', inside('words.txt')], /words\.txt/],
    [['train', '--check', inside('empty')], /empty/],
    ...['cut.json', 'cut.jsonl', 'cut.csv', 'cut.jsonl.gz'].map((name): [string[], RegExp] => [
      ['train', '--check', inside(name)],
      new RegExp(name.replaceAll('.', '\\.')),
    ]),
    [['simulate', '--games', '1', '--log', inside('a-folder')], /a-folder/],
    [['simulate', '--games', '1', '--log', inside('empty/log.jsonl')], /empty/],
    [['replay', inside('missing.json')], /missing\.json/],
    [['replay', inside('words.txt')], /words\.txt/],
    [['replay'], /^missing required argument/],
    [['verify', inside('missing.json')], /missing\.json/],
    [['verify', inside('empty')], /empty/],
    [['verify', inside('cut.jsonl')], /cut\.jsonl/],
  ],
  'games, rules and scenarios': [
    [
      ['test', '--scenario', 'moonwalk'],
      /^--scenario: expected one of .*shoot-the-moon.*, got "moonwalk"$/,
    ],
    [['test'], /--scenario/],
    [
      ['simulate', '--game', 'bridge'],
      /^--game: expected one of hearts, spades, king, got "bridge"$/,
    ],
    [
      ['hearts', 'simulate', '--game', 'king'],
      /^--game: hearts was asked for already, got "king"$/,
    ],
    [['simulate', '--preset', 'nowhere'], /preset: expected one of .*nowhere/],
    [['simulate', '--rule', 'endScore=0'], /endScore: expected a whole number from 1 to 1000/],
    [['simulate', '--rule', 'sun=1'], /sun/],
    [
      ['spades', 'simulate', '--rule', 'players=3'],
      /^--rule: players: mode partners is played by 4, got 3$/,
    ],
    [
      ['king', 'train', '--games', '1', '--output', out, '--rule', 'removedCards=["2C"]'],
      /^--rule: removedCards: /,
    ],
    [['king', 'play', '--rule', 'kingTricks=99'], /^--rule: kingTricks: /],
    [['simulate', '--rule', 'moon'], /^--rule: expected KEY=VALUE, got "moon"$/],
    [['simulate', '--rule', 'moon=smart', '--rule', 'moon=smart'], /^--rule: moon is given twice$/],
    [['play', '--lang', 'fr'], /^--lang: expected one of tr, en, got "fr"$/],
  ],
  'the command line itself': [
    [['simulat'], /^unknown command 'simulat' \(Did you mean simulate\?\); expected one of /],
    [
      ['simulate', '--gmaes', '5'],
      /^unknown option '--gmaes' \(Did you mean --games\?\); expected one of /,
    ],
    [['simulate', '--games'], /^option '--games <number>' argument missing$/],
    [['simulate', '--games', '2', '--games', '3'], /^--games: given twice$/],
    [['simulate', '--json', '--json'], /^--json: given twice$/],
    [['simulate', '--stats', '--json'], /^--stats: not together with --json$/],
    [['simulate', 'hearts'], /^too many arguments for 'simulate'/],
    [['completion', 'ksh'], /bash, zsh, fish/],
  ],
};

describe.each(Object.entries(table))('%s', (_, cases) => {
  test.each(cases)('kalpler %j', async (args, line) => {
    const before = picture();
    const { code, stdout, stderr } = await runCli(args);
    expect(stderr).toMatch(/^kalpler: [^\n]+\n$/);
    expect(stderr.slice('kalpler: '.length, -1)).toMatch(line);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(picture()).toEqual(before);
  });
});
