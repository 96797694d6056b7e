// A thought of the expert as lines: what it would do first, then everything else with how far behind it is.

import type { Thought } from '@kalpler/bots/core';
import type { Move, TableView } from '@kalpler/engine';

export interface HintLine {
  readonly move: Move;
  /** Points that are expected beyond those of the advice; below 0 for what brings less. */
  readonly difference: number;
  readonly isAdvice: boolean;
}

/** Of passes, bids and contracts only the best are listed. */
const MOST_CHOICES = 6;
/** Points that nobody would see. */
const NOTHING = 0.05;

/** Empty where there was nothing to weigh. */
export function hintLines({ move, reason }: Thought): HintLine[] {
  const expected = reason.expected ?? [];
  const advised = expected.find((one) => isSameMove(one.move, move));
  if (advised === undefined || expected.length < 2) return [];
  const lines = expected
    .map(({ move: other, value }) => ({
      move: other,
      difference: rounded(value - advised.value),
      isAdvice: isSameMove(other, move),
    }))
    .sort((a, b) => Number(b.isAdvice) - Number(a.isAdvice) || b.difference - a.difference);
  return move.kind === 'play' ? lines : lines.slice(0, MOST_CHOICES);
}

function rounded(points: number): number {
  return Math.abs(points) < NOTHING ? 0 : points;
}

function isSameMove(one: Move, other: Move): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Whether more points could be had in this deal than by the advice, which then serves the match. */
export function isForMatch(lines: readonly HintLine[]): boolean {
  return lines.some(({ difference }) => difference > 0);
}

/** Whether a thought was made for the moment that a view shows; a late one is not worth showing. */
export function fitsView({ move }: Thought, { deal, seat }: TableView): boolean {
  if (deal === null || seat === null || !deal.actors.includes(seat)) return false;
  switch (move.kind) {
    case 'play':
      return deal.legal.includes(move.card);
    case 'pass':
      return deal.phase === 'passing';
    case 'exchange':
      return deal.phase === 'exchanging';
    case 'bid':
    case 'reveal':
      return deal.phase === 'bidding';
    case 'choose':
    case 'cancel':
      return deal.phase === 'selecting';
    case 'moon':
      return 'moonChoice' in deal && deal.moonChoice === seat;
    case 'claim':
      return 'mayClaim' in deal && deal.mayClaim;
  }
}
