// Whether the deals of a match are the promised ones: the verdicts on its secret and on each deal.

import type { Card, Seat, Table } from '@kalpler/engine';
import { checkDeals, type DealVerdict, type Secret, secretText } from '@kalpler/fair';

/** In what a deal differs from the one that secret and salts give. */
export type Fault =
  | {
      readonly what: 'card';
      readonly seat: Seat;
      readonly expected: Card;
      readonly actual: Card;
    }
  | { readonly what: 'first'; readonly expected: Seat; readonly actual: Seat }
  | { readonly what: 'other' };

export interface Proof {
  readonly isFair: boolean;
  readonly commitment: string;
  readonly secret: string;
  /** By seat. */
  readonly salts: readonly (string | null)[];
  readonly isKept: boolean;
  /** The commitment that the secret gives. */
  readonly expected: string;
  /** Deal by deal; null for one that is as it should be. */
  readonly faults: readonly (Fault | null)[];
}

export function proofOf({ opening, game, log }: Table, secret: Secret): Proof | null {
  const { deals } = opening;
  if (deals.kind !== 'fair') return null;
  const { cards, size } = game.deck;
  const dealt = log
    .filter((entry) => entry.kind === 'deal')
    .map((entry, i) => ({
      number: i + 1,
      order: entry.cards.map((card) => cards.indexOf(card)),
      first: entry.first,
    }));
  const verdicts = checkDeals({ ...deals, secret, size, seats: game.seats }, dealt);
  return {
    isFair: verdicts.fair,
    commitment: deals.commitment,
    secret: secretText(secret),
    salts: deals.salts,
    isKept: verdicts.commitment.kept,
    expected: verdicts.commitment.expected,
    faults: verdicts.deals.map((verdict) => faultOf(verdict, cards)),
  };
}

function faultOf(verdict: DealVerdict, cards: readonly Card[]): Fault | null {
  if (verdict.kind === 'fair') return null;
  if (verdict.kind !== 'unfair') return { what: 'other' };
  const { difference } = verdict;
  switch (difference.what) {
    case 'card': {
      const { what, seat, expected, actual } = difference;
      return { what, seat, expected: cards[expected]!, actual: cards[actual]! };
    }
    case 'first':
      return difference;
    default:
      return { what: 'other' };
  }
}
