// What a training file holds, in figures and in words.

import type { Readable } from 'node:stream';
import { OPTION_SHEETS } from '@kalpler/engine';
import { textTable } from '../table-text.ts';
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

/** What is in a training file, in words. */
export function summaryText(name: string, summary: TrainingSummary): string {
  const { format, header, footer, decisions } = summary;
  const { complete, games, examples } = footer;
  const state = complete ? 'complete' : `partial: ${games} of ${header.games} games`;
  const kinds = Object.entries(decisions).map(([type, count]) => [type, `${count}`]);
  const facts = [
    ['File', `${name} (${format}, ${state})`],
    ['Game', `${header.game}, ${rulesText(header)}`],
    ['Strategies', header.strategies.join(', ')],
    ['Seed', `${header.seed}${header.reproducible ? '' : ' (a strategy thinks for a time)'}`],
    ['Written by', `${header.program}, timestamp ${header.timestamp}`],
    ['Games', `${games}`],
    ['Examples', `${examples}`],
  ];
  return `${textTable(facts, { left: [1] })}\n${textTable([['Decision', 'Examples'], ...kinds])}`;
}

/** The preset that the rules are nearest to, and what differs from it. */
function rulesText({ game, rules }: TrainingHeader): string {
  const sheets: readonly (readonly [string, object])[] = Object.entries(
    OPTION_SHEETS[game].presets,
  );
  const changed = sheets.map(([preset, options]) => {
    const usual = new Map(Object.entries(options));
    const changes = Object.entries(rules)
      .filter(([key, value]) => JSON.stringify(value) !== JSON.stringify(usual.get(key)))
      .map(([key, value]) => `${key}=${JSON.stringify(value)}`);
    return { preset, changes };
  });
  const nearest = changed.reduce((best, next) =>
    next.changes.length < best.changes.length ? next : best,
  );
  return [`rules ${nearest.preset}`, ...nearest.changes].join(' ');
}
