// Who sits at a table alone, in the form in which any table is told of its players.

import type { Player } from '@kalpler/protocol';
import { LEVELS } from '@kalpler/protocol/level';
import type { AloneState } from './alone-state.ts';

export function playersOf({ view, rivals }: AloneState): Player[] {
  return view.players.map((name, seat) => {
    const bot = rivals[seat]?.bot;
    return {
      seat,
      name,
      connected: true,
      // A style that is no level plays about as well as one in the middle.
      bot: bot === undefined ? null : (LEVELS.find((level) => bot.startsWith(level)) ?? 'medium'),
      standIn: false,
      owner: seat === view.seat,
      salted: false,
    };
  });
}
