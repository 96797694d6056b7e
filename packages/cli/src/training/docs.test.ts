// The page about training data shows the types as they are.

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('docs/train.md has the types of example.ts', () => {
  const page = readFileSync(new URL('../../docs/train.md', import.meta.url), 'utf8');
  const source = readFileSync(new URL('./example.ts', import.meta.url), 'utf8');
  const types = source.slice(source.indexOf('/** The printed name of a card'));
  expect(page).toContain(`\`\`\`ts\n${types}\`\`\``);
});
