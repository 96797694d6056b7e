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
import type { TrainingHeader } from '../training/example.ts';
import { trainingJob } from '../training/examples.ts';
import { formatOfName, TRAINING_FORMATS, type TrainingFormat } from '../training/formats.ts';
import { makeHeader } from '../training/header.ts';
import { TrainingFileError } from '../training/lines.ts';
import { checkTraining, summaryText, type TrainingSummary } from '../training/summary.ts';
import { type Written, writeTraining } from '../training/writer.ts';
import { VERSION } from '../version.ts';

const MOST_GAMES = 10_000_000;
/** From this number of games on the file's size is estimated, and from this number of bytes on there is a warning. */
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
function warningText(header: TrainingHeader, kind: FileKind): string {
  const bytes = estimateBytes(header, kind);
  if (bytes < LARGE) return '';
  const size = `About ${sizeText(bytes)} will be written.`;
  const better = { format: 'jsonl', isGzip: true } as const;
  if (kind.isGzip && kind.format === better.format) return `${size}\n`;
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

/** The time of a seeded run without --timestamp, so that it gives the same file every time. */
const NO_TIME = new Date(0).toISOString();
const LAST = new Date('9999-12-31T23:59:59.999Z').getTime();
const FORM = /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?(?:Z|[+-]\d\d:\d\d))?$/;

/**
 * --timestamp, or else SOURCE_DATE_EPOCH (reproducible-builds.org), or else now; a run with a seed of its own asks for
 * the same file every time, so it has none.
 */
function timestampOf(
  text: string | undefined,
  epoch: string | undefined,
  { isSeeded, now }: { readonly isSeeded: boolean; readonly now: Date },
): string {
  if (text !== undefined) {
    const time = FORM.test(text) ? new Date(text).getTime() : Number.NaN;
    // A day that does not exist, such as the 30th of February, must not become another one.
    const isRight =
      isTime(time) && new Date(`${text.slice(0, 10)}Z`).toISOString().startsWith(text.slice(0, 10));
    if (isRight) return new Date(time).toISOString();
    throw new UsageError(
      `--timestamp: expected a time such as 2026-01-31T12:00:00Z, got ${JSON.stringify(text)}`,
    );
  }
  if (epoch === undefined || epoch === '') return isSeeded ? NO_TIME : now.toISOString();
  const time = /^\d{1,12}$/.test(epoch) ? Number(epoch) * 1000 : Number.NaN;
  if (isTime(time)) return new Date(time).toISOString();
  throw new UsageError(
    `SOURCE_DATE_EPOCH: expected seconds since 1970, got ${JSON.stringify(epoch)}`,
  );
}

function isTime(time: number): boolean {
  return time >= 0 && time <= LAST;
}

/** How many matches are played for the estimate, by quick players whatever strategies the file is for. */
const SAMPLES = 8;
const QUICK = 'basic';

interface FileKind {
  readonly format: TrainingFormat;
  readonly isGzip: boolean;
}

/** Roughly how large such a file will be, from a few matches that are played for nothing else. */
function estimateBytes(header: TrainingHeader, { format, isGzip }: FileKind): number {
  const { rules, strategies, seed, runId, timestamp } = header;
  const bots = strategies.map(() => QUICK);
  const play = trainingJob({ rules, bots, seed, runId, timestamp, format, isGzip });
  let bytes = 0;
  for (let i = 0; i < SAMPLES; i++) bytes += play(i).bytes.length;
  return (bytes / SAMPLES) * header.games;
}

function sizeText(bytes: number): string {
  if (bytes < 1e6) return `${(bytes / 1e3).toFixed(1)} kB`;
  return bytes < 1e9 ? `${(bytes / 1e6).toFixed(1)} MB` : `${(bytes / 1e9).toFixed(1)} GB`;
}
