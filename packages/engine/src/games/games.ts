// The games: the one list that names them, and from a name and options to a game that can be played.

import { Hearts } from './hearts/game.ts';
import { HEARTS_OPTIONS } from './hearts/options.ts';
import { GAME_IDS, type GameId } from './ids.ts';
import { King } from './king/game.ts';
import { KING_OPTIONS } from './king/options.ts';
import { type Fields, type OptionSheet, readOptions, show } from './options.ts';
import { fail, ok, type Result } from './result.ts';
import { Spades } from './spades/game.ts';
import { SPADES_OPTIONS } from './spades/options.ts';

export { GAME_IDS, type GameId } from './ids.ts';

// Two lists of the same, so that a page which needs only options fetches no rules.
export const OPTION_SHEETS = {
  hearts: HEARTS_OPTIONS,
  spades: SPADES_OPTIONS,
  king: KING_OPTIONS,
} as const satisfies Readonly<Record<GameId, object>>;

const CLASSES = {
  hearts: Hearts,
  spades: Spades,
  king: King,
} as const satisfies Readonly<Record<GameId, unknown>>;

export type AnyGame = InstanceType<(typeof CLASSES)[GameId]>;
/** The game of a name. */
export type GameOf<Id extends GameId> = { [One in AnyGame as One['id']]: One }[Id];
export type AnyOptions = AnyGame['options'];
export type DealResult = ReturnType<AnyGame['result']>;

/** A game by name with a preset and changes to it, such as `{ preset: 'classic', moon: 'smart' }`. */
export function makeGame(id: unknown, options: unknown = {}): Result<AnyGame, string> {
  if (!isGameId(id)) {
    return fail(`game: expected one of ${GAME_IDS.join(', ')}, got ${show(id)}`);
  }
  const sheet: OptionSheet<Fields> = OPTION_SHEETS[id];
  const read = readOptions(sheet, options);
  // The sheet has the name of its game, so these are that game's options.
  const Made = CLASSES[id] as new (options: unknown) => AnyGame;
  return read.ok ? ok(new Made(read.value)) : read;
}

function isGameId(id: unknown): id is GameId {
  return (GAME_IDS as readonly unknown[]).includes(id);
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
