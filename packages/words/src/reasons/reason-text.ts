// Why a computer player would do something, in words: for hints and for verdicts.

import type { Reason, ReasonKind } from '@kalpler/bots';
import type { Card } from '@kalpler/engine';
import type { Language } from '../language.ts';
import { reasonsEn } from './en.ts';
import type { Sentences } from './sentences.ts';
import { reasonsTr } from './tr.ts';

const REASONS: Readonly<Record<Language, Sentences>> = { tr: reasonsTr, en: reasonsEn };

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
  { kind, cards = [] }: Reason,
  cardName: (card: Card) => string,
  language: Language,
): string {
  const found = REASONS[language][kind];
  if (typeof found === 'string') return found;
  const [sentence, more] = found;
  const named = OF_ALL.includes(kind) ? cards : cards.slice(1);
  return named.length === 0 ? sentence : `${sentence} ${more}: ${named.map(cardName).join(', ')}.`;
}
