// Why a computer player would do something, in words: for hints and for verdicts.

import type { Reason, ReasonKind } from '@kalpler/bots';
import type { Card } from '@kalpler/engine';

/** A sentence, or one with words for the cards that are named behind it, if there are some. */
export type ReasonTexts = Readonly<
  Record<ReasonKind, string | readonly [sentence: string, more: string]>
>;

/** Here all cards are named. Elsewhere the first is the one played, which everybody sees, and the rest are named. */
const OF_ALL: readonly ReasonKind[] = [
  'bidNil',
  'bidStrength',
  'chooseSafePenalty',
  'chooseTrump',
  'declareKing',
  'giveHighToPartner',
  'giveLowToPartner',
  'keepForMoon',
  'passDanger',
  'passToVoid',
];

/** `cardName` names a card as it is named around the sentence. */
export function reasonText(
  texts: ReasonTexts,
  { kind, cards = [] }: Reason,
  cardName: (card: Card) => string,
): string {
  const found = texts[kind];
  if (typeof found === 'string') return found;
  const [sentence, more] = found;
  const named = OF_ALL.includes(kind) ? cards : cards.slice(1);
  return named.length === 0 ? sentence : `${sentence} ${more}: ${named.map(cardName).join(', ')}.`;
}
