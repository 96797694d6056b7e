// A card as a small integer: its suit in the high bits, its strength within that suit in the low five.
//
// Suit and rank are the ones that count in play. A high deuce or a joker of a Spades deck is a spade
// above the ace (S14), so it has a code of its own and no rule ever needs to ask which deck is used.

declare const brand: unique symbol;

export type Card = number & { readonly [brand]: 'Card' };
/** The ranks held in one suit, one bit each. */
export type Ranks = number;

export const SUITS = ['clubs', 'diamonds', 'spades', 'hearts'] as const;
export type Suit = (typeof SUITS)[number];

export const CLUBS = 0;
export const DIAMONDS = 1;
export const SPADES = 2;
export const HEARTS = 3;
export const SUIT_COUNT = 4;

/** Suit letters in suit order, which is also the order that breaks ties between equal ranks (C3). */
export const SUIT_LETTERS = 'CDSH';
const SUIT_SYMBOLS = '♣♦♠♥';

const RANK_BITS = 5;
const RANK_NAMES = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'] as const;
export const TWO = 0;
export const TEN = 8;
export const JACK = 9;
export const QUEEN = 10;
export const KING = 11;
export const ACE = 12;

/** Ranks above the ace, found only in the spades of some decks (S14). */
const HIGH_CARDS = ['2S', '2C', '2D', '2H', '2S', 'LJ', 'BJ'] as const;
export const LOW_DEUCE_OF_SPADES = 13;
export const HIGH_DEUCES = { clubs: 14, diamonds: 15, hearts: 16, spades: 17 } as const;
export const LITTLE_JOKER = 18;
export const BIG_JOKER = 19;

/** Every card code is below this; tables indexed by card have this length. */
export const CARD_CODES = SUIT_COUNT << RANK_BITS;

/** A mark for "no card" where a card is expected. */
export const NO_CARD = (CARD_CODES - 1) as Card;

export function cardOf(suit: number, rank: number): Card {
  return ((suit << RANK_BITS) | rank) as Card;
}

export function suitOf(card: Card): number {
  return card >> RANK_BITS;
}

export function rankOf(card: Card): number {
  return card & 31;
}

/** The bit of a card within the ranks of its suit. */
export function rankBit(card: Card): Ranks {
  return 1 << (card & 31);
}

export const QUEEN_OF_SPADES = cardOf(SPADES, QUEEN);
export const JACK_OF_DIAMONDS = cardOf(DIAMONDS, JACK);
export const KING_OF_HEARTS = cardOf(HEARTS, KING);

const NAMES: readonly string[] = Array.from({ length: CARD_CODES }, (_, code) => {
  const suit = suitOf(code as Card);
  const rank = rankOf(code as Card);
  if (rank <= ACE) return `${RANK_NAMES[rank]}${SUIT_LETTERS[suit]}`;
  return (suit === SPADES && HIGH_CARDS[rank - LOW_DEUCE_OF_SPADES]) || '??';
});

/** The printed name: rank and suit letter, as in `QS`, `10H`, `BJ`. */
export function cardName(card: Card): string {
  return NAMES[card] ?? '??';
}

/** The printed name with a suit symbol, as in `Q♠`. */
export function cardSymbol(card: Card): string {
  const name = cardName(card);
  const suit = printedSuit(card);
  return suit < 0 ? name : name.slice(0, -1) + SUIT_SYMBOLS[suit];
}

/** The suit printed on the card, which a high deuce does not play as; -1 for a joker. */
export function printedSuit(card: Card): number {
  return SUIT_LETTERS.indexOf(cardName(card).slice(-1));
}

export function suitName(suit: number): Suit {
  const name = SUITS[suit];
  if (name === undefined) throw new RangeError(`no suit ${suit}`);
  return name;
}
