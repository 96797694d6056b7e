// Lists the tasks that `npm run` offers and what each one starts.

import { ensureBrowser } from './browser.mjs';
import { choice, inTurn, kalpler, program, withBrowser } from './programs.mjs';
import { serverFlags } from './server-flags.mjs';
import { biome, lint, page, runStages, tests, types } from './stages.mjs';

const buildPage = program('scripts/build.mjs');

const builds = {
  page: { about: 'the page, for the server', run: buildPage },
  cli: {
    about: 'the command line as a package, in packages/cli/dist or a folder that is named',
    run: program('packages/cli/build/run.ts'),
  },
  packages: {
    about: 'the libraries as packages, in dist/packages or a folder that is named',
    run: program('scripts/packages/run.ts'),
  },
};

const docs = {
  protocol: {
    about: 'docs/protocol.md, from the schemas',
    run: program('packages/protocol/docs/run.ts'),
  },
  cli: {
    about: 'docs/cli.md, with real output; --measure takes new times',
    run: program('packages/cli/docs/run.ts'),
  },
  rules: {
    about: 'docs/rules/README.md and docs/requirements-001.md, from sources and tests',
    run: program('scripts/rules-index.mjs'),
  },
  api: {
    about: 'API pages of the packages, in dist/api',
    run: program('scripts/api-docs/run.ts'),
  },
};

/** What is measured here takes minutes; what follows are campaigns, which may take hours. */
const measures = {
  engine: {
    about: 'the rules engine, beside a bare loop',
    run: program('packages/engine/bench/run.ts'),
  },
  bots: {
    about: 'decisions of the computer players, and their memory',
    run: program('packages/bots/bench/speed.ts'),
  },
  cli: { about: 'games and training examples of the command line', run: kalpler('bench') },
  server: {
    about: 'the server under load; --only restart measures one part of it',
    run: program('packages/server/bench/run.ts'),
  },
  page: {
    about: 'sizes, Lighthouse figures, frame rates and memory of the page against their limits',
    run: inTurn(withBrowser, program('packages/web/bench/run.ts')),
  },
};

const campaigns = {
  soak: {
    about: 'ten minutes of load: whether the memory of the server stays flat',
    run: program('packages/server/bench/soak.ts'),
  },
  crash: {
    about: 'kills the server again and again in mid-game and looks for lost or doubled moves',
    run: program('packages/server/crash/run.ts'),
  },
  leaks: {
    about: 'looks for cards in frames to those who may not know them',
    run: program('packages/server/leaks/run.ts'),
  },
  fuzz: {
    about: 'sends malformed, forged and repeated messages to live tables, and attacks a server',
    run: program('packages/server/fuzz/run.ts'),
  },
  laws: {
    about: 'plays thousands of random matches and checks the laws, which must always hold',
    run: program('packages/engine/laws/run.ts'),
  },
  mutants: {
    about: 'breaks the engine on purpose, line by line, to see whether a test notices',
    run: program('packages/engine/mutants/run.ts'),
  },
  arena: {
    about: 'lets computer players compete, as in --game hearts --bots expert basic',
    run: program('packages/bots/bench/arena.ts'),
  },
  strength: {
    about: 'how strong all computer players are; --quick for a first look',
    run: program('packages/bots/bench/strength.ts'),
  },
  marathon: {
    about: 'a million moves of every computer player, spread over all presets',
    run: program('packages/bots/bench/marathon.ts'),
  },
  endgame: {
    about: 'whether solving the last tricks exactly pays off',
    run: program('packages/bots/bench/endgame.ts'),
  },
};

/** Each task takes the arguments of the command line and gives the exit status. */
export const tasks = {
  start: inTurn(buildPage, program(...serverFlags, 'packages/server/src/main.ts')),
  dev: program('scripts/dev.mjs'),
  test: async (args) => {
    await ensureBrowser();
    return runStages([lint, types, page, tests(args)]);
  },
  check: () => runStages([lint, types]),
  format: program(biome, 'check', '--write'),
  build: choice('build', builds),
  bench: choice('bench', { ...measures, ...campaigns }, Object.keys(measures)),
  shots: inTurn(buildPage, program('packages/web/testing/screens/shots.ts')),
  docs: choice('docs', docs, ['protocol', 'cli', 'rules']),
  golden: program('packages/engine/golden/run.ts'),
  verify: program('packages/fair/bin/verify.ts'),
  kalpler: kalpler(),
  hearts: kalpler('hearts'),
  spades: kalpler('spades'),
  king: kalpler('king'),
};
