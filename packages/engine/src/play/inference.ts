// What a play reveals to everyone: the cards that its player cannot hold any more.
//
// A restriction keeps certain cards unless none is held. So a player of a card outside the kept set has
// just shown that they hold none of it. Voids, and all that King's forced plays give away, follow from the
// same list of restrictions that decides legality; nothing is written twice.

import { type Card, rankBit, SUIT_COUNT, suitOf } from '../cards/card.ts';
import { type CardSet, holds } from '../cards/ranks.ts';
import type { Deal } from '../deal/deal.ts';
import { rulesInForce } from './legal.ts';

const field: CardSet = new Int32Array(SUIT_COUNT);
const bound: CardSet = new Int32Array(SUIT_COUNT);

/**
 * Adds what the seat on turn shows by playing this card, before it is played.
 * `barred` holds, as seat × 4 + suit, the cards each seat cannot hold.
 */
export function noteBarred(deal: Deal, card: Card, barred: Int32Array): void {
  const at = deal.turn << 2;
  const suit = suitOf(card);
  if (deal.led >= 0 && suit !== deal.led) barred[at | deal.led] = -1;
  const rules = rulesInForce(deal, suit);
  if (rules.length === 0) return;
  if (deal.led === suit) {
    field.fill(0);
    field[suit] = -1;
  } else {
    field.fill(-1);
  }
  for (let i = 0; i < rules.length; i++) {
    const rule = rules[i]!;
    const kept = rule.keep(deal);
    if (holds(kept, card)) {
      // A rule that binds on other cards may not have applied: what it keeps is in the field either way.
      for (let s = 0; s < SUIT_COUNT; s++) field[s]! &= kept[s]!;
      continue;
    }
    const missing = rule.binds === null ? kept : bound;
    if (rule.binds !== null) rule.binds(deal, bound);
    for (let s = 0; s < SUIT_COUNT; s++) barred[at | s]! |= field[s]! & missing[s]!;
  }
  barred[at | suit]! &= ~rankBit(card);
}
