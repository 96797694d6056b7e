// Shorthands for tests: tables of Spades in their bidding and bids that are made there, the count of a deal from its bids and tricks, and random deals played out step by step.

import * as fc from 'fast-check';
import { expect } from 'vitest';
import {
  type Bid,
  type Move,
  moveOf,
  type Random,
  type Refusal,
  SeededRandom,
  type Spades,
  type SpadesResult,
  setUp,
  submit,
  type Table,
} from '../src/index.ts';
import { game } from './cards.ts';
import { dealAny, make, open } from './matches.ts';

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

export interface Count {
  readonly options?: Readonly<Record<string, unknown>>;
  readonly preset?: string;
  readonly bids: readonly Bid[];
  readonly tricks: readonly number[];
  readonly totals?: readonly number[];
  readonly bags?: readonly number[];
}

/** The result of a deal that is over, as in `score({ bids: [3, 4, 2, 4], tricks: [1, 5, 4, 3] })`. */
export function score(count: Count): SpadesResult {
  const { options = {}, preset = 'standard', bids, tricks, ...before } = count;
  const spades = game('spades', preset, options) as Spades;
  const standing = { ...spades.start(), ...before };
  const deal = setUp(spades, standing, { phase: 'roundEnd', hands: [], bids, tricks });
  return spades.result(deal, standing);
}

/** Options of a match, and the seed of its deals and moves. */
export const matches = fc.record({
  options: fc.record({
    preset: fc.constantFrom('standard', 'pagat', 'cutthroat', 'jja', 'jjdd', 'deucesHigh'),
    blindNilMinDeficit: fc.constantFrom(0, 99),
    blindNilExchange: fc.nat({ max: 3 }),
    minTeamBid: fc.constantFrom(0, 4, 13),
    doubleNil: fc.boolean(),
    forcedLeadBreaks: fc.boolean(),
  }),
  seed: fc.nat({ max: 0xffff_ffff }),
});

/** Plays a deal at random and shows each step. */
export function playOut(
  start: Table,
  random: Random,
  see: (after: Table, before: Table, move: Move) => void = () => {},
): Table {
  let table = start;
  for (let moves = 0; table.actors.length > 0; moves++) {
    expect(moves, 'the deal comes to an end').toBeLessThan(200);
    const seat = table.actors[random.below(table.actors.length)]!;
    const move = moveOf(table.game.random(table.deal!, seat, random));
    const after = make(table, seat, move);
    see(after, table, move);
    table = after;
  }
  return table;
}
