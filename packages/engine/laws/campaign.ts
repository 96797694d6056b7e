// Many matches of one game, spread over its tables; each depends only on its number and the seed.

import { GAME_IDS, type GameId } from '../src/index.ts';
import { Judge } from './judge.ts';
import { type Breach, type MatchTally, playMatch } from './match.ts';
import { tablesOf } from './tables.ts';

export interface Part {
  readonly game: GameId;
  readonly seed: number;
  /** The matches from one number up to, but not including, another. */
  readonly from: number;
  readonly to: number;
}

export interface Failure extends Breach {
  readonly match: number;
  readonly table: string;
}

export interface Report extends MatchTally {
  matches: number;
  failures: Failure[];
}

export const MOST_MATCHES = 300_000;
/** The costly laws are tried at about one moment in this many. */
const SELDOM = 80;

/** Another seed for every match of every game. */
export function matchSeed(game: GameId, seed: number, match: number): number {
  return seed + (match * GAME_IDS.length + GAME_IDS.indexOf(game)) * 2 ** 32;
}

export function emptyReport(): Report {
  return { matches: 0, deals: 0, plays: 0, checks: 0, failures: [] };
}

export function runPart({ game, seed, from, to }: Part): Report {
  const tables = tablesOf(game);
  const report = emptyReport();
  const judge = new Judge();
  for (let match = from; match < to; match++) {
    const table = tables[match % tables.length]!;
    const plan = { table, seed: matchSeed(game, seed, match), seldom: SELDOM };
    const breach = playMatch(plan, judge, report);
    report.matches++;
    if (breach !== null) report.failures.push({ ...breach, match, table: table.name });
  }
  return report;
}

export function addReport(sum: Report, part: Report): void {
  sum.matches += part.matches;
  sum.deals += part.deals;
  sum.plays += part.plays;
  sum.checks += part.checks;
  sum.failures.push(...part.failures);
}
