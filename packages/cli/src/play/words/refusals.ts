// Why the table refuses something, in words.

import type { Refusal } from '@kalpler/engine';
import { codesEn } from '@kalpler/words/codes-en';
import { codesTr } from '@kalpler/words/codes-tr';
import type { Language } from '@kalpler/words/language';
import { refusalsEn } from '@kalpler/words/refusals-en';
import { refusalsTr } from '@kalpler/words/refusals-tr';
import { NAMES } from '../../words/names.ts';

const WORDS = {
  tr: { rules: refusalsTr, codes: codesTr },
  en: { rules: refusalsEn, codes: codesEn },
} as const;

export function refusalWords({ code, rule, suit, amount }: Refusal, language: Language): string {
  const { rules, codes } = WORDS[language];
  if (rule === undefined) return codes[code];
  return rules[rule](suit === undefined ? '' : NAMES[language].suits[suit], amount);
}
