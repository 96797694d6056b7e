// Statistics for programs: the same figures with both ends of their intervals, and all counts.

import type { Estimate } from '@kalpler/bots/arena';
import type { AnyOptions } from '@kalpler/engine';
import type { Counts } from './figure.ts';
import type { Played } from './report.ts';
import type { GroupStatistics, Statistics } from './statistics.ts';

interface GroupJson {
  readonly strategy: string;
  readonly seats: readonly number[];
  readonly figures: Readonly<Record<string, Estimate | null>>;
  readonly counts: Counts;
}

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
