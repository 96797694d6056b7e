// Keeps the lock file, the task table and the counting of test results sound.

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { choice } from '../scripts/programs.mjs';
import { countTests } from '../scripts/stages.mjs';
import { tasks } from '../scripts/tasks.mjs';

const read = (file: string) => readFileSync(path.join(import.meta.dirname, '..', file), 'utf8');

test('the lock file names no download addresses', () => {
  const addresses = read('package-lock.json').match(/"resolved": "[a-z+]+:.*"/g) ?? [];
  expect(addresses).toEqual([]);
});

test('the lock file serves every platform', () => {
  const locked: Record<string, { optionalDependencies?: object }> = JSON.parse(
    read('package-lock.json'),
  ).packages;
  const wanted = Object.values(locked).flatMap((each) =>
    Object.keys(each.optionalDependencies ?? {}),
  );
  const missing = wanted.filter((name) => !(`node_modules/${name}` in locked));
  expect(wanted).toContain('@biomejs/cli-darwin-arm64');
  expect(missing).toEqual([]);
});

describe('npm scripts', () => {
  test('run the tasks of their names, all of them, and are few enough to remember', () => {
    const { scripts } = JSON.parse(read('package.json'));
    const expected = Object.keys(tasks).map((name) => [name, `node scripts/run.mjs ${name}`]);
    expect(scripts).toEqual(Object.fromEntries(expected));
    expect(expected.length).toBeLessThanOrEqual(15);
  });

  test.each(['build', 'bench', 'docs'] as const)('%s lists its parts', async (name) => {
    const printed = vi.spyOn(console, 'log').mockImplementation(() => {});
    const complained = vi.spyOn(console, 'error').mockImplementation(() => {});
    expect(await tasks[name](['--help'])).toBe(0);
    expect(complained).not.toHaveBeenCalled();
    expect(await tasks[name](['nonsense', '--quick'])).toBe(2);
    const [[list], [complaint]] = [printed.mock.calls[0]!, complained.mock.calls[0]!];
    vi.restoreAllMocks();
    expect(complaint).toBe(`npm run ${name}: there is no "nonsense"\n\n${list}`);
    const lines = tasks[name].names.map((part) => expect.stringMatching(`^  ${part} +\\S`));
    expect(list.split('\n')).toEqual(expect.arrayContaining(lines));
  });

  test('without a part run those that are usual, until one fails', async () => {
    const ran: unknown[] = [];
    const part = (name: string, code: number) => ({
      about: name,
      run: async (args: string[]) => {
        ran.push([name, ...args]);
        return code;
      },
    });
    const parts = { one: part('one', 0), two: part('two', 3), more: part('more', 0) };
    expect(await choice('sample', parts, ['one', 'two', 'more'])([])).toBe(3);
    expect(await choice('sample', parts, ['one'])([])).toBe(0);
    expect(await choice('sample', parts)(['more', '--quick', '7'])).toBe(0);
    expect(ran).toEqual([['one'], ['two'], ['one'], ['more', '--quick', '7']]);
  });
});

describe('counting test results', () => {
  const file = (status: string, ...tests: string[]) => ({
    status,
    assertionResults: tests.map((each) => ({ status: each })),
  });

  test('single tests', () => {
    const testResults = [file('passed', 'passed'), file('failed', 'passed', 'failed')];
    const results = { numPassedTests: 2, numFailedTests: 1, testResults };
    expect(countTests(results, false)).toEqual({ passed: 2, failed: 1 });
  });

  test('a file that could not run counts as a failure', () => {
    const testResults = [file('passed', 'passed'), file('failed')];
    const results = { numPassedTests: 1, numFailedTests: 0, testResults };
    expect(countTests(results, false)).toEqual({ passed: 1, failed: 1 });
  });

  test('a run without results counts as a failure', () => {
    expect(countTests(null, false)).toEqual({ passed: 0, failed: 1 });
    expect(countTests(null, true)).toEqual({ passed: 0, failed: 1 });
  });

  test('an error outside of all tests counts as a failure', () => {
    const results = {
      numPassedTests: 1,
      numFailedTests: 0,
      testResults: [file('passed', 'passed')],
    };
    expect(countTests(results, false)).toEqual({ passed: 1, failed: 1 });
  });
});
