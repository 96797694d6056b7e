// What a seat has seen of the cards in the middle of a deal: its own, those still out, and who has shown a void.

import type { Deal, Seat } from '@kalpler/engine';
import { count } from './counts.ts';

export abstract class CardsSeen {
  /** Own cards and the union of all other hands, by suit. */
  readonly own = new Int32Array(4);
  readonly out = new Int32Array(4);
  /** The other seats that may hold the suit, by suit. */
  readonly live = new Int32Array(4);
  /** Cards in the seat's own hand. */
  cards = 0;
  /** All other seats, and those of them yet to play to this trick. */
  others = 0;
  after = 0;

  look(deal: Deal, seat: Seat): void {
    const { own, out, live } = this;
    const { hands, seats, step } = deal;
    const others = ((1 << seats) - 1) & ~(1 << seat);
    let cards = 0;
    for (let suit = 0; suit < 4; suit++) {
      const held = hands[(seat << 2) | suit]!;
      // No two hands share a card, so the union of the others is all cards less the seat's own.
      const all = hands[suit]! | hands[4 | suit]! | hands[8 | suit]! | hands[12 | suit]!;
      own[suit] = held;
      out[suit] = all ^ held;
      live[suit] = all === held ? 0 : others;
      cards += count(held);
    }
    this.cards = cards;
    this.others = others;
    let after = 0;
    for (let n = deal.inTrick + 1, next: Seat = seat; n < seats; n++) {
      next = from(next, step, seats);
      after |= 1 << next;
    }
    this.after = after;
    this.noteVoids(deal);
  }

  /** A seat that played off the led suit has none of it. */
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
          if ((card ^ led) < 32) continue;
          this.live[led >> 5]! &= ~(1 << player);
          this.noteDiscard(1 << player, card, deal.contractIndex);
        }
      }
      leader = takers[trick]!;
    }
  }

  /** Takes in what a seat, as a set, has shown besides by the card that it played off the led suit. */
  protected noteDiscard(_seat: number, _card: number, _contract: number): void {}
}

/** The seat some steps away, less than one round. */
function from(seat: Seat, steps: number, seats: number): Seat {
  const there = seat + steps;
  if (seats === 4) return there & 3;
  return there < 0 ? there + seats : there >= seats ? there - seats : there;
}
