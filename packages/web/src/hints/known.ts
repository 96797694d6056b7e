// What a seat knows of every card of the deck from its own hand, its own gift and what was played openly.

import {
  type Card,
  CLUBS,
  type DealView,
  DIAMONDS,
  HEARTS,
  rankOf,
  type Seat,
  SPADES,
  suitOf,
  type TableView,
} from '@kalpler/engine';
import { playSeats, receiverOf, trickCards } from '@kalpler/protocol';
import { deckOf } from '../games/cards.ts';

/** In the order of a hand, so that colours alternate. */
const ORDER = [SPADES, HEARTS, CLUBS, DIAMONDS];

export interface KnownCard {
  readonly card: Card;
  /** `given`: passed on, and not played yet. */
  readonly state: 'mine' | 'played' | 'given' | 'out';
  /** The seat that played it or was given it. */
  readonly seat: Seat | null;
  /** The trick it was played to, from 1. */
  readonly trick: number | null;
}

export interface KnownSuit {
  readonly suit: number;
  /** The highest first. */
  readonly cards: readonly KnownCard[];
}

/** A seat that did not follow suit, and the card by which it showed so first. */
export interface Shown {
  readonly seat: Seat;
  readonly suit: number;
  readonly trick: number;
  readonly card: Card;
}

export function knownSuits(view: TableView): KnownSuit[] {
  const { deal } = view;
  const seats = deal === null ? [] : playSeats(view, deal);
  const known = deckOf(view.options).map((card) => knownCard(view, deal, seats, card));
  return ORDER.map((suit) => ({
    suit,
    cards: known
      .filter(({ card }) => suitOf(card) === suit)
      .sort((a, b) => rankOf(b.card) - rankOf(a.card)),
  }));
}

/** `seats` are those of all plays, in order. */
function knownCard(
  view: TableView,
  deal: DealView | null,
  seats: readonly Seat[],
  card: Card,
): KnownCard {
  const place = deal?.plays.indexOf(card) ?? -1;
  if (place >= 0) {
    const trick = Math.floor(place / view.players.length) + 1;
    return { card, state: 'played', seat: seats[place] ?? null, trick };
  }
  const free = { card, seat: null, trick: null };
  if (deal?.hand?.includes(card)) return { ...free, state: 'mine' };
  // Once the deal is over, or before the cards change hands, a gift says nothing.
  if (deal?.phase === 'playing' && deal.gave?.includes(card)) {
    return { ...free, state: 'given', seat: receiverOf(view, deal, deal.seat!) };
  }
  return { ...free, state: 'out' };
}

/** Cards of a suit that the others hold, the highest first. */
export function outOf({ cards }: KnownSuit): Card[] {
  return cards.flatMap(({ card, state }) => (state === 'out' || state === 'given' ? [card] : []));
}

export function ownOf({ cards }: KnownSuit): Card[] {
  return cards.flatMap(({ card, state }) => (state === 'mine' ? [card] : []));
}

/** The seats that have shown a void, in the order in which it was seen, without the viewer's. */
export function shownVoids(view: TableView): Shown[] {
  const { deal } = view;
  if (deal === null) return [];
  const found: Shown[] = [];
  for (let trick = 0; trick <= deal.takers.length; trick++) {
    const cards = trickCards(view, deal, trick);
    const led = cards[0] === undefined ? -1 : suitOf(cards[0].card);
    for (const { seat, card } of cards) {
      const isNew = !found.some((one) => one.seat === seat && one.suit === led);
      if (seat !== view.seat && suitOf(card) !== led && isNew) {
        found.push({ seat, suit: led, trick: trick + 1, card });
      }
    }
  }
  return found;
}
