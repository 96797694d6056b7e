// Writes the training data of a run: threads play, and their examples go to the output in order.

import { packed } from '../gzip.ts';
import type { Output } from '../output.ts';
import { inOrder } from '../work/worker-pool.ts';
import type { Decision, TrainingFooter, TrainingHeader } from './example.ts';
import type { TrainingFormat } from './formats.ts';
import { checkText, closingText, headerCheck, joinChecks, openingText } from './layout.ts';

export interface WriteOptions {
  readonly format: TrainingFormat;
  readonly isGzip: boolean;
  readonly workers: number;
  /** Stops early: the examples so far get a footer that says so. */
  readonly signal: AbortSignal;
  /** Games that are written. */
  progress(games: number): void;
}

export interface Written {
  readonly footer: TrainingFooter;
  readonly bytes: number;
  /** False if it was stopped before the first game was over: the file stays what it was. */
  readonly isKept: boolean;
  /** How many decisions of each kind. */
  readonly decisions: ReadonlyMap<Decision['type'], number>;
}

/** Leaves nothing behind if it fails. */
export async function writeTraining(
  header: TrainingHeader,
  output: Output,
  options: WriteOptions,
): Promise<Written> {
  try {
    const written = await writeAll(header, output, options);
    if (written.isKept) await output.keep();
    else await output.drop();
    return written;
  } catch (error) {
    await output.drop();
    throw error;
  }
}

async function writeAll(
  header: TrainingHeader,
  output: Output,
  { format, isGzip, workers, signal, progress }: WriteOptions,
): Promise<Written> {
  const { rules, strategies: bots, seed, runId, timestamp } = header;
  const settings = { rules, bots, seed, runId, timestamp, format, isGzip };
  const decisions = new Map<Decision['type'], number>();
  let bytes = 0;
  let games = 0;
  let examples = 0;
  let check = headerCheck(header);
  const put = async (part: Uint8Array): Promise<void> => {
    await output.write(part);
    bytes += part.length;
  };

  await put(packed(openingText(format, header), isGzip));
  for await (const piece of inOrder('training', settings, {
    count: header.games,
    workers,
    signal,
  })) {
    await put(piece.bytes);
    games++;
    examples += piece.examples;
    check = joinChecks(check, piece.check, piece.examples);
    for (const [type, count] of Object.entries(piece.decisions) as [Decision['type'], number][]) {
      decisions.set(type, (decisions.get(type) ?? 0) + count);
    }
    progress(games);
  }
  const complete = games === header.games;
  const footer: TrainingFooter = { complete, games, examples, check: checkText(check) };
  await put(packed(closingText(format, footer), isGzip));
  return { footer, bytes, decisions, isKept: games > 0 || !output.replaces };
}
