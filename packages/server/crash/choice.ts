// A random legal request for the player whom a view asks to act.

import { cardName, type DealView, type Random, type TableView } from '@kalpler/engine';
import type { MoveRequest } from '@kalpler/protocol';

export interface Choice {
  readonly event: MoveRequest;
  readonly payload: object;
}

export function randomChoice({ seat, deal }: TableView, random: Random): Choice | null {
  if (deal === null || seat === null || !deal.actors.includes(seat)) return null;
  switch (deal.phase) {
    case 'passing':
      return { event: 'submitPass', payload: { cards: gift(deal, random) } };
    case 'exchanging':
      return { event: 'submitExchange', payload: { cards: gift(deal, random) } };
    case 'playing':
      return { event: 'playCard', payload: { card: cardName(oneOf(deal.legal, random)) } };
    default:
      return special(deal, random);
  }
}

/** What only one of the games asks for. */
function special(deal: DealView, random: Random): Choice | null {
  switch (deal.game) {
    case 'hearts':
      return { event: 'chooseMoon', payload: { option: 'othersPlus' } };
    case 'spades':
      if (deal.hand === null && random.below(2) === 0) return { event: 'revealHand', payload: {} };
      return { event: 'submitBid', payload: { bid: oneOf(deal.legalBids, random) } };
    case 'king':
      return { event: 'selectContract', payload: oneOf(deal.open, random) };
  }
}

function gift(deal: DealView, random: Random): string[] {
  const hand = [...deal.hand!];
  const given = Array.from(
    { length: deal.give!.count },
    () => hand.splice(random.below(hand.length), 1)[0]!,
  );
  return given.map(cardName);
}

function oneOf<T>(list: readonly T[], random: Random): T {
  return list[random.below(list.length)]!;
}
