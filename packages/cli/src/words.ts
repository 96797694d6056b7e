// All texts of the terminal in one language, and the choice of that language.

import type { Reason } from '@kalpler/bots';
import type { Card, GameId, KingContract, Penalty, Refusal, Suit } from '@kalpler/engine';
import { cardSymbol } from '@kalpler/engine';
import { cardNameEn, penaltiesEn, suitsEn } from '@kalpler/i18n/en/cards';
import { reasonsEn } from '@kalpler/i18n/en/reasons';
import { refusalsEn } from '@kalpler/i18n/en/refusals';
import { codesEn, commonEn } from '@kalpler/i18n/en/start';
import { playEn, watchEn } from '@kalpler/i18n/en/terminal';
import { LANGUAGES, type Language } from '@kalpler/i18n/language';
import { type ReasonTexts, reasonText } from '@kalpler/i18n/reason-text';
import { type RuleSentences, ruleText } from '@kalpler/i18n/refused';
import { cardNameTr, penaltiesTr, suitsTr } from '@kalpler/i18n/tr/cards';
import { reasonsTr } from '@kalpler/i18n/tr/reasons';
import { refusalsTr } from '@kalpler/i18n/tr/refusals';
import { codesTr, commonTr } from '@kalpler/i18n/tr/start';
import { type PlayTexts, playTr, type WatchTexts, watchTr } from '@kalpler/i18n/tr/terminal';
import type { Io } from './io.ts';
import { oneOf } from './options.ts';

/** The language that players read: by option, else as the surroundings say, else Turkish. */
export function languageOf(flag: string | undefined, env: Io['env']): Language {
  if (flag !== undefined) return oneOf('--lang', flag, LANGUAGES);
  const locale = env.LC_ALL || env.LC_MESSAGES || env.LANG || '';
  return /^en/i.test(locale) ? 'en' : 'tr';
}

/** Names are whole words that are never bent. */
interface Names {
  readonly games: Readonly<Record<GameId, string>>;
  readonly suits: Readonly<Record<Suit, string>>;
  /** As in `Maça Kızı` and `Queen of Spades`. */
  readonly card: (card: Card) => string;
  readonly penalties: Readonly<Record<Penalty, string>>;
}

export interface Words {
  readonly language: Language;
  readonly t: PlayTexts;
  readonly watch: WatchTexts;
  readonly names: Names;
  readonly card: (card: Card) => string;
  readonly contract: (contract: KingContract) => string;
  readonly reason: (reason: Reason) => string;
  readonly refusal: (refusal: Refusal) => string;
}

interface Texts {
  readonly t: PlayTexts;
  readonly watch: WatchTexts;
  readonly names: Names;
  readonly reasons: ReasonTexts;
  readonly rules: RuleSentences;
  readonly codes: typeof codesTr;
}

function wordsIn(language: Language, { t, watch, names, reasons, rules, codes }: Texts): Words {
  return {
    language,
    t,
    watch,
    names,
    card: names.card,
    contract: (contract) => contractName(contract, names, t),
    reason: (reason) => reasonText(reasons, reason, cardSymbol),
    refusal: (refusal) => ruleText(rules, names.suits, refusal) ?? codes[refusal.code],
  };
}

/** As in `Rıfkı`, `Koz Maça` and `Trumps Spades`. */
function contractName(contract: KingContract, names: Names, t: PlayTexts): string {
  if (contract.type === 'penalty') return names.penalties[contract.name];
  const name = `${t.trump} ${names.suits[contract.trumpSuit]}`;
  return contract.kingDeclared ? `${name}, ${t.declared}` : name;
}

export const WORDS: Readonly<Record<Language, Words>> = {
  tr: wordsIn('tr', {
    t: playTr,
    watch: watchTr,
    names: { games: commonTr.games, suits: suitsTr, card: cardNameTr, penalties: penaltiesTr },
    reasons: reasonsTr,
    rules: refusalsTr,
    codes: codesTr,
  }),
  en: wordsIn('en', {
    t: playEn,
    watch: watchEn,
    names: { games: commonEn.games, suits: suitsEn, card: cardNameEn, penalties: penaltiesEn },
    reasons: reasonsEn,
    rules: refusalsEn,
    codes: codesEn,
  }),
};
