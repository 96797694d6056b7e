// The rules of tables in words, apart from the other texts: fetched when somebody wants to read them.

import type { AnyOptions } from '@kalpler/engine';
import { type Later, later } from '../state/later.ts';
import { chosenLanguage, type Language, useSettings } from '../state/settings.tsx';
import type { RuleTexts } from './rule-words.ts';

export { about, type RuleKey, type RuleValue } from './rule-words.ts';

const RULES: Readonly<Record<Language, Later<RuleTexts>>> = {
  tr: later(async () => (await import('./tr/rules.ts')).rulesTr),
  en: later(async () => (await import('./en/rules.ts')).rulesEn),
};

export const loadRuleTexts = () => RULES[chosenLanguage()].load();

export function useRuleTexts(): RuleTexts {
  return RULES[useSettings().settings.language].read();
}

/** All rules of a table, one sentence each. */
export function ruleLines(texts: RuleTexts, options: AnyOptions): readonly string[] {
  return linesOf(texts, options).filter((line) => line !== false);
}

function linesOf(texts: RuleTexts, options: AnyOptions) {
  switch (options.game) {
    case 'hearts':
      return texts.hearts(options);
    case 'spades':
      return texts.spades(options);
    case 'king':
      return texts.king(options);
  }
}
