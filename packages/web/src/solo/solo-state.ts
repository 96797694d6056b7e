// What the table in the worker tells the page after every step.

import type { GameId, TableView } from '@kalpler/engine';
import type { MatchKind, Rival } from './saved-match.ts';

export interface SoloState {
  readonly id: string;
  readonly kind: MatchKind;
  readonly game: GameId;
  readonly rivals: readonly (Rival | null)[];
  readonly view: TableView;
  /** Whether the view does not follow from the one before by play: it was opened, taken back or put forward. */
  readonly isJump: boolean;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly hints: number;
  readonly undos: number;
  readonly isOver: boolean;
  /** Whether the store has it, so that it goes on after the page is closed. */
  readonly isSaved: boolean;
  /** So many moves were lost because the save was damaged; told once, when it is opened. */
  readonly lost: number;
}

/** Why a match cannot be opened. */
export type OpenProblem =
  | { readonly kind: 'unknown' }
  /** Another tab plays it. */
  | { readonly kind: 'elsewhere' }
  /** Nothing of it can be read; it was set aside for a report. */
  | { readonly kind: 'broken'; readonly why: string };
