// The moments of a match: the table after every move, as one seat saw it.

import {
  type Card,
  type Entry,
  hands,
  type Move,
  replay,
  rewind,
  type Seat,
  type Table,
  type TableView,
  viewTable,
} from '@kalpler/engine';
import type { MatchRecord } from './record.ts';

export interface Moment {
  /** As one seat saw it. */
  readonly view: TableView;
  /** The cards of all seats; null for those that may not be seen. */
  readonly hands: readonly (readonly Card[] | null)[];
  /** The move that has led here; null for a fresh deal. */
  readonly last: Last | null;
}

interface Last {
  readonly seat: Seat;
  /** Null for a choice that may not be seen. */
  readonly move: Move | null;
}

/** All moments of a deal, from the dealt cards on; deals are counted from 1. */
export function momentsOf(record: MatchRecord, deal: number, seat: Seat): Moment[] {
  const { isRunning } = record.summary;
  const moments: Moment[] = [];
  for (const { table, entry, dealt } of tablesOf(record, deal)) {
    const view = viewTable(table, seat);
    moments.push({
      view,
      hands: isRunning ? ownHand(view) : openHands(table, dealt),
      last: entry.kind === 'move' ? lastOf(entry, isRunning ? view : null) : null,
    });
  }
  return moments;
}

interface Stage {
  /** The table after an entry of the deal. */
  readonly table: Table;
  readonly entry: Entry;
  /** The cards as they were dealt. */
  readonly dealt: readonly Card[];
}

/** The table after each entry of a deal, the deal itself among them. */
function* tablesOf({ table, summary }: MatchRecord, deal: number): Generator<Stage> {
  const before = summary.deals.slice(0, deal - 1).reduce((sum, { moves }) => sum + 1 + moves, 0);
  const span = summary.deals[deal - 1];
  if (span === undefined) throw new RangeError(`no deal ${deal}`);
  const { log } = table;
  const first = log[before];
  const dealt = first?.kind === 'deal' ? first.cards : [];
  let now = rewind(table, before);
  for (const entry of log.slice(before, before + 1 + span.moves)) {
    const next = replay(now, [entry]);
    if (!next.ok) throw new Error(`a log that was accepted is refused: ${next.error.entry}`);
    now = next.value;
    yield { table: now, entry, dealt };
  }
}

/** The cards of all seats; a hand that has not been looked at yet is as it was dealt. */
function openHands(table: Table, dealt: readonly Card[]): Card[][] {
  const fresh = hands(dealt, table.game.seats);
  return fresh.map((hand, seat) => [...(viewTable(table, seat).deal?.hand ?? hand)]);
}

/** Only the viewer's own cards, and only once they have been looked at. */
function ownHand({ players, seat, deal }: TableView): (readonly Card[] | null)[] {
  return players.map((_, other) => (other === seat ? (deal?.hand ?? null) : null));
}

/** The move, unless it is a secret to the viewer. */
function lastOf({ seat, move }: Entry & { kind: 'move' }, view: TableView | null): Last {
  if (view === null || seat === view.seat) return { seat, move };
  const bids = view.deal !== null && 'bids' in view.deal ? view.deal.bids : [];
  const isSecret = move.kind === 'pass' || move.kind === 'exchange' || bids[seat] === 'hidden';
  return { seat, move: isSecret ? null : move };
}
