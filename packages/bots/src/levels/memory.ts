// What a player still knows of the cards that have gone: the last tricks and the high cards, less of the rest.

import { type Deal, dealtHands, KING, leaderOf, type Seat } from '@kalpler/engine';

/** Chances are out of 256, and are added once more for every trick that has passed since. */
export interface Memory {
  /** Tricks that are remembered in full. */
  readonly tricks: number;
  /** How likely a card of an older trick is to be forgotten; kings and what is above them have their own chance. */
  readonly fading: number;
  readonly highFading: number;
  /** How likely it is to be forgotten that a seat has shown a void. */
  readonly voidFading: number;
}

/**
 * Removes from the known deal what its seat has forgotten: a forgotten card may be in anybody's hand again, and a
 * forgotten void looks as if it had never been shown. What is forgotten once stays forgotten for the rest of the deal.
 */
export function forget(known: Deal, seat: Seat, memory: Memory): void {
  const { seats, step, plays, trick } = known;
  const { fading, highFading, voidFading } = memory;
  const salt = saltOf(known, seat);
  const other = seat === 0 ? 1 : 0;
  for (let past = 0, i = 0; past < trick - memory.tricks; past++) {
    const age = trick - memory.tricks - past;
    const led = plays[i]!;
    let player = leaderOf(known, past);
    for (let n = 0; n < seats; n++, i++) {
      const card = plays[i]!;
      const fades = (card & 31) >= KING ? highFading : fading;
      // Nobody forgets what they played themselves.
      if (player !== seat && luckOf(salt, card) < age * fades) {
        known.hands[(other << 2) | (card >> 5)]! |= 1 << (card & 31);
      }
      const isOff = card >> 5 !== led >> 5;
      if (isOff && luckOf(salt, ~card) < age * voidFading) plays[i] = led;
      player = (player + step + seats) % seats;
    }
  }
}

/** A number made from the hand with which the seat began to play: different in every deal, the same throughout one. */
function saltOf(known: Deal, seat: Seat): number {
  const hands = dealtHands(known);
  let salt = seat;
  for (let suit = 0; suit < 4; suit++) salt = mix(salt ^ hands[(seat << 2) | suit]!);
  return salt;
}

/** A number from 0 to 255 for a card or a void: the lower, the sooner it is forgotten. */
function luckOf(salt: number, thing: number): number {
  return mix(salt ^ thing) >>> 24;
}

function mix(bits: number): number {
  const half = Math.imul(bits ^ (bits >>> 16) ^ 0x5bd1e995, 0x45d9f3b);
  const whole = Math.imul(half ^ (half >>> 15), 0x2c1b3c6d);
  return whole ^ (whole >>> 16);
}
