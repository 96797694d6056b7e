// Cards on the wire: objects such as `{suit, rank, display}`; a name such as "QS" is read as well.

import {
  type Card,
  cardName,
  cardSymbol,
  type Deck,
  printedSuit,
  SUITS,
  type Suit,
} from '@kalpler/engine';
import * as v from 'valibot';

/** The suits that are printed on cards; a joker has none and says so. */
export const WIRE_SUITS = [...SUITS, 'joker'] as const;
export type WireSuit = Suit | 'joker';

/** The last two are the big and the little joker. */
const RANKS = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A', 'B', 'L'] as const;

export interface WireCard {
  readonly suit: WireSuit;
  readonly rank: (typeof RANKS)[number];
  readonly display: string;
}

export const WireCardSchema = v.object({
  suit: v.picklist(WIRE_SUITS),
  rank: v.picklist(RANKS),
  display: v.string(),
});

/** A card in a request, known to the deck or not; the display text is for people and not read. */
export const CardInput = v.union([
  v.pipe(v.string(), v.maxLength(8)),
  v.object({
    suit: v.pipe(v.string(), v.maxLength(8)),
    rank: v.union([v.pipe(v.string(), v.maxLength(8)), v.number()]),
  }),
]);
export type CardInput = v.InferOutput<typeof CardInput>;

const wireCards = new Map<Card, WireCard>();

export function wireCard(card: Card): WireCard {
  const known = wireCards.get(card);
  if (known !== undefined) return known;
  const name = cardName(card);
  const suit = printedSuit(card);
  const made: WireCard = Object.freeze({
    suit: suit < 0 ? 'joker' : SUITS[suit]!,
    rank: (suit < 0 ? name[0]! : name.slice(0, -1)) as WireCard['rank'],
    display: cardSymbol(card),
  });
  wireCards.set(card, made);
  return made;
}

/** The card of a deck that a request means, if the deck has it. */
export function readCard(input: CardInput, deck: Deck): Card | undefined {
  return deck.parse(typeof input === 'string' ? input.toUpperCase() : nameOf(input));
}

/** An unknown suit makes a name that no deck has. */
function nameOf({ suit, rank }: Exclude<CardInput, string>): string {
  if (suit === 'joker') return `${rank}J`;
  const known = (SUITS as readonly string[]).includes(suit);
  return known ? `${rank}${suit[0]!.toUpperCase()}` : '';
}
