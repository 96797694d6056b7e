// Builds the packages that others can install, and packs each: `npm run build -- packages`, into dist/packages or the folder that is named.

import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { npm } from '../install.mjs';
import { root } from '../paths.mjs';
import { LIBRARIES } from './manifest.ts';
import { stage } from './stage.ts';

interface Packed {
  readonly filename: string;
  readonly size: number;
  readonly entryCount: number;
}

function main([named]: readonly string[]): void {
  // Where somebody is, npm has left for the root of the project.
  const from = process.env.INIT_CWD ?? process.cwd();
  const folder = named === undefined ? path.join(root, 'dist/packages') : path.resolve(from, named);
  mkdirSync(folder, { recursive: true });
  for (const library of LIBRARIES) stage(library, folder);
  for (const { filename, size, entryCount } of pack(folder)) {
    const shown = path.relative(from, path.join(folder, filename));
    console.log(`${shown}: ${entryCount} files, ${Math.round(size / 1000)} KB`);
  }
}

/** One tarball for each package, beside its folder. */
function pack(folder: string): Packed[] {
  const [command, ...before] = npm();
  const args = ['pack', '--json', '--ignore-scripts', '--loglevel=error'];
  const folders = LIBRARIES.map((library) => path.join(folder, library));
  const output = execFileSync(command!, [...before, ...args, ...folders], {
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return Object.values(JSON.parse(output));
}

try {
  main(process.argv.slice(2));
} catch (error) {
  console.error(`${error instanceof Error ? error.message : error}\nThe packages are not built.`);
  process.exitCode = 1;
}
