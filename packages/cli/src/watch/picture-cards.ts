// Cards of the picture: hands in a row or by suits, and the trick in the middle.

import { type Card, type DealView, seatFrom, type Table } from '@kalpler/engine';
import type { Canvas } from '../terminal/canvas.ts';
import { cardStyle, inHandOrder, SUIT_ORDER, suitStyle, suitSymbol } from '../terminal/cards.ts';
import type { Style } from '../terminal/style.ts';
import { clip, widthOf } from '../terminal/width.ts';

export const FAINT: Style = { ink: 'grey' };
/** Columns of a hand at the side. */
export const SIDE = 29;
/** Where each seat's card lies in the trick, from the middle: columns and rows of its corner. */
const SPOTS = {
  below: [-2, 11],
  left: [-9, 8],
  above: [-2, 5],
  right: [5, 8],
} as const satisfies Readonly<Record<string, readonly [number, number]>>;
export type Place = keyof typeof SPOTS;
export const PLACES: Readonly<Record<number, readonly Place[]>> = {
  3: ['below', 'left', 'right'],
  4: ['below', 'left', 'above', 'right'],
};

/** A hand in one row, suit by suit; cards that are not seen as backs. */
export function drawRow(
  canvas: Canvas,
  y: number,
  hand: readonly Card[] | null,
  count: number,
): void {
  const cards = hand === null ? null : inHandOrder(hand);
  const text = cards === null ? backs(count) : cards.map(rankText).join(' ');
  const suits = cards === null ? 0 : new Set(cards.map((card) => card >> 5)).size;
  let x = Math.floor((canvas.columns - widthOf(text) - 3 * suits) / 2);
  if (cards === null) {
    canvas.text(x, y, text, FAINT);
    return;
  }
  let suit = -1;
  for (const card of cards) {
    if (card >> 5 !== suit) {
      suit = card >> 5;
      canvas.text(x + 1, y, suitSymbol(suit), suitStyle(suit, canvas.look));
      x += 3;
    }
    canvas.text(x, y, rankText(card), cardStyle(card, canvas.look));
    x += widthOf(rankText(card)) + 1;
  }
}

/** A hand in four rows, one for each suit. */
export function drawSuits(
  canvas: Canvas,
  x: number,
  hand: readonly Card[] | null,
  count: number,
): void {
  if (hand === null) {
    canvas.text(x, 8, backs(count), FAINT);
    return;
  }
  SUIT_ORDER.forEach((suit, row) => {
    const cards = inHandOrder(hand).filter((card) => card >> 5 === suit);
    const style = suitStyle(suit, canvas.look);
    canvas.text(x, 8 + row, suitSymbol(suit), style);
    canvas.text(x + 2, 8 + row, clip(cards.map(rankText).join(' '), SIDE - 2), style);
  });
}

/** The trick on the table, or the one that has just been taken. */
export function drawTrick(canvas: Canvas, view: DealView, { game }: Table): void {
  const { seats, step } = game;
  const trick = Math.ceil(view.plays.length / seats) - 1;
  if (trick < 0) return;
  const leader = trick === 0 ? view.opener! : view.takers[trick - 1]!;
  const taker = view.takers[trick];
  view.plays.slice(trick * seats).forEach((card, i) => {
    const seat = seatFrom(leader, i * step, seats);
    const [x, y] = SPOTS[PLACES[seats]![seat]!];
    canvas.face(canvas.columns / 2 + x, y, card, seat === taker ? 'chosen' : 'plain');
  });
}

function rankText(card: Card): string {
  const suit = card & 31;
  return suit <= 12 ? RANKS[suit]! : HIGH[suit - 13]!;
}
const RANKS = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'];
/** Above the ace of spades in some decks: deuces with their suits, and the jokers. */
const HIGH = ['2', '2♣', '2♦', '2♥', '2♠', 'LJ', 'BJ'];

function backs(count: number): string {
  return '▯ '.repeat(count).trimEnd();
}
