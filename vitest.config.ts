// Tells Vitest where the tests live and how to spread them over the cores.

import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { openSandbox } from './tests/sandbox/sandbox.ts';

openSandbox();

/** Tests in a real browser: the longest ones. */
const BROWSER = 'packages/web/testing/**/*.test.ts';
/** Tests of modules without a memory: their files can share a thread, which then loads the sources once. */
const PURE = [
  ...['bots', 'engine', 'fair', 'i18n', 'match', 'protocol'].map((name) => `packages/${name}/**`),
  ...['cli', 'web'].map((name) => `packages/${name}/src/**`),
].map((folder) => `${folder}/*.test.ts`);

/** The longest begin first: otherwise the last of them runs alone while the other cores have nothing to do. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) => moduleId.includes('/packages/web/testing/');
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

export default defineConfig({
  test: {
    // A busy machine takes its time; whatever is waited for comes as soon as it is there.
    testTimeout: 240_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
    pool: 'threads',
    setupFiles: ['tests/sandbox/guard.mjs'],
    // Tests in a browser wait more than they work: twice as many as there are cores keep these busy.
    maxWorkers: availableParallelism() * 2,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        extends: true,
        test: {
          name: 'browser',
          include: [BROWSER],
          globalSetup: ['packages/web/testing/support/built-page.ts'],
          // A few races are left that only a busy machine shows: what needed its second try is named.
          retry: 1,
        },
      },
      { extends: true, test: { name: 'pure', include: PURE, isolate: false } },
      {
        extends: true,
        test: {
          name: 'other',
          include: ['packages/**/*.test.ts', 'tests/**/*.test.ts'],
          exclude: ['**/node_modules/**', BROWSER, ...PURE],
        },
      },
    ],
  },
});
