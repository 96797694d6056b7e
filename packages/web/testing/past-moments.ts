// Moments of a match alone that tests of the page begin at: made by bots, and opened in a window.

import type { MatchKeeper } from '../src/alone/match-keeper.ts';
import { openAlone } from './alone.ts';
import { type Past, type PastWish, pastOf, remember } from './alone-past.ts';
import type { Window } from './browser.ts';

/** The player is asked for this phase, after so many deals. */
export const asked =
  (phase: string, deals = 0) =>
  ({ table, seat }: MatchKeeper): boolean =>
    table.phase === phase && table.actors.includes(seat) && table.results.length >= deals;

/** Plays a match up to a moment; what comes back opens it in a window. */
export async function momentOf(
  wish: PastWish,
): Promise<(url: string, window: Window) => Promise<void>> {
  const past: Past = await pastOf([{ bot: 'easy', self: 'easy', ...wish }]);
  return async (url, window) => {
    await remember(url, window, past);
    await openAlone(url, window, past.ids[0]!);
  };
}
