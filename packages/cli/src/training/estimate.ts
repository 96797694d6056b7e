// How large a file of training data will be, from a few matches that are played for nothing else.

import { trainingJob } from '../work/training-job.ts';
import type { TrainingHeader } from './example.ts';
import type { TrainingFormat } from './formats.ts';

/** Matches that are played to see; quick players, whoever will write the file. */
const SAMPLES = 8;
const QUICK = 'basic';

export interface Shape {
  readonly format: TrainingFormat;
  readonly isGzip: boolean;
}

/** Bytes of all examples in such a file, roughly. */
export function estimateBytes(header: TrainingHeader, { format, isGzip }: Shape): number {
  const { rules, strategies, seed, runId, timestamp } = header;
  const bots = strategies.map(() => QUICK);
  const play = trainingJob({ rules, bots, seed, runId, timestamp, format, isGzip });
  let bytes = 0;
  for (let i = 0; i < SAMPLES; i++) bytes += play(i).bytes.length;
  return (bytes / SAMPLES) * header.games;
}

export function sizeText(bytes: number): string {
  if (bytes < 1e6) return `${(bytes / 1e3).toFixed(1)} kB`;
  return bytes < 1e9 ? `${(bytes / 1e6).toFixed(1)} MB` : `${(bytes / 1e9).toFixed(1)} GB`;
}
