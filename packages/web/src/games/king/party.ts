// The rows of the King sheet: every game that counted with its running totals, the one on the table, and empty ones.

import type { KingContract, KingResult, Seat } from '@kalpler/engine';
import type { ViewOf } from '../plugin.ts';
import { partyLength } from './entry.ts';

export interface KingRow {
  readonly number: number;
  readonly state: 'played' | 'now' | 'empty';
  readonly selector: Seat | null;
  readonly contract: KingContract | null;
  readonly scores: readonly number[] | null;
  readonly totals: readonly number[] | null;
  readonly king: KingResult['king'];
}

const EMPTY = { selector: null, contract: null, scores: null, totals: null, king: null };

export function kingRows(view: ViewOf<'king'>): KingRow[] {
  const rows: KingRow[] = [];
  for (const result of view.results) {
    if (result.cancelled !== null) continue;
    rows.push({ ...result, state: 'played' });
  }
  const { deal, standing } = view;
  if (deal !== null && deal.phase !== 'roundEnd' && standing.winners === null) {
    rows.push({
      ...EMPTY,
      number: deal.setup.number,
      state: 'now',
      selector: deal.setup.dealer,
      contract: deal.contract,
    });
  }
  const first = rows.at(-1)?.number ?? 0;
  for (let number = first + 1; number <= partyLength(view.options); number++) {
    rows.push({ ...EMPTY, number, state: 'empty' });
  }
  return rows;
}

const COMPACT_BEFORE = 6;

/** The last games that were played, the one on the table and the one after it. */
export function lastRows(rows: readonly KingRow[]): KingRow[] {
  const played = rows.filter((row) => row.state === 'played');
  const rest = rows.filter((row) => row.state !== 'played');
  return [...played.slice(-COMPACT_BEFORE), ...rest.slice(0, 2)];
}
