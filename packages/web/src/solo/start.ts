// A new match alone without any question: everything as it was chosen the last time.

import type { GameId } from '@kalpler/engine';
import { choiceFor, loadLastChoice, requestFor, usualChoice } from './last-choice.ts';
import { soloClient } from './solo-client.ts';

/** The id of the match; null when none can be begun. */
export async function startAsLastTime(game: GameId, name: string): Promise<string | null> {
  // What was chosen once may have become impossible since.
  for (const choice of [choiceFor(loadLastChoice(), game, name), usualChoice(game, name)]) {
    const started = await soloClient().start(requestFor(game, choice, name));
    if (started.ok) return started.value;
  }
  return null;
}
