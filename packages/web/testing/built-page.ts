// Builds the page before the tests that look at it, and again before they are run again.

import type { TestProject } from 'vitest/node';
import { ensureBuilt } from '../../../scripts/build.mjs';

export async function setup(project: TestProject): Promise<void> {
  await ensureBuilt();
  project.onTestsRerun(async () => {
    await ensureBuilt();
  });
}
