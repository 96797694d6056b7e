// Kız Almaz with a queen that has one card beside her.

import {
  type Card,
  type KingContract,
  QUEEN,
  rankOf,
  SUIT_COUNT,
  seatFrom,
  suitOf,
  TEN,
  TWO,
} from '@kalpler/engine';
import { between, dealAround, named, pick, pickOne, suitCards } from './dealing.ts';
import { choose, kingDeal, needsContract } from './king-scenario.ts';
import type { Scenario } from './scenario.ts';

const KIZ: KingContract = { type: 'penalty', name: 'kiz' };

export const kizShortQueen: Scenario = {
  name: 'kiz-short-queen',
  game: 'king',
  what: 'Takes no queen in Kız Almaz although one of them is short of company.',
  deal: 'Another seat selects Kız Almaz; the tested hand has one queen, and in her suit one other card, up to the ten.',
  success: 'The tested seat takes no queen.',
  needs: needsContract(KIZ),
  draw(game, random) {
    const tested = random.below(game.seats);
    const selector = seatFrom(tested, between(random, 1, game.seats - 1), game.seats);
    const suit = pickOne(random, [...Array(SUIT_COUNT).keys()]);
    const beside = pick(random, suitCards(game, suit, TWO, TEN), 1);
    const mayHold = (card: Card): boolean => suitOf(card) !== suit && rankOf(card) !== QUEEN;
    const requests = new Map([[tested, { holds: [...named(suit, QUEEN), ...beside], mayHold }]]);
    const seats = { tested, selector, first: selector };
    return kingDeal(game, seats, KIZ, () => dealAround(game, random, requests));
  },
  setMove: () => choose(KIZ),
  hasSucceeded: ({ result, tested }) => result.game === 'king' && result.counts[tested] === 0,
};
