// Lists the tasks that `npm run` offers and what each one starts.

import path from 'node:path';
import { ensureBrowser } from './browser.mjs';
import { endBy, runNode } from './child.mjs';
import { modules, root } from './paths.mjs';
import { serverFlags } from './server-flags.mjs';
import { biome, lint, page, runStages, tests, types } from './stages.mjs';

const build = program('scripts/build.mjs');
const budgets = inTurn(withBrowser, program('packages/web/bench/run.ts'));

/** Each task takes the arguments of the command line and gives the exit status. */
export const tasks = {
  start: inTurn(build, program(...serverFlags, 'packages/server/src/main.ts')),
  dev: program('scripts/dev.mjs'),
  test: async (args) => {
    await ensureBrowser();
    return runStages([lint, types, page, tests(args)]);
  },
  check: () => runStages([lint, types]),
  format: program(biome, 'check', '--write'),
  kalpler: kalpler(),
  hearts: kalpler('hearts'),
  spades: kalpler('spades'),
  king: kalpler('king'),
  demo: kalpler('hearts', 'simulate', '--watch'),
  shots: inTurn(build, program('packages/web/testing/shots.ts')),
  golden: program('packages/engine/golden/run.ts'),
  verify: program('packages/fair/bin/verify.ts'),
  bench: inTurn(
    program('packages/engine/bench/run.ts'),
    program('packages/bots/bench/speed.ts'),
    kalpler('bench'),
    program('packages/server/bench/run.ts'),
    budgets,
  ),
  budgets,
  load: program('packages/server/bench/run.ts'),
  soak: program('packages/server/bench/soak.ts'),
  crash: program('packages/server/crash/run.ts'),
  leaks: program('packages/server/leaks/run.ts'),
  fuzz: program('packages/server/fuzz/run.ts'),
  protocol: program('packages/protocol/docs/run.ts'),
  'cli-docs': program('packages/cli/docs/run.ts'),
  'cli-build': program('packages/cli/build/run.ts'),
  laws: program('packages/engine/laws/run.ts'),
  mutants: program('packages/engine/mutants/run.ts'),
  rules: program('scripts/rules-index.mjs'),
  arena: program('packages/bots/bench/arena.ts'),
  strength: program('packages/bots/bench/strength.ts'),
  marathon: program('packages/bots/bench/marathon.ts'),
  endgame: program('packages/bots/bench/endgame.ts'),
};

function program(...command) {
  return async (args, options) => {
    const { code, signal } = await runNode([...command, ...args], options);
    if (signal) await endBy(signal);
    return code;
  };
}

/** The command line starts often: what was compiled once is kept for the next time. */
function kalpler(...words) {
  const start = program(path.join(root, 'packages/cli/bin/kalpler.ts'), ...words);
  return (args) => {
    process.env.NODE_COMPILE_CACHE ??= path.join(modules, '.cache/kalpler/compiled');
    // Files are named from where somebody is, which npm has left for the root of the project.
    return start(args, { cwd: process.env.INIT_CWD ?? root });
  };
}

/** The page is looked at with a browser, which is installed first where that can be done. */
async function withBrowser() {
  await ensureBrowser();
  return 0;
}

/** One task after the other; the first that fails ends it. */
function inTurn(...all) {
  return async (args) => {
    for (const task of all) {
      const code = await task(args);
      if (code) return code;
    }
    return 0;
  };
}
