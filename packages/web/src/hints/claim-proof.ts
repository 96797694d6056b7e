// Why a claim is sure: for each suit that is held, the lowest own card against the highest that is out.

import type { Card, TableView } from '@kalpler/engine';
import { knownSuits, outOf, ownOf } from './known.ts';

export interface ProofRow {
  readonly suit: number;
  /** The highest first. */
  readonly own: readonly Card[];
  readonly out: readonly Card[];
}

/** Empty unless the view offers the claim. */
export function claimProof(view: TableView): ProofRow[] {
  if (view.deal?.game !== 'hearts' || !view.deal.mayClaim) return [];
  return knownSuits(view)
    .map((known) => ({ suit: known.suit, own: ownOf(known), out: outOf(known) }))
    .filter(({ own }) => own.length > 0);
}
