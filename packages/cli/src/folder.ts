// Makes a folder and those above it.

import { existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';

/** The mode of what a player keeps: no other user may read it. */
export const PRIVATE = 0o700;

/**
 * One by one: Node's own recursion never ends in a folder that exists but takes no entries, such as /proc.
 * What stands in the way is thrown as the system reports it.
 */
export function makeFolder(path: string, mode?: number): void {
  if (existsSync(path)) return;
  if (dirname(path) !== path) makeFolder(dirname(path), mode);
  try {
    mkdirSync(path, { mode });
  } catch (error) {
    // Somebody else was faster.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}
