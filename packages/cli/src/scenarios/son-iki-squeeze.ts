// Son İki with a hand of high cards, which is squeezed until only winners are left.

import { ACE, type Card, type KingContract, rankOf, SUIT_COUNT, seatFrom } from '@kalpler/engine';
import { between, dealAround, FOUR, named, pick, pickOne, SEVEN } from './dealing.ts';
import { choose, kingDeal, needsContract } from './king-scenario.ts';
import type { Scenario } from './scenario.ts';

const SON_IKI: KingContract = { type: 'penalty', name: 'sonIki' };
const LOW_CARDS = 2;

export const sonIkiSqueeze: Scenario = {
  name: 'son-iki-squeeze',
  game: 'king',
  what: 'Keeps a way out of the last two tricks with a hand of high cards.',
  deal: 'Another seat selects Son İki; the tested hand has an ace, exactly two cards up to the four, and no other below the seven.',
  success: 'The tested seat takes neither of the last two tricks.',
  needs: needsContract(SON_IKI),
  draw(game, random) {
    const tested = random.below(game.seats);
    const selector = seatFrom(tested, between(random, 1, game.seats - 1), game.seats);
    const low = pick(
      random,
      game.deck.cards.filter((card) => rankOf(card) <= FOUR),
      LOW_CARDS,
    );
    const ace = named(pickOne(random, [...Array(SUIT_COUNT).keys()]), ACE);
    const mayHold = (card: Card): boolean => rankOf(card) >= SEVEN;
    const requests = new Map([[tested, { holds: [...ace, ...low], mayHold }]]);
    const seats = { tested, selector, first: selector };
    return kingDeal(game, seats, SON_IKI, () => dealAround(game, random, requests));
  },
  setMove: () => choose(SON_IKI),
  hasSucceeded: ({ result, tested }) => result.game === 'king' && result.counts[tested] === 0,
};
