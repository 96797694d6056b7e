// A published match, read and checked: its deals, what stands behind them, and every moment of it.

import {
  type Card,
  fail,
  hands,
  type Move,
  ok,
  type Result,
  replay,
  rewind,
  type Seat,
  type Table,
  type TableView,
  viewTable,
} from '@kalpler/engine';
import { readMatch } from '@kalpler/fair';
import { type Proof, proofOf } from './proof.ts';

/** One deal of the log: how many moves follow on the dealt cards, and after which of them a trick is full. */
export interface Span {
  readonly moves: number;
  readonly tricks: readonly number[];
}

export interface MatchSummary {
  /** The end of the match, as a spectator sees it. */
  readonly view: TableView;
  readonly deals: readonly Span[];
  /** Null when no secret stands behind the deals. */
  readonly proof: Proof | null;
}

export interface Moment {
  /** As one seat saw it. */
  readonly view: TableView;
  /** The cards of all seats. */
  readonly hands: readonly (readonly Card[])[];
  /** The move that has led here; null for a fresh deal. */
  readonly last: { readonly seat: Seat; readonly move: Move } | null;
}

export interface MatchRecord {
  readonly table: Table;
  readonly summary: MatchSummary;
}

/** The record of a match from the text of its file, or a sentence that says what is wrong with it. */
export function readRecord(text: string): Result<MatchRecord, string> {
  const read = readMatch(text);
  if (!read.ok) return read;
  const { table, secret } = read.value;
  const deals = spansOf(table);
  if (deals.length === 0) return fail('log: nothing was dealt in this match');
  const summary = { view: viewTable(table, null), deals, proof: proofOf(table, secret) };
  return ok({ table, summary });
}

function spansOf({ log, game }: Table): Span[] {
  const spans: { moves: number; plays: number; tricks: number[] }[] = [];
  for (const entry of log) {
    if (entry.kind === 'deal') {
      spans.push({ moves: 0, plays: 0, tricks: [] });
      continue;
    }
    const span = spans.at(-1)!;
    span.moves++;
    if (entry.move.kind === 'play' && ++span.plays % game.seats === 0) {
      span.tricks.push(span.moves);
    }
  }
  return spans.map(({ moves, tricks }) => ({ moves, tricks }));
}

/** All moments of a deal, from the dealt cards on; deals are counted from 1. */
export function momentsOf({ table, summary }: MatchRecord, deal: number, seat: Seat): Moment[] {
  const before = summary.deals.slice(0, deal - 1).reduce((sum, { moves }) => sum + 1 + moves, 0);
  const span = summary.deals[deal - 1];
  if (span === undefined) throw new RangeError(`no deal ${deal}`);
  const { log } = table;
  const moments: Moment[] = [];
  let now = rewind(table, before);
  for (const entry of log.slice(before, before + 1 + span.moves)) {
    const next = replay(now, [entry]);
    if (!next.ok) throw new Error(`a log that was accepted is refused: ${next.error.entry}`);
    now = next.value;
    const last = entry.kind === 'move' ? { seat: entry.seat, move: entry.move } : null;
    moments.push({ view: viewTable(now, seat), hands: openHands(now, log[before]!), last });
  }
  return moments;
}

/** The cards of all seats; whoever has not looked at a hand yet has it as it was dealt. */
function openHands(table: Table, dealt: Table['log'][number]): Card[][] {
  const { seats } = table.game;
  const fresh = dealt.kind === 'deal' ? hands(dealt.cards, seats) : [];
  return fresh.map((hand, seat) => [...(viewTable(table, seat).deal?.hand ?? hand)]);
}
