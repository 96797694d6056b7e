// The sources of the page as syntax trees, for tests that read them.

import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import path from 'node:path';
import { type ESTree, parseSync } from 'vite';

type Program = ESTree.Program;

export interface Module {
  /** Path below packages/web/src, with forward slashes. */
  readonly path: string;
  readonly source: string;
  readonly program: Program;
}

const FOLDER = path.resolve(import.meta.dirname, '../../src');

export function parse(file: string, source: string): Module {
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]!.message}`);
  return { path: file, source, program };
}

/** All modules that become part of the page. */
export async function pageModules(): Promise<Module[]> {
  const modules: Module[] = [];
  for await (const file of glob('**/*.{ts,tsx}', { cwd: FOLDER })) {
    if (/\.test\.tsx?$/.test(file)) continue;
    const source = readFileSync(path.join(FOLDER, file), 'utf8');
    modules.push(parse(file.split(path.sep).join('/'), source));
  }
  return modules.sort((a, b) => (a.path < b.path ? -1 : 1));
}

/** Where a node stands, as an editor opens it. */
export function placeOf({ path: file, source }: Module, start: number): string {
  return `${file}:${source.slice(0, start).split('\n').length}`;
}
