// From a wish for a new table to the first entry of its log.

import { type GameId, makeGame, OPTION_SHEETS } from '@kalpler/engine';
import { newSecret, secretText } from '@kalpler/fair';
import { hostError, type RequestOf, type WireError } from '@kalpler/protocol';
import type { OpenEntry } from './entry.ts';

/** The first entry of a new table, or what is wrong with the wish. */
export function openEntry(request: RequestOf<'createTable'>, word: string): OpenEntry | WireError {
  const game: GameId = request.game ?? 'hearts';
  const { preset: inner, ...options } = request.options ?? {};
  if (request.preset !== undefined && inner !== undefined && inner !== request.preset) {
    return hostError('BAD_REQUEST', 'preset: another one stands in the options');
  }
  const preset = request.preset ?? inner ?? OPTION_SHEETS[game].standard;
  const made = makeGame(game, { ...options, preset });
  if (!made.ok) return hostError('BAD_REQUEST', made.error);
  return {
    kind: 'open',
    word,
    game,
    options: made.value.options,
    preset: preset as string,
    visibility: request.visibility ?? 'public',
    spectators: request.spectators ?? true,
    delay: request.spectatorDelay ?? 0,
    ...(request.language === undefined ? {} : { language: request.language }),
    secret: secretText(newSecret()),
  };
}
