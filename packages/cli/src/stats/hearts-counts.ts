// What is counted of a deal of Hearts: penalty points and where they were taken, the queen, and moons.

import {
  type Card,
  type Hearts,
  type HeartsOptions,
  type HeartsResult,
  penaltyPoints,
  QUEEN_OF_SPADES,
  type Seat,
} from '@kalpler/engine';
import { add, type Counts, PLACES } from './counts.ts';
import type { WalkedTrick } from './walked-deal.ts';

/** The part of all penalty points that must be out before a moon counts as tried. */
const TRIED_FROM = 0.75;

export function countHearts(
  seats: readonly Counts[],
  { options, total }: Hearts,
  tricks: readonly WalkedTrick[],
  { raw, moonShooter }: HeartsResult,
): void {
  raw.forEach((points, seat) => {
    add(seats[seat]!, 'penalties', points);
  });
  for (const { taker, place, cards } of tricks) {
    const points = worth(options, cards);
    if (points > 0) add(seats[taker]!, `penalties.${PLACES[place]!}`, points);
    if (cards.includes(QUEEN_OF_SPADES)) add(seats[taker]!, 'queens');
  }
  const trier = moonTrier(options, total, tricks);
  if (trier !== null) add(seats[trier]!, 'moonsTried');
  if (moonShooter !== null) add(seats[moonShooter]!, 'moonsMade');
}

/** The seat that has taken every penalty point when three quarters of them are out, if one has. */
function moonTrier(
  options: HeartsOptions,
  total: number,
  tricks: readonly WalkedTrick[],
): Seat | null {
  let only: Seat | null = null;
  let out = 0;
  for (const { taker, cards } of tricks) {
    const points = worth(options, cards);
    if (points > 0) {
      if (only !== null && only !== taker) return null;
      only = taker;
    }
    out += points;
    if (out >= TRIED_FROM * total) break;
  }
  return only;
}

function worth(options: HeartsOptions, cards: readonly Card[]): number {
  let points = 0;
  for (const card of cards) points += penaltyPoints(options, card);
  return points;
}
