// The analysis of one deal of a record: verdicts that do not change, however often they are asked for.

import type { DealAnalysis } from '@kalpler/bots/analysis';
import type { Analyst } from '@kalpler/bots/core';
import { checksum, type Seat } from '@kalpler/engine';
import { secretText } from '@kalpler/fair';
import { GAME_FACTS } from '../games/facts.ts';
import type { MatchRecord } from './record.ts';
import type { DealReview, DealSummary } from './review/review.ts';

/** Imagined deals for each decision: enough for a sure verdict, and few enough for a phone. */
const DEALS = 600;

/** Each step is the part of the work that is done. */
export function* analyse(
  bots: Analyst,
  record: MatchRecord,
  deal: number,
  seat: Seat,
): Generator<number, DealReview, void> {
  const { table, secret, summary } = record;
  // Halved, because the number of the move is added to it.
  const seed = Number.parseInt(checksum(secretText(secret)), 16) >>> 1;
  const steps = bots.analyzeDeal(table, deal - 1, seat, { deals: DEALS, seed });
  for (;;) {
    const step = steps.next();
    if (step.done) {
      const before = summary.deals
        .slice(0, deal - 1)
        .reduce((sum, { moves }) => sum + 1 + moves, 0);
      return reviewOf(record, step.value, deal, seat, before);
    }
    yield step.value.done / step.value.total;
  }
}

function reviewOf(
  { table }: MatchRecord,
  { judged, summary }: DealAnalysis,
  deal: number,
  seat: Seat,
  before: number,
): DealReview {
  const decisions = judged.map(({ version, move, verdict }) => ({
    move: version - before,
    grade: verdict.grade,
    made: move,
    best: verdict.best,
    lost: verdict.lost,
    chance: verdict.chance,
    reason: { kind: verdict.reason.kind, cards: verdict.reason.cards ?? [] },
  }));
  const { game } = table;
  const least = GAME_FACTS[game.id]?.luckyFrom(game) ?? Number.POSITIVE_INFINITY;
  const cards = (luck: number): DealSummary['cards'] =>
    luck >= least ? 'lucky' : luck <= -least ? 'unlucky' : 'even';
  return {
    deal,
    seat,
    decisions,
    summary: summary && { ...summary, cards: cards(summary.luck) },
  };
}
