// A light player on the bare deal: fast enough to play out thousands of imagined deals for each move.

import type { Action, Deal, Random, Seat } from '@kalpler/engine';
import type { ReasonKind } from './bot.ts';

/**
 * A policy may read the hand of its own seat, all that is public, and of the other hands only their union,
 * which its seat knows anyway. Choosing a card must not allocate.
 */
export interface Policy {
  /** A legal action for a seat that may act. */
  act(deal: Deal, seat: Seat, random: Random): Action;
  /** What the last action was chosen for, where the action alone does not show it. */
  readonly intent?: ReasonKind | undefined;
  /** The choices that are worth weighing, where not all that are legal are; undefined where they are. */
  choices?(deal: Deal, seat: Seat): Action[] | undefined;
}

/** Ways of playing: by the book, with two temperaments, and as well as a player can without looking ahead. */
export const STYLES = ['basic', 'aggressive', 'defensive', 'skilled'] as const;
export type Style = (typeof STYLES)[number];
