// What a game adds to the laws that hold for all of them; a plain trick-taking game adds nothing.

import type {
  AnyGame,
  Deal,
  DealResult,
  GameId,
  Move,
  Random,
  Seat,
  Standing,
  Table,
} from '../../src/index.ts';
import type { Judge } from '../judge.ts';
import { HEARTS_LAWS } from './hearts.ts';
import { KING_LAWS } from './king.ts';
import { SPADES_LAWS } from './spades.ts';

export interface Choice {
  readonly seat: Seat;
  readonly move: Move;
}

export interface GameLaws {
  /** Tables beside the presets, by name: options that no preset has. */
  readonly mixes?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  /** What the points of a deal add up to. */
  resultLaws?(game: AnyGame, deal: Deal, before: Standing, result: DealResult, judge: Judge): void;
  /** What holds of the whole match. */
  matchLaws?(table: Table, judge: Judge): void;
  /** The terms of a deal, and the fields of a result beyond the common ones, with everyone one chair on. */
  turnTerms?(terms: number, seats: number): number;
  turnResult?(result: DealResult, turn: Turn): object;
  /** What a random player had better do now, where any legal move is not good enough. */
  choose?(table: Table, random: Random): Choice | undefined;
}

/** How seats and lists move when everyone sits one chair further left. */
export interface Turn {
  seat<S extends Seat | null>(seat: S): S;
  list<T>(list: readonly T[]): T[];
}

const LAWS: Readonly<Partial<Record<GameId, GameLaws>>> = {
  hearts: HEARTS_LAWS,
  spades: SPADES_LAWS,
  king: KING_LAWS,
};

export function lawsOf(game: GameId): GameLaws {
  return LAWS[game] ?? {};
}
