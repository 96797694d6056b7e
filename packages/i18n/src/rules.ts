// The rules of tables in words: what both languages have, and all sentences for one table.

import type {
  AnyOptions,
  GameId,
  HeartsOptions,
  KingOptions,
  SpadesOptions,
} from '@kalpler/engine';

/** The options that the sheet for new tables offers. */
export type RuleKey =
  | 'endScore'
  | 'moon'
  | 'jackOfDiamonds'
  | 'targetScore'
  | 'nil'
  | 'blindNil'
  | 'bidding'
  | 'kingRule'
  | 'yukseltme'
  | 'cancelKiz'
  | 'mustTrumpWhenVoid';
export type RuleValue = string | number | boolean;

export interface RuleWords {
  readonly label: string;
  /** What the chosen value means, in one sentence. */
  readonly about: string | ((value: RuleValue) => string);
  readonly values?: Readonly<Record<string, string>>;
}

export type PresetWords = Readonly<Record<GameId, Readonly<Record<string, string>>>>;
/** A sentence, or nothing where the rule is not played. */
export type RuleLine = string | false;

export interface RulesTexts {
  /** A sentence for each preset. */
  readonly presets: PresetWords;
  readonly options: Readonly<Record<RuleKey, RuleWords>>;
  hearts(options: HeartsOptions): readonly RuleLine[];
  spades(options: SpadesOptions): readonly RuleLine[];
  king(options: KingOptions): readonly RuleLine[];
}

export const signed = (points: number) => `${points < 0 ? '−' : '+'}${Math.abs(points)}`;
export const either = (points: number) => `±${points}`;

export function of(values: Readonly<Record<string, string>>): (value: RuleValue) => string {
  return (value) => values[String(value)] ?? '';
}

/** What a value of an option means. */
export function about(words: RuleWords, value: RuleValue): string {
  return typeof words.about === 'string' ? words.about : words.about(value);
}

/** All rules of a table, one sentence each. */
export function ruleLines(texts: RulesTexts, options: AnyOptions): readonly string[] {
  return linesOf(texts, options).filter((line) => line !== false);
}

function linesOf(texts: RulesTexts, options: AnyOptions) {
  switch (options.game) {
    case 'hearts':
      return texts.hearts(options);
    case 'spades':
      return texts.spades(options);
    case 'king':
      return texts.king(options);
  }
}
