// Cards on their way: from a seat, a hand or the deck to where they lie.

import type { Card, Seat } from '@kalpler/engine';
import { createContext, type MutableRefObject, useContext } from 'react';
import { LIE, type Side } from '../seats/places.ts';

/** A place on the screen: its middle, and the width of a card at it. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** The middle of an element. */
export function spotOf(element: Element): Spot {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2, width };
}

/** Where a seat is: the tile of its player. */
export function seatSpot(board: Element | null, seat: Seat): Spot | null {
  const tile = board?.querySelector(`[data-seat="${seat}"] [data-tile]`) ?? null;
  return tile === null ? null : spotOf(tile);
}

/** Where a card of the trick lies on the screen. */
export function cardSpot({ x, y, width }: Spot, side: Side): Spot {
  const lie = LIE[side];
  return { x: x + lie.x * width, y: y + lie.y * width * 1.4, width };
}

interface Flight {
  readonly element: Element;
  /** Where it comes from, or where it goes. */
  readonly spot: Spot;
  /** Where it lies, if that is known without asking for the layout of the page. */
  readonly lies?: Spot;
  readonly ms: number;
  readonly delay?: number;
  /** Whether the card is only seen on its way. */
  readonly isHiddenBefore?: boolean;
}

export const EASE_OUT = 'cubic-bezier(0.2, 0.8, 0.2, 1)';
const EASE_IN = 'cubic-bezier(0.5, 0, 0.9, 0.4)';
const AT_REST = { translate: '0 0', scale: '1', opacity: '1' };

/** How an element at rest looks from another place: moved there and as wide as a card there. */
function seenFrom({ element, spot, lies }: Flight): { translate: string; scale: string } {
  const here = lies ?? spotOf(element);
  const scale = Math.min(1, Math.max(0.3, spot.width / here.width));
  return { translate: `${spot.x - here.x}px ${spot.y - here.y}px`, scale: String(scale) };
}

/** Lets elements come from somewhere to where they lie. All places are read before anything moves. */
export function flyIn(flights: readonly Flight[]): void {
  const starts = flights.map(seenFrom);
  for (const [i, { element, ms, delay = 0, isHiddenBefore }] of flights.entries()) {
    if (ms === 0) continue;
    const start = { ...starts[i]!, ...(isHiddenBefore ? { opacity: '0' } : {}) };
    element.animate([start, AT_REST], { duration: ms, delay, easing: EASE_OUT, fill: 'backwards' });
  }
}

/** Lets elements go from where they lie to somewhere, and vanish there. */
export function flyOut(flights: readonly Flight[]): void {
  const ends = flights.map(seenFrom);
  for (const [i, { element, ms, delay = 0 }] of flights.entries()) {
    const end = ends[i]!;
    element.animate([AT_REST, { ...end, opacity: '1', offset: 0.8 }, { ...end, opacity: '0' }], {
      duration: Math.max(1, ms),
      delay,
      easing: EASE_IN,
      fill: 'forwards',
    });
  }
}

/** Where things lie on the screen, as they were last drawn: seats, the trick, the cards of the player's hand. */
export interface Spots {
  /** The cards of the player's hand, so that a played card starts from its place. */
  hand: ReadonlyMap<Card, Spot>;
  seats: readonly (Spot | null)[];
  /** The middle of the trick, and how wide its cards are. */
  trick: Spot | null;
}

export const NO_SPOTS: Spots = { hand: new Map(), seats: [], trick: null };

export const SpotsContext = createContext<MutableRefObject<Spots> | null>(null);

/**
 * They are written after the page has been painted, when reading the layout costs nothing. Reading them during the next
 * render gives the last ones, without any layout of its own.
 */
export function useSpots(): MutableRefObject<Spots> {
  const spots = useContext(SpotsContext);
  if (spots === null) throw new Error('no table around this component');
  return spots;
}

export function readSpots(board: Element, seats: number): Pick<Spots, 'seats' | 'trick'> {
  const trick = board.querySelector('[data-testid="trick"]');
  return {
    seats: Array.from({ length: seats }, (_, seat: Seat) => seatSpot(board, seat)),
    trick: trick === null ? null : spotOf(trick),
  };
}
