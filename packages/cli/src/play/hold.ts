// One program plays a saved match at a time: a small file beside the save tells which.

import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fail, ok, type Result } from '@kalpler/engine';
import { makeFolder, PRIVATE } from '../folder.ts';

const SUFFIX = '.playing';

/** Holds a match until it is let go, or tells the process that has it. */
export function hold(path: string): Result<() => void, number> {
  const beside = `${path}${SUFFIX}`;
  const holder = holderOf(beside);
  if (holder !== null) return fail(holder);
  try {
    makeFolder(dirname(path), PRIVATE);
    rmSync(beside, { force: true });
    writeFileSync(beside, `${process.pid}\n`, { mode: 0o600, flag: 'wx' });
  } catch {
    // Somebody else was faster; or nothing can be written here, and then nothing can be spoilt.
    const faster = holderOf(beside);
    return faster === null ? ok(() => {}) : fail(faster);
  }
  return ok(() => rmSync(beside, { force: true }));
}

/** Null where nobody plays it; what a program left behind that is no more counts for nothing. */
function holderOf(beside: string): number | null {
  const pid = pidIn(beside);
  if (pid === null) return null;
  try {
    process.kill(pid, 0);
    return pid;
  } catch (error) {
    // Of a process that belongs to somebody else one may know only that it is there.
    return (error as NodeJS.ErrnoException).code === 'EPERM' ? pid : null;
  }
}

function pidIn(file: string): number | null {
  try {
    const pid = Number(readFileSync(file, 'utf8'));
    return Number.isSafeInteger(pid) && pid > 0 ? pid : null;
  } catch {
    return null;
  }
}
