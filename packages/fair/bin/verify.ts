// Checks the deals of a finished match against its published secret: `npm run verify -- FILE`.

import { readFileSync } from 'node:fs';
import { checkMatch } from '../src/index.ts';

/** Prints what the file proves; 0 when all deals are fair, 1 when not, 2 when that cannot be decided. */
export function verify(path: string | undefined, print: (line: string) => void): number {
  if (path === undefined) {
    print('usage: npm run verify -- FILE');
    return 2;
  }
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    print(`${path}: ${error instanceof Error ? error.message : String(error)}`);
    return 2;
  }
  const checked = checkMatch(text);
  if (!checked.ok) {
    print(`${path}: ${checked.error}`);
    return 2;
  }
  const { fair, lines } = checked.value;
  for (const line of lines) print(line);
  print(fair ? 'every deal is fair' : 'this match was NOT dealt fairly');
  return fair ? 0 : 1;
}

if (import.meta.main) process.exitCode = verify(process.argv[2], console.log);
