// Where the cards of a hand lie: one row if there is room, else two, and every card with an edge to tap.

import { type Card, CLUBS, DIAMONDS, HEARTS, rankOf, SPADES, suitOf } from '@kalpler/engine';

/** The least of a card that can be tapped. */
const STRIP = 44;
/** The smallest card of a single row. */
const LEAST_CARD = 56;
const MARGIN = 8;
const RATIO = 1.4;
/** The height of a hand without cards: what is above it keeps its distance. */
const EMPTY = 16;

export interface Place {
  readonly x: number;
  readonly y: number;
  /** Degrees. */
  readonly turn: number;
  readonly row: number;
}

interface HandLayout {
  readonly cardWidth: number;
  readonly cardHeight: number;
  readonly height: number;
  /** How much playable cards stand out. */
  readonly lift: number;
  readonly places: readonly Place[];
}

/** Suits in the order of a hand, so that colours alternate. */
const ORDER = [SPADES, HEARTS, CLUBS, DIAMONDS];

interface HandOrder {
  readonly leftHanded: boolean;
  readonly lowFirst: boolean;
}

const USUAL: HandOrder = { leftHanded: false, lowFirst: false };

export function sortHand(cards: readonly Card[], { leftHanded, lowFirst } = USUAL): Card[] {
  const way = lowFirst ? 1 : -1;
  const sorted = cards.toSorted(
    (a, b) => ORDER.indexOf(suitOf(a)) - ORDER.indexOf(suitOf(b)) || way * (rankOf(a) - rankOf(b)),
  );
  return leftHanded ? sorted.reverse() : sorted;
}

export function layoutHand(cards: readonly Card[], width: number, maxCard: number): HandLayout {
  const usable = width - MARGIN;
  const n = cards.length;
  const single = Math.min(maxCard, usable - (n - 1) * STRIP);
  const rows = single >= LEAST_CARD ? [n] : twoRows(cards);
  const longest = Math.max(...rows, 1);
  const cardWidth = Math.max(
    40,
    rows.length === 1 ? single : Math.min(maxCard, usable - (longest - 1) * STRIP),
  );
  const cardHeight = cardWidth * RATIO;
  const offset = Math.max(STRIP, 0.62 * cardHeight);
  const lift = rows.length === 2 ? 8 : 14;
  const top = lift + 14;
  const places = rows.flatMap((m, row): Place[] => {
    const most = rows.length === 2 ? cardWidth + 2 : Math.max(STRIP, cardWidth * 0.64);
    const step = m > 1 ? Math.min((usable - cardWidth) / (m - 1), most) : 0;
    const left = (width - (step * (m - 1) + cardWidth)) / 2;
    const isArc = rows.length === 1 && step >= 60;
    return Array.from({ length: m }, (_, i) => {
      const t = m > 1 ? (i / (m - 1)) * 2 - 1 : 0;
      return {
        x: left + i * step,
        y: top + row * offset + (isArc ? t * t * 10 : 0),
        turn: isArc ? t * 3 : 0,
        row,
      };
    });
  });
  const height =
    n === 0 ? EMPTY : top + cardHeight + (rows.length - 1) * offset + (rows.length === 1 ? 14 : 6);
  return { cardWidth, cardHeight, height, lift, places };
}

/** The cards of the back row and the front row: cut between suits where that leaves both alike. */
function twoRows(cards: readonly Card[]): number[] {
  const n = cards.length;
  const half = Math.floor(n / 2);
  const isBetween = (at: number) =>
    at > 0 && at < n && suitOf(cards[at - 1]!) !== suitOf(cards[at]!);
  const cut = [half, n - half].find(isBetween) ?? half;
  return [cut, n - cut];
}
