// The reason for a move in words.

import type { Reason } from '@kalpler/bots';
import { cardSymbol } from '@kalpler/engine';
import type { Language } from '../../words/language.ts';
import { reasonsEn } from './reasons-en.ts';
import { reasonsTr } from './reasons-tr.ts';

export function reasonWords({ kind, cards = [] }: Reason, language: Language): string {
  const sentence = (language === 'tr' ? reasonsTr : reasonsEn)[kind];
  return typeof sentence === 'string' ? sentence : sentence(cards.map(cardSymbol));
}
