// The weights by which cards are weighed laid out for the mood, the stand and the stage of a deal.

import { readTable } from '../weight-text.ts';
import { WEIGHTS } from './learned.ts';

/** Weights for one stand and stage: as many as any card has features. */
export const SIZE = 38;
/** Leading, following suit, and playing off it. */
export const LEADING = 0;
export const FOLLOWING = 1;
export const DISCARDING = 2;
const STANDS = 3;
const STAGES = 4;
/** In peace, while another seat may be shooting the moon, and while shooting it. */
export const PEACE = 0;
export const THREAT = 1;
export const SHOOTING = 2;
const ROWS = 3 * STANDS * STAGES;

/** Early, middle, late and last, by the cards in hand. */
const STAGE = Uint8Array.from({ length: 18 }, (_, cards) =>
  cards >= 10 ? 0 : cards >= 7 ? 1 : cards >= 4 ? 2 : 3,
);

/** Which row of weights counts. */
export function rowOf(mood: number, stand: number, cards: number): number {
  return (mood * STANDS + stand) * STAGES + STAGE[cards]!;
}

export const LEARNED = readTable(WEIGHTS, ROWS, SIZE);
