// Second tries of tests: named, remembered, and a failure when the same test needs one in the next run again.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import SecondTries from '../scripts/second-tries.mjs';

let folder: string;
let lines: string[];
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'second-tries-'));
  lines = [];
  vi.spyOn(console, 'log').mockImplementation((line) => lines.push(line));
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

/** A run of these tests, true for those that need their second try; whether the run fails by that. */
function run(tests: Readonly<Record<string, boolean>>): boolean {
  const reporter = new SecondTries(path.join(folder, 'cache', 'second-tries.json'));
  for (const [fullName, flaky] of Object.entries(tests)) {
    reporter.onTestCaseResult({
      fullName,
      module: { relativeModuleId: 'page.test.ts' },
      diagnostic: () => ({ flaky }),
      result: () => ({ errors: flaky ? [{ message: 'too late\nat line 1' }] : [] }),
    });
  }
  const { exitCode } = process;
  process.exitCode = undefined;
  reporter.onTestRunEnd();
  const failed = process.exitCode === 1;
  process.exitCode = exitCode;
  return failed;
}

test('one is named with what went wrong', () => {
  expect(run({ a: true, b: false })).toBe(false);
  expect(lines.join('\n')).toContain('page.test.ts > a\n    too late\n    at line 1');
  expect(lines.join('\n')).not.toContain('> b');
});

test('the same test in the next run is a failure, another test is not', () => {
  expect(run({ a: true, b: false })).toBe(false);
  expect(run({ a: false, b: true })).toBe(false);
  expect(run({ a: true, b: true })).toBe(true);
  expect(lines.at(-1)).toContain('page.test.ts > b');
});

test('a run without the test neither fails nor forgets', () => {
  run({ a: true });
  expect(run({ b: false })).toBe(false);
  expect(run({ a: true })).toBe(true);
  run({ a: false });
  expect(run({ a: true })).toBe(false);
});
