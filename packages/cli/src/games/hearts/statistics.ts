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
import { add, type Counts, figure } from '../../stats/figure.ts';
import type { WalkedTrick } from '../../stats/walked-deal.ts';
import type { GamePlugin } from '../plugin.ts';

/** Who takes a trick has played to it as its first, second, third or last. */
const PLACES = ['first', 'second', 'third', 'last'] as const;

const COUNTS = [
  /** Penalty points before the moon and the jack of diamonds. */
  'penalties',
  ...PLACES.map((place) => `penalties.${place}` as const),
  'queens',
  'moonsTried',
  'moonsMade',
] as const;

type Count = (typeof COUNTS)[number];
const note = add<Count>;

const FIGURES = [
  figure<Count>('penaltiesPerDeal', 'penalty points a deal', 'mean', 'penalties', 'deals'),
  ...PLACES.map((place) =>
    figure<Count>(
      `penaltiesPerDeal.${place}`,
      `- when playing ${place}`,
      'mean',
      `penalties.${place}`,
      'deals',
    ),
  ),
  figure<Count>('queenRate', 'queen of spades taken', 'rate', 'queens', 'deals'),
  figure<Count>('moonsTriedRate', 'moons: tried, of deals', 'rate', 'moonsTried', 'deals'),
  figure<Count>('moonsMadeRate', 'moons: made, of deals', 'rate', 'moonsMade', 'deals'),
  figure<Count>('moonSuccess', 'moons: made, of tried', 'rate', 'moonsMade', 'moonsTried'),
];

/** The part of all penalty points that must be out before a moon counts as tried. */
const TRIED_FROM = 0.75;

function countHearts(
  seats: readonly Counts[],
  { options, total }: Hearts,
  tricks: readonly WalkedTrick[],
  { raw, moonShooter }: HeartsResult,
): void {
  raw.forEach((points, seat) => {
    note(seats[seat]!, 'penalties', points);
  });
  for (const { taker, place, cards } of tricks) {
    const points = worth(options, cards);
    if (points > 0) note(seats[taker]!, `penalties.${PLACES[place]!}`, points);
    if (cards.includes(QUEEN_OF_SPADES)) note(seats[taker]!, 'queens');
  }
  const trier = moonTrier(options, total, tricks);
  if (trier !== null) note(seats[trier]!, 'moonsTried');
  if (moonShooter !== null) note(seats[moonShooter]!, 'moonsMade');
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

export const heartsStatistics: GamePlugin<Hearts, never, HeartsResult>['statistics'] = {
  counts: COUNTS,
  figures: FIGURES,
  notes: [
    'A moon counts as tried by who has taken every penalty point when three quarters of them are out.',
  ],
  count: (seats, game, result, tricks) => countHearts(seats, game, tricks, result),
};
