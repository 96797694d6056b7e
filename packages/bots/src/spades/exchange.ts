// Choosing the cards that partners exchange after a blind nil: danger goes out, protection comes in.

import {
  type Action,
  BID_BLIND_NIL,
  type Card,
  type Deal,
  giftAction,
  listCards,
  rankOf,
  type Seat,
  SPADES,
  suitOf,
} from '@kalpler/engine';
import type { Knowledge } from './knowledge.ts';
import type { Strength } from './strength.ts';

/** How many ranks higher a trump weighs as a gift to a nil bidder. */
const TRUMP_GIFT = 5;

export function chooseGift(
  deal: Deal,
  seat: Seat,
  size: number,
  knowledge: Knowledge,
  strength: Strength,
): Action {
  const isBidder = deal.bids[seat] === BID_BLIND_NIL;
  const own = knowledge.own.slice();
  const out = knowledge.out.slice();
  const gift: Card[] = [];
  while (gift.length < size) {
    let best: Card | undefined;
    let most = Number.NEGATIVE_INFINITY;
    for (const card of listCards(own)) {
      const value = isBidder ? safetyWithout(card, own, out, strength) : -giftWeight(card);
      if (value > most) {
        most = value;
        best = card;
      }
    }
    gift.push(best!);
    move(best!, own, out);
  }
  return giftAction('exchange', gift);
}

/** How safe the nil is once a card has gone to the partner. */
function safetyWithout(card: Card, own: Int32Array, out: Int32Array, strength: Strength): number {
  move(card, own, out);
  const safety = strength.nilChance(own, out, 3);
  move(card, out, own);
  return safety;
}

/** The partner gives low cards, and rather plain ones. */
function giftWeight(card: Card): number {
  return rankOf(card) + (suitOf(card) === SPADES ? TRUMP_GIFT : 0);
}

function move(card: Card, from: Int32Array, to: Int32Array): void {
  const bit = 1 << rankOf(card);
  from[suitOf(card)]! &= ~bit;
  to[suitOf(card)]! |= bit;
}
