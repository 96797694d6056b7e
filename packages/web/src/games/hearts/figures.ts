// Figures of Hearts alone: clean deals, the queen, moons, and what deals cost.

import type { FactsOf } from '../../stats/facts.ts';

interface HeartsFigures {
  readonly deals: number;
  /** Deals without a single penalty point. */
  readonly clean: number;
  readonly queens: number;
  readonly moons: number;
  readonly moonsAgainst: number;
  /** How many deals cost how much. */
  readonly costs: readonly Cost[];
}

export interface Cost {
  /** The least and the most penalty points; null for no upper end. */
  readonly from: number;
  readonly to: number | null;
  readonly deals: number;
}

const STEPS = [0, 1, 4, 8, 13, 17] as const;

export function heartsFigures(facts: readonly FactsOf<'hearts'>[]): HeartsFigures {
  const deals = facts.flatMap((match) => match.deals);
  const count = (is: (deal: (typeof deals)[number]) => boolean) => deals.filter(is).length;
  return {
    deals: deals.length,
    clean: count(({ raw }) => raw === 0),
    queens: count(({ hasQueen }) => hasQueen),
    moons: count(({ moon }) => moon === 'own'),
    moonsAgainst: count(({ moon }) => moon === 'other'),
    costs: STEPS.map((from, i) => {
      const next = STEPS[i + 1];
      // A moon costs nothing, whatever was taken for it.
      const cost = count(
        ({ raw, moon }) => moon !== 'own' && raw >= from && (next === undefined || raw < next),
      );
      return { from, to: next === undefined ? null : next - 1, deals: cost };
    }),
  };
}
