// When a move is called a mistake: only if another was better without doubt, and by enough to be worth a word.

import { type AnyGame, penaltyPoints } from '@kalpler/engine';
import type { Weighed } from '../expert/search.ts';
import { doubtOf } from './doubt.ts';

/** The part of all penalty points of a deal of Hearts that a mistake costs at least: one point of 26. */
const HEARTS_PART = 1 / 26;
/** In Spades, half of a trick that was bid. */
const SPADES_POINTS = 5;
/** In King, the part of a trick in el or at trumps: fifteen points of fifty. */
const KING_PART = 0.3;
/** A move that costs so much of the match is a mistake, however few points it costs. */
const MATCH_LOST = 0.03;

/**
 * Whether a move serves the match less than the best one, by more than so many standard errors, and costs either
 * points, again without doubt and enough of them, or much of the match.
 */
export function isClearlyBehind(
  game: AnyGame,
  best: Weighed,
  mine: Weighed,
  errors: number,
): boolean {
  const lost = best.points - mine.points;
  const chance = best.worth - mine.worth;
  const doubt = doubtOf(best, mine);
  if (chance <= errors * doubt.worth) return false;
  const costsPoints = lost >= leastPoints(game) && lost > errors * doubt.points;
  return costsPoints || chance >= MATCH_LOST;
}

/** Fewer expected points than these are not worth a word, measured by what counts at the table. */
export function leastPoints(game: AnyGame): number {
  switch (game.id) {
    case 'hearts': {
      const { deck, options } = game;
      return HEARTS_PART * deck.cards.reduce((sum, card) => sum + penaltyPoints(options, card), 0);
    }
    case 'spades':
      return SPADES_POINTS;
    case 'king': {
      const { el, trump } = game.options.values;
      return (KING_PART * (Math.abs(el) + Math.abs(trump))) / 2;
    }
  }
}
