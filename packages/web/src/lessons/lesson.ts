// A lesson as data: deals of a real table, and small steps in them.
//
// Hands and moves are written in the engine's notation. Moves follow each other after commas; one that is not made
// by the only seat whose turn it is begins with its seat, as in `2:bid 3`.

import type { GameId, RuleName, Standing } from '@kalpler/engine';

export interface Lesson {
  readonly game: GameId;
  readonly scenes: readonly Scene[];
}

/** One deal and the steps in it. */
export interface Scene {
  /** Where the match stands before the deal; what is left out is as at its beginning. */
  readonly standing?: Partial<Standing>;
  /** By seat; the player sits at seat 0. */
  readonly hands: readonly [string, string, string, string];
  /** What has happened in the deal before its first step. */
  readonly past?: string;
  readonly steps: readonly Step[];
}

export interface Step {
  /** The name of its words. */
  readonly id: string;
  /** What the others do before the player is asked. */
  readonly before?: string;
  readonly ask: Ask;
  /** What follows the player's move. */
  readonly after?: string;
}

/** Cards are written one after the other; where there is a choice, the first is the best. */
export type Ask =
  | { readonly kind: 'read' }
  | { readonly kind: 'play'; readonly cards: string }
  /** Cards that the table refuses, and the rule by which it does. */
  | { readonly kind: 'try'; readonly cards: string; readonly rule: RuleName }
  | { readonly kind: 'give'; readonly cards: string }
  | { readonly kind: 'bid'; readonly bids: readonly (number | 'nil')[] }
  | { readonly kind: 'choose'; readonly contract: string };

/** A step and the scene that it belongs to. */
export interface Place {
  readonly scene: Scene;
  readonly step: Step;
  /** Its place in the scene. */
  readonly at: number;
}

export function placesOf({ scenes }: Lesson): Place[] {
  return scenes.flatMap((scene) => scene.steps.map((step, at) => ({ scene, step, at })));
}
