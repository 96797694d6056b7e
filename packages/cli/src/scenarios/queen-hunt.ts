// Hunting the queen of spades: leading spades until her holder has to take her.

import {
  type Card,
  JACK,
  QUEEN_OF_SPADES,
  type Seat,
  SPADES,
  seatFrom,
  suitOf,
  TWO,
} from '@kalpler/engine';
import { between, pick, suitCards, untilFits } from './dealing.ts';
import { heartsDeal, needsHold } from './hearts-scenario.ts';
import { holderOf, type Scenario, takerOf } from './scenario.ts';

const MOST_GUARDS = 2;

export const queenHunt: Scenario = {
  name: 'queen-hunt',
  game: 'hearts',
  what: 'Hunts the queen of spades with low spades.',
  deal: 'The tested hand has four or five spades, all below the queen; another has the queen and at most two more; no pass.',
  success: 'The queen of spades is taken by the seat that was dealt her.',
  needs: needsHold,
  draw(game, random) {
    const tested = random.below(game.seats);
    const hunters = pick(random, suitCards(game, SPADES, TWO, JACK), between(random, 4, 5));
    const mayHold = (card: Card): boolean => suitOf(card) !== SPADES;
    const holder = seatFrom(tested, between(random, 1, 3), game.seats);
    const requests = new Map([
      [tested, { holds: hunters, mayHold }],
      [holder, { holds: [QUEEN_OF_SPADES] }],
    ]);
    return untilFits(
      () => heartsDeal(game, random, tested, requests),
      ({ cards }) => spadesOf(cards, holder, game.length) <= 1 + MOST_GUARDS,
    );
  },
  hasSucceeded: (played) => takerOf(played, QUEEN_OF_SPADES) === holderOf(played, QUEEN_OF_SPADES),
};

function spadesOf(cards: readonly Card[], seat: Seat, length: number): number {
  const hand = cards.slice(seat * length, (seat + 1) * length);
  return hand.filter((card) => suitOf(card) === SPADES).length;
}
