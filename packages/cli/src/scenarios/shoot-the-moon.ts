// Shooting the moon with a hand that is made for it.

import { ACE, KING, QUEEN } from '@kalpler/engine';
import { heartsDeal, moonHand, needsHold } from './hearts-scenario.ts';
import type { Scenario } from './scenario.ts';

export const shootTheMoon: Scenario = {
  name: 'shoot-the-moon',
  game: 'hearts',
  what: 'Takes all penalty cards with a hand that is made for it.',
  deal: 'The tested hand has A K Q J and two more of clubs, diamonds or spades, and A K Q of hearts; no pass.',
  success: 'The tested seat shoots the moon.',
  needs: needsHold,
  draw(game, random) {
    const tested = random.below(game.seats);
    const holds = moonHand(game, random, 6, [ACE, KING, QUEEN]);
    return heartsDeal(game, random, tested, new Map([[tested, { holds }]]));
  },
  hasSucceeded: ({ result, tested }) => result.game === 'hearts' && result.moonShooter === tested,
};
