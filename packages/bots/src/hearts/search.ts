// What Hearts brings to the expert: what gifts reveal, and what a finished deal is worth.

import {
  type Deal,
  type DealView,
  type Hearts,
  type HeartsView,
  PASSING,
  type Seat,
} from '@kalpler/engine';
import type { Saying, SearchModel } from '../expert/search-model.ts';
import { PassEvidence } from './pass-evidence.ts';
import { HeartsPolicy } from './policy.ts';
import { DECK_POINTS } from './seen.ts';
import { HeartsWorth } from './worth.ts';

/** Hands with less hope of a moon than this are not tried for one. */
const LEAST_HOPE = 0.055;

export const heartsSearch: SearchModel<Hearts> = {
  worth: (game, standing, seat) => new HeartsWorth(game, standing, seat),
  plans: (game, standing, known, seat) => {
    const shooter = new HeartsPolicy(game, standing, 'shooter');
    if (shooter.moonChance(known, seat) <= LEAST_HOPE) return [];
    return [{ policy: shooter, intent: (isCard) => (isCard ? 'shootMoon' : 'keepForMoon') }];
  },
  // A basic player is as skilled as any that does not look ahead.
  others: ['basic'],
  surprise: 2,
  sayings: gifts,
  // One point of 26 is worth mentioning.
  leastPoints: ({ total }) => total / DECK_POINTS,
};

/** The cards that the viewer has been given. */
function gifts(game: Hearts, view: DealView, known: Deal): Saying[] {
  const { seat, received, gave } = view as HeartsView;
  if (seat === null || received === null) return [];
  for (let giver = 0; giver < game.seats; giver++) {
    if (giver === seat || game.receiver(known, giver) !== seat) continue;
    const isAcross = game.receiver(known, seat) === giver;
    const evidence = new PassEvidence(game, received, isAcross ? gave : null);
    return [
      { seat: giver as Seat, phase: PASSING, of: (deal) => evidence.of(deal.hands, giver << 2) },
    ];
  }
  return [];
}
