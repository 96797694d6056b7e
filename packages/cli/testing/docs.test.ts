// docs/cli.md shows what the program prints today.

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { commandPage, pageFile } from '../docs/page.ts';

/** Some thirty commands are run. */
const PATIENCE = 180_000;

test('docs/cli.md is what `npm run docs -- cli` writes', { timeout: PATIENCE }, async () => {
  const page = readFileSync(pageFile, 'utf8');
  expect(await commandPage(page)).toBe(page);
});
