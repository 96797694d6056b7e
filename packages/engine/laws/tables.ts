// The tables at which the laws are tried: every preset of every game, and mixes of the other options.

import { type AnyGame, GAME_IDS, type GameId, gameOf, presetNames } from '../src/index.ts';
import { lawsOf } from './games/games.ts';

export interface LawTable {
  readonly game: GameId;
  /** The preset, and what is changed about it. */
  readonly name: string;
  readonly options: Readonly<Record<string, unknown>>;
}

function mix(game: GameId, name: string, options: LawTable['options']): LawTable {
  return { game, name, options };
}

/** Every preset of a game, then its mixes. */
export function tablesOf(game: GameId): LawTable[] {
  const presets = presetNames(game).map((preset) => mix(game, preset, { preset }));
  const mixes = Object.entries(lawsOf(game).mixes ?? {});
  return [...presets, ...mixes.map(([name, options]) => mix(game, name, options))];
}

export const ALL_TABLES: readonly LawTable[] = GAME_IDS.flatMap(tablesOf);

export function gameAt(table: LawTable): AnyGame {
  return gameOf(table.game, table.options);
}
