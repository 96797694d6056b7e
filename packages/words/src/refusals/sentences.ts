// The form of the sentences for refusals.

import type { RefusalCode, RuleName } from '@kalpler/engine';

/** For every rule; some name a suit or an amount. */
export type RuleSentences = Readonly<Record<RuleName, (suit: string, amount?: number) => string>>;

/** For what a table itself can refuse without naming a rule. */
export type CodeSentences = Readonly<Record<RefusalCode, string>>;
