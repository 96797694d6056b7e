// The analysis of a whole deal for one seat: a verdict on each decision, and cards against play.

import type { Move, Seat, Table } from '@kalpler/engine';
import { worthFor } from '../expert/worth.ts';
import type { Effort } from './effort.ts';
import { luckOf } from './luck.ts';
import { type PlayedDeal, playedDeal } from './played-deal.ts';
import { type Verdict, weighMove } from './verdict.ts';

export interface Judged {
  /** How many entries the log had before the move: the version of the view that the player saw. */
  readonly version: number;
  readonly move: Move;
  readonly verdict: Verdict;
}

/** What is told after each decision. */
export interface AnalysisProgress {
  readonly done: number;
  readonly total: number;
  readonly judged: Judged;
}

/** By how many points the seat, or its side in Spades, came out ahead of the others, and why. */
export interface DealSummary {
  readonly result: number;
  /** What the cards were worth: the result that skilled players would have come to on average. */
  readonly luck: number;
  /** What the seat's decisions cost, by their verdicts, and how many of them were mistakes. */
  readonly lost: number;
  readonly mistakes: number;
}

export interface DealAnalysis {
  readonly judged: readonly Judged[];
  /** Null while the deal is played. */
  readonly summary: DealSummary | null;
}

/**
 * Judges every decision of a seat in one deal, from 0 on as in `table.results`. Each step is one decision: whoever
 * asks may tell how far it is, or stop. The same table and effort give the same analysis.
 */
export function* analyzeDeal(
  table: Table,
  number: number,
  seat: Seat,
  effort: Effort = {},
): Generator<AnalysisProgress, DealAnalysis, void> {
  const played = playedDeal(table, number, seat);
  const total = played.made.length;
  const judged: Judged[] = [];
  for (const { view, move } of played.made) {
    const verdict = weighMove(view, move, { ...effort, seed: seedAt(effort, view.version) });
    judged.push({ version: view.version, move, verdict });
    yield { done: judged.length, total, judged: judged.at(-1)! };
  }
  return { judged, summary: summaryOf(played, judged, effort) };
}

/** The summary of a finished deal alone, from verdicts that are known already; null while it is played. */
export function summarize(
  table: Table,
  number: number,
  seat: Seat,
  judged: readonly Judged[],
  effort: Effort = {},
): DealSummary | null {
  return summaryOf(playedDeal(table, number, seat), judged, effort);
}

function summaryOf(
  played: PlayedDeal,
  judged: readonly Judged[],
  effort: Effort,
): DealSummary | null {
  const { end, standing, seat, isOver } = played;
  if (!isOver || end.deal === null) return null;
  const worth = worthFor(end.game, standing, seat);
  worth.of(end.deal);
  return {
    result: worth.points,
    luck: luckOf(played, seedAt(effort, 0)),
    lost: judged.reduce((sum, { verdict }) => sum + verdict.lost, 0),
    mistakes: judged.filter(({ verdict }) => verdict.grade === 'mistake').length,
  };
}

/** Decisions have chances of their own, so that each can be judged again alone. */
function seedAt({ seed = 0 }: Effort, version: number): number {
  return seed + version;
}
