// The card of a hand that a key leads to.

import { type Card, rankOf, suitOf } from '@kalpler/engine';
import type { Place } from './hand-geometry.ts';

/** Ranks from the two upwards, as they are printed. */
const RANK_KEYS = '234567890jqka';
/** Suits by their English and their Turkish names: clubs, diamonds, spades, hearts. */
const SUIT_KEYS = ['cn', 'dr', 'sm', 'hu'];

export function nextCard(
  key: string,
  at: number,
  cards: readonly Card[],
  places: readonly Pick<Place, 'x' | 'row'>[],
): number | null {
  const n = cards.length;
  const after = (fits: (card: Card) => boolean) => {
    for (let i = 1; i <= n; i++) if (fits(cards[(at + i) % n]!)) return (at + i) % n;
    return null;
  };
  switch (key) {
    case 'ArrowRight':
      return Math.min(n - 1, at + 1);
    case 'ArrowLeft':
      return Math.max(0, at - 1);
    case 'Home':
      return 0;
    case 'End':
      return n - 1;
    case 'ArrowUp':
      return nearest(at, -1, places);
    case 'ArrowDown':
      return nearest(at, 1, places);
    default: {
      if (key.length !== 1) return null;
      const letter = key.toLowerCase();
      const suit = SUIT_KEYS.findIndex((keys) => keys.includes(letter));
      if (suit >= 0) return after((card) => suitOf(card) === suit);
      const rank = RANK_KEYS.indexOf(letter);
      return rank < 0 ? null : after((card) => rankOf(card) === rank);
    }
  }
}

/** The card above or below, the nearest one of its row. */
function nearest(at: number, step: 1 | -1, places: readonly Pick<Place, 'x' | 'row'>[]) {
  const here = places[at]!;
  let best: number | null = null;
  for (const [i, { x, row }] of places.entries()) {
    if (row !== here.row + step) continue;
    if (best === null || Math.abs(x - here.x) < Math.abs(places[best]!.x - here.x)) best = i;
  }
  return best;
}
