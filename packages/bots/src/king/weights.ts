// The weights by which cards are weighed, laid out for the contract, the stand and the stage of a deal.

import { type King, PENALTIES } from '@kalpler/engine';
import type { Temper } from './temper.ts';
import { FOUR_PLAYERS, MUST_RUFF } from './weights-four.ts';
import { THREE_PLAYERS } from './weights-three.ts';

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
const UNIT = 100;

/** Where the weights of a row begin. */
export function weightsAt(family: number, stand: number, stage: number): number {
  return ((family * STANDS + stand) * STAGES + stage) * SIZE;
}

/** Rows of whole numbers, in hundredths; what a row leaves out at its end is zero. */
function read(text: string): Float64Array {
  const weights = new Float64Array(ROWS * SIZE);
  const rows = text.trim().split('\n');
  rows.forEach((row, number) => {
    const numbers = row.trim().split(' ').map(Number);
    numbers.forEach((weight, i) => {
      weights[number * SIZE + i] = weight / UNIT;
    });
  });
  return weights;
}

const four = read(FOUR_PLAYERS);
const three = read(THREE_PLAYERS);
const mustRuff = four.slice();
mustRuff.set(read(MUST_RUFF).subarray(0, STANDS * STAGES * SIZE), weightsAt(TRUMPS, 0, 0));

/** Where rows weigh the chance to take the trick (penalties) or to win it (trump games). */
const LEAD_TAKES = 0;
const FOLLOW_TAKES = 15;
const FOLLOW_WINS = 14;
const RUFF_WINS = 20;

/** The weights for a table and a temperament. */
export function weightsFor({ options }: King, { caution, greed }: Temper): Float64Array {
  const { players, mustTrumpWhenVoid, values } = options;
  // Three players need other weights, and so do trump games in which a void must ruff (K9).
  const weights = (players === 3 ? three : mustTrumpWhenVoid ? mustRuff : four).slice();
  for (let stage = 0; stage < STAGES; stage++) {
    for (let penalty = 0; penalty < TRUMPS; penalty++) {
      lean(weights, weightsAt(penalty, LEADING, stage) + LEAD_TAKES, -caution);
      lean(weights, weightsAt(penalty, FOLLOWING, stage) + FOLLOW_TAKES, -caution);
    }
    lean(weights, weightsAt(TRUMPS, FOLLOWING, stage) + FOLLOW_WINS, greed);
    lean(weights, weightsAt(TRUMPS, DISCARDING, stage) + RUFF_WINS, greed);
  }
  PENALTIES.forEach((name, number) => {
    if (values[name] > 0) reverse(weights, number);
  });
  if (values.trump < 0) reverse(weights, TRUMPS);
  return weights;
}

/** Changes one weight, by as much as the usual size of its row allows. */
function lean(weights: Float64Array, place: number, how: number): void {
  const row = place - (place % SIZE);
  let size = 0;
  for (let i = 0; i < SIZE; i++) size += Math.abs(weights[row + i]!) / SIZE;
  weights[place]! += how * size;
}

/** Where a table rewards what usually costs, the worst card of before is the best. */
function reverse(weights: Float64Array, family: number): void {
  const end = weightsAt(family + 1, 0, 0);
  for (let i = weightsAt(family, 0, 0); i < end; i++) weights[i]! *= -1;
}
