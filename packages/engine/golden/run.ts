// Runs a file of golden cases against the engine: `npm run golden -- FILE`.

import { readFileSync } from 'node:fs';
import { differences } from './compare.ts';
import { type GoldenCase, type GoldenFile, readGoldenFile } from './file.ts';
import { KINDS } from './kinds.ts';

/** What is wrong with the engine's answer to a case; nothing if it is as expected. */
export function problemsOf(file: GoldenFile, item: GoldenCase): string[] {
  const kind = Object.hasOwn(KINDS, item.kind) ? KINDS[item.kind] : undefined;
  if (kind === undefined) return [`kind: no kind ${item.kind}`];
  try {
    return differences(item.expect, kind(file, item));
  } catch (error) {
    return [`error: ${error instanceof Error ? error.message : String(error)}`];
  }
}

/** Runs the named file and returns the exit status. */
export function runGolden(path: string | undefined, print: (line: string) => void): number {
  if (path === undefined) {
    print('usage: npm run golden -- FILE');
    return 2;
  }
  let file: GoldenFile;
  try {
    file = readGoldenFile(readFileSync(path, 'utf8'));
  } catch (error) {
    print(`${path}: ${error instanceof Error ? error.message : String(error)}`);
    return 2;
  }
  let failed = 0;
  for (const item of file.cases) {
    const problems = problemsOf(file, item);
    if (problems.length === 0) continue;
    failed++;
    print(`${item.id} (${item.game} ${item.kind}) ${item.title ?? ''}`.trimEnd());
    for (const problem of problems) print(`  ${problem}`);
  }
  print(`${file.cases.length - failed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
}

if (import.meta.main) process.exitCode = runGolden(process.argv[2], console.log);
