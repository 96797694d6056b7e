// Lets every bot make a great many moves in every game and preset: `npm run marathon -- --moves 1000000`.

import { parseArgs } from 'node:util';
import { GAME_IDS, type GameId, MAX_SEED, presetNames } from '@kalpler/engine';
import { playContest, readContest, summarize } from '../src/arena/index.ts';
import { playInThreads } from '../src/arena/pool.ts';
import { BOT_NAMES, readBot } from '../src/registry.ts';
import { runCommand, UsageError, wholeNumber, workerCount } from './arguments.ts';

const USAGE = `usage: npm run marathon -- [--moves N] [--bots NAME…] [--seed N] [--workers N]
  --moves    moves of each bot, spread evenly over all games and presets (1000000)
  --bots     which bots (all; the expert with two imagined deals a move)
  --seed     the same seed gives the same games (1)
  --workers  threads (one for each core)`;

/** All bots; an expert that thinks at length would need days. */
const DEFAULT_BOTS = BOT_NAMES.map((name) => (name === 'expert' ? 'expert:2' : name));
/** Deals in one go. */
const CHUNK = 400;

export interface MarathonWish {
  readonly moves: number;
  readonly bots: readonly string[];
  readonly seed: number;
  readonly workers: number;
}

export function readMarathonWish(args: readonly string[]): MarathonWish {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      moves: { type: 'string', default: '1000000' },
      bots: { type: 'string', multiple: true },
      seed: { type: 'string', default: '1' },
      workers: { type: 'string' },
    },
  });
  const bots = [...(values.bots ?? []), ...positionals];
  for (const bot of bots) {
    const read = readBot(bot);
    if (!read.ok) throw new UsageError(`--bots: ${read.error}`);
  }
  return {
    moves: wholeNumber('moves', values.moves, 1, 1e9),
    bots: bots.length > 0 ? bots : DEFAULT_BOTS,
    seed: wholeNumber('seed', values.seed, 0, MAX_SEED),
    workers: workerCount(values.workers),
  };
}

interface Leg {
  moves: number;
  fallbacks: number;
  ms: number;
  longest: number;
  slow: number;
}

/** 0 when every move of every bot was its own and legal. */
export async function marathon(
  args: readonly string[],
  print: (line: string) => void,
  signal?: AbortSignal,
): Promise<number> {
  const wish = readMarathonWish(args);
  const tables = GAME_IDS.flatMap((game) => presetNames(game).map((preset) => ({ game, preset })));
  print('| Bot | Moves | Fallbacks | µs/move | Longest ms | Over 100 ms |');
  print('| --- | --- | --- | --- | --- | --- |');
  let fallbacks = 0;
  for (const bot of wish.bots) {
    const leg: Leg = { moves: 0, fallbacks: 0, ms: 0, longest: 0, slow: 0 };
    for (const [i, { game, preset }] of tables.entries()) {
      const until = Math.ceil((wish.moves * (i + 1)) / tables.length);
      await playUntil(leg, until, bot, game, preset, wish, signal);
    }
    fallbacks += leg.fallbacks;
    const pace = ((1000 * leg.ms) / leg.moves).toFixed(1);
    print(
      `| ${bot} | ${leg.moves} | ${leg.fallbacks} | ${pace} | ${leg.longest.toFixed(1)} | ${leg.slow} |`,
    );
  }
  print('');
  print(
    `${tables.length} presets, seed ${wish.seed}, ${wish.workers} threads, ${process.version}.`,
  );
  return fallbacks === 0 ? 0 : 1;
}

/** The arena's referee throws on any move that the rules refuse. */
async function playUntil(
  leg: Leg,
  moves: number,
  bot: string,
  game: GameId,
  preset: string,
  { seed, workers }: MarathonWish,
  signal: AbortSignal | undefined,
): Promise<void> {
  for (let chunk = 0; leg.moves < moves; chunk++) {
    const count = Math.min(CHUNK, Math.max(1, Math.ceil((moves - leg.moves) / 50)));
    const contest = readContest({
      game,
      options: { preset },
      bots: [bot],
      length: 'deal',
      count,
      seed: seed + chunk,
    });
    if (!contest.ok) throw new UsageError(contest.error);
    const outcome =
      workers === 1
        ? await playContest(contest.value, { signal })
        : await playInThreads(contest.value, { threads: workers, signal });
    const { tally, pace } = summarize(contest.value, outcome).bots[0]!;
    leg.moves += tally.decisions;
    leg.fallbacks += tally.fallbacks;
    leg.ms += pace.total;
    leg.longest = Math.max(leg.longest, pace.longest);
    leg.slow += pace.slow;
  }
}

if (import.meta.main) {
  await runCommand((signal) => marathon(process.argv.slice(2), console.log, signal), USAGE);
}
