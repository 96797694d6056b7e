// Giving cards away: the pass of Hearts and the exchange of Spades, chosen in secret.

import { type Card, SUIT_COUNT } from '../cards/card.ts';
import type { Random } from '../cards/random.ts';
import { cardSet, holdsValue, listCards } from '../cards/ranks.ts';
import { hasSeat, type Seat } from '../cards/seat.ts';
import type { Deal } from '../deal/deal.ts';
import { refuse } from './game.ts';
import { type Action, giftAction, giftCards } from './move.ts';
import type { Refusal } from './refusal.ts';
import { ok, type Result } from './result.ts';

type GiftKind = 'pass' | 'exchange';

/** Checks a gift in the order of H10: already given, number and repeats, then cards not held. */
export function checkGift(
  deal: Deal,
  seat: Seat,
  kind: GiftKind,
  cards: readonly Card[],
  size: number,
): Result<Action, Refusal> {
  if (hasSeat(deal.given, seat)) return refuse('ALREADY_SUBMITTED');
  if (!Array.isArray(cards) || cards.length !== size) {
    return refuse('INVALID_PASS', 'cardsToGive', size);
  }
  if (new Set(cards).size !== size) return refuse('INVALID_PASS', 'differentCards');
  const held = [...cards].every((card) => holdsValue(deal.hands, card, seat << 2));
  return held ? ok(giftAction(kind, cards)) : refuse('INVALID_CARD');
}

/** Puts a gift aside; the cards change hands only in `moveGift`. */
export function noteGift(deal: Deal, seat: Seat, action: Action): void {
  deal.gifts.set(cardSet(giftCards(action)), seat << 2);
  deal.given |= 1 << seat;
}

/** Moves a noted gift from its giver's hand into another. */
export function moveGift(deal: Deal, from: Seat, to: Seat): void {
  for (let suit = 0; suit < SUIT_COUNT; suit++) {
    const ranks = deal.gifts[(from << 2) | suit]!;
    deal.hands[(from << 2) | suit]! &= ~ranks;
    deal.hands[(to << 2) | suit]! |= ranks;
  }
}

/** Every gift of `size` cards of a hand. */
export function listGifts(
  deal: Deal,
  seat: Seat,
  kind: GiftKind,
  size: number,
  out: Int32Array,
): number {
  const hand = listCards(deal.hands, seat << 2);
  const gift: Card[] = [];
  let n = 0;
  const add = (from: number): void => {
    if (gift.length === size) {
      out[n++] = giftAction(kind, gift);
      return;
    }
    for (let i = from; i <= hand.length - (size - gift.length); i++) {
      gift.push(hand[i]!);
      add(i + 1);
      gift.pop();
    }
  };
  add(0);
  return n;
}

/** A random gift, for a seat that has not chosen in time (H15, S8). */
export function randomGift(
  deal: Deal,
  seat: Seat,
  kind: GiftKind,
  size: number,
  random: Random,
): Action {
  const hand = listCards(deal.hands, seat << 2);
  const gift: Card[] = [];
  while (gift.length < size && hand.length > 0)
    gift.push(...hand.splice(random.below(hand.length), 1));
  return giftAction(kind, gift);
}
