// A trump game as its selector, with a long suit of trumps.

import {
  ACE,
  type Card,
  KING,
  type KingContract,
  QUEEN,
  SPADES,
  suitOf,
  TWO,
} from '@kalpler/engine';
import { dealAround, named, pick, suitCards } from './dealing.ts';
import { choose, kingDeal, needsContract } from './king-scenario.ts';
import type { Scenario } from './scenario.ts';

const TRUMP: KingContract = { type: 'trump', trumpSuit: 'spades' };
const OTHERS = 3;

export const longTrumps: Scenario = {
  name: 'long-trumps',
  game: 'king',
  what: 'Takes more than half of the tricks as the selector of a trump game.',
  deal: 'The tested seat selects spades as trumps and has A K and three more of them, exactly.',
  success: 'The tested seat takes more than half of all tricks.',
  needs: needsContract(TRUMP),
  draw(game, random) {
    const tested = random.below(game.seats);
    const more = pick(random, suitCards(game, SPADES, TWO, QUEEN), OTHERS);
    const mayHold = (card: Card): boolean => suitOf(card) !== SPADES;
    const requests = new Map([
      [tested, { holds: [...named(SPADES, ACE, KING), ...more], mayHold }],
    ]);
    const seats = { tested, selector: tested, first: tested };
    return kingDeal(game, seats, TRUMP, () => dealAround(game, random, requests));
  },
  setMove: () => choose(TRUMP),
  hasSucceeded: ({ game, end, tested }) => end.tricks[tested]! > game.length / 2,
};
