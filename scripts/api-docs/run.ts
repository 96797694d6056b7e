// Writes pages for everything that the packages offer: `npm run docs -- api`, into dist/api or the folder that is named.

import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { LIBRARIES } from '../packages/manifest.ts';
import { root } from '../paths.mjs';

const typedoc = path.join(
  path.dirname(createRequire(import.meta.url).resolve('typedoc/package.json')),
  'bin/typedoc',
);

/** The doors of each package are found in its package.json, and its README comes first. */
const options = {
  name: 'Kalpler',
  entryPointStrategy: 'packages',
  entryPoints: LIBRARIES.map((library) => path.join(root, 'packages', library)),
  packageOptions: {
    tsconfig: path.join(import.meta.dirname, 'tsconfig.json'),
    // `npm run check` looks for errors, with the compiler that the sources are written for.
    skipErrorChecking: true,
    excludePrivate: true,
    excludeInternal: true,
    readme: 'README.md',
    includeVersion: true,
    // What is not exported is described where it is used.
    validation: { notExported: false, invalidLink: true },
  },
  readme: 'none',
  plugin: [path.join(import.meta.dirname, 'names.mjs')],
  // There is no address that sources could be linked to.
  disableSources: true,
  githubPages: false,
  treatValidationWarningsAsErrors: true,
};

function main([named]: readonly string[]): void {
  const from = process.env.INIT_CWD ?? process.cwd();
  const folder = named === undefined ? path.join(root, 'dist/api') : path.resolve(from, named);
  const place = mkdtempSync(path.join(tmpdir(), 'kalpler-api-'));
  try {
    const file = path.join(place, 'typedoc.json');
    writeFileSync(file, JSON.stringify({ ...options, out: folder }));
    execFileSync(process.execPath, [typedoc, '--options', file], { cwd: root, stdio: 'inherit' });
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
}

try {
  main(process.argv.slice(2));
} catch {
  // TypeDoc has said what is wrong.
  process.exitCode = 1;
}
