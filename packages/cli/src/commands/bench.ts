// `kalpler bench`: how fast this machine plays games and writes examples, beside a loop of plain arithmetic.

import { type AddCommand, addExamples } from '../command.ts';

export interface BenchOptions {
  readonly games: string;
  readonly train: string;
  readonly json?: true;
}

/** The promise speaks of this many games. */
export const GAMES = 1000;
const TRAIN_GAMES = 300;

export const addBench: AddCommand = (program, context) => {
  const command = program
    .command('bench')
    .summary('how fast this machine is')
    .description(
      'Measures complete Hearts games of basic players and training examples, in one and in two threads, ' +
        'beside a loop of plain arithmetic in the same run. The exit code is 1 if a target is missed.',
    )
    .option('--games <number>', 'Hearts games to 100 that are simulated', `${GAMES}`)
    .option('--train <number>', 'games whose examples are written', `${TRAIN_GAMES}`)
    .option('--json', 'the figures as JSON')
    .action(async (options: BenchOptions) => {
      const { bench } = await import('../runs/bench.ts');
      await bench(options, context);
    });
  addExamples(command, [
    ['kalpler bench', 'all targets, in two to three minutes'],
    ['kalpler bench --games 200 --train 20 --json', 'quicker, and less sure'],
  ]);
};
