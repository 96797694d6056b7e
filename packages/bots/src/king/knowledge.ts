// What a seat knows in the middle of a deal: its own cards, the cards still out, and who has shown a void.

import { type Deal, HEARTS, type King, PENALTIES, type Seat } from '@kalpler/engine';
import { count } from '../ducking/counts.ts';

const NO_SUIT = -1;
const KUPA = PENALTIES.indexOf('kupa');
const ERKEK = PENALTIES.indexOf('erkek');
const KIZ = PENALTIES.indexOf('kiz');
const RIFKI = PENALTIES.indexOf('rifki');

export class Knowledge {
  /** Own cards and the union of all other hands, by suit. */
  readonly own = new Int32Array(4);
  readonly out = new Int32Array(4);
  /** The other seats that may hold the suit, by suit. */
  readonly live = new Int32Array(4);
  /** Cards that cost their taker something, by contract × 4 + suit. */
  readonly penalties = new Int32Array(40);
  /** Where this contract's penalty cards are. */
  at = 0;
  /** Cards in the own hand. */
  cards = 0;
  /** All other seats, and those of them yet to play to this trick. */
  others = 0;
  after = 0;
  /** Seats that have shown that they hold no penalty card. */
  clean = 0;
  /** The suit that a void player must throw, if held, by contract. */
  readonly #thrown: Int32Array;
  /** Whether a void player must throw penalty cards of any suit, by contract. */
  readonly #honours: Int32Array;

  constructor(game: King) {
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

  look(deal: Deal, seat: Seat): void {
    const { own, out, live } = this;
    const { hands, seats } = deal;
    const others = ((1 << seats) - 1) & ~(1 << seat);
    let cards = 0;
    for (let suit = 0; suit < 4; suit++) {
      const held = hands[(seat << 2) | suit]!;
      // No two hands share a card, so the union of the others is all cards less the own ones.
      const all = hands[suit]! | hands[4 | suit]! | hands[8 | suit]! | hands[12 | suit]!;
      own[suit] = held;
      out[suit] = all ^ held;
      live[suit] = all === held ? 0 : others;
      cards += count(held);
    }
    this.at = deal.contractIndex << 2;
    this.cards = cards;
    this.others = others;
    this.clean = 0;
    this.noteVoids(deal);
    let after = 0;
    for (let n = deal.inTrick + 1, next: Seat = seat; n < seats; n++) {
      next = from(next, deal.step, seats);
      after |= 1 << next;
    }
    this.after = after;
  }

  /** Whoever played off the led suit has none of it, and may have shown more. */
  private noteVoids(deal: Deal): void {
    const { plays, takers, seats, step, count: played } = deal;
    let leader = deal.opener;
    for (let trick = 0, i = 0; i < played; trick++, i += seats) {
      const led = plays[i]!;
      let differ = (plays[i + 1]! ^ led) | (plays[i + 2]! ^ led);
      if (seats === 4) differ |= plays[i + 3]! ^ led;
      if (differ >= 32) {
        // A trick still open may follow unknown ones: count back from the seat on turn.
        if (trick === deal.trick) leader = from(deal.turn, step * (i - played), seats);
        const end = i + seats < played ? i + seats : played;
        for (let n = i + 1, player = leader; n < end; n++) {
          player = from(player, step, seats);
          const card = plays[n]!;
          if ((card ^ led) >= 32) this.noteVoid(1 << player, led >> 5, card, deal.contractIndex);
        }
      }
      leader = takers[trick]!;
    }
  }

  private noteVoid(seat: number, led: number, card: number, contract: number): void {
    const { live } = this;
    const suit = card >> 5;
    const thrown = this.#thrown[contract]!;
    live[led]! &= ~seat;
    if (thrown >= 0 && suit !== thrown) live[thrown]! &= ~seat;
    if (this.#honours[contract] === 0) return;
    if (((this.penalties[this.at | suit]! >> (card & 31)) & 1) === 0) this.clean |= seat;
  }
}

/** The seat so many steps away, less than one round. */
function from(seat: Seat, steps: number, seats: number): Seat {
  const there = seat + steps;
  if (seats === 4) return there & 3;
  return there < 0 ? there + seats : there >= seats ? there - seats : there;
}
