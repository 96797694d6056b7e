// The job of training data: each piece is one match, all its examples ready to be written.

import { type AnyOptions, gameOf } from '@kalpler/engine';
import { packed } from '../gzip.ts';
import type { Decision } from '../training/example.ts';
import { playExamples, type TrainingRun } from '../training/examples.ts';
import type { TrainingFormat } from '../training/formats.ts';
import { addToCheck, bodyText, exampleText } from '../training/layout.ts';
import type { Job } from './jobs.ts';

interface TrainingSettings extends TrainingRun {
  readonly rules: AnyOptions;
  readonly format: TrainingFormat;
  readonly isGzip: boolean;
}

interface TrainingPiece {
  /** The part of the file that holds these examples. */
  readonly bytes: Uint8Array;
  readonly examples: number;
  /** The sum of their checks. */
  readonly check: number;
  readonly decisions: Readonly<Partial<Record<Decision['type'], number>>>;
}

export const trainingJob: Job<TrainingSettings, TrainingPiece> = (settings) => {
  const { rules, format, isGzip } = settings;
  const game = gameOf(rules.game, rules);
  return (index) => {
    const lines: string[] = [];
    const decisions: Partial<Record<Decision['type'], number>> = {};
    let check = 0;
    for (const example of playExamples(game, settings, index + 1)) {
      const line = exampleText(format, example);
      const { type } = example.decision;
      check = addToCheck(check, line);
      decisions[type] = (decisions[type] ?? 0) + 1;
      lines.push(line);
    }
    const body = bodyText(format, lines, index === 0);
    return { bytes: packed(body, isGzip), examples: lines.length, check, decisions };
  };
};
