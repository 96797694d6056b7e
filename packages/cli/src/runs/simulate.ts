// What `kalpler simulate` does: games of computer players, shown or counted.

import { MOST_BOARDS } from '@kalpler/bots/arena';
import { coloursFor } from '../colours.ts';
import type { Context } from '../command.ts';
import { type SimulateOptions, USUAL_BOTS } from '../commands/simulate.ts';
import { INTERRUPTED, UsageError } from '../errors.ts';
import { write, writeJson } from '../io.ts';
import { LogWriter } from '../log/log-writer.ts';
import { logEnd, logHead } from '../log/match-log.ts';
import { chosenGame, seedOf, wholeNumber, workersOf } from '../options.ts';
import { progressBar } from '../progress.ts';
import { type Played, reportJson, reportText } from '../stats/report.ts';
import { Statistics } from '../stats/statistics.ts';
import { botsOf } from '../strategies.ts';
import { readSpeed } from '../watch/speed.ts';
import type { Watched, Watching } from '../watch/watch.ts';
import { languageOf } from '../words.ts';
import { inOrder } from '../work/worker-pool.ts';

const MODES = ['watch', 'stats', 'json'] as const;

export async function simulate(options: SimulateOptions, context: Context): Promise<void> {
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
  try {
    await log?.line(JSON.stringify(logHead(game, bots, seed, games)));
    const written = options.watch
      ? await watch(simulation, { language, speed, log }, context)
      : await count(simulation, { workers, log, options }, context);
    await log?.line(JSON.stringify(logEnd(written, written === games)));
    // If it is stopped before the first match is over, the file stays what it was.
    if (written === 0 && log?.replaces) {
      await log.drop();
      io.stderr.write(`No match was over; ${options.log} is as it was.\n`);
    } else await log?.keep();
  } catch (error) {
    await log?.drop();
    throw error;
  }
}

async function watch(
  simulation: Watched,
  options: Pick<Watching, 'language' | 'speed' | 'log'>,
  { io, exit }: Context,
): Promise<number> {
  const { watchMatches } = await import('../watch/watch.ts');
  return watchMatches(simulation, { ...options, io, interrupted: () => exit(INTERRUPTED) });
}

/** Plays all games in threads and reports the results; returns how many were played. */
async function count(
  { game, bots, seed, games }: Watched,
  { workers, log, options }: { workers: number; log: LogWriter | null; options: SimulateOptions },
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
  const played: Played = { game: game.id, options: game.options, seed, wanted: games, deals };
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
