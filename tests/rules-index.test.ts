// Holds rule pages, sources and tests to each other, and shows that the check can fail.

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { indexFile, readRuleFiles } from '../scripts/rules-index.mjs';
import { anchorOf, citedIds, disagreements, indexPage, rulesOf } from './rules-index.ts';

const root = path.join(import.meta.dirname, '..');

describe('this repository', () => {
  const { pages, files } = readRuleFiles();
  const rules = rulesOf(pages);

  test('has every rule once, in order within its game', () => {
    const numbered = (letter: string, count: number) =>
      Array.from({ length: count }, (_, i) => `${letter}${i + 1}`);
    const ids = rules.map((rule) => rule.id);
    const inOrder = ids.filter((id) => !id.startsWith('C'));
    expect(inOrder).toEqual([...numbered('H', 16), ...numbered('S', 17), ...numbered('K', 18)]);
    expect(ids.filter((id) => id.startsWith('C')).sort()).toEqual(numbered('C', 13).sort());
  });

  test('leaves only rules of the network to the server', () => {
    expect(rules.filter((rule) => rule.server).map((rule) => rule.id)).toEqual(['C7', 'C8', 'C9']);
  });

  test('has code and tests for every rule, and cites no others', () => {
    expect(disagreements(rules, files)).toEqual([]);
  });

  test('has a current index (npm run docs -- rules)', () => {
    expect(readFileSync(path.join(root, indexFile), 'utf8')).toBe(indexPage(rules, files));
  });
});

const page = (source: string) => ({ path: 'docs/rules/hearts.md', source });
const code = (source: string) => ({ path: 'packages/engine/src/games/a.ts', source });
const tested = (source: string) => ({ path: 'packages/engine/src/games/a.test.ts', source });

describe('reading rules', () => {
  test('takes id, title, anchor and carrier from the heading and its section', () => {
    const source = '# Hearts\n\n### H4 Kız, or not\n\ntext\n\n### H5 Next\n\nCarried by: server.\n';
    expect(rulesOf([page(source)])).toEqual([
      {
        id: 'H4',
        title: 'Kız, or not',
        page: 'docs/rules/hearts.md',
        anchor: 'h4-kız-or-not',
        server: false,
      },
      { id: 'H5', title: 'Next', page: 'docs/rules/hearts.md', anchor: 'h5-next', server: true },
    ]);
  });

  test('ignores other headings, mentions and rules that are carried by both', () => {
    expect(rulesOf([page('## H4 Two\n\nSee H5.\n\n#### H6 Four\n\n### Words\n')])).toEqual([]);
    const both = '### H4 Seats\n\nCarried by: engine and server.\n\n## Carried by the server\n';
    expect(rulesOf([page(both)]).map((rule) => rule.server)).toEqual([false]);
  });

  test('makes anchors as GitHub does', () => {
    expect(anchorOf('C6 Moves are `objects`: seats, and so on')).toBe(
      'c6-moves-are-objects-seats-and-so-on',
    );
  });
});

describe('reading citations', () => {
  test.each([
    ['a line comment', '// H4: hearts wait (C2).', ['H4', 'C2']],
    ['the end of a line', 'const a = 1; // H9, S12', ['H9', 'S12']],
    ['a block comment', '/**\n * Not before K18.\n */', ['K18']],
    ['a comment after a regular expression', 'a.split(/[\'"`]/); // S3', ['S3']],
    ['a comment after a division', 'const a = (b + c) / 2; // S3\nconst d = 4 / 2;', ['S3']],
  ])('%s', (_, source, ids) => {
    expect(citedIds(code(source))).toEqual(ids);
  });

  test.each([
    ['a title', "it('H4: waits', () => {});", ['H4']],
    ['a title with two ids', "test('H4, C2: waits', () => {});", ['H4', 'C2']],
    ['a title over two lines', "it.only(\n  'K4: void',\n  () => {},\n);", ['K4']],
    ['a suite', "describe('bags (S4)', () => {});", ['S4']],
    ['a table of cases', "it.each([\n  ['a', 1],\n])('S9: %s', () => {});", ['S9']],
    ['a title within the table', "it.each([['S9: first', 1]])('%s', () => {});", ['S9']],
    ['a title with a value', 'it(`K6: $' + '{name}`, () => {});', ['K6']],
    ['a title for another function', "law('C13: plain', check);", ['C13']],
  ])('%s', (_, source, ids) => {
    expect(citedIds(tested(source))).toEqual(ids);
  });

  test.each([
    ['names of cards, hashes and machines', '// 2C 10H SHA-256 H200 K9s UTF8 P12'],
    ['code', 'const H4 = S1 + K2;'],
    ['a quoted text that is no title', "const a = 'a C1 control';"],
    ['an address in a quoted text', "const a = 'https://example.org/H4';"],
    ['a comment mark within a regular expression', 'a.match(/[/]/H4/);'],
  ])('not %s', (_, source) => {
    expect(citedIds(tested(source))).toEqual([]);
  });

  test('a title counts only in a test or a law', () => {
    const source = "test('H4: waits', () => {});";
    expect(citedIds(code(source))).toEqual([]);
    expect(citedIds({ path: 'packages/engine/laws/laws.ts', source })).toEqual(['H4']);
  });
});

describe('disagreements', () => {
  const rules = rulesOf([page('### H1 One\n\n### H2 Two\n\nCarried by: server.\n')]);

  test('none when the rule has both code and a test', () => {
    expect(disagreements(rules, [code('// H1'), tested("it('H1: a')")])).toEqual([]);
  });

  test.each([
    ['no code', [tested("it('H1: a')")], ['H1 (One) is cited by no code']],
    ['no test', [code('// H1')], ['H1 (One) is cited by no test']],
    [
      'an unknown rule in code and test',
      [code('// H1, H3'), tested("it('H1, H3: a')")],
      [
        'packages/engine/src/games/a.test.ts: cites H3, which is no rule in docs/rules',
        'packages/engine/src/games/a.ts: cites H3, which is no rule in docs/rules',
      ],
    ],
    ['nothing at all', [], ['H1 (One) is cited by no code', 'H1 (One) is cited by no test']],
  ])('%s', (_, files, expected) => {
    expect(disagreements(rules, files).sort()).toEqual(expected);
  });

  test('a rule that is there twice', () => {
    const twice = rulesOf([
      page('### H2 One\n\nCarried by: server.\n\n### H2 Two\n\nCarried by: server.\n'),
    ]);
    expect(disagreements(twice, [])).toEqual(['docs/rules/hearts.md: H2 is there twice']);
  });

  test('the index changes with the files', () => {
    const files = [code('// H1'), tested("it('H1: a')")];
    const index = indexPage(rules, files);
    expect(index).toContain(
      '| [H1 One](hearts.md#h1-one) | [games/a.ts](../../packages/engine/src/games/a.ts) | ' +
        '[games/a.test.ts](../../packages/engine/src/games/a.test.ts) |',
    );
    expect(index).toContain('| [H2 Two](hearts.md#h2-two) | *server* |  |');
    expect(indexPage(rules, files.slice(0, 1))).not.toBe(index);
  });
});
