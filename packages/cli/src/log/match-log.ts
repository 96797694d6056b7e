// The log of a simulation: lines of JSON, a head, then each match as a table of the engine with its results, an end.

import {
  type AnyGame,
  type AnyOptions,
  type Table,
  type TableJson,
  tableJson,
} from '@kalpler/engine';

export const LOG_FORMAT = 'kalpler-log';
export const LOG_VERSION = 1;

export interface LogHead {
  readonly format: typeof LOG_FORMAT;
  readonly version: typeof LOG_VERSION;
  readonly options: AnyOptions;
  /** By seat. */
  readonly bots: readonly string[];
  /** The seed of the run, from which the seed of each match follows. */
  readonly seed: number;
  /** How many were to be played. */
  readonly matches: number;
}

export interface LoggedMatch {
  /** From 1. */
  readonly match: number;
  /** What each deal brought to each seat or side. */
  readonly scores: readonly (readonly number[])[];
  readonly totals: readonly number[];
  /** Null when the match was broken off. */
  readonly winners: readonly number[] | null;
  readonly table: TableJson;
}

export interface LogEnd {
  /** Whether the log has all matches; false when the run was interrupted. */
  readonly end: 'whole' | 'interrupted';
  readonly matches: number;
}

export function logHead(
  game: AnyGame,
  bots: readonly string[],
  seed: number,
  matches: number,
): LogHead {
  return { format: LOG_FORMAT, version: LOG_VERSION, options: game.options, bots, seed, matches };
}

export function loggedMatch(match: number, table: Table): LoggedMatch {
  return { match, ...outcomeOf(table), table: tableJson(table) };
}

/** What a log says about a match besides its moves, as it follows from them. */
export function outcomeOf({
  results,
  standing,
}: Table): Pick<LoggedMatch, 'scores' | 'totals' | 'winners'> {
  return {
    scores: results.map(({ scores }) => scores),
    totals: standing.totals,
    winners: standing.winners,
  };
}

export function logEnd(matches: number, isWhole: boolean): LogEnd {
  return { end: isWhole ? 'whole' : 'interrupted', matches };
}
