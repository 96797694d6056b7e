// A hand full of sure tricks, one or two bags before the penalty.

import { ACE, CLUBS, DIAMONDS, HEARTS, SPADES, sideOf } from '@kalpler/engine';
import { between, named, pick } from './dealing.ts';
import type { Scenario } from './scenario.ts';
import { needsPartners, spadesDeal } from './spades-scenario.ts';

export const bagTrap: Scenario = {
  name: 'bag-trap',
  game: 'spades',
  what: 'Makes its contract without the bags that bring a penalty.',
  deal: 'The side of the tested seat is one or two bags before the penalty; the tested hand has the ace of spades and two other aces.',
  success: 'The side scores points, and no bag penalty falls due.',
  needs(game) {
    const partners = needsPartners(game);
    if (partners !== undefined || game.id !== 'spades') return partners;
    const { bagInterval, bagPenalty } = game.options;
    return bagInterval >= 2 && bagPenalty > 0
      ? undefined
      : 'a bag penalty: bagInterval of 2 or more and bagPenalty above 0';
  },
  draw(game, random) {
    if (game.id !== 'spades') throw new TypeError('not a game of Spades');
    const { options } = game;
    const tested = random.below(game.seats);
    const side = sideOf(options, tested);
    const aces = named(SPADES, ACE);
    aces.push(
      ...pick(
        random,
        [CLUBS, DIAMONDS, HEARTS].flatMap((suit) => named(suit, ACE)),
        2,
      ),
    );
    const deal = spadesDeal(game, random, tested, new Map([[tested, { holds: aces }]]));
    const bags = deal.standing.bags.map((_, other) =>
      other === side
        ? options.bagInterval - between(random, 1, 2)
        : random.below(options.bagInterval),
    );
    return { ...deal, standing: { ...deal.standing, bags } };
  },
  hasSucceeded({ game, result, standing, tested }) {
    if (game.id !== 'spades' || result.game !== 'spades') return false;
    const side = sideOf(game.options, tested);
    // A penalty takes a whole set of bags away.
    return result.scores[side]! > 0 && result.bags[side]! >= standing.bags[side]!;
  },
};
