// The games of the terminal: their only list, and the questions that any of them answers.

import type { AnyOptions, GameId, Seat } from '@kalpler/engine';
import { hearts } from './hearts/index.ts';
import { king } from './king/index.ts';
import type { GamePlugin } from './plugin.ts';
import { spades } from './spades/index.ts';

const GAMES: Readonly<Record<GameId, GamePlugin>> = { hearts, spades, king };

export function gamePlugin(id: GameId): GamePlugin {
  return GAMES[id];
}

/** Where a seat stands in totals, scores and bags. */
export function sideOfSeat(options: AnyOptions, seat: Seat): number {
  return GAMES[options.game].rules.side?.(options, seat) ?? seat;
}

/** The points that end a match, as in ` to 50 points`; nothing where something else ends it. */
export function goalText(options: AnyOptions): string {
  const goal = GAMES[options.game].rules.goal(options);
  return goal === null ? '' : ` to ${goal} points`;
}
