// Who sits at a table alone, in the form in which any table is told of its players.

import type { Rival, SoloState } from '@kalpler/match';
import type { Level, Player } from '@kalpler/protocol';
import { LEVELS } from '@kalpler/protocol/level';
import { characterOf } from './characters.ts';

export function playersOf({ view, rivals }: SoloState): Player[] {
  return view.players.map((name, seat) => {
    const rival = rivals[seat] ?? null;
    return {
      seat,
      name,
      connected: true,
      bot: rival && levelOf(rival),
      standIn: false,
      owner: seat === view.seat,
      salted: false,
    };
  });
}

/** A character has its level in every game; a bot that is none plays about as well as one in the middle. */
function levelOf({ character, bot }: Rival): Level {
  const level = characterOf(character)?.level;
  return level ?? LEVELS.find((one) => bot.startsWith(one)) ?? 'medium';
}
