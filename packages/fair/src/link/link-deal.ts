// Deals in a link: most follow from the secret of the match; any other is written card by card.

import {
  type AnyGame,
  type Card,
  type Draw,
  dealNext,
  type Entry,
  type Seat,
  type Table,
} from '@kalpler/engine';
import { nextDraw, type Secret } from '../index.ts';
import type { ChoiceReader, ChoiceWriter } from './choice-number.ts';

type Dealt = Entry & { readonly kind: 'deal' };

/** Whether this is what the secret gives next. */
export function isDrawn(table: Table, secret: Secret, { cards, first }: Dealt): boolean {
  if (table.opening.deals.kind !== 'fair') return false;
  const drawn = dealNext(table, nextDraw(table, secret));
  const entry = drawn.ok ? drawn.value.lastEntry : undefined;
  if (entry?.kind !== 'deal' || entry.first !== first) return false;
  return entry.cards.every((card, i) => card === cards[i]);
}

/** Card by card, in the order of the deck, who of those that still get some has it; then who begins. */
export function noteDeal(writer: ChoiceWriter, game: AnyGame, { cards, first }: Dealt): void {
  const hands = new Hands(game);
  for (const card of game.deck.cards) {
    const seat = Math.floor(cards.indexOf(card) / game.length);
    writer.note(hands.open.indexOf(seat), hands.open.length);
    hands.give(seat, card);
  }
  writer.note(first, game.seats);
}

export function readDeal(reader: ChoiceReader, game: AnyGame): Draw {
  const hands = new Hands(game);
  for (const card of game.deck.cards) {
    hands.give(hands.open[reader.next(hands.open.length)]!, card);
  }
  return { cards: hands.cards.flat(), first: reader.next(game.seats) };
}

/** Hands that fill up. */
class Hands {
  readonly cards: Card[][];
  readonly #length: number;

  constructor({ seats, length }: AnyGame) {
    this.cards = Array.from({ length: seats }, () => []);
    this.#length = length;
  }

  /** The seats that still get cards. */
  get open(): Seat[] {
    return [...this.cards.keys()].filter((seat) => this.cards[seat]!.length < this.#length);
  }

  give(seat: Seat, card: Card): void {
    this.cards[seat]!.push(card);
  }
}
