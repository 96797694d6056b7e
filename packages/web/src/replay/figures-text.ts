// The figures of a deal in one line: what came out, what the cards were worth, what was lost by decisions.

import type { ReviewTexts } from '../texts/review.ts';
import type { DealSummary } from './review.ts';

export function figuresText({ result, luck, lost }: DealSummary, r: ReviewTexts): string {
  return [
    `${r.result} ${r.signed(result)}`,
    `${r.cardsShort} ${r.signed(luck)}`,
    `${r.lostShort} ${r.signed(-lost)}`,
  ].join(' · ');
}
