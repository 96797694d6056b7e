// The first difference between a deal as it was played and as the secret gives it, hand by hand.

import type { FairDraw } from './draw.ts';

/** Cards are positions in the canonical deck; a place counts the dealt cards from 0, seat by seat. */
export type Difference =
  | { readonly what: 'size'; readonly expected: number; readonly actual: number }
  /** Not a card of this deck. */
  | {
      readonly what: 'foreign';
      readonly seat: number;
      readonly place: number;
      readonly actual: number;
    }
  /** A card that was dealt before in the same deal. */
  | {
      readonly what: 'double';
      readonly seat: number;
      readonly place: number;
      readonly actual: number;
    }
  | {
      readonly what: 'card';
      readonly seat: number;
      readonly place: number;
      /** A card that the seat should hold and does not. */
      readonly expected: number;
      /** The card that it holds instead. */
      readonly actual: number;
    }
  | { readonly what: 'first'; readonly expected: number; readonly actual: number };

/** A deal as a log has it; `first` is null when the log does not say it, and then it is not checked. */
export interface Dealt {
  readonly order: readonly number[];
  readonly first: number | null;
}

/** Null when every seat holds the cards it should, in any order, and chance picked the right seat. */
export function difference(fair: FairDraw, dealt: Dealt, seats: number): Difference | null {
  return (
    deckDifference(fair.order.length, dealt.order, seats) ??
    handDifference(fair.order, dealt.order, seats) ??
    firstDifference(fair.first, dealt.first)
  );
}

/** Whether the dealt cards are a deck at all: every card once. */
function deckDifference(size: number, actual: readonly number[], seats: number): Difference | null {
  if (actual.length !== size) return { what: 'size', expected: size, actual: actual.length };
  const seen = new Set<number>();
  for (const [place, card] of actual.entries()) {
    const seat = Math.floor((place * seats) / size);
    if (!Number.isInteger(card) || card < 0 || card >= size) {
      return { what: 'foreign', seat, place, actual: card };
    }
    if (seen.has(card)) return { what: 'double', seat, place, actual: card };
    seen.add(card);
  }
  return null;
}

/** Compares two orders of the same deck as hands, which are sets. */
function handDifference(
  expected: readonly number[],
  actual: readonly number[],
  seats: number,
): Difference | null {
  const length = expected.length / seats;
  for (let seat = 0; seat < seats; seat++) {
    const start = seat * length;
    const should = expected.slice(start, start + length);
    const does = actual.slice(start, start + length);
    const wrong = does.findIndex((card) => !should.includes(card));
    const lacking = should.find((card) => !does.includes(card));
    if (lacking !== undefined) {
      return { what: 'card', seat, place: start + wrong, expected: lacking, actual: does[wrong]! };
    }
  }
  return null;
}

function firstDifference(expected: number, actual: number | null): Difference | null {
  return actual === null || actual === expected ? null : { what: 'first', expected, actual };
}
