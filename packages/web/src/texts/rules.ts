// The rules of tables in words, apart from the other texts: only sheets and tables need them.

import type { AnyOptions } from '@kalpler/engine';
import { useSettings } from '../state/settings.tsx';
import type { RuleTexts } from './rule-words.ts';
import { rulesEn } from './rules-en.ts';
import { rulesTr } from './rules-tr.ts';

export { about, type RuleKey, type RuleValue } from './rule-words.ts';

const RULES = { tr: rulesTr, en: rulesEn } as const;

export function useRuleTexts(): RuleTexts {
  return RULES[useSettings().settings.language];
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
