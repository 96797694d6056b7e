// A row of the strength table: what was wanted of a bot, what was measured, and the verdict.

import {
  type BotSummary,
  type Estimate,
  meanThought,
  rateEstimate,
  type Summary,
} from '../src/arena/index.ts';
import { boardsText, pointsText, shareText } from './figures.ts';
import type { Goal, Measure, Trial } from './trials.ts';

export type StrengthVerdict =
  | 'met'
  | 'met, perhaps by luck'
  | 'no difference seen'
  | 'missed, perhaps by luck'
  | 'MISSED'
  | 'none seen'
  | 'not played';

export const TABLE_HEAD = [
  '| Played | Wanted | Measured ± 95 % | Deals or matches × arrangements | ms/move | Verdict |',
  '| --- | --- | --- | --- | --- | --- |',
];

interface Row {
  readonly text: string;
  readonly verdict: StrengthVerdict;
}

export function rowOf(trial: Trial, goal: Goal, summary: Summary): Row {
  const bot = summary.bots[0]!;
  const estimate = measured(goal.measure, bot);
  const verdict = judge(goal, estimate);
  return row(trial, goal, verdict, [
    isShare(goal.measure) ? shareText(estimate) : pointsText(estimate),
    boardsText(summary),
    meanThought(bot).toFixed(meanThought(bot) < 1 ? 3 : 1),
  ]);
}

/** A trial that could not be played says why where its figures would be. */
export function unplayedRow(trial: Trial, goal: Goal, why: string): Row {
  return row(trial, goal, 'not played', [why, '', '']);
}

function row(trial: Trial, goal: Goal, verdict: StrengthVerdict, cells: readonly string[]): Row {
  const { game } = trial.contest;
  const played = `${game[0]!.toUpperCase()}${game.slice(1)}: ${trial.what}, ${MEASURED[goal.measure](trial)}`;
  const all = [played, wantedText(goal), ...cells, verdict];
  return { text: `| ${all.join(' | ')} |`, verdict };
}

const MEASURED: Readonly<Record<Measure, (trial: Trial) => string>> = {
  margin: ({ contest }) => (contest.length === 'deal' ? 'points a deal' : 'points a match'),
  total: () => 'final total',
  share: ({ contest }) => (contest.game === 'king' ? 'parties won' : 'matches won'),
  moons: () => 'matches with a moon',
  nils: () => 'nils made',
};

function isShare(measure: Measure): boolean {
  return measure !== 'margin' && measure !== 'total';
}

function wantedText({ measure, wanted }: Goal): string {
  if (wanted === 'noLoss') return 'no loss';
  if (isShare(measure)) return wanted === 1 ? '100 %' : `≥ ${Math.round(100 * wanted)} %`;
  return `≥ ${wanted}`;
}

function measured(measure: Measure, { margin, points, share, tally }: BotSummary): Estimate {
  switch (measure) {
    case 'margin':
      return margin;
    case 'total':
      return points;
    case 'share':
      if (share === null) throw new Error('only whole matches are won');
      return share;
    case 'moons':
      return rateEstimate(tally.matchesWithMoon, tally.matches);
    case 'nils':
      return rateEstimate(tally.nilsMade, tally.nils);
  }
}

/** Certain only where the whole interval lies on one side of what was wanted. */
export function judge({ wanted }: Goal, { mean, low, high }: Estimate): StrengthVerdict {
  if (Number.isNaN(mean)) return 'none seen';
  if (wanted === 'noLoss') return low >= 0 ? 'met' : high < 0 ? 'MISSED' : 'no difference seen';
  // Nothing short of every match is all of them, and no number of matches proves it.
  if (wanted === 1) return mean === 1 ? 'met' : 'MISSED';
  if (mean >= wanted) return low >= wanted ? 'met' : 'met, perhaps by luck';
  return high < wanted ? 'MISSED' : 'missed, perhaps by luck';
}
