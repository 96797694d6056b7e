// What a seat has seen in the middle of a deal of King: the cards, and what discards have shown of those that cost.

import { type Deal, HEARTS, type King, PENALTIES, type Seat } from '@kalpler/engine';
import { CardsSeen } from '../ducking/cards-seen.ts';

const NO_SUIT = -1;
const KUPA = PENALTIES.indexOf('kupa');
const ERKEK = PENALTIES.indexOf('erkek');
const KIZ = PENALTIES.indexOf('kiz');
const RIFKI = PENALTIES.indexOf('rifki');

export class KingSeen extends CardsSeen {
  /** Cards that cost their taker something, by contract × 4 + suit. */
  readonly penalties = new Int32Array(40);
  /** Where this contract's penalty cards are. */
  at = 0;
  /** Seats that have shown that they hold no penalty card. */
  clean = 0;
  /** The suit that a void player must throw, if held, by contract. */
  readonly #thrown: Int32Array;
  /** Whether a void player must throw penalty cards of any suit, by contract. */
  readonly #honours: Int32Array;

  constructor(game: King) {
    super();
    const { kupaVoid, honourVoid, rifkiVoid, mustTrumpWhenVoid } = game.options;
    this.#thrown = Int32Array.from(game.contracts, ({ trump }, number) => {
      if (number === KUPA && kupaVoid === 'mustHeart') return HEARTS;
      if (number === RIFKI && rifkiVoid === 'kingThenHearts') return HEARTS;
      return trump >= 0 && mustTrumpWhenVoid ? trump : NO_SUIT;
    });
    this.#honours = Int32Array.from(game.contracts, (_, number) => {
      if (number === RIFKI) return rifkiVoid === 'any' ? 0 : 1;
      return honourVoid === 'must' && (number === ERKEK || number === KIZ) ? 1 : 0;
    });
    game.contracts.forEach(({ units }, number) => {
      for (const card of game.deck.cards) {
        if (units[card] !== 0) this.penalties[(number << 2) | (card >> 5)]! |= 1 << (card & 31);
      }
    });
  }

  override look(deal: Deal, seat: Seat): void {
    this.at = deal.contractIndex << 2;
    this.clean = 0;
    super.look(deal, seat);
  }

  protected override noteDiscard(seat: number, card: number, contract: number): void {
    const suit = card >> 5;
    const thrown = this.#thrown[contract]!;
    if (thrown >= 0 && suit !== thrown) this.live[thrown]! &= ~seat;
    if (this.#honours[contract] === 0) return;
    if (((this.penalties[this.at | suit]! >> (card & 31)) & 1) === 0) this.clean |= seat;
  }
}
