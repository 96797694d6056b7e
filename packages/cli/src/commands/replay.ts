// `kalpler replay FILE`: goes through a stored match, by keys on a terminal and as a listing elsewhere.

import { type AddCommand, addExamples, type Context } from '../command.ts';
import { STREAM } from '../io.ts';
import { wholeNumber } from '../options.ts';

export interface ReplayOptions {
  readonly match?: string;
  readonly deal?: string;
  readonly seat?: string;
  readonly closed?: true;
  readonly speed?: string;
  readonly lang?: string;
}

const MOST_MATCHES = 1_000_000;

export const addReplay: AddCommand = (program, context) => {
  const command = program
    .command('replay')
    .summary('go through a stored match')
    .description(
      'Goes through a stored match by moves, tricks and deals, forward and back; as a listing where the output ' +
        'is no terminal. Reads matches saved by the page or the server, tables and logs as JSON, and the notation.',
    )
    .argument(
      '<file>',
      `the match, also packed with gzip, or a link that carries it; ${STREAM} is the standard input`,
    )
    .option('--match <number>', 'which match of a log (default: the first)')
    .option('--deal <number>', 'where to begin; a listing has this deal only')
    .option('--closed', 'show the cards of one seat only')
    .option('--seat <number>', 'whose cards, with --closed (default: 0)')
    .option('--speed <moves>', 'go on by itself, so many moves a second, or max')
    .option('--lang <language>', 'tr or en')
    .action((file: string, options: ReplayOptions) => run(file, options, context));
  addExamples(command, [
    ['kalpler replay match.json', 'the arrow keys go through it'],
    ["kalpler replay 'https://…/mac/link#k…'", 'a match that somebody has shared'],
    ['kalpler replay games.jsonl --match 7 --deal 3 | less', 'one deal as a listing'],
  ]);
};

async function run(file: string, options: ReplayOptions, context: Context): Promise<void> {
  const match = wholeNumber('--match', options.match ?? '1', 1, MOST_MATCHES);
  const { replayMatch } = await import('../watch/replay.ts');
  context.exit(await replayMatch(file, match, options, context.io));
}
