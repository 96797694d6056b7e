// Runs the repository's TypeScript compiler on sources that are to leave it, with settings beside those that all share.

import { execFileSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { modules, root } from './paths.mjs';

const tsc = path.join(modules, 'typescript/bin/tsc');

export interface Project {
  readonly compilerOptions: Readonly<Record<string, unknown>>;
  readonly include?: readonly string[];
  readonly files?: readonly string[];
}

/** Compiles a project whose settings lie in `folder` for as long as it takes; throws once the problems are printed. */
export function compile(
  folder: string,
  { compilerOptions, include = [], files = [] }: Project,
): void {
  const settings = path.join(folder, 'tsconfig.json');
  const whole = {
    extends: path.join(root, 'tsconfig.json'),
    compilerOptions: {
      noEmit: false,
      typeRoots: [path.join(modules, '@types')],
      ...compilerOptions,
    },
    include,
    files,
    exclude: [],
  };
  writeFileSync(settings, JSON.stringify(whole));
  try {
    execFileSync(process.execPath, [tsc, '--project', settings], { stdio: 'inherit' });
  } finally {
    rmSync(settings);
  }
}
