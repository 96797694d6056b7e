// How each sound is made: felt, paper, wood, porcelain and a tea glass, close to the ear and without a room around.

import type { SoundName } from './sounds.ts';
import { type Mode, Tape } from './tape.ts';

/** A small spoon on a tea glass. */
const glass = (hertz: number): Mode[] => [
  [hertz, 1, 0.06],
  [hertz * 2.32, 0.34, 0.03],
  [hertz * 4.25, 0.16, 0.014],
  [hertz * 6.63, 0.07, 0.006],
];

/** The edge of a card. */
const PAPER = { low: 2600, high: 7500, level: 0.9, fade: 0.005 };
/** A card that lands on cloth. */
const FELT = { low: 140, high: 900, level: 1.6, fade: 0.012 };
const CLOTH: readonly Mode[] = [[150, 0.5, 0.018]];
const WOOD: readonly Mode[] = [
  [920, 1, 0.012],
  [2140, 0.45, 0.007],
  [3560, 0.2, 0.004],
];
const CUP: readonly Mode[] = [
  [310, 1, 0.05],
  [742, 0.5, 0.04],
  [1630, 0.22, 0.022],
  [2870, 0.1, 0.01],
];
const TICK: readonly Mode[] = [
  [1850, 1, 0.006],
  [3900, 0.3, 0.003],
];

/** A fourth up, on the glass. */
const TURN_NOTES = [1318.5, 1760];
const TURN_STEP = 0.12;
const WIN_NOTES = [784, 1046.5, 1318.5, 1568];
const WIN_STEP = 0.16;

/** Cards of a riffle, and the seconds in which the first and the last of them follow. */
const RIFFLE = { cards: 24, slow: 0.026, fast: 0.013 };

type Recipe = (rate: number) => Float32Array<ArrayBuffer>;

const RECIPES: Readonly<Record<SoundName, Recipe>> = {
  card: (rate) =>
    new Tape(0.1, rate).brush(0, PAPER).brush(0.002, FELT).strike(0.002, CLOTH).finish(0.22),
  deal: (rate) => riffle(rate).finish(0.15),
  turn: (rate) => notes(rate, TURN_NOTES, TURN_STEP).finish(0.2),
  trick: (rate) =>
    new Tape(0.09, rate)
      .strike(0, WOOD)
      .brush(0, { low: 500, high: 4000, level: 0.6, fade: 0.002 })
      .finish(0.2),
  // The cup settles with a second, smaller touch.
  penalty: (rate) =>
    new Tape(0.3, rate)
      .strike(0, CUP)
      .brush(0, { low: 300, high: 3000, level: 0.7, fade: 0.004 })
      .strike(0.075, CUP, 0.3)
      .finish(0.25),
  tick: (rate) => new Tape(0.06, rate).strike(0, TICK).finish(0.09),
  win: (rate) => notes(rate, WIN_NOTES, WIN_STEP).finish(0.25),
  loss: (rate) => notes(rate, WIN_NOTES.slice(0, 2), WIN_STEP).finish(0.2),
  chat: (rate) => new Tape(0.16, rate).strike(0, glass(880)).finish(0.1),
};

/** The samples of a sound, at `rate` samples per second. */
export function render(name: SoundName, rate: number): Float32Array<ArrayBuffer> {
  return RECIPES[name](rate);
}

function notes(rate: number, pitches: readonly number[], step: number): Tape {
  const tape = new Tape(step * (pitches.length - 1) + 0.24, rate);
  pitches.forEach((hertz, i) => {
    tape.strike(i * step, glass(hertz));
  });
  return tape;
}

/** Cards fall faster and faster, and the pack is pushed together. */
function riffle(rate: number): Tape {
  const { cards, slow, fast } = RIFFLE;
  const tape = new Tape(0.56, rate);
  let at = 0;
  for (let i = 0; i < cards; i++) {
    const part = i / (cards - 1);
    const level = 0.5 + 0.5 * Math.sin(Math.PI * part);
    tape.brush(at, { low: 700, high: 2600, level, fade: 0.009 });
    at += slow + (fast - slow) * part;
  }
  return tape.brush(at + 0.01, { ...FELT, level: 0.9 });
}
