// What Hearts brings to the expert.

import {
  type Deal,
  type DealView,
  type Hearts,
  type HeartsView,
  PASSING,
  penaltyPoints,
  type Seat,
} from '@kalpler/engine';
import type { Saying, SearchModel } from '../expert/search-model.ts';
import { PassEvidence } from './pass-evidence.ts';
import { HeartsPolicy } from './policy.ts';
import { HeartsWorth } from './worth.ts';

/** Hands with less hope of a moon than this are not tried for one. */
const LEAST_HOPE = 0.055;
/** The part of all penalty points of a deal that is worth a word: one point of 26. */
const LEAST_PART = 1 / 26;

export const heartsSearch: SearchModel<Hearts> = {
  worth: (game, standing, seat) => new HeartsWorth(game, standing, seat),
  plans: (game, standing, knowledge, seat) => {
    const shooter = new HeartsPolicy(game, standing, 'shooter');
    if (shooter.moonChance(knowledge, seat) <= LEAST_HOPE) return [];
    return [{ policy: shooter, intent: (isCard) => (isCard ? 'shootMoon' : 'keepForMoon') }];
  },
  // A basic player is as skilled as any that does not look ahead.
  others: ['basic'],
  surprise: 2,
  sayings: gifts,
  leastPoints: ({ deck, options }) =>
    LEAST_PART * deck.cards.reduce((sum, card) => sum + penaltyPoints(options, card), 0),
};

/** The cards that the viewer has been given. */
function gifts(game: Hearts, view: DealView, knowledge: Deal): Saying[] {
  const { seat, received, gave } = view as HeartsView;
  if (seat === null || received === null) return [];
  for (let giver = 0; giver < game.seats; giver++) {
    if (giver === seat || game.receiver(knowledge, giver) !== seat) continue;
    const isAcross = game.receiver(knowledge, seat) === giver;
    const evidence = new PassEvidence(game, received, isAcross ? gave : null);
    return [
      { seat: giver as Seat, phase: PASSING, of: (deal) => evidence.of(deal.hands, giver << 2) },
    ];
  }
  return [];
}
