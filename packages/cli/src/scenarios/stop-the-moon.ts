// Keeping the left neighbour from shooting the moon.

import { ACE, HEARTS, KING, QUEEN, seatFrom, TEN, TWO } from '@kalpler/engine';
import { named, pick, suitCards } from './dealing.ts';
import { heartsDeal, moonHand, needsHold } from './hearts-scenario.ts';
import type { Scenario } from './scenario.ts';

export const stopTheMoon: Scenario = {
  name: 'stop-the-moon',
  game: 'hearts',
  what: 'Keeps the left neighbour, who has a hand for the moon, from shooting it.',
  deal: 'The left neighbour has A K Q J and two more of clubs, diamonds or spades, and A K of hearts; the tested hand has the queen and two hearts up to the ten; no pass.',
  success: 'The left neighbour does not shoot the moon.',
  needs: needsHold,
  draw(game, random) {
    const tested = random.below(game.seats);
    const threat = seatFrom(tested, 1, game.seats);
    const low = pick(random, suitCards(game, HEARTS, TWO, TEN), 2);
    return heartsDeal(
      game,
      random,
      tested,
      new Map([
        [threat, { holds: moonHand(game, random, 6, [ACE, KING]) }],
        [tested, { holds: [...named(HEARTS, QUEEN), ...low] }],
      ]),
    );
  },
  hasSucceeded: ({ game, result, tested }) =>
    result.game === 'hearts' && result.moonShooter !== seatFrom(tested, 1, game.seats),
};
