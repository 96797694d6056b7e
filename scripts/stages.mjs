// Runs the checks of the project one after another and counts what passed and what failed.

import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { colour, endBy, runNode } from './child.mjs';
import { modules } from './paths.mjs';

export const biome = path.join(modules, '@biomejs/biome/bin/biome');
const tsc = path.join(modules, 'typescript/bin/tsc');
const vitest = path.join(modules, 'vitest/vitest.mjs');
/** Its own for each run: others may go on beside it. */
const report = path.join(modules, `.cache/kalpler/tests-${process.pid}.json`);

export const lint = {
  title: 'Format and lint',
  commands: [[biome, 'ci', '--error-on-warnings', ...(colour ? [] : ['--colors=off'])]],
};

export const types = {
  title: 'Types',
  // The engine's own sources are checked once more without Node.js: they must be pure. The page has a browser.
  commands: [
    [tsc, '--project', 'tsconfig.json'],
    [tsc, '--project', 'packages/engine/src/tsconfig.json'],
    [tsc, '--project', 'packages/web/tsconfig.json'],
  ],
};

/** The page is built before the tests, which look at it in a browser. */
export const page = { title: 'Page', commands: [['scripts/build.mjs']] };

export const tests = (args) => ({
  title: 'Tests',
  commands: [
    [
      vitest,
      'run',
      '--reporter=default',
      '--reporter=json',
      '--reporter=./scripts/second-tries.mjs',
      `--outputFile.json=${report}`,
      ...args,
    ],
  ],
  prepare() {
    rmSync(report, { force: true });
    mkdirSync(path.dirname(report), { recursive: true });
  },
  count(ok) {
    const results = readReport();
    rmSync(report, { force: true });
    return countTests(results, ok);
  },
});

/** Runs all stages, also after a failed one, and gives the exit status. */
export async function runStages(stages) {
  let passed = 0;
  let failed = 0;
  for (const { title, commands, prepare, count = countStage } of stages) {
    heading(title);
    prepare?.();
    let ok = true;
    for (const command of commands) {
      const { code, signal, interruption } = await runNode(command);
      if (interruption ?? signal) await endBy(interruption ?? signal);
      ok = code === 0;
      if (!ok) break;
    }
    const counts = count(ok);
    passed += counts.passed;
    failed += counts.failed;
  }
  console.log(`\n${passed} passed, ${failed} failed`);
  return failed > 0 ? 1 : 0;
}

function countStage(ok) {
  return { passed: ok ? 1 : 0, failed: ok ? 0 : 1 };
}

/** Counts single tests; a file that could not run and a crash count as one failure each. */
export function countTests(results, ok) {
  if (results === null) return { passed: 0, failed: 1 };
  const brokenFiles = results.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  );
  const failed = results.numFailedTests + brokenFiles.length;
  return { passed: results.numPassedTests, failed: ok ? failed : Math.max(failed, 1) };
}

function readReport() {
  try {
    return JSON.parse(readFileSync(report, 'utf8'));
  } catch {
    return null;
  }
}

function heading(title) {
  console.log(colour ? `\n\u001b[1m── ${title}\u001b[0m` : `\n── ${title}`);
}
