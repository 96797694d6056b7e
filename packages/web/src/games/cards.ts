// Facts about the cards of each game, for the help at solo tables: the deck, the main suit, what is worth counting.

import {
  type AnyOptions,
  type Card,
  type DealView,
  type GameId,
  STANDARD_DECK,
} from '@kalpler/engine';
import type { Counted } from '../hints/counting/question.ts';
import { HEARTS_CARDS } from './hearts/cards.ts';
import { KING_CARDS } from './king/cards.ts';
import type { GameCards } from './plugin.ts';
import { SPADES_CARDS } from './spades/cards.ts';

/** A game that is not here has a whole deck in which all suits are alike. */
const CARDS: Readonly<Partial<Record<GameId, GameCards>>> = {
  hearts: HEARTS_CARDS,
  spades: SPADES_CARDS,
  king: KING_CARDS,
};

/** All cards that a table is played with, by suit, the lowest first: the view lists only those that were seen. */
export function deckOf(options: AnyOptions): readonly Card[] {
  return CARDS[options.game]?.deckOf?.(options) ?? STANDARD_DECK.cards;
}

/** The suit that matters most: trumps, or what is avoided. */
export function keySuit(deal: DealView | null): number | null {
  return deal && (CARDS[deal.game]?.keySuit?.(deal) ?? null);
}

/** What is worth counting while it is taken. */
export function countedIn(deal: DealView | null): Counted | null {
  return deal && (CARDS[deal.game]?.counted?.(deal) ?? null);
}
