// The rows of the King sheet: every game that counted with its running totals, the one on the table, and empty ones.

import type { KingContract, KingOptions, KingResult, Seat, TableView } from '@kalpler/engine';

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

export function partyLength(options: KingOptions): number {
  return (options.penaltiesPerPlayer + options.trumpsPerPlayer) * options.players;
}

export function kingRows(view: TableView, options: KingOptions): KingRow[] {
  const rows: KingRow[] = [];
  for (const result of view.results) {
    if (result.game !== 'king' || result.cancelled !== null) continue;
    rows.push({ ...result, state: 'played' });
  }
  const { deal, standing } = view;
  if (deal?.game === 'king' && deal.phase !== 'roundEnd' && standing.winners === null) {
    rows.push({
      ...EMPTY,
      number: deal.setup.number,
      state: 'now',
      selector: deal.setup.dealer,
      contract: deal.contract,
    });
  }
  const first = rows.at(-1)?.number ?? 0;
  for (let number = first + 1; number <= partyLength(options); number++) {
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
