// The games by name: from a name and options to a game that can be played.

import { Hearts } from './hearts/game.ts';
import { HEARTS_OPTIONS, type HeartsOptions } from './hearts/options.ts';
import { King } from './king/game.ts';
import { KING_OPTIONS, type KingOptions } from './king/options.ts';
import { readOptions, show } from './options.ts';
import { fail, ok, type Result } from './result.ts';
import { Spades } from './spades/game.ts';
import { SPADES_OPTIONS, type SpadesOptions } from './spades/options.ts';
import { GAME_IDS, type GameId } from './standing.ts';

export type AnyGame = Hearts | Spades | King;
export type AnyOptions = HeartsOptions | SpadesOptions | KingOptions;

export const OPTION_SHEETS = {
  hearts: HEARTS_OPTIONS,
  spades: SPADES_OPTIONS,
  king: KING_OPTIONS,
} as const;

/** A game by name with a preset and changes to it, such as `{ preset: 'classic', moon: 'smart' }`. */
export function makeGame(id: unknown, options: unknown = {}): Result<AnyGame, string> {
  switch (id) {
    case 'hearts': {
      const read = readOptions(HEARTS_OPTIONS, options);
      return read.ok ? ok(new Hearts(read.value)) : read;
    }
    case 'spades': {
      const read = readOptions(SPADES_OPTIONS, options);
      return read.ok ? ok(new Spades(read.value)) : read;
    }
    case 'king': {
      const read = readOptions(KING_OPTIONS, options);
      return read.ok ? ok(new King(read.value)) : read;
    }
    default:
      return fail(`game: expected one of ${GAME_IDS.join(', ')}, got ${show(id)}`);
  }
}

/** A game that is known to be well described; throws otherwise. */
export function gameOf(id: GameId, options: Readonly<Record<string, unknown>> = {}): AnyGame {
  const made = makeGame(id, options);
  if (!made.ok) throw new RangeError(made.error);
  return made.value;
}

export function presetNames(id: GameId): string[] {
  return Object.keys(OPTION_SHEETS[id].presets);
}
