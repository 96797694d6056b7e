// What the scenarios of Spades share: a deal from an even score, and rules that the set bids need.

import {
  ACE,
  type AnyGame,
  type Card,
  CLUBS,
  cardOf,
  DIAMONDS,
  HEARTS,
  KING,
  QUEEN,
  type Random,
  type Seat,
  SPADES,
  shuffle,
  suitOf,
  TEN,
  TWO,
} from '@kalpler/engine';
import {
  between,
  dealAround,
  type HandRequest,
  pick,
  pickOne,
  SEVEN,
  suitCards,
} from './dealing.ts';
import type { ScenarioDeal } from './scenario.ts';

const SIDE_SUITS = [CLUBS, DIAMONDS, HEARTS];

export function spadesDeal(
  game: AnyGame,
  random: Random,
  tested: Seat,
  requests: ReadonlyMap<Seat, HandRequest>,
): ScenarioDeal {
  const cards = dealAround(game, random, requests);
  // The deal goes on to the left: so every seat deals equally often, whatever the table says of the first.
  const standing = { ...game.start(), dealer: random.below(game.seats) };
  return { tested, standing, cards, first: random.below(game.seats) };
}

/** A nil is bid before or after the partner's bid, so no bid of the partner may forbid it. */
export function needsNil(game: AnyGame): string | undefined {
  if (game.id !== 'spades') return 'Spades';
  const { nil, doubleNil, minTeamBid } = game.options;
  return nil && doubleNil && minTeamBid === 0
    ? undefined
    : 'nil=true, doubleNil=true and minTeamBid=0';
}

/** A team's set bids add up to so many. */
export function needsPartners(game: AnyGame, teamBid = 0): string | undefined {
  if (game.id !== 'spades' || game.options.mode !== 'partners') return 'partners: mode=partners';
  return teamBid < game.options.minTeamBid ? `a minTeamBid of at most ${teamBid}` : undefined;
}

/** A hand on which one may bid nil, with one suit in which it can be attacked: no card low enough to hide. */
export function shakyNil(game: AnyGame, random: Random): HandRequest {
  const weak = pickOne(random, SIDE_SUITS);
  const spades = pick(random, suitCards(game, SPADES, TWO, TEN), between(random, 1, 3));
  const exposed = pick(random, suitCards(game, weak, SEVEN, QUEEN), 3);
  return {
    holds: [...spades, ...exposed],
    mayHold: (card: Card) => suitOf(card) !== SPADES && suitOf(card) !== weak,
  };
}

/** What each of two partners bids on the cards of pairOfFour. */
export const EACH_BIDS = 4;

/** Two partners who have four tricks each if all goes well: a top spade and another ace, and luck with the rest. */
export function pairOfFour(
  random: Random,
  [one, other]: readonly [Seat, Seat],
): ReadonlyMap<Seat, HandRequest> {
  const aces = shuffle(
    SIDE_SUITS.map((suit) => cardOf(suit, ACE)),
    random,
  );
  const tops = shuffle([cardOf(SPADES, ACE), cardOf(SPADES, KING)], random);
  return new Map([one, other].map((seat, i) => [seat, { holds: [tops[i]!, aces[i]!] }]));
}
