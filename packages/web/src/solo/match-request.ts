// What is asked for when somebody sits down alone: the game and its rules, and who sits at the other seats.

import type { GameId, Standing } from '@kalpler/engine';
import type { MatchKind, Rival } from './saved-match.ts';

export interface SoloMatchRequest {
  readonly kind: MatchKind;
  /** The day of a daily deal, as in 2026-11-16; null for a match. */
  readonly day: string | null;
  readonly game: GameId;
  /** A preset and changes to it. */
  readonly options: Readonly<Record<string, unknown>>;
  /** The player's, who sits at seat 0. */
  readonly name: string;
  /** The other seats in their order, from seat 1 on. */
  readonly rivals: readonly Rival[];
  readonly rivalNames: readonly string[];
  /** What the deals follow from, as 64 hexadecimal digits; chance where it is left out. */
  readonly secret?: string;
  /** Where the match stands before the first deal, if not at its beginning. */
  readonly standing?: Standing;
}
