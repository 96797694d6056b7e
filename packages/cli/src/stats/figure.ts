// The counts that all games have, and the figures of a strategy or a seat: each is one count for every other.

import { SUITS } from '@kalpler/engine';

/** Of all games; each game has counts of its own beside them. */
export const COMMON_COUNTS = [
  'matches',
  /** Matches won; a shared first place counts in part. */
  'won',
  /** The final total. */
  'total',
  'brokenOff',
  /** Moves made in the bot's place, which had failed or broken the rules. */
  'fallbacks',
  'deals',
  'points',
  'tricks',
  'leads',
  ...SUITS.map((suit) => `led.${suit}` as const),
] as const;
export type CommonCount = (typeof COMMON_COUNTS)[number];

/** By name: what one seat did. */
export type Counts = { [name: string]: number };

/** Adds to a count that the game has. */
export function add<Name extends string = CommonCount>(
  counts: Counts,
  name: Name,
  amount = 1,
): void {
  counts[name] = counts[name]! + amount;
}

export interface Figure {
  /** In JSON. */
  readonly name: string;
  /** In tables. */
  readonly label: string;
  /** A rate is from 0 to 1 and shown in percent. */
  readonly kind: 'mean' | 'rate';
  readonly of: string;
  readonly per: string;
  /** Left out of tables where it never happened: most rules do not know it. */
  readonly isRare?: true;
}

export function figure<Name extends string = CommonCount>(
  name: string,
  label: string,
  kind: Figure['kind'],
  of: Name | CommonCount,
  per: Name | CommonCount,
): Figure {
  return { name, label, kind, of, per };
}

/** The figures of all games, before those of each. */
export const COMMON_FIGURES: readonly Figure[] = [
  figure('winRate', 'games won, per seat', 'rate', 'won', 'matches'),
  figure('finalScore', 'final score', 'mean', 'total', 'matches'),
  figure('pointsPerDeal', 'points a deal', 'mean', 'points', 'deals'),
  figure('tricksPerDeal', 'tricks won a deal', 'mean', 'tricks', 'deals'),
  ...SUITS.map((suit) => figure(`led.${suit}`, `leads: ${suit}`, 'rate', `led.${suit}`, 'leads')),
];
