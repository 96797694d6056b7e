// `train`: writes an example for every decision of many matches, or describes a file of examples.

import { type AddCommand, addExamples } from '../command.ts';
import { STREAM } from '../io.ts';
import { addRuleOptions, addWorkOptions, type RuleOptions, type WorkOptions } from '../options.ts';
import { TRAINING_FORMATS } from '../training/formats.ts';

export interface TrainOptions extends RuleOptions, WorkOptions {
  readonly games?: string;
  readonly output?: string;
  readonly format?: string;
  readonly ai: string;
  readonly timestamp?: string;
  readonly force?: true;
  readonly check?: string;
  readonly json?: true;
}

export const addTrain: AddCommand = (program, context) => {
  const command = program
    .command('train')
    .summary('write training data: an example for every decision')
    .description(
      'Plays matches and writes an example for every decision: what its player knew, what was legal, what was ' +
        'done and what came of it. The same seed gives the same file, however many threads work.',
    )
    .option('--games <number>', 'how many matches')
    .option('--output <file>', `where to write; .gz packs it, ${STREAM} is the standard output`)
    .option(
      '--format <format>',
      `${TRAINING_FORMATS.join(', ')} (default: as the name ends, else json)`,
    )
    .option('--ai <strategies>', 'the players by seat, or one for all', 'basic');
  addWorkOptions(addRuleOptions(command))
    .option(
      '--timestamp <time>',
      'the time that examples bear (default: SOURCE_DATE_EPOCH, else 1970 with --seed, else now)',
    )
    .option('--force', 'write over a file that is there')
    .option(
      '--check <file>',
      `read a file back and say what it holds; ${STREAM} is the standard input`,
    )
    .option('--json', 'the summary as JSON')
    .action(async (options: TrainOptions) => {
      const { check, train } = await import('../runs/train.ts');
      await (options.check === undefined ? train(context, options) : check(context, options));
    });
  addExamples(command, [
    ['kalpler train --games 10000 --output data/hearts.jsonl.gz', 'four basic players'],
    ['kalpler spades train --games 500 --ai skilled,basic --output spades.csv', 'pairs'],
    ['kalpler king train --games 100 --format jsonl --output - | head -3', 'a first look'],
    ['kalpler train --check data/hearts.jsonl.gz', 'what is in it, and whether it is sound'],
  ]);
};
