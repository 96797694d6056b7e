// The rules of tables in words: what both languages have, and all sentences for one table.

import type { AnyOptions, GameId } from '@kalpler/engine';
import type { texts } from './tr/rules.ts';

export type RuleValue = string | number | boolean;

export interface RuleWords {
  readonly label: string;
  /** What the chosen value means, in one sentence. */
  readonly about: string | ((value: RuleValue) => string);
  readonly values?: Readonly<Record<string, string>>;
}

/** A sentence, or nothing where the rule is not played. */
export type RuleLine = string | false;

/** What each game says of its rules. */
export interface GameRules<Key extends string, Options> {
  /** A sentence for each preset. */
  readonly presets: Readonly<Record<string, string>>;
  /** The options that the sheet for new tables offers. */
  readonly options: Readonly<Record<Key, RuleWords>>;
  lines(options: Options): readonly RuleLine[];
}

export type RulesTexts = typeof texts;

type KeysOf<Rules> = Rules extends GameRules<infer Key, never> ? Key : never;
export type RuleKey = KeysOf<RulesTexts[keyof RulesTexts]>;

export const signed = (points: number) => `${points < 0 ? '−' : '+'}${Math.abs(points)}`;
export const either = (points: number) => `±${points}`;

export function of(values: Readonly<Record<string, string>>): (value: RuleValue) => string {
  return (value) => values[String(value)] ?? '';
}

/** What a value of an option means. */
export function about(words: RuleWords, value: RuleValue): string {
  return typeof words.about === 'string' ? words.about : words.about(value);
}

/** What a game says of one of its options. */
export function optionText(texts: RulesTexts, game: GameId, key: RuleKey): RuleWords | undefined {
  const options: Readonly<Partial<Record<RuleKey, RuleWords>>> = texts[game].options;
  return options[key];
}

/** All rules of a table, one sentence each. */
export function ruleLines(texts: RulesTexts, options: AnyOptions): readonly string[] {
  // The options are those of the game that is asked.
  const rules = texts[options.game] as GameRules<RuleKey, AnyOptions>;
  return rules.lines(options).filter((line) => line !== false);
}
