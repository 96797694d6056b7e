// Tells Vitest where the tests live and how to spread them over the cores.

import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['packages/**/*.test.ts', 'tests/**/*.test.ts'],
    // A busy machine takes its time; whatever is waited for comes as soon as it is there.
    testTimeout: 240_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
    pool: 'threads',
    // Tests in a browser wait more than they work: twice as many as there are cores keep these busy.
    maxWorkers: availableParallelism() * 2,
  },
});
