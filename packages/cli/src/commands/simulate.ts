// `kalpler simulate`: computer players among themselves, to look at or to count.

import { MOST_BOARDS } from '@kalpler/bots/arena';
import { coloursFor } from '../colours.ts';
import type { AddCommand, Context } from '../command.ts';
import { addExamples } from '../examples.ts';
import { INTERRUPTED } from '../exit-codes.ts';
import { write, writeJson } from '../io.ts';
import { LogWriter } from '../log/log-writer.ts';
import { logEnd, logHead } from '../log/match-log.ts';
import {
  addRuleOptions,
  addWorkOptions,
  botsOf,
  chosenGame,
  type RuleOptions,
  seedOf,
  type WorkOptions,
  wholeNumber,
  workersOf,
} from '../options.ts';
import { progressBar } from '../progress.ts';
import { type Played, reportText } from '../stats/report.ts';
import { reportJson } from '../stats/report-json.ts';
import { Statistics } from '../stats/statistics.ts';
import { UsageError } from '../usage-error.ts';
import { readSpeed } from '../watch/speed.ts';
import type { Watched, Watching } from '../watch/watch.ts';
import { languageOf } from '../words/language.ts';
import { inOrder } from '../work/crew.ts';

interface Options extends RuleOptions, WorkOptions {
  readonly games?: string;
  readonly ai?: string;
  readonly watch?: true;
  readonly stats?: true;
  readonly json?: true;
  readonly speed?: string;
  readonly lang?: string;
  readonly log?: string;
  readonly force?: true;
}

const USUAL_BOTS = 'basic';
const MODES = ['watch', 'stats', 'json'] as const;

export const addSimulate: AddCommand = (program, context) => {
  const command = program
    .command('simulate')
    .summary('let computer players play, to watch or to count')
    .description(
      'Lets computer players play whole games, shows them move by move, or counts what they do. The same seed ' +
        'gives the same games, however many threads play them.',
    )
    .option('--games <number>', 'how many games (default: 1)')
    .option('--ai <names>', `the players by seat, or one for all (default: ${USUAL_BOTS})`)
    .option('--watch', 'show the games move by move')
    .option('--stats', 'all figures with their confidence intervals')
    .option('--json', 'all figures as JSON')
    .option('--speed <moves>', 'with --watch: moves a second, or max')
    .option('--lang <language>', 'with --watch: tr or en')
    .option('--log <file>', 'write every game to a file that replay and verify read')
    .option('--force', 'with --log: write over a file that is there');
  addWorkOptions(addRuleOptions(command))
    .addHelpText('after', KEYS)
    .action((options: Options) => simulate(options, context));
  addExamples(command, [
    ['kalpler simulate --ai random,basic,aggressive,defensive --watch', 'one game, move by move'],
    ['kalpler simulate --games 1000 --ai random,basic,aggressive,defensive --stats', 'all figures'],
    [
      'kalpler spades simulate --ai hard,easy --games 200 --json',
      'pair against pair, for a program',
    ],
    ['kalpler king simulate --games 50 --log parties.jsonl.gz', 'for replay and verify'],
  ]);
};

const KEYS = `
While watching: + and - change the speed, space stops and goes on, → makes one move,
n goes to the end of the deal, q ends.`;

async function simulate(options: Options, context: Context): Promise<void> {
  const { io } = context;
  const modes = MODES.filter((mode) => options[mode]);
  if (modes.length > 1) throw new UsageError(`--${modes[0]}: not together with --${modes[1]}`);
  if (options.speed !== undefined && !options.watch) {
    throw new UsageError('--speed: only together with --watch');
  }
  if (options.lang !== undefined && !options.watch) {
    throw new UsageError('--lang: only together with --watch');
  }
  if (options.force && options.log === undefined) throw new UsageError('--force: needs --log');
  const game = chosenGame(context, options);
  const simulation: Watched = {
    game,
    bots: botsOf(game, options.ai ?? USUAL_BOTS),
    seed: seedOf(options.seed),
    games: wholeNumber('--games', options.games ?? '1', 1, MOST_BOARDS),
  };
  const workers = workersOf(options.workers);
  const language = languageOf(options.lang, io.env);
  const speed = readSpeed(options.speed);
  const log =
    options.log === undefined ? null : await LogWriter.open(options.log, options.force === true);
  const { bots, seed, games } = simulation;
  await log?.line(JSON.stringify(logHead(game, bots, seed, games)));
  const written = options.watch
    ? await watch(simulation, { language, speed, log }, context)
    : await count(simulation, { workers, log, options }, context);
  await log?.line(JSON.stringify(logEnd(written, written === games)));
  await log?.end();
}

async function watch(
  simulation: Watched,
  wish: Pick<Watching, 'language' | 'speed' | 'log'>,
  { io, exit }: Context,
): Promise<number> {
  const { watchMatches } = await import('../watch/watch.ts');
  return watchMatches(simulation, { ...wish, io, interrupted: () => exit(INTERRUPTED) });
}

/** Plays all games in threads and tells what came out; gives how many were played. */
async function count(
  { game, bots, seed, games }: Watched,
  { workers, log, options }: { workers: number; log: LogWriter | null; options: Options },
  { io }: Context,
): Promise<number> {
  const statistics = new Statistics(game.id, bots);
  const bar = progressBar(io.stderr, { what: 'Playing', whole: games, unit: 'games' });
  const settings = { options: game.options, bots, seed, wantsLog: log !== null };
  let deals = 0;
  try {
    for await (const piece of inOrder('match', settings, {
      count: games,
      workers,
      signal: io.signal,
    })) {
      statistics.add(piece.counts);
      deals += piece.deals;
      if (piece.line !== null) await log?.line(piece.line);
      bar.at(statistics.matches);
    }
  } finally {
    bar.end();
  }
  const played: Played = { game: game.id, seed, wanted: games, deals };
  if (options.json) {
    await writeJson(io, reportJson(statistics, played, bots, game.options));
  } else {
    const colours = coloursFor(io.stdout, io.env);
    await write(
      io.stdout,
      reportText(statistics, played, { isFull: options.stats === true, colours }),
    );
  }
  return statistics.matches;
}
