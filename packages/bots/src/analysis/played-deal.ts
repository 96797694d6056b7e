// One deal of a match, taken from its log: what one seat saw, and what it did.

import {
  type Draw,
  type Entry,
  type Move,
  replay,
  rewind,
  type Seat,
  type Standing,
  type Table,
  type TableView,
  viewTable,
} from '@kalpler/engine';

/** A move of the seat, and what it could see before. */
interface Made {
  readonly view: TableView;
  readonly move: Move;
}

export interface PlayedDeal {
  readonly seat: Seat;
  /** How the match stood before it. */
  readonly standing: Standing;
  readonly draw: Draw;
  /** What the seat decided itself; what the table did for it, because it was late, is left out. */
  readonly made: readonly Made[];
  /** The table after the last entry of the deal. */
  readonly end: Table;
  readonly isOver: boolean;
}

/** The deal of a number, from 0 on and redeals counted, as in `table.results`; throws if there was none. */
export function playedDeal(table: Table, number: number, seat: Seat): PlayedDeal {
  const { log } = table;
  const begins = log.flatMap(({ kind }, i) => (kind === 'deal' ? [i] : []));
  const from = begins[number];
  if (from === undefined) throw new RangeError(`no deal ${number} in a match of ${begins.length}`);
  const before = rewind(table, from);
  const made: Made[] = [];
  let now = before;
  for (const entry of log.slice(from, begins[number + 1])) {
    if (entry.kind === 'move' && entry.seat === seat && !entry.auto) {
      made.push({ view: viewTable(now, seat), move: entry.move });
    }
    now = after(now, entry);
  }
  return {
    seat,
    standing: before.standing,
    draw: log[from] as Entry & { kind: 'deal' },
    made,
    end: now,
    isOver: table.results.length > number,
  };
}

function after(table: Table, entry: Entry): Table {
  const done = replay(table, [entry]);
  if (!done.ok) throw new Error(`a log that was accepted is refused: ${done.error.entry}`);
  return done.value;
}
