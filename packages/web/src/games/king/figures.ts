// Figures of King alone: what each contract brings, chosen by oneself and in all.

import type { FactsOf } from '../../stats/facts.ts';
import { mean } from '../../stats/figures/summary.ts';
import type { Contract, KingDeal } from './facts.ts';

const CONTRACTS: readonly Contract[] = ['el', 'kupa', 'erkek', 'kiz', 'rifki', 'sonIki', 'koz'];

export interface ContractRow {
  readonly contract: Contract;
  /** How often it was played, and what it brought on average; null where it never was. */
  readonly times: number;
  readonly average: number | null;
  readonly ownTimes: number;
  readonly ownAverage: number | null;
}

interface KingFigures {
  readonly deals: number;
  /** Average points of a penalty game and of a trump game. */
  readonly penalty: number | null;
  readonly trump: number | null;
  readonly contracts: readonly ContractRow[];
}

export function kingFigures(facts: readonly FactsOf<'king'>[]): KingFigures {
  const deals = facts.flatMap((match) => match.deals);
  return {
    deals: deals.length,
    penalty: averageOf(deals.filter(({ contract }) => contract !== 'koz')),
    trump: averageOf(deals.filter(({ contract }) => contract === 'koz')),
    contracts: CONTRACTS.map((contract) => {
      const all = deals.filter((deal) => deal.contract === contract);
      const own = all.filter(({ isOwn }) => isOwn);
      return {
        contract,
        times: all.length,
        average: averageOf(all),
        ownTimes: own.length,
        ownAverage: averageOf(own),
      };
    }),
  };
}

function averageOf(deals: readonly KingDeal[]): number | null {
  return mean(deals.map(({ points }) => points));
}
