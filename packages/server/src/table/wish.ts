// From a wish for a new table to the first entry of its log.

import { type GameId, makeGame, OPTION_SHEETS } from '@kalpler/engine';
import { newSecret, secretText } from '@kalpler/fair';
import { hostError, type RequestOf, type WireError } from '@kalpler/protocol';
import type { OpenEntry } from './entry.ts';

/** The first entry of a new table, or what is wrong with the wish. */
export function openEntry(wish: RequestOf<'createTable'>, word: string): OpenEntry | WireError {
  const game: GameId = wish.game ?? 'hearts';
  const { preset: inner, ...options } = wish.options ?? {};
  if (wish.preset !== undefined && inner !== undefined && inner !== wish.preset) {
    return hostError('BAD_REQUEST', 'preset: another one stands in the options');
  }
  const preset = wish.preset ?? inner ?? OPTION_SHEETS[game].standard;
  const made = makeGame(game, { ...options, preset });
  if (!made.ok) return hostError('BAD_REQUEST', made.error);
  return {
    kind: 'open',
    word,
    game,
    options: made.value.options,
    preset: preset as string,
    visibility: wish.visibility ?? 'public',
    spectators: wish.spectators ?? true,
    delay: wish.spectatorDelay ?? 0,
    ...(wish.language === undefined ? {} : { language: wish.language }),
    secret: secretText(newSecret()),
  };
}
