// Getting rid of the queen of spades from behind low spades that guard her.

import { type Card, JACK, QUEEN_OF_SPADES, SPADES, suitOf, TWO } from '@kalpler/engine';
import { between, pick, suitCards } from './dealing.ts';
import { heartsDeal, needsHold } from './hearts-scenario.ts';
import { type Scenario, takerOf } from './scenario.ts';

export const guardTheQueen: Scenario = {
  name: 'guard-the-queen',
  game: 'hearts',
  what: 'Keeps the queen of spades behind low spades until another takes her.',
  deal: 'The tested hand has the queen of spades and two or three below her, no other spade; no pass.',
  success: 'Another seat takes the queen of spades.',
  needs: needsHold,
  draw(game, random) {
    const tested = random.below(game.seats);
    const guards = pick(random, suitCards(game, SPADES, TWO, JACK), between(random, 2, 3));
    const mayHold = (card: Card): boolean => suitOf(card) !== SPADES;
    return heartsDeal(
      game,
      random,
      tested,
      new Map([[tested, { holds: [QUEEN_OF_SPADES, ...guards], mayHold }]]),
    );
  },
  hasSucceeded: (played) => takerOf(played, QUEEN_OF_SPADES) !== played.tested,
};
