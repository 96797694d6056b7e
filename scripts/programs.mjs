// Starts what a task consists of: one program, several in turn, or the one that is named.

import path from 'node:path';
import { ensureBrowser } from './browser.mjs';
import { endBy, runNode } from './child.mjs';
import { modules, root } from './paths.mjs';

export function program(...command) {
  return async (args, options) => {
    const { code, signal } = await runNode([...command, ...args], options);
    if (signal) await endBy(signal);
    return code;
  };
}

/** The command line starts often: what was compiled once is kept for the next time. */
export function kalpler(...words) {
  const start = program(path.join(root, 'packages/cli/bin/kalpler.ts'), ...words);
  return (args) => {
    process.env.NODE_COMPILE_CACHE ??= path.join(modules, '.cache/kalpler/compiled');
    // Files are named from where somebody is, which npm has left for the root of the project.
    return start(args, { cwd: process.env.INIT_CWD ?? root });
  };
}

/** The page is looked at with a browser, which is installed first where that can be done. */
export async function withBrowser() {
  await ensureBrowser();
  return 0;
}

/** One task after the other; the first that fails ends it. */
export function inTurn(...all) {
  return async (args) => {
    for (const task of all) {
      const code = await task(args);
      if (code) return code;
    }
    return 0;
  };
}

/**
 * A task of parts, each with a line about it: `npm run docs -- cli` runs one of them with what follows its name, and
 * `npm run docs` runs `usual` in turn.
 */
export function choice(task, parts, usual = Object.keys(parts)) {
  const all = inTurn(...usual.map((name) => parts[name].run));
  const width = Math.max(...Object.keys(parts).map((name) => name.length));
  const usage = [
    `usage: npm run ${task} [-- NAME [options]]`,
    ...Object.entries(parts).map(([name, { about }]) => `  ${name.padEnd(width)}  ${about}`),
    `Without a name: ${usual.join(', ')}.`,
  ].join('\n');
  const run = (args) => {
    const [name, ...rest] = args;
    if (name === undefined) return all([]);
    if (Object.hasOwn(parts, name)) return parts[name].run(rest);
    if (name === '--help') {
      console.log(usage);
      return 0;
    }
    console.error(`npm run ${task}: there is no ${JSON.stringify(name)}\n\n${usage}`);
    return 2;
  };
  return Object.assign(run, { names: Object.keys(parts) });
}
