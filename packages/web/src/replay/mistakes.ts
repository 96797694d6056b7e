// The way from one mistake to the next, over all deals that have been looked at.

import type { DealReview } from './review.ts';
import type { Place } from './steps.ts';

export function mistakesOf(reviews: readonly DealReview[]): Place[] {
  return reviews.flatMap(({ deal, decisions }) =>
    decisions.filter(({ grade }) => grade === 'mistake').map(({ move }) => ({ deal, move })),
  );
}

const isBefore = (one: Place, other: Place) =>
  one.deal < other.deal || (one.deal === other.deal && one.move < other.move);

/** The mistake after a place, or before it; null where there is none. The places come in order. */
export function nextMistake(mistakes: readonly Place[], from: Place, way: 'on' | 'back') {
  const found =
    way === 'on'
      ? mistakes.find((place) => isBefore(from, place))
      : mistakes.findLast((place) => isBefore(place, from));
  return found ?? null;
}
