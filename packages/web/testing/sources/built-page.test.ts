// What the built page is made of, as its build has noted it.

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { page } from '../../../../scripts/build.mjs';
import { STAMP } from '../../build/inputs.ts';

it('the page of this project is made of its own sources, those of five packages, and no tests', () => {
  const { files } = JSON.parse(readFileSync(path.join(page, STAMP), 'utf8'));
  const read = Object.keys(files).filter((file) => files[file] !== null);
  const packages = new Set(
    read.filter((file) => /\/src\/.*\.tsx?$/.test(file)).map((file) => file.split('/')[1]),
  );
  expect([...packages].sort()).toEqual([
    'bots',
    'engine',
    'fair',
    'i18n',
    'match',
    'protocol',
    'web',
  ]);
  expect(read).toEqual(
    expect.arrayContaining([
      'package-lock.json',
      'packages/i18n/src/tr/cards.ts',
      'packages/web/build/fonts.ts',
      'packages/web/public/icon.svg',
      'packages/web/src/worker/game.worker.ts',
      'packages/web/src/art/card-back.svg',
      'packages/web/vite.config.ts',
      'scripts/build.mjs',
    ]),
  );
  expect(read.filter((file) => /\.test\.|\/testing\//.test(file))).toEqual([]);
});
