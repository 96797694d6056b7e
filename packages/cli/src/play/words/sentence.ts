// Sentences for reasons, which may name the cards that a move has to do with.

import type { ReasonKind } from '@kalpler/bots';

/** Some sentences name cards: the one played comes first, those it has to do with follow. */
type Sentence = string | ((cards: readonly string[]) => string);
export type Sentences = Readonly<Record<ReasonKind, Sentence>>;

/** A sentence, and behind it the cards that the one played has to do with, if there are some. */
export function behind(sentence: string, more: string, cards: readonly string[]): string {
  return withAll(sentence, more, cards.slice(1));
}

/** The same with all cards. */
export function withAll(sentence: string, more: string, cards: readonly string[]): string {
  return cards.length > 0 ? `${sentence} ${more}: ${cards.join(' ')}.` : sentence;
}
