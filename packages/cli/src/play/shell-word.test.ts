// Paths for a shell: whatever a file is called, the word that is shown leads back to it.

import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { shellWord, typedPath } from './saves.ts';

it.each([
  ['match.json', 'match.json'],
  ['/tmp/maça_1.json', '/tmp/maça_1.json'],
  ['my match.json', "'my match.json'"],
  ["Ada's.json", "'Ada'\\''s.json'"],
  ['-x.json', './-x.json'],
  ['~/x.json', "'~/x.json'"],
])('%s is typed as %s', (path, word) => {
  expect(shellWord(path)).toBe(word);
});

it('leaves the sign of the home folder outside of the quotes', () => {
  const env = { HOME: '/home/ada' };
  const path = '/home/ada/my games/$1 "x".json';
  const word = typedPath(path, env);
  expect(word).toBe(`~/'my games/$1 "x".json'`);
  const received = execFileSync('sh', ['-c', `printf %s ${word}`], {
    env: { ...process.env, ...env },
    encoding: 'utf8',
  });
  expect(received).toBe(path);
});

it('does not take a folder called ~ for the home folder', () => {
  const env = { HOME: '/home/ada' };
  expect(typedPath(join(process.cwd(), '~', 'x.json'), env)).toBe("'~/x.json'");
});
