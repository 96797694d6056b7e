// Moments of a match alone that tests of the page begin at: made by bots, and opened in a window.

import type { AutosavedMatch } from '@kalpler/match';
import type { Window } from './browser.ts';
import { type Past, type PastRequest, pastOf, remember } from './past-matches.ts';
import { openSolo } from './solo-page.ts';

/** The player is asked for this phase, after so many deals. */
export const asked =
  (phase: string, deals = 0) =>
  ({ table, seat }: AutosavedMatch): boolean =>
    table.phase === phase && table.actors.includes(seat) && table.results.length >= deals;

/** Matches that are played to find one with the wanted moment. */
const MOST_MATCHES = 30;

/** Plays matches until one has come to a moment; what comes back opens it in a window. */
export async function momentOf(
  request: PastRequest,
): Promise<(url: string, window: Window) => Promise<void>> {
  const past = await pastWith(request);
  return async (url, window) => {
    await remember(url, window, past);
    await openSolo(url, window, past.ids[0]!);
  };
}

async function pastWith(request: PastRequest): Promise<Past> {
  for (let tried = 0; tried < MOST_MATCHES; tried++) {
    const past = await pastOf([{ bot: 'easy', self: 'easy', ...request }]);
    const { progress } = past.dump.matches[0]!;
    if (request.until === undefined || !(progress as { isOver: boolean }).isOver) return past;
  }
  throw new Error(`none of ${MOST_MATCHES} matches came to that moment`);
}
