// The texts of a game that are needed wherever it is named, before the rest is fetched.

import type { GameId } from '@kalpler/engine';

export interface GameTexts {
  readonly name: string;
  /** The other name by which people know it. */
  readonly alsoCalled?: string;
  /** What it is about, in one sentence. */
  readonly lead: string;
  /** Names of its presets: short enough for a badge. */
  readonly presets: Readonly<Record<string, string>>;
  /** How its daily deal is won; by default the sentence above. */
  readonly daily?: string;
  /** What its lesson teaches. */
  readonly lesson?: string;
}

/** The texts of each game. */
export type Games = Readonly<Record<GameId, GameTexts>>;

/** One of these texts for each game. */
export function eachGame<Text>(
  games: Games,
  text: (game: GameTexts) => Text,
): Readonly<Record<GameId, Text>> {
  const texts = Object.entries(games).map(([id, game]) => [id, text(game)]);
  return Object.fromEntries(texts);
}
