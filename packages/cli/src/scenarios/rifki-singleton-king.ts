// Rıfkı with the king of hearts alone in his suit.

import {
  type Card,
  HEARTS,
  KING_OF_HEARTS,
  type KingContract,
  seatFrom,
  suitOf,
} from '@kalpler/engine';
import { between, dealAround } from './dealing.ts';
import { choose, kingDeal, needsContract } from './king-scenario.ts';
import type { Scenario } from './scenario.ts';

const RIFKI: KingContract = { type: 'penalty', name: 'rifki' };

export const rifkiSingletonKing: Scenario = {
  name: 'rifki-singleton-king',
  game: 'king',
  what: 'Gets rid of a king of hearts that stands alone in Rıfkı.',
  deal: 'Another seat selects Rıfkı; the tested hand has the king of hearts and no other heart.',
  success: 'Another seat takes the king of hearts.',
  needs: needsContract(RIFKI),
  draw(game, random) {
    const tested = random.below(game.seats);
    const selector = seatFrom(tested, between(random, 1, game.seats - 1), game.seats);
    const mayHold = (card: Card): boolean => suitOf(card) !== HEARTS;
    const requests = new Map([[tested, { holds: [KING_OF_HEARTS], mayHold }]]);
    const seats = { tested, selector, first: selector };
    return kingDeal(game, seats, RIFKI, () => dealAround(game, random, requests));
  },
  setMove: () => choose(RIFKI),
  hasSucceeded: ({ result, tested }) => result.game === 'king' && result.counts[tested] === 0,
};
