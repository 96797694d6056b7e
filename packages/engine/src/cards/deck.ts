// A deck: the cards a game is played with, in a canonical order, and the way from printed names to them.

import { ACE, type Card, cardName, cardOf, SUIT_COUNT, TWO } from './card.ts';
import { type CardSet, cardSet, listCards } from './ranks.ts';

export class Deck {
  /** Every card once: by suit (clubs, diamonds, spades, hearts), lowest first. A shuffle permutes this. */
  readonly cards: readonly Card[];
  readonly set: CardSet;
  readonly #byName: ReadonlyMap<string, Card>;

  constructor(cards: readonly Card[]) {
    this.set = cardSet(cards);
    this.cards = Object.freeze(listCards(this.set));
    this.#byName = new Map(this.cards.map((card) => [cardName(card), card]));
  }

  get size(): number {
    return this.cards.length;
  }

  /** The card of this deck with a printed name such as `QS`; `T` is read as 10. */
  parse(name: string): Card | undefined {
    return this.#byName.get(name.length === 2 && name[0] === 'T' ? `10${name[1]}` : name);
  }

  has(card: Card): boolean {
    return card !== undefined && this.#byName.get(cardName(card)) === card;
  }

  without(...names: readonly string[]): Deck {
    return new Deck(this.cards.filter((card) => !names.includes(cardName(card))));
  }

  with(...cards: readonly Card[]): Deck {
    return new Deck([...this.cards, ...cards]);
  }
}

function standardCards(): Card[] {
  const cards: Card[] = [];
  for (let suit = 0; suit < SUIT_COUNT; suit++) {
    for (let rank = TWO; rank <= ACE; rank++) cards.push(cardOf(suit, rank));
  }
  return cards;
}

export const STANDARD_DECK = new Deck(standardCards());
