// The rules of tables in words, apart from the other texts: fetched when somebody wants to read them.

import type { AnyOptions } from '@kalpler/engine';
import { fetchedWords } from './fetched-words.ts';
import type { RuleTexts } from './rule-words.ts';

export { about, type RuleKey, type RuleValue } from './rule-words.ts';

export const { load: loadRuleTexts, use: useRuleTexts } = fetchedWords<RuleTexts>(
  async () => (await import('./tr/rules.ts')).rulesTr,
  async () => (await import('./en/rules.ts')).rulesEn,
);

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
