// Adds a deal that was analysed to its end to the statistics, for the player of a solo match.

import { pageStore } from '../../solo/store/page-store.ts';
import { noteAnalysis } from '../../stats/analysis-notes.ts';
import type { DealReview } from './review.ts';

export async function noteReview(match: string, { deal, decisions, summary }: DealReview) {
  if (summary === null) return;
  const choices = decisions.filter(({ grade }) => grade !== 'forced').length;
  const { mistakes } = summary;
  await noteAnalysis(await pageStore(), { match, deal, choices, mistakes, at: Date.now() });
}
