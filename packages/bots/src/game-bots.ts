// What a game brings to the bots: one object with everything that they must know about the game, above all its light players.

import type { Action, Card, Deal, Game, Random, Seat, Standing, TableView } from '@kalpler/engine';
import type { ReasonKind, Thought } from './bot.ts';
import type { SearchModel } from './expert/search-model.ts';
import type { Costs, Reading } from './reasons/trick.ts';

/**
 * A light player on the bare deal: fast enough to play out thousands of sample deals for each move. It may read
 * the hand of its own seat, all that is public, and of the other hands only their union, which its seat knows anyway.
 * Choosing a card must not allocate.
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

/** A game as the bots know it: `createBots` takes one of each game that is played. */
export interface GameBots<G extends Game = Game> {
  readonly id: G['id'];
  /** The light player of a style. */
  policy(game: G, standing: Standing, style: Style): Policy;
  readonly instinct: GameInstinct<G>;
  readonly reasons: GameReasons<G>;
  /** A move that needs no thought. */
  obvious?(view: TableView): Thought | undefined;
  /** What the expert must know besides, fetched apart, because only the expert needs it. */
  readonly search?: SearchModel<G> | undefined;
}

/** How beginners play the game: by rules of thumb, without a thought of what may come. */
export interface GameInstinct<G extends Game = Game> {
  /** How often, out of 256, each level plays by instinct instead of with care. */
  readonly lapses: Readonly<Record<'easy' | 'medium' | 'hard', number>>;
  /** Whether the seat wants tricks, rather than to stay below the others. */
  wantsTricks(game: G, deal: Deal, seat: Seat): boolean;
  /** The other seat of its side, whose tricks it does not take; -1 or left out where there is none. */
  partner?(game: G, seat: Seat): Seat;
  /** What units cost whoever takes them, less than nothing if they are worth having; by default, as many points. */
  cost?(units: number): number;
  /** The cards to give away, in a game that has such a phase. */
  give?(game: G, deal: Deal, seat: Seat): Action;
  /** One of several legal choices that are not cards to the trick; the first, where this is left out. */
  choose?(game: G, deal: Deal, seat: Seat, legal: readonly Action[], random: Random): Action;
}

/** Why a seat does what it does; `known` is the deal as it knows it before. */
export interface GameReasons<G extends Game = Game> {
  playKind(game: G, reading: Reading): ReasonKind;
  /** The reason for a choice that is not a card to the trick; undefined for one that the game does not have. */
  choiceKind(known: Deal, seat: Seat, action: Action): ReasonKind | undefined;
  /** The cards that the reason for such a choice speaks of. */
  choiceCards(kind: ReasonKind, game: G, known: Deal, seat: Seat, action: Action): Card[];
  /** What cards cost their taker. */
  costs(game: G, known: Deal): Costs;
  /** The cards besides the one played that a reason of this game's own speaks of. */
  otherCards?(kind: ReasonKind): readonly Card[] | undefined;
}
