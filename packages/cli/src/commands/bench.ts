// `kalpler bench`: how fast this machine plays games and writes examples, beside a loop of plain arithmetic.

import { isMet, type Row, rowsText } from '../bench/row.ts';
import { GAMES, referenceRows, simulateRows, trainRows } from '../bench/rows.ts';
import type { AddCommand, Context } from '../command.ts';
import { addExamples } from '../examples.ts';
import { FAILED } from '../exit-codes.ts';
import { write, writeJson } from '../io.ts';
import { wholeNumber } from '../options.ts';

interface Options {
  readonly games: string;
  readonly train: string;
  readonly json?: true;
}

const TRAIN_GAMES = 300;
const MOST_GAMES = 1_000_000;

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
    .action((options: Options) => bench(options, context));
  addExamples(command, [
    ['kalpler bench', 'all targets, in about a minute'],
    ['kalpler bench --games 200 --train 20 --json', 'quicker, and less sure'],
  ]);
};

async function bench(options: Options, context: Context): Promise<void> {
  const { io } = context;
  const games = wholeNumber('--games', options.games, 1, MOST_GAMES);
  const trained = wholeNumber('--train', options.train, 1, MOST_GAMES);
  const rows: Row[] = [];
  const steps = [
    () => referenceRows(io.signal),
    () => simulateRows(games, io.signal),
    () => trainRows(trained, io.signal),
  ];
  for (const step of steps) {
    if (!io.signal.aborted) rows.push(...(await step()));
  }
  if (options.json) await writeJson(io, { rows: rows.map((row) => ({ ...row, met: isMet(row) })) });
  else await write(io.stdout, rowsText(rows));
  if (!rows.every(isMet)) context.exit(FAILED);
}
