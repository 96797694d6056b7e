// Keeps the lock file, the task table and the counting of test results sound.

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
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

test('every npm script runs the task of its name, and every task has a script', () => {
  const { scripts } = JSON.parse(read('package.json'));
  const expected = Object.keys(tasks).map((name) => [name, `node scripts/run.mjs ${name}`]);
  expect(scripts).toEqual(Object.fromEntries(expected));
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
