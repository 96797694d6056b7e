// Rıfkı with the ace of hearts, which catches the king.

import {
  ACE,
  type Card,
  HEARTS,
  type KingContract,
  seatFrom,
  suitOf,
  TEN,
  TWO,
} from '@kalpler/engine';
import { between, dealAround, named, pick, suitCards } from './dealing.ts';
import { choose, kingDeal, needsContract } from './king-scenario.ts';
import type { Scenario } from './scenario.ts';

const RIFKI: KingContract = { type: 'penalty', name: 'rifki' };

export const rifkiAceTrap: Scenario = {
  name: 'rifki-ace-trap',
  game: 'king',
  what: 'Does not catch the king of hearts with the ace in Rıfkı.',
  deal: 'Another seat selects Rıfkı; the tested hand has the ace of hearts with one or two hearts up to the ten, and not the king.',
  success: 'Another seat takes the king of hearts.',
  needs: needsContract(RIFKI),
  draw(game, random) {
    const tested = random.below(game.seats);
    const selector = seatFrom(tested, between(random, 1, game.seats - 1), game.seats);
    const low = pick(random, suitCards(game, HEARTS, TWO, TEN), between(random, 1, 2));
    const mayHold = (card: Card): boolean => suitOf(card) !== HEARTS;
    const requests = new Map([[tested, { holds: [...named(HEARTS, ACE), ...low], mayHold }]]);
    const seats = { tested, selector, first: selector };
    return kingDeal(game, seats, RIFKI, () => dealAround(game, random, requests));
  },
  setMove: () => choose(RIFKI),
  hasSucceeded: ({ result, tested }) => result.game === 'king' && result.counts[tested] === 0,
};
