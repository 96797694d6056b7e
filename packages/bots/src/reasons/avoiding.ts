// Why a card is played where tricks or the cards in them cost points: Hearts and the penalties of King.

import {
  above,
  type Card,
  cardOf,
  lowest,
  type Ranks,
  rankOf,
  SUIT_COUNT,
  suitOf,
} from '@kalpler/engine';
import type { ReasonKind } from '../bot.ts';
import { othersHold, type Reading } from './reading.ts';

/** What cards cost whoever takes them, apart from what the trick itself costs. */
export type Costs = (card: Card) => number;

export function avoidingKind(reading: Reading, costs: Costs): ReasonKind {
  const { card, table, isFollowing, takes, isLast } = reading;
  if (reading.isLead) return leadKind(reading, costs);
  if (!takes) {
    // Where a whole suit costs, following it is no gift.
    if (costs(card) > 0 && (!isFollowing || isMixed(reading, costs))) return 'dumpPoints';
    if (isFollowing) return 'duck';
    if (reading.isRisky) return 'discardDanger';
    return reading.isLastOfSuit ? 'voidSuit' : 'throwLow';
  }
  if (!reading.couldDuck) return 'mustWin';
  const isFree = costs(card) === 0 && table.every((other) => costs(other) === 0);
  return isLast && isFree ? 'winLast' : 'winCheaply';
}

function leadKind(reading: Reading, costs: Costs): ReasonKind {
  if (hunted(reading, costs).length > 0) return 'huntPenalty';
  if (reading.isLowest) return 'leadSafe';
  if (reading.isLastOfSuit) return 'voidSuit';
  return reading.isHigh ? 'leadHigh' : 'leadLow';
}

/** The penalty cards out that a lead below them may force out; none where the card led costs something itself. */
export function hunted({ card, suit, out }: Reading, costs: Costs): Card[] {
  if (costs(card) > 0) return [];
  return cardsOf(suit, out & above(rankOf(card))).filter((other) => costs(other) > 0);
}

/** Whether nothing that costs is left: in the hand, on the table, or with the others. */
export function isAllOver({ deal, seat, table }: Reading, costs: Costs): boolean {
  if (deal.contract!.unitTricksFrom < deal.length) return false;
  for (const card of table) if (costs(card) !== 0) return false;
  for (let suit = 0; suit < SUIT_COUNT; suit++) {
    const held = deal.hands[(seat << 2) | suit]! | othersHold(deal, seat, suit);
    for (let ranks = held; ranks !== 0; ranks &= ranks - 1) {
      if (costs(cardOf(suit, lowest(ranks))) !== 0) return false;
    }
  }
  return true;
}

/** Whether the suit of the card has cards that cost nothing, be they held, out or in the trick. */
function isMixed({ suit, own, out, table }: Reading, costs: Costs): boolean {
  for (const card of table) if (suitOf(card) === suit && costs(card) === 0) return true;
  for (let ranks = own | out; ranks !== 0; ranks &= ranks - 1) {
    if (costs(cardOf(suit, lowest(ranks))) === 0) return true;
  }
  return false;
}

export function cardsOf(suit: number, ranks: Ranks): Card[] {
  const cards: Card[] = [];
  for (let rank = 0; rank < 32; rank++) if ((ranks >> rank) & 1) cards.push(cardOf(suit, rank));
  return cards;
}
