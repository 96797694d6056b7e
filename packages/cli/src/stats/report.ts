// Statistics as a report: for people a table with a column for each strategy and one for each seat, for programs JSON.

import type { Estimate } from '@kalpler/bots/arena';
import type { AnyOptions, GameId } from '@kalpler/engine';
import type { Colours } from '../colours.ts';
import { gamePlugin, goalText } from '../games/index.ts';
import { textTable } from '../table-text.ts';
import type { Counts, Figure } from './figure.ts';
import type { GroupStatistics, Statistics } from './statistics.ts';

/** What was played, for the first line. */
export interface Played {
  readonly game: GameId;
  readonly options: AnyOptions;
  readonly seed: number;
  readonly wanted: number;
  readonly deals: number;
}

const COMMON_NOTES = [
  '± reaches to the farther end of the 95 % confidence interval; each game is one observation.',
  'A game won is shared by those who are first together.',
];

/** The figures of the short report. */
const SHORT = ['winRate', 'finalScore', 'pointsPerDeal'];

export function reportText(
  statistics: Statistics,
  { game, options, seed, wanted, deals }: Played,
  { isFull, colours }: { readonly isFull: boolean; readonly colours: Colours },
): string {
  const { strategies, seats, matches } = statistics;
  const counted = matches === wanted ? `${matches}` : `${matches} of ${wanted}`;
  const head = `${game}${goalText(options)}: ${counted} ${wanted === 1 ? 'game' : 'games'}, ${deals} ${deals === 1 ? 'deal' : 'deals'}, seed ${seed}`;
  if (matches === 0) return `${colours.bold(head)}\n`;
  const isShared = strategies.length < seats.length;
  const tables = [figureTable(strategies, strategies.map(strategyHead), isFull, colours)];
  if (isShared) tables.push(figureTable(seats, seats.map(seatHead), isFull, colours));
  const notes = [
    ...troubles(strategies),
    ...COMMON_NOTES,
    ...(isFull ? gamePlugin(game).statistics.notes : []),
  ];
  return [
    `${colours.bold(head)}\n`,
    ...tables,
    notes.map((note) => `${colours.dim(note)}\n`).join(''),
  ].join('\n');
}

function strategyHead({ strategy, seats }: GroupStatistics): string {
  return seats.length === 1 ? strategy : `${strategy} ×${seats.length}`;
}

function seatHead({ strategy, seats }: GroupStatistics): string {
  return `${seats[0]} ${strategy}`;
}

function figureTable(
  groups: readonly GroupStatistics[],
  heads: readonly string[],
  isFull: boolean,
  { bold }: Colours,
): string {
  const all = groups[0]!.figures.map(({ figure }, i) => ({ figure, i }));
  const shown = all.filter(({ figure, i }) =>
    isFull
      ? groups.some((group) => isReported(figure, group.figures[i]!.estimate))
      : SHORT.includes(figure.name),
  );
  const rows = shown.map(({ figure, i }) => [
    figure.label,
    ...groups.map((group) => estimateText(figure, group.figures[i]!.estimate)),
  ]);
  return textTable([['', ...heads.map(bold)], ...rows]);
}

function isReported({ isRare }: Figure, estimate: Estimate | null): boolean {
  return estimate !== null && !(isRare && estimate.mean === 0);
}

/** `24.3% ±1.2`, `-3.25 ±0.41`, or a dash where there was nothing to count. */
function estimateText({ kind }: Figure, estimate: Estimate | null): string {
  if (estimate === null) return '–';
  const { mean, low, high } = estimate;
  const reach = Math.max(high - mean, mean - low);
  const scale = kind === 'rate' ? 100 : 1;
  const size = Math.max(Math.abs(mean), Number.isFinite(reach) ? reach : 0);
  const digits = kind === 'rate' ? 1 : size >= 1000 ? 0 : size >= 100 ? 1 : 2;
  const unit = kind === 'rate' ? '%' : '';
  const figure = `${plainZero((mean * scale).toFixed(digits))}${unit}`;
  return Number.isFinite(reach) ? `${figure} ±${(reach * scale).toFixed(digits)}` : `${figure} ±?`;
}

function plainZero(text: string): string {
  return /^-0(\.0*)?$/.test(text) ? text.slice(1) : text;
}

/** What should not happen and is mentioned if it does. */
function troubles(strategies: readonly GroupStatistics[]): string[] {
  const brokenOff = strategies[0]!.counts.brokenOff! / strategies[0]!.seats.length;
  const lines = brokenOff > 0 ? [`${brokenOff} games had no end and were broken off.`] : [];
  for (const { strategy, counts } of strategies) {
    const { fallbacks = 0 } = counts;
    if (fallbacks > 0) lines.push(`${strategy}: ${fallbacks} moves were made in its place.`);
  }
  return lines;
}

interface GroupJson {
  readonly strategy: string;
  readonly seats: readonly number[];
  readonly figures: Readonly<Record<string, Estimate | null>>;
  readonly counts: Counts;
}

/**
 * Statistics for programs: the same figures with both ends of their intervals, and all counts.
 */
export function reportJson(
  statistics: Statistics,
  { game, seed, wanted, deals }: Played,
  bots: readonly string[],
  options: AnyOptions,
) {
  const { matches, strategies, seats } = statistics;
  return {
    game,
    options,
    bots,
    seed,
    games: matches,
    gamesWanted: wanted,
    isWhole: matches === wanted,
    deals,
    confidence: 0.95,
    strategies: strategies.map(groupJson),
    seats: seats.map(groupJson),
  };
}

/** An end that is not known is null. */
function groupJson({ strategy, seats, figures, counts }: GroupStatistics): GroupJson {
  return {
    strategy,
    seats,
    figures: Object.fromEntries(figures.map(({ figure, estimate }) => [figure.name, estimate])),
    counts,
  };
}
