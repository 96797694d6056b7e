// Getting out of spades with the ace or the king, before the queen comes.

import { ACE, type Card, JACK, KING, QUEEN_OF_SPADES, SPADES, suitOf, TWO } from '@kalpler/engine';
import { between, named, pick, pickOne, suitCards } from './dealing.ts';
import { heartsDeal, needsHold } from './hearts-scenario.ts';
import { type Scenario, takerOf } from './scenario.ts';

export const runOutOfSpades: Scenario = {
  name: 'run-out-of-spades',
  game: 'hearts',
  what: 'Runs out of spades with a high one before it catches the queen.',
  deal: 'The tested hand has the ace or the king of spades and one or two below the queen, no other spade; no pass.',
  success: 'The tested seat does not take the queen of spades.',
  needs: needsHold,
  draw(game, random) {
    const tested = random.below(game.seats);
    const high = named(SPADES, pickOne(random, [ACE, KING]));
    const low = pick(random, suitCards(game, SPADES, TWO, JACK), between(random, 1, 2));
    const mayHold = (card: Card): boolean => suitOf(card) !== SPADES;
    return heartsDeal(
      game,
      random,
      tested,
      new Map([[tested, { holds: [...high, ...low], mayHold }]]),
    );
  },
  hasSucceeded: (played) => takerOf(played, QUEEN_OF_SPADES) !== played.tested,
};
