// What `kalpler train` does: writes examples to a file, or reads one back.

import type { Readable } from 'node:stream';
import type { Context } from '../command.ts';
import type { TrainOptions } from '../commands/train.ts';
import { DONE, INTERRUPTED, UsageError } from '../errors.ts';
import { isGzipName } from '../gzip.ts';
import { STREAM, write, writeJson } from '../io.ts';
import { chosenGame, oneOf, seedOf, wholeNumber, workersOf } from '../options.ts';
import { openOutput, streamOutput } from '../output.ts';
import { progressBar } from '../progress.ts';
import { botsOf } from '../strategies.ts';
import { checkTraining, type TrainingSummary } from '../training/check.ts';
import { estimateBytes, type Shape, sizeText } from '../training/estimate.ts';
import type { TrainingHeader } from '../training/example.ts';
import { formatOfName, TRAINING_FORMATS } from '../training/formats.ts';
import { makeHeader } from '../training/header.ts';
import { summaryText } from '../training/summary-text.ts';
import { timestampOf } from '../training/timestamp.ts';
import { TrainingFileError } from '../training/training-file-error.ts';
import { type Written, writeTraining } from '../training/writer.ts';
import { VERSION } from '../version.ts';

const MOST_GAMES = 10_000_000;
/** From so many games on it is looked at how large the file will be, and told from so many bytes on. */
const MANY_GAMES = 100;
const LARGE = 100e6;

export async function train(context: Context, options: TrainOptions): Promise<void> {
  const { io } = context;
  if (options.games === undefined) throw new UsageError('--games: expected how many matches');
  if (options.output === undefined) throw new UsageError('--output: expected a file to write');
  const name = options.output;
  const isStream = name === STREAM;
  if (isStream && options.json)
    throw new UsageError('--json: the standard output is taken by --output -');
  const games = wholeNumber('--games', options.games, 1, MOST_GAMES);
  const format =
    options.format === undefined
      ? (formatOfName(name) ?? 'json')
      : oneOf('--format', options.format, TRAINING_FORMATS);
  const game = chosenGame(context, options);
  const header = makeHeader({
    program: `kalpler ${VERSION}`,
    game,
    bots: botsOf(game, options.ai),
    seed: seedOf(options.seed),
    games,
    timestamp: timestampOf(options.timestamp, io.env.SOURCE_DATE_EPOCH, {
      isSeeded: options.seed !== undefined,
      now: new Date(),
    }),
  });
  const workers = workersOf(options.workers);
  const isGzip = isGzipName(name);
  const output = isStream
    ? streamOutput(io.stdout)
    : await openOutput(name, options.force === true);

  if (games >= MANY_GAMES) io.stderr.write(warningText(header, { format, isGzip }));
  const bar = progressBar(io.stderr, { what: 'Playing', whole: games, unit: 'games' });
  const work = { format, isGzip, workers, signal: io.signal, progress: bar.at };
  const written = await writeTraining(header, output, work).finally(() => bar.end());
  if (!written.isKept) {
    io.stderr.write(`Interrupted before anything was played; ${name} is as it was.\n`);
    context.exit(INTERRUPTED);
    return;
  }
  const decisions = Object.fromEntries(written.decisions);
  const summary: TrainingSummary = { format, header, footer: written.footer, decisions };
  if (options.json) await writeJson(io, { file: name, bytes: written.bytes, ...summary });
  else await write(isStream ? io.stderr : io.stdout, resultText(name, written));
  context.exit(written.footer.complete ? DONE : INTERRUPTED);
}

/** What a large file will be like, before it is begun. */
function warningText(header: TrainingHeader, shape: Shape): string {
  const bytes = estimateBytes(header, shape);
  if (bytes < LARGE) return '';
  const size = `About ${sizeText(bytes)} will be written.`;
  const better = { format: 'jsonl', isGzip: true } as const;
  if (shape.isGzip && shape.format === better.format) return `${size}\n`;
  const packed = sizeText(estimateBytes(header, better));
  return `${size} With a name that ends in .jsonl.gz it is about ${packed}, and each line is an example.\n`;
}

function resultText(name: string, { footer, bytes }: Written): string {
  const { complete, games, examples } = footer;
  const played = `${examples} examples of ${games} ${games === 1 ? 'game' : 'games'}`;
  const size = sizeText(bytes);
  const whole = complete ? '' : ' It is partial: the run was stopped, and the file says so.';
  return `Wrote ${played}${name === STREAM ? '' : ` to ${name}`} (${size}).${whole}\n`;
}

export async function check({ io }: Context, options: TrainOptions): Promise<void> {
  const other = (
    [
      'games',
      'output',
      'format',
      'force',
      'timestamp',
      'seed',
      'workers',
      'preset',
      'rule',
    ] as const
  ).find((flag) => options[flag] !== undefined);
  if (other !== undefined) throw new UsageError(`--${other}: nothing is written with --check`);
  const name = options.check!;
  try {
    const summary = await checkTraining(name === STREAM ? (io.stdin as Readable) : name);
    if (options.json) await writeJson(io, { file: name, ...summary });
    else await write(io.stdout, summaryText(name, summary));
  } catch (error) {
    if (!(error instanceof TrainingFileError)) throw error;
    throw new UsageError(`${name}: ${error.message}`);
  }
}
