// Everything that is said at the table in one language.

import type { Reason } from '@kalpler/bots';
import { type Card, cardSymbol, type KingContract, type Refusal } from '@kalpler/engine';
import type { Language } from '@kalpler/words/language';
import { reasonText } from '@kalpler/words/reasons';
import { contractWords, NAMES } from '../../words/names.ts';
import { playEn } from './en.ts';
import { refusalWords } from './refusals.ts';
import { type PlayWords, playTr } from './tr.ts';

export interface Words {
  readonly language: Language;
  readonly t: PlayWords;
  readonly names: (typeof NAMES)[Language];
  readonly card: (card: Card) => string;
  readonly contract: (contract: KingContract) => string;
  readonly reason: (reason: Reason) => string;
  readonly refusal: (refusal: Refusal) => string;
}

function wordsIn(language: Language, t: PlayWords): Words {
  return {
    language,
    t,
    names: NAMES[language],
    card: NAMES[language].card,
    contract: (contract) => contractWords(contract, language),
    reason: (reason) => reasonText(reason, cardSymbol, language),
    refusal: (refusal) => refusalWords(refusal, language),
  };
}

export const WORDS: Readonly<Record<Language, Words>> = {
  tr: wordsIn('tr', playTr),
  en: wordsIn('en', playEn),
};
