// Cards as a terminal shows them: their suit symbols, their colours, in a line of text and as drawn faces.

import {
  type Card,
  CLUBS,
  cardName,
  cardSymbol,
  DIAMONDS,
  HEARTS,
  printedSuit,
  rankOf,
  SPADES,
  suitOf,
} from '@kalpler/engine';
import { type Ink, type Look, paint, type Style } from './style.ts';

/** In the order of a hand, so that colours alternate. */
export const SUIT_ORDER: readonly number[] = [SPADES, HEARTS, CLUBS, DIAMONDS];
const SYMBOLS = '♣♦♠♥';

/** The columns of a drawn face with its edges. */
export const FACE_WIDTH = 5;
/** Columns of the longest card in a line of text, as in `10♥`. */
export const CARD_WIDTH = 3;

export function suitSymbol(suit: number): string {
  return SYMBOLS[suit] ?? '?';
}

/** The highest first within a suit, trumps and jokers of Spades among the spades. */
export function inHandOrder(cards: readonly Card[]): Card[] {
  return [...cards].sort(
    (a, b) =>
      SUIT_ORDER.indexOf(suitOf(a)) - SUIT_ORDER.indexOf(suitOf(b)) || rankOf(b) - rankOf(a),
  );
}

/** On a white face: a joker has the colour of its strength. */
const FACE_INKS: Readonly<Record<Look['deck'], Readonly<Record<number, Ink>>>> = {
  two: { [CLUBS]: 'black', [DIAMONDS]: 'red', [SPADES]: 'black', [HEARTS]: 'red' },
  four: { [CLUBS]: 'green', [DIAMONDS]: 'blue', [SPADES]: 'black', [HEARTS]: 'red' },
};
/** In text, on whatever ground the terminal has: black suits keep the terminal's own ink. */
const TEXT_INKS: Readonly<Record<Look['deck'], Readonly<Record<number, Ink>>>> = {
  two: { [DIAMONDS]: 'bright', [HEARTS]: 'bright' },
  four: { [CLUBS]: 'leaf', [DIAMONDS]: 'sky', [HEARTS]: 'bright' },
};

function colourSuit(card: Card): number {
  const suit = printedSuit(card);
  if (suit >= 0) return suit;
  return cardName(card) === 'BJ' ? HEARTS : SPADES;
}

/** A suit's style in a line of text. */
export function suitStyle(suit: number, look: Look): Style {
  const ink = TEXT_INKS[look.deck][suit];
  return ink === undefined ? { isBold: true } : { ink, isBold: true };
}

export function cardStyle(card: Card, look: Look): Style {
  return suitStyle(colourSuit(card), look);
}

/** How a face is drawn: a card that may be played, one that may not, one that is spoken of. */
export type FaceKind = 'plain' | 'faint' | 'chosen';

const EDGE_INKS: Readonly<Record<FaceKind, Ink>> = {
  plain: 'edge',
  faint: 'fog',
  chosen: 'black',
};

/** The style of what is printed on a face, and of its edge. */
export function faceStyles(card: Card, look: Look, kind: FaceKind = 'plain') {
  const ink = FACE_INKS[look.deck][colourSuit(card)]!;
  const ground: Ink = kind === 'faint' ? 'shade' : kind === 'chosen' ? 'gold' : 'face';
  const isDim = kind === 'faint' && look.colours === 0;
  const print: Style = { ink, ground, isBold: kind !== 'faint', isDim };
  const edge: Style = { ink: EDGE_INKS[kind], ground, isDim };
  return { print, edge };
}

/** A card in a line of text, as in `Q♠`, filled to `width` columns. */
export function cardText(card: Card, look: Look, width = 0): string {
  const symbol = cardSymbol(card);
  return (
    paint(symbol, cardStyle(card, look), look) + ' '.repeat(Math.max(0, width - symbol.length))
  );
}

/** Cards in a line of text, in the order given. */
export function cardsText(cards: readonly Card[], look: Look, between = ' '): string {
  return cards.map((card) => cardText(card, look)).join(between);
}
