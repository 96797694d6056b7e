// Readers of the strategies on a command line: who plays, and who sits where.

import { readBot } from '@kalpler/bots';
import { lineUp } from '@kalpler/bots/arena';
import type { AnyGame } from '@kalpler/engine';
import { UsageError } from './errors.ts';

/** A comma list of bots, by their canonical names: `basic,expert:20ms`. */
export function strategiesOf(text: string, flag = '--strategies'): string[] {
  return text.split(',').map((part) => {
    const name = part.trim();
    // The requirements name `ml`, a neural player, which Kalpler does not have: it is refused by that name.
    if (name === 'ml') {
      throw new UsageError(
        `${flag}: ml: the neural player does not exist yet; leave it out or take another`,
      );
    }
    const read = readBot(name);
    if (!read.ok) throw new UsageError(`${flag}: ${read.error}`);
    return read.value.name;
  });
}

/** Bots for all seats: a name for each, or one for everybody, or two for the pairs or for one against the others. */
export function botsOf(game: AnyGame, text: string, flag = '--ai'): readonly string[] {
  const seated = lineUp(game, strategiesOf(text, flag));
  if (!seated.ok) throw new UsageError(`${flag}: ${seated.error.replace(/^bots: /, '')}`);
  return seated.value;
}

/** What such a bot plays depends on the machine and the moment, not on the seed alone. */
export function thinksForATime(name: string): boolean {
  const bot = readBot(name);
  return bot.ok && bot.value.kind === 'expert' && Number.isFinite(bot.value.expert.ms);
}
