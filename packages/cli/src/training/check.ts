// What is in a training file: read from its beginning to its end, and summed up.

import type { Readable } from 'node:stream';
import type { Decision, TrainingFooter, TrainingHeader } from './example.ts';
import type { TrainingFormat } from './formats.ts';
import { readTraining } from './reader.ts';

export interface TrainingSummary {
  readonly format: TrainingFormat;
  readonly header: TrainingHeader;
  readonly footer: TrainingFooter;
  readonly decisions: Readonly<Partial<Record<Decision['type'], number>>>;
}

/** Throws a TrainingFileError for a file that is not sound. */
export async function checkTraining(source: string | Readable): Promise<TrainingSummary> {
  const { format, header, examples, footer } = await readTraining(source);
  const decisions: Partial<Record<Decision['type'], number>> = {};
  for await (const { decision } of examples) {
    decisions[decision.type] = (decisions[decision.type] ?? 0) + 1;
  }
  return { format, header, footer: footer(), decisions };
}
