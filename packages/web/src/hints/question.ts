// A question for somebody who learns to count cards, made from what a view shows and from nothing else.

import type { Card, Seat, TableView } from '@kalpler/engine';
import { chanceOf, shuffled } from './chance.ts';
import type { Shown } from './known.ts';
import { gone, highest, left, seenVoid, taken } from './question-kinds.ts';

/** What a deal of Hearts or a penalty game of King counts. */
export type Counted = 'points' | 'kupa' | 'erkek' | 'kiz';

interface Asked<Kind extends string, Option> {
  readonly kind: Kind;
  /** All different; the number of the right one is `right`. */
  readonly options: readonly Option[];
  readonly right: number;
}

/** How many cards of a suit the others hold. */
export interface LeftQuestion extends Asked<'left', number> {
  readonly suit: number;
  readonly out: readonly Card[];
}

/** The highest card of a suit that the others hold. */
export interface HighestQuestion extends Asked<'highest', Card> {
  readonly suit: number;
  readonly out: readonly Card[];
}

/** Whether a card was played. */
export interface GoneQuestion extends Asked<'gone', boolean> {
  readonly card: Card;
  readonly by: { readonly seat: Seat; readonly trick: number } | null;
}

/** Who has shown to hold nothing of a suit; null is nobody. */
export interface VoidQuestion extends Asked<'void', Seat | null> {
  readonly suit: number;
  readonly shown: Shown | null;
}

/** How much of what counts was taken. */
export interface TakenQuestion extends Asked<'taken', number> {
  readonly what: Counted;
  readonly taken: readonly number[];
}

export type Question = LeftQuestion | HighestQuestion | GoneQuestion | VoidQuestion | TakenQuestion;

/** Null where there is nothing to ask; the same seed asks the same. */
export function questionAt(view: TableView, seed: number): Question | null {
  const { deal, seat } = view;
  if (deal === null || deal.hand === null || seat === null) return null;
  const chance = chanceOf(seed);
  for (const make of shuffled([left, left, highest, gone, seenVoid, taken], chance)) {
    const question = make(view, chance);
    if (question !== null) return question;
  }
  return null;
}

/** A seed that belongs to the moment: whoever comes back to it is asked the same. */
export function seedOf({ version, deal }: TableView): number {
  return (deal?.hand ?? []).reduce((sum, card) => Math.imul(sum, 31) + card, version);
}
