// Words for tests: tables of Spades in their bidding, bids that are made there, and why some are refused.

import {
  type Bid,
  type Refusal,
  SeededRandom,
  type Spades,
  submit,
  type Table,
} from '../src/index.ts';
import { dealAny, open } from './matches.ts';

/** A table in its bidding; seat 3 deals, in cutthroat seat 2, so that seat 0 is first. */
export function bidding(
  options: Readonly<Record<string, unknown>> = {},
  totals?: readonly number[],
  random = new SeededRandom(7),
): Table {
  const firstDealer = options.preset === 'cutthroat' ? 2 : 3;
  const standing = totals ? { standing: { totals } } : {};
  return dealAny(open('spades', { firstDealer, ...options }, standing), random);
}

/** The table after these bids, as in `after(table, [0, 3], [2, 'nil'])`. */
export function after(table: Table, ...bids: readonly (readonly [number, Bid])[]): Table {
  return bids.reduce((now, [seat, bid]) => {
    const done = submit(now, seat, { kind: 'bid', bid });
    if (!done.ok) throw new Error(`${seat} ${bid}: ${done.error.code} ${done.error.rule}`);
    return done.value;
  }, table);
}

/** The bids as their bidders see them. */
export function bids(table: Table): (Bid | null | 'hidden')[] {
  const game = table.game as Spades;
  return Array.from({ length: game.seats }, (_, seat) => game.shownBid(table.deal!, seat, seat));
}

/** Why something is refused as a bid, or undefined when it may be made. */
export function refusal(table: Table, seat: number, bid: unknown): Refusal | undefined {
  const done = submit(table, seat, { kind: 'bid', bid: bid as Bid });
  return done.ok ? undefined : done.error;
}

export function code(table: Table, seat: number, bid: unknown): string | undefined {
  return refusal(table, seat, bid)?.code;
}

export function rule(table: Table, seat: number, bid: unknown): string | undefined {
  return refusal(table, seat, bid)?.rule;
}
