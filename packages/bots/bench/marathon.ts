// Lets every bot make a great many moves in every game and preset: `npm run bench -- marathon --moves 1000000`.

import { parseArgs } from 'node:util';
import { GAME_IDS, type GameId, MAX_SEED, presetNames } from '@kalpler/engine';
import {
  type Contest,
  deriveSeed,
  playContest,
  readContest,
  summarize,
} from '../src/arena/index.ts';
import { playInThreads } from '../src/arena/pool.ts';
import { BOT_NAMES, readBot } from '../src/bot-name.ts';
import { runCommand, UsageError, wholeNumber, workerCount } from './arguments.ts';
import { countText } from './figures.ts';

const USAGE = `usage: npm run bench -- marathon [--moves N] [--bots NAME…] [--seed N] [--workers N]
  --moves    moves of each bot, spread evenly over all games and presets (1000000);
             in single deals and, where there is room for them, in whole matches
  --bots     which bots (all; the expert with two sample deals a move)
  --seed     the same seed gives the same games (1)
  --workers  threads (one for each core)`;

/** All bots; an expert that thinks at length would need days. */
const DEFAULT_BOTS = BOT_NAMES.map((name) => (name === 'expert' ? 'expert:2' : name));
/** Deals and matches in one go. */
const MOST_DEALS = 400;
const MOST_MATCHES = 8;
/** About as many as a deal and a match take. */
const DEAL_MOVES = 50;
const MATCH_MOVES = 500;

interface MarathonOptions {
  readonly moves: number;
  readonly bots: readonly string[];
  readonly seed: number;
  readonly workers: number;
}

export function readMarathonRequest(args: readonly string[]): MarathonOptions {
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
  /** Matches that came to an end. */
  matches: number;
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
  const request = readMarathonRequest(args);
  const tables = GAME_IDS.flatMap((game) => presetNames(game).map((preset) => ({ game, preset })));
  print('| Bot | Moves | Matches | Fallbacks | µs/move | Longest ms | Over 100 ms |');
  print('| --- | --- | --- | --- | --- | --- | --- |');
  let fallbacks = 0;
  for (const bot of request.bots) {
    const leg: Leg = { moves: 0, matches: 0, fallbacks: 0, ms: 0, longest: 0, slow: 0 };
    const share = Math.ceil(request.moves / tables.length);
    for (const { game, preset } of tables) {
      await playUntil(leg, leg.moves + share, bot, game, preset, request, signal);
    }
    fallbacks += leg.fallbacks;
    const pace = ((1000 * leg.ms) / leg.moves).toFixed(1);
    const { moves, matches, longest, slow } = leg;
    const cells = [bot, moves, matches, leg.fallbacks, pace, longest.toFixed(1), slow];
    print(`| ${cells.join(' | ')} |`);
  }
  print('');
  const threads = countText(request.workers, 'thread');
  print(`${tables.length} presets, seed ${request.seed}, ${threads}, ${process.version}.`);
  return fallbacks === 0 ? 0 : 1;
}

/** What comes next: single deals and whole matches in turn, as long as there is room for a match. */
function nextPart(turn: number, moves: number): Pick<Contest, 'length' | 'count'> {
  const matches = Math.floor(moves / MATCH_MOVES);
  if (turn % 2 === 1 && matches > 0) {
    return { length: 'match', count: Math.min(MOST_MATCHES, matches) };
  }
  const share = matches > 1 ? moves / 2 : moves;
  return { length: 'deal', count: Math.min(MOST_DEALS, Math.ceil(share / DEAL_MOVES)) };
}

/** The arena's referee throws on any move that the rules refuse. */
async function playUntil(
  leg: Leg,
  moves: number,
  bot: string,
  game: GameId,
  preset: string,
  { seed, workers }: MarathonOptions,
  signal: AbortSignal | undefined,
): Promise<void> {
  for (let turn = 0; leg.moves < moves; turn++) {
    const contest = readContest({
      game,
      options: { preset },
      bots: [bot],
      ...nextPart(turn, moves - leg.moves),
      seed: deriveSeed(seed, turn) % (MAX_SEED + 1),
    });
    if (!contest.ok) throw new UsageError(contest.error);
    const outcome =
      workers === 1
        ? await playContest(contest.value, { signal })
        : await playInThreads(contest.value, { threads: workers, signal });
    const { tally, pace } = summarize(contest.value, outcome).bots[0]!;
    leg.moves += tally.decisions;
    // Every seat has counted the match as its own.
    leg.matches += (tally.matches - tally.matchesBrokenOff) / contest.value.bots.length;
    leg.fallbacks += tally.fallbacks;
    leg.ms += pace.total;
    leg.longest = Math.max(leg.longest, pace.longest);
    leg.slow += pace.slow;
  }
}

if (import.meta.main) {
  await runCommand((args, signal) => marathon(args, console.log, signal), USAGE);
}
