// Keeps what the forge reads in order: workflows, templates, dependency updates and the dev container.

import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { tasks } from '../scripts/tasks.mjs';

const root = path.join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const find = (pattern: string) =>
  globSync(pattern, { cwd: root }).map((file) => file.replaceAll(path.sep, '/'));

const workflows = find('.github/workflows/*.yml');
const forms = find('.github/ISSUE_TEMPLATE/*.yml');

const KEY = '[A-Za-z][\\w-]*|"[^"]+"';
const VALUE = '\\[[^[\\]]*\\]|"[^"]*"|[^\\s"\'\\[{#&*!%@`|>][^#]*?';
const LINE = new RegExp(`^(?:- )?(?:(?:${KEY}):(?: (?:${VALUE}|\\|))?|- ?(?:${VALUE}))$`);

/**
 * What is wrong with the form of a YAML file, by line. No parser: it knows only the plain part of YAML that these files
 * keep to, which is mappings, lists, quoted words and blocks of text, indented by two.
 */
function flaws(source: string): string[] {
  const found: string[] = [];
  /** The indentation of the line whose block of text goes on. */
  let block: number | null = null;
  let before = 0;
  /** The keys that were named so far, by the indentation of their mapping. */
  const named = new Map<number, Set<string>>();
  for (const [i, line] of source.split('\n').entries()) {
    const text = line.trimStart();
    const indent = line.length - text.length;
    if (block !== null && (text === '' || indent > block)) continue;
    block = null;
    if (text === '' || text.startsWith('#')) continue;
    const flaw = (what: string) => found.push(`line ${i + 1}: ${what}: ${text}`);
    const isItem = text.startsWith('- ');
    const key = new RegExp(`^(?:- )?(${KEY}):`).exec(text)?.[1];
    const value = text.replace(/^- /, '').replace(new RegExp(`^(?:${KEY}): ?`), '');
    if (line.includes('\t') || indent % 2 !== 0 || indent > before) flaw('badly indented');
    if (!LINE.test(text)) flaw('not plain');
    if (key !== undefined && !/^["[]/.test(value) && / #|: /.test(value)) flaw('needs quotes');

    const depth = isItem ? indent + 2 : indent;
    for (const each of named.keys()) if (each > indent) named.delete(each);
    if (key !== undefined) {
      const keys = named.get(depth) ?? new Set();
      if (keys.has(key)) flaw('named twice');
      named.set(depth, keys.add(key));
    }
    if (value === '|') block = depth;
    // Below a key without a value its value may stand, deeper by one step; beside an item its further keys.
    before = depth + (key !== undefined && value === '' ? 2 : 0);
  }
  return found;
}

/** The keys at the left edge of a YAML file. */
const edge = (source: string) => [...source.matchAll(/^([a-z-]+):/gm)].map((match) => match[1]!);

/** The values of a key wherever it stands. */
const valuesOf = (source: string, key: string) =>
  [...source.matchAll(new RegExp(`^[ -]*${key}: (.+)$`, 'gm'))].map((match) => match[1]!);

describe('the look at YAML', () => {
  test.each([
    ['a:\n  b: c\n d: e\n', 'badly indented'],
    ['a: b\n  c: d\n', 'badly indented'],
    ['a:\n\tb: c\n', 'badly indented'],
    ['a: b: c\n', 'needs quotes'],
    ['a: [b, c\n', 'not plain'],
    ['a: "b\n', 'not plain'],
    ['a\n', 'not plain'],
    ['a:\n  - b: c\n    b: d\n', 'named twice'],
    ['a: b\nc:\n  a: b\na: d\n', 'named twice'],
  ])('%j is wrong', (source, what) => {
    expect(flaws(source).join()).toContain(what);
  });

  test('blocks of text may hold anything, and items may have the same keys', () => {
    expect(flaws('a:\n  - b: |\n      x: "y\n        - z\n\n      - w\n    c: "d: e"\n')).toEqual(
      [],
    );
    expect(flaws('a:\n  - b: c\n    d:\n      e: f\n  - b: c\n    d: e\n')).toEqual([]);
  });
});

test.each([...workflows, ...forms, '.github/dependabot.yml'])('%s is well formed', (file) => {
  expect(flaws(read(file))).toEqual([]);
});

describe.each(workflows)('%s', (file) => {
  const source = read(file);

  test('says when it runs, and may only read', () => {
    expect(edge(source)).toEqual(expect.arrayContaining(['name', 'on', 'permissions', 'jobs']));
    expect(source).toContain('\npermissions:\n  contents: read\n');
    expect(source).not.toContain(': write');
    expect(source).toMatch(/^ {4}timeout-minutes: \d+$/m);
  });

  test('takes actions at one major version', () => {
    const used = valuesOf(source, 'uses');
    expect(used.length).toBeGreaterThan(0);
    expect(used.filter((each) => !/^actions\/[a-z-]+@v\d+$/.test(each))).toEqual([]);
  });

  test('hands on what somebody typed as a variable, never as part of a script', () => {
    const typed = source
      .split('\n')
      .filter((line) => /\{\{ *(?:inputs|github\.event)\./.test(line));
    expect(typed.filter((line) => !/^(?:run-name| +[A-Z]+): /.test(line))).toEqual([]);
  });
});

test('on every push and pull request the forge runs the same checks as everybody', () => {
  const ci = read('.github/workflows/ci.yml');
  expect(valuesOf(ci, 'run')).toEqual(['.ci/run']);
  expect(ci).toMatch(/^ {2}push:$/m);
  expect(ci).toMatch(/^ {2}pull_request:$/m);
  expect(read('.ci/run')).toMatch(/^npm test$/m);
});

test('a bench is started by hand', () => {
  const bench = read('.github/workflows/bench.yml');
  expect(bench).toMatch(/^on:\n {2}workflow_dispatch:$/m);
  expect(bench).toMatch(/^ +npm run bench -- "\$\{words\[@\]\}"/m);
  expect(Object.keys(tasks)).toContain('bench');
});

test.each(forms)('%s has what a form needs', (file) => {
  const source = read(file);
  expect(edge(source)).toEqual(['name', 'description', 'body']);
  const ids = valuesOf(source, 'id');
  expect(new Set(ids).size).toBe(ids.length);
  const kinds = valuesOf(source, 'type');
  const known = ['markdown', 'dropdown', 'input', 'textarea'];
  expect(kinds.filter((kind) => !known.includes(kind))).toEqual([]);
  const fields = kinds.filter((kind) => kind !== 'markdown');
  expect(valuesOf(source, 'label')).toHaveLength(fields.length);
  expect(ids).toHaveLength(fields.length);
});

test('the files that the forge points to exist', () => {
  const sources = find('.github/**/*.{yml,md}').map(read);
  const named = sources.flatMap(
    (source) => source.match(/\b(?:docs\/[\w./-]+\w|[A-Z]{2,}\.md)/g) ?? [],
  );
  expect(named).toContain('SECURITY.md');
  expect(named.filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
});

test('the dev container installs by a task, and opens the ports of server and page', () => {
  const { postCreateCommand, forwardPorts } = JSON.parse(read('.devcontainer/devcontainer.json'));
  expect(Object.keys(tasks).map((name) => `npm run ${name}`)).toContain(postCreateCommand);
  const page = /\bport: (\d+)/.exec(read('packages/web/vite.config.ts'))?.[1];
  expect(forwardPorts).toEqual([3000, Number(page)]);
});
