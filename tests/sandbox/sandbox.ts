// The folder of one test run: tests find in it all that an environment names, and what they did elsewhere is reported at the end.

import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** Variables that name a place for what programs keep. */
export const PLACES = [
  'HOME',
  'USERPROFILE',
  'XDG_CACHE_HOME',
  'XDG_CONFIG_HOME',
  'XDG_DATA_HOME',
  'XDG_STATE_HOME',
  'DATA_DIR',
  // `npm test` hands on the folder of the user who has started it.
  'npm_config_cache',
] as const;

/** Sets up the environment that workers and their children inherit; to be called once, before any of them starts. */
export function openSandbox(): void {
  const guard = pathToFileURL(path.join(import.meta.dirname, 'guard.mjs'));
  const folder = mkdtempSync(path.join(realpathSync(tmpdir()), 'kalpler-tests-'));
  const temporary = path.join(folder, 'tmp');
  mkdirSync(temporary);
  Object.assign(process.env, {
    KALPLER_SANDBOX: folder,
    KALPLER_HOME: homedir(),
    TMPDIR: temporary,
    TEMP: temporary,
    TMP: temporary,
    // A server that somebody has started goes on beside the tests.
    PORT: '0',
    // Hundreds of workers and programs load the same sources: each is compiled once in a run.
    NODE_COMPILE_CACHE: path.join(folder, 'compiled'),
    NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --import=${guard}`.trim(),
  });
  for (const name of PLACES) process.env[name] = path.join(folder, name.toLowerCase());
  mkdirSync(process.env.HOME!);
  process.once('exit', () => {
    const found = objections(folder);
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
    if (found === '') return;
    console.error(`\nTests left the folder of their run:\n${found}`);
    process.exitCode = 1;
  });
}

function objections(folder: string): string {
  try {
    return readFileSync(path.join(folder, 'objections'), 'utf8');
  } catch {
    return '';
  }
}
