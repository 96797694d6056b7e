// A deal that a viewer could be in: everything the view shows, and the rest filled in at random.

import type { Card } from '../cards/card.ts';
import type { Random } from '../cards/random.ts';
import { cardSet, listCards } from '../cards/ranks.ts';
import type { Seat } from '../cards/seat.ts';
import { Deal } from '../deal/deal.ts';
import type { Game } from '../games/game.ts';
import type { GameView } from '../games/view.ts';
import { dealtHands } from '../play/trick.ts';
import { fillHands } from './fill.ts';
import { barred, known, needs, placeKnown, recall, unseen } from './reconstruct-deal.ts';

const TRIES = 10_000;

/**
 * Uniform over all deals that fit the viewer's own hand, the cards given and received, the cards played, all
 * that those plays show about the hands they came from, and the numbers of cards held.
 */
export function sampleDeal(game: Game, view: GameView, random: Random, deal = new Deal()): Deal {
  recall(game, view, deal);
  placeKnown(game, view, deal);
  for (let tries = 0; ; tries++) {
    deal.hands.set(known);
    fillHands(unseen, barred, needs, deal.hands, random);
    // Only King tables that cancel some deals (K4) ever need a second try.
    if (game.allows(deal)) break;
    if (tries === TRIES) throw new RangeError('no deal fits what is known');
  }
  if (view.submitted.length > 0) sampleGifts(game, view, deal, random);
  game.settleHidden(deal, view, (codes) => codes[random.below(codes.length)]!);
  return deal;
}

/** Some gift for every seat that has given: what the viewer knows of, otherwise cards that may have been it. */
function sampleGifts(game: Game, view: GameView, deal: Deal, random: Random): void {
  const dealt = dealtHands(deal);
  for (const from of view.submitted) {
    const to = game.receiver(deal, from);
    const moved = game.isGiftMoved(deal, from);
    let gift: readonly Card[];
    if (from === view.seat && view.gave !== null) gift = view.gave;
    else if (to === view.seat && view.received !== null) gift = view.received;
    else gift = someCards(dealt, moved ? to : from, game.giftSize(), random);
    deal.gifts.set(cardSet(gift), from << 2);
  }
}

function someCards(hands: Int32Array, seat: Seat, size: number, random: Random): Card[] {
  const hand = listCards(hands, seat << 2);
  const some: Card[] = [];
  while (some.length < size && hand.length > 0) {
    const at = random.below(hand.length);
    some.push(hand[at]!);
    hand[at] = hand[hand.length - 1]!;
    hand.pop();
  }
  return some;
}
