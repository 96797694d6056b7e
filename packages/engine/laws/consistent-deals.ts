// All deals that a viewer could be in, found by trying every one: slow, and without any cleverness.

import { isDeepStrictEqual } from 'node:util';
import {
  type Card,
  cardName,
  type Deal,
  dealtHands,
  listCards,
  type Seat,
  viewTable,
} from '../src/index.ts';
import type { Scene } from './scene.ts';
import { isGift, otherWorld } from './secrets.ts';

/** All hands of a deal in words, so that deals can be counted. */
export function handsKey(deal: Deal): string {
  return Array.from({ length: deal.seats }, (_, seat) =>
    listCards(deal.hands, seat << 2)
      .map(cardName)
      .join(' '),
  ).join(' | ');
}

/** The cards that the viewer does not see, and the ways to deal them out. */
export function hiddenCards({ game, deal, eyes }: Scene, viewer: Seat | null): Card[][] {
  const { hand } = eyes.viewDeal(game, deal, viewer);
  return Array.from({ length: game.seats }, (_, seat) =>
    seat === viewer && hand !== null ? [] : listCards(deal.hands, seat << 2),
  );
}

export function waysToDeal(sizes: readonly number[]): number {
  let ways = 1;
  let cards = 0;
  for (const size of sizes) {
    for (let n = 1; n <= size; n++) ways = (ways * ++cards) / n;
  }
  return Math.round(ways);
}

/**
 * The keys of all deals in which the same could have happened and would look the same to the viewer: the
 * hidden cards are dealt out in every way, and the whole deal is played again with each.
 */
export function consistentDeals(scene: Scene, viewer: Seat | null): Set<string> {
  const { game, deal, table } = scene;
  const hidden = hiddenCards(scene, viewer);
  const view = viewTable(table, viewer);
  const found = new Set<string>();
  forEachDealing(hidden, (assigned) => {
    const hands = dealtHands(deal);
    hidden.forEach((cards, seat) => {
      for (const card of cards) hands[(seat << 2) | (card >> 5)]! ^= 1 << (card & 31);
    });
    assigned.forEach((cards, seat) => {
      for (const card of cards) hands[(seat << 2) | (card >> 5)]! |= 1 << (card & 31);
    });
    const gifts = someGifts(scene, viewer, hands);
    const cards = Array.from({ length: game.seats }, (_, seat) =>
      listCards(hands, seat << 2),
    ).flat();
    const other = otherWorld(scene, cards, ({ seat, move }) =>
      isGift(move) ? { kind: move.kind, cards: gifts[seat]! } : move,
    );
    if (other !== null && isDeepStrictEqual(viewTable(other, viewer), view)) {
      found.add(handsKey(other.deal!));
    }
  });
  return found;
}

/** Gives the cards of the passes back, in `hands`: the known ones, and otherwise any that were received. */
function someGifts(scene: Scene, viewer: Seat | null, hands: Int32Array): Card[][] {
  const { game, deal, moves, eyes } = scene;
  const { gave, received } = eyes.viewDeal(game, deal, viewer);
  const gifts: Card[][] = [];
  // Gifts that changed hands at once were all among the cards that their receivers had then.
  const isInTurn = game.id === 'spades' && game.options.blindNilExchangeMode === 'bidderFirst';
  const then = isInTurn ? hands : hands.slice();
  for (const { seat, move } of moves.toReversed()) {
    if (!isGift(move)) continue;
    const to = game.receiver(deal, seat);
    const known = seat === viewer ? gave : to === viewer ? received : null;
    const gift = known ?? listCards(then, to << 2).slice(0, game.giftSize());
    for (const card of gift) {
      hands[(to << 2) | (card >> 5)]! &= ~(1 << (card & 31));
      hands[(seat << 2) | (card >> 5)]! |= 1 << (card & 31);
    }
    gifts[seat] = [...gift];
  }
  return gifts;
}

/** Calls back with every way to deal the same cards to the same seats, as many to each. */
export function forEachDealing(
  hidden: readonly (readonly Card[])[],
  visit: (assigned: readonly (readonly Card[])[]) => void,
): void {
  const pool = hidden.flat();
  const assigned: Card[][] = hidden.map(() => []);
  const place = (at: number): void => {
    if (at === pool.length) {
      visit(assigned);
      return;
    }
    hidden.forEach((cards, seat) => {
      if (assigned[seat]!.length === cards.length) return;
      assigned[seat]!.push(pool[at]!);
      place(at + 1);
      assigned[seat]!.pop();
    });
  };
  place(0);
}
