// The form of the sentences for reasons.

import type { ReasonKind } from '@kalpler/bots';

/** A sentence, or one with words for the cards that are named behind it, if there are some. */
export type Sentences = Readonly<
  Record<ReasonKind, string | readonly [sentence: string, more: string]>
>;
