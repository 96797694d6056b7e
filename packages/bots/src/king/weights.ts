// The weights by which cards are weighed, laid out for the contract, the stand and the stage of a deal.

import { type King, PENALTIES } from '@kalpler/engine';
import { UnknownGame } from '../known-games.ts';
import { readTable } from '../weight-text.ts';
import { FOUR_PLAYERS, MUST_RUFF } from './weights-four.ts';

/** Weights for one contract, stand and stage: as many as any card has features. */
const SIZE = 28;
/** Leading, following suit, and playing off it. */
export const LEADING = 0;
export const FOLLOWING = 1;
export const DISCARDING = 2;
const STANDS = 3;
const STAGES = 4;
/** The six penalties, and all trump games as one. */
export const TRUMPS = PENALTIES.length;
const ROWS = (TRUMPS + 1) * STANDS * STAGES;

/** Where the weights of a row begin. */
export function weightsAt(family: number, stand: number, stage: number): number {
  return ((family * STANDS + stand) * STAGES + stage) * SIZE;
}

/** What the cards of a table are weighed by. */
export type Weights = (game: King) => Float64Array;

const read = (text: string) => readTable(text, ROWS, SIZE);

const four = read(FOUR_PLAYERS);
const mustRuff = four.slice();
mustRuff.set(read(MUST_RUFF).subarray(0, STANDS * STAGES * SIZE), weightsAt(TRUMPS, 0, 0));

/** The weights for all tables, or for all but those of three players. */
export function weightsFrom(threePlayers?: string): Weights {
  const three = threePlayers === undefined ? undefined : read(threePlayers);

  function forThree(): Float64Array {
    if (three !== undefined) return three;
    throw new UnknownGame('these bots do not know king for three');
  }

  return ({ options }) => {
    const { players, mustTrumpWhenVoid, values } = options;
    // Three players need other weights, and so do trump games in which a void must ruff (K9).
    const weights = (players === 3 ? forThree() : mustTrumpWhenVoid ? mustRuff : four).slice();
    PENALTIES.forEach((name, number) => {
      if (values[name] > 0) reverse(weights, number);
    });
    if (values.trump < 0) reverse(weights, TRUMPS);
    return weights;
  };
}

/** Where a table rewards what usually costs, the worst card of before is the best. */
function reverse(weights: Float64Array, family: number): void {
  const end = weightsAt(family + 1, 0, 0);
  for (let i = weightsAt(family, 0, 0); i < end; i++) weights[i]! *= -1;
}
