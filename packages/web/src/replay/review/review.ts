// What an expert says of the decisions of one seat in one deal.

import type { Reason } from '@kalpler/bots/core';
import type { Card, Move, Seat } from '@kalpler/engine';
import type { Place } from '../player/steps.ts';

export const GRADES = ['best', 'fine', 'mistake', 'forced'] as const;
export type Grade = (typeof GRADES)[number];

export interface Decision {
  /** The moment of the deal that the decision led to, as the number of moves made by then. */
  readonly move: number;
  readonly grade: Grade;
  readonly made: Move;
  readonly best: Move;
  /** The points that the best move was expected to bring more. */
  readonly lost: number;
  /** How much of the match it was expected to bring more, from 0 to 1: some mistakes cost hardly any points. */
  readonly chance: number;
  /** Why the best move is the best. */
  readonly reason: Reason;
}

const CARDS = ['lucky', 'even', 'unlucky'] as const;

/** By how many points the seat came out ahead of the others, and why. */
export interface DealSummary {
  readonly result: number;
  /** What the cards were worth. */
  readonly luck: number;
  readonly cards: (typeof CARDS)[number];
  readonly lost: number;
  readonly mistakes: number;
}

export interface DealReview {
  /** From 1. */
  readonly deal: number;
  readonly seat: Seat;
  readonly decisions: readonly Decision[];
  /** Null while the deal is played. */
  readonly summary: DealSummary | null;
}

/** All that is known of a match so far. */
export interface MatchFigures {
  readonly deals: number;
  readonly result: number;
  readonly luck: number;
  readonly lost: number;
  /** How many decisions there were of each grade. */
  readonly grades: Readonly<Record<Grade, number>>;
}

export function sumUp(reviews: readonly DealReview[]): MatchFigures {
  const summaries = reviews.flatMap(({ summary }) => summary ?? []);
  const decisions = reviews.flatMap((review) => review.decisions);
  const total = (part: 'result' | 'luck' | 'lost') =>
    summaries.reduce((sum, summary) => sum + summary[part], 0);
  const count = (grade: Grade) => decisions.filter((one) => one.grade === grade).length;
  return {
    deals: reviews.length,
    result: total('result'),
    luck: total('luck'),
    lost: decisions.reduce((sum, { lost }) => sum + lost, 0),
    grades: {
      best: count('best'),
      fine: count('fine'),
      mistake: count('mistake'),
      forced: count('forced'),
    },
  };
}

/** The way from one mistake to the next, over all deals that have been looked at. */
export function mistakesOf(reviews: readonly DealReview[]): Place[] {
  return reviews.flatMap(({ deal, decisions }) =>
    decisions.filter(({ grade }) => grade === 'mistake').map(({ move }) => ({ deal, move })),
  );
}

const isBefore = (one: Place, other: Place) =>
  one.deal < other.deal || (one.deal === other.deal && one.move < other.move);

/** The mistake after a place, or before it; null where there is none. The places come in order. */
export function nextMistake(mistakes: readonly Place[], from: Place, way: 'on' | 'back') {
  const found =
    way === 'on'
      ? mistakes.find((place) => isBefore(from, place))
      : mistakes.findLast((place) => isBefore(place, from));
  return found ?? null;
}

/** The cards that would have been better, to be marked in the hand. */
export function bestCards({ grade, best, made }: Decision): readonly Card[] {
  if (grade === 'best' || grade === 'forced') return [];
  if (best.kind === 'play') return [best.card];
  if (best.kind !== 'pass' && best.kind !== 'exchange') return [];
  const given = made.kind === best.kind ? made.cards : [];
  return best.cards.filter((card) => !given.includes(card));
}
