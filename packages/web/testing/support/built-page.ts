// Builds the page before the tests that look at it, and again before they are run again, and starts their browser.

import type { TestProject } from 'vitest/node';
import { ensureBuilt } from '../../../../scripts/build.mjs';
import { shareBrowser } from './browser.ts';

let closeBrowser: (() => Promise<void>) | undefined;

export async function setup(project: TestProject): Promise<void> {
  await ensureBuilt();
  closeBrowser = await shareBrowser();
  project.onTestsRerun(async () => {
    await ensureBuilt();
  });
}

export async function teardown(): Promise<void> {
  await closeBrowser?.();
}
