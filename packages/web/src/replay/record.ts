// The record of a match that has been read and checked: its deals, the proof of their fairness, and whose seat it is.

import {
  fail,
  ok,
  type Result,
  type Seat,
  type Table,
  type TableView,
  viewTable,
} from '@kalpler/engine';
import { readMatch, type Secret } from '@kalpler/fair';
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
  /** Null when no secret stands behind the deals, or not yet. */
  readonly proof: Proof | null;
  /** Whose match it is, if that is known. */
  readonly seat: Seat | null;
  /** Whether it still goes on: until it is over, only what its player may know is shown. */
  readonly isRunning: boolean;
  /** Whether it is a daily deal, which ends with its one deal and without winners. */
  readonly isDaily: boolean;
}

export interface MatchRecord {
  readonly table: Table;
  readonly secret: Secret;
  readonly summary: MatchSummary;
}

/** The record of a match from the text of its file, or a sentence that says what is wrong with it. */
export function readRecord(text: string): Result<MatchRecord, string> {
  const read = readMatch(text);
  return read.ok ? recordOf({ ...read.value, seat: null, isRunning: false }) : read;
}

interface Known extends Pick<MatchSummary, 'seat' | 'isRunning'> {
  readonly table: Table;
  readonly secret: Secret;
  readonly isDaily?: boolean;
}

export function recordOf(known: Known): Result<MatchRecord, string> {
  const { table, secret, seat, isRunning, isDaily = false } = known;
  const deals = spansOf(table);
  if (deals.length === 0) return fail('log: nothing was dealt in this match');
  const proof = isRunning ? null : proofOf(table, secret);
  const summary = { view: viewTable(table, null), deals, proof, seat, isRunning, isDaily };
  return ok({ table, secret, summary });
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
