// What a game of King is remembered by.

import type { Penalty, Seat } from '@kalpler/engine';
import type { CommonDeal } from '../../stats/facts.ts';
import { type Form, isCount, isFlag, oneOf } from '../../stats/form.ts';
import type { GameFacts, ResultOf } from '../plugin.ts';

export type Contract = Penalty | 'koz';

export interface KingDeal extends CommonDeal {
  readonly contract: Contract;
  /** Whether the player has chosen it. */
  readonly isOwn: boolean;
  /** Tricks or penalty cards taken. */
  readonly units: number;
  /** Whether nobody came out of the deal with more points. */
  readonly isBest: boolean;
}

export const KING_DEAL: Form = {
  contract: oneOf('el', 'kupa', 'erkek', 'kiz', 'rifki', 'sonIki', 'koz'),
  isOwn: isFlag,
  units: isCount,
  isBest: isFlag,
};

export const KING_FACTS: GameFacts<'king'> = {
  dealsOf: (_, results, seat) => results.map((result) => kingDeal(result, seat)),
  luckyFrom: () => 60,
};

/** Null for a deal that was cancelled and dealt again. */
function kingDeal(
  { contract, cancelled, selector, counts, scores }: ResultOf<'king'>,
  seat: Seat,
): Omit<KingDeal, keyof CommonDeal> | null {
  if (contract === null || cancelled !== null) return null;
  return {
    contract: contract.type === 'trump' ? 'koz' : contract.name,
    isOwn: selector === seat,
    units: counts[seat]!,
    isBest: scores[seat] === Math.max(...scores),
  };
}
