// The rules of tables in words: what both languages have, and all sentences for one table.

import type { AnyOptions, GameId } from '@kalpler/engine';
import type { HeartsRules } from './tr/games/hearts.ts';
import type { KingRules } from './tr/games/king.ts';
import type { SpadesRules } from './tr/games/spades.ts';

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

export interface RulesTexts {
  readonly hearts: HeartsRules;
  readonly spades: SpadesRules;
  readonly king: KingRules;
}

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
  return linesOf(texts, options).filter((line) => line !== false);
}

function linesOf(texts: RulesTexts, options: AnyOptions) {
  switch (options.game) {
    case 'hearts':
      return texts.hearts.lines(options);
    case 'spades':
      return texts.spades.lines(options);
    case 'king':
      return texts.king.lines(options);
  }
}
