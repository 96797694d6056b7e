// The weights by which cards are weighed laid out for the mood, the stand and the stage of a deal.

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
export const ROWS = 3 * STANDS * STAGES;
const UNIT = 1000;

/** Early, middle, late and last, by the cards in hand. */
const STAGE = Uint8Array.from({ length: 18 }, (_, cards) =>
  cards >= 10 ? 0 : cards >= 7 ? 1 : cards >= 4 ? 2 : 3,
);

/** Which row of weights counts. */
export function rowOf(mood: number, stand: number, cards: number): number {
  return (mood * STANDS + stand) * STAGES + STAGE[cards]!;
}

/** Rows of whole numbers, in thousandths; what a row leaves out at its end is zero. */
export function readWeights(text: string): Float64Array {
  const weights = new Float64Array(ROWS * SIZE);
  const rows = text.trim().split('\n');
  rows.forEach((row, number) => {
    row
      .trim()
      .split(' ')
      .forEach((weight, i) => {
        weights[number * SIZE + i] = Number(weight) / UNIT;
      });
  });
  return weights;
}

export const LEARNED = readWeights(WEIGHTS);
