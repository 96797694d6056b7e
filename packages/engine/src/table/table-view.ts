// The view of a table: what one seat, or a spectator, may know of it (C12). Clients are sent this and nothing else.

import { isSeat, type Seat } from '../cards/seat.ts';
import type { Phase } from '../deal/phase.ts';
import type { AnyOptions, DealResult } from '../games/games.ts';
import type { Standing } from '../games/standing.ts';
import { type DealView, viewDeal } from '../view/deal-view.ts';
import type { Table } from './table.ts';

/** The server repeats the order of these fields where it encodes views in parts, in `table/view-text.ts`. */
export interface TableView {
  /** How many entries the table's log has; the newer of two views has more. */
  readonly version: number;
  readonly seat: Seat | null;
  readonly players: readonly string[];
  readonly options: AnyOptions;
  readonly phase: Phase;
  readonly standing: Standing;
  readonly results: readonly DealResult[];
  readonly deal: DealView | null;
  readonly awaitsDeal: boolean;
  readonly awaitsPause: boolean;
  /** What the deals can be checked against after the match; never the secret or a seed. */
  readonly fairness: {
    readonly commitment: string;
    readonly salts: readonly (string | null)[];
  } | null;
}

export function viewTable(table: Table, seat: Seat | null): TableView {
  if (seat !== null && !isSeat(seat, table.game.seats)) {
    throw new RangeError(`no seat ${String(seat)}`);
  }
  const { deals } = table.opening;
  return {
    version: table.version,
    seat,
    players: table.opening.players,
    options: table.game.options,
    phase: table.phase,
    standing: table.standing,
    results: table.results,
    deal: table.deal === null ? null : viewDeal(table.game, table.deal, seat),
    awaitsDeal: table.awaitsDeal,
    awaitsPause: table.awaitsPause,
    fairness: deals.kind === 'fair' ? { commitment: deals.commitment, salts: deals.salts } : null,
  };
}
