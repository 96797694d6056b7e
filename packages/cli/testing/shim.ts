// A folder with a `kalpler` that runs from the sources, for tests that need it on the path of a shell.

import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

export const program = path.resolve(import.meta.dirname, '../bin/kalpler.ts');

/** What was compiled once is kept, as it is for the scripts of the project. */
const compiled = path.resolve(import.meta.dirname, '../../../node_modules/.cache/kalpler/compiled');

const SANDBOX = ['KALPLER_SANDBOX', 'KALPLER_HOME', 'NODE_OPTIONS', 'TMPDIR', 'HOME'];

/** What keeps programs to the folder of the test run, and nothing else of the environment. */
export function sandboxEnv(): Record<string, string> {
  return Object.fromEntries(
    SANDBOX.flatMap((name) => {
      const value = process.env[name];
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

/** Makes the folder, and gives an environment that finds it. */
export function shellEnv(bin: string): NodeJS.ProcessEnv {
  mkdirSync(bin, { recursive: true });
  const shim = path.join(bin, 'kalpler');
  writeFileSync(shim, `#!/bin/sh\nexec '${process.execPath}' '${program}' "$@"\n`);
  chmodSync(shim, 0o755);
  return {
    ...sandboxEnv(),
    PATH: `${bin}${path.delimiter}${process.env.PATH}`,
    LC_ALL: 'C.UTF-8',
    NO_COLOR: '1',
    NODE_COMPILE_CACHE: compiled,
    XDG_STATE_HOME: path.join(bin, 'state'),
  };
}
