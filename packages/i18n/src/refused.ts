// Why something was refused, in words: the sentence for its rule, else the one for its code.

import type { RefusalCode, RuleName, Suit } from '@kalpler/engine';

/** What a server refuses, beyond what every table does. */
type ServerCode =
  | 'BAD_REQUEST'
  | 'RATE_LIMITED'
  | 'NAME_TAKEN'
  | 'NOT_SEATED'
  | 'NOT_OWNER'
  | 'KICKED'
  | 'TABLE_LOCKED'
  | 'CHAT_CLOSED'
  | 'TRY_AGAIN';

/** A refusal of the server, or of the table before anything was sent. */
export interface Refused {
  readonly code: RefusalCode | ServerCode;
  readonly message?: string;
  readonly rule?: string;
  readonly suit?: string;
  readonly amount?: number;
}

export interface ErrorTexts {
  readonly codes: Readonly<Record<Refused['code'], string>>;
  readonly badName: string;
  readonly elsewhere: string;
}

/** A sentence for every rule; some name a suit or an amount. */
export type RuleSentences = Readonly<Record<RuleName, (suit: string, amount?: number) => string>>;

export function errorText(texts: ErrorTexts, { code, message = '' }: Refused): string {
  if (code === 'BAD_REQUEST' && message.startsWith('playerName')) return texts.badName;
  if (code === 'BAD_REQUEST' && message.startsWith('you are at')) return texts.elsewhere;
  return texts.codes[code] ?? texts.codes.BAD_REQUEST;
}

/** The sentence for the rule that a refusal names, if it names one. */
export function ruleText(
  sentences: RuleSentences,
  suits: Readonly<Record<Suit, string>>,
  { rule, suit, amount }: Pick<Refused, 'rule' | 'suit' | 'amount'>,
): string | undefined {
  const named: Readonly<Record<string, RuleSentences[RuleName]>> = sentences;
  return named[rule ?? '']?.(suits[suit as Suit] ?? '', amount);
}
