// What compare and tournament do: read who meets whom, play all pairs, and report.

import { LENGTHS, MOST_BOARDS } from '@kalpler/bots/arena';
import type { Context } from '../command.ts';
import type { Compared } from '../contest/compare-report.ts';
import type { ContestOptions } from '../contest/options.ts';
import { allPairings } from '../contest/pairing.ts';
import { type PlayedPairs, playPairs } from '../contest/played-pairs.ts';
import { type Report, ReportOutput } from '../contest/report.ts';
import { UsageError } from '../errors.ts';
import { chosenGame, oneOf, seedOf, wholeNumber, workersOf } from '../options.ts';
import { strategiesOf } from '../strategies.ts';

const MOST_STRATEGIES = 16;

interface ContestRequest {
  /** The option for how many boards are played, and its value. */
  readonly flag: string;
  readonly count: string;
  report(compared: Compared, played: PlayedPairs): Report;
}

export async function runContest(
  context: Context,
  options: ContestOptions,
  { flag, count, report }: ContestRequest,
): Promise<void> {
  const { io } = context;
  const compared: Compared = {
    game: chosenGame(context, options),
    strategies: entrantsOf(options.strategies),
    length: oneOf('--length', options.length ?? 'match', LENGTHS),
    asked: wholeNumber(flag, count, 1, MOST_BOARDS),
    seed: seedOf(options.seed),
  };
  const workers = workersOf(options.workers);
  const output = await ReportOutput.open(io, options);
  await output.write(async () => {
    const pairings = allPairings({ ...compared, count: compared.asked });
    const played = await playPairs(pairings, { io, workers });
    if (played.boards > 0) return report(compared, played);
    io.stderr.write('Interrupted before anything was played.\n');
    return null;
  });
}

function entrantsOf(text: string): string[] {
  const strategies = strategiesOf(text);
  if (strategies.length >= 2 && strategies.length <= MOST_STRATEGIES) return strategies;
  throw new UsageError(
    `--strategies: expected from 2 to ${MOST_STRATEGIES} bots, got ${strategies.length}`,
  );
}
