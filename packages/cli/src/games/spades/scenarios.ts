// Scenarios of Spades: deals from an even score, with bids that are set.

import {
  ACE,
  type AnyGame,
  type Card,
  CLUBS,
  cardOf,
  DIAMONDS,
  HEARTS,
  KING,
  partnerOf,
  QUEEN,
  type Random,
  type Seat,
  SPADES,
  seatFrom,
  shuffle,
  sideOf,
  suitOf,
  TEN,
  TWO,
} from '@kalpler/engine';
import {
  between,
  dealAround,
  type HandRequest,
  named,
  pick,
  pickOne,
  SEVEN,
  suitCards,
} from '../../scenarios/dealing.ts';
import type { Scenario, ScenarioDeal } from '../../scenarios/scenario.ts';

const SIDE_SUITS = [CLUBS, DIAMONDS, HEARTS];

function spadesDeal(
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
function needsNil(game: AnyGame): string | undefined {
  if (game.id !== 'spades') return 'Spades';
  const { nil, doubleNil, minTeamBid } = game.options;
  return nil && doubleNil && minTeamBid === 0
    ? undefined
    : 'nil=true, doubleNil=true and minTeamBid=0';
}

/** `teamBid` is the sum of the bids that are set for a team. */
function needsPartners(game: AnyGame, teamBid = 0): string | undefined {
  if (game.id !== 'spades' || game.options.mode !== 'partners') return 'partners: mode=partners';
  return teamBid < game.options.minTeamBid ? `a minTeamBid of at most ${teamBid}` : undefined;
}

/** A hand on which one may bid nil, with one suit in which it can be attacked: no card low enough to hide. */
function shakyNil(game: AnyGame, random: Random): HandRequest {
  const weak = pickOne(random, SIDE_SUITS);
  const spades = pick(random, suitCards(game, SPADES, TWO, TEN), between(random, 1, 3));
  const exposed = pick(random, suitCards(game, weak, SEVEN, QUEEN), 3);
  return {
    holds: [...spades, ...exposed],
    mayHold: (card: Card) => suitOf(card) !== SPADES && suitOf(card) !== weak,
  };
}

/** What each of two partners bids on the cards of pairOfFour. */
const EACH_BIDS = 4;

/** Two partners who have four tricks each if all goes well: a top spade and another ace, and luck with the rest. */
function pairOfFour(
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

/** A nil with a weak suit, against two opponents who want to break it. */
const nilUnderAttack: Scenario = {
  name: 'nil-under-attack',
  game: 'spades',
  what: 'Makes a nil that can be attacked in one suit.',
  deal: 'The tested hand has one to three spades up to the ten, and in one other suit exactly three cards from seven to queen; it bids nil.',
  success: 'The tested seat takes no trick.',
  needs: needsNil,
  draw(game, random) {
    const tested = random.below(game.seats);
    return spadesDeal(game, random, tested, new Map([[tested, shakyNil(game, random)]]));
  },
  setMove: (_game, { tested }, seat) => (seat === tested ? { kind: 'bid', bid: 'nil' } : undefined),
  hasSucceeded: ({ result, tested }) => result.game === 'spades' && result.tricks[tested] === 0,
};

/** The other side of nil-under-attack: breaking the left neighbour's nil. */
const breakTheNil: Scenario = {
  name: 'break-the-nil',
  game: 'spades',
  what: 'Breaks the nil of the left neighbour, who can be attacked in one suit.',
  deal: 'The left neighbour has one to three spades up to the ten, and in one other suit exactly three cards from seven to queen, and bids nil.',
  success: 'The left neighbour takes a trick.',
  needs: needsNil,
  draw(game, random) {
    const tested = random.below(game.seats);
    const left = seatFrom(tested, 1, game.seats);
    return spadesDeal(game, random, tested, new Map([[left, shakyNil(game, random)]]));
  },
  setMove: (game, { tested }, seat) =>
    seat === seatFrom(tested, 1, game.seats) ? { kind: 'bid', bid: 'nil' } : undefined,
  hasSucceeded: ({ game, result, tested }) =>
    result.game === 'spades' && result.tricks[seatFrom(tested, 1, game.seats)]! > 0,
};

/** A contract that just can be made: eight tricks for two, with cards for about as many. */
const tightContract: Scenario = {
  name: 'tight-contract',
  game: 'spades',
  what: 'Makes a contract of eight that just can be made.',
  deal: 'The tested seat and its partner hold the ace and the king of spades, one each, and with it one other ace; both bid four.',
  success: 'The two take at least eight tricks.',
  needs: (game) => needsPartners(game, 2 * EACH_BIDS),
  draw(game, random) {
    const tested = random.below(game.seats);
    const partner = (tested + 2) % game.seats;
    return spadesDeal(game, random, tested, pairOfFour(random, [tested, partner]));
  },
  setMove: (game, { tested }, seat) =>
    game.id === 'spades' && (seat === tested || seat === partnerOf(game.options, tested))
      ? { kind: 'bid', bid: EACH_BIDS }
      : undefined,
  hasSucceeded({ game, result, tested }) {
    if (game.id !== 'spades' || result.game !== 'spades') return false;
    const { options } = game;
    const side = sideOf(options, tested);
    const taken = result.tricks.filter((_, seat) => sideOf(options, seat) === side);
    return taken.reduce((sum, tricks) => sum + tricks) >= 2 * EACH_BIDS;
  },
};

/** The other side of tight-contract: beating a contract of eight. */
const setTheContract: Scenario = {
  name: 'set-the-contract',
  game: 'spades',
  what: 'Beats a contract of eight that just can be made.',
  deal: 'The opponents hold the ace and the king of spades, one each, and with it one other ace; both bid four.',
  success: 'The opponents take fewer than eight tricks.',
  needs: (game) => needsPartners(game, 2 * EACH_BIDS),
  draw(game, random) {
    const tested = random.below(game.seats);
    const opponents = [seatFrom(tested, 1, game.seats), seatFrom(tested, -1, game.seats)] as const;
    return spadesDeal(game, random, tested, pairOfFour(random, opponents));
  },
  setMove: (game, { tested }, seat) =>
    game.id === 'spades' && sideOf(game.options, seat) !== sideOf(game.options, tested)
      ? { kind: 'bid', bid: EACH_BIDS }
      : undefined,
  hasSucceeded({ game, result, tested }) {
    if (game.id !== 'spades' || result.game !== 'spades') return false;
    const { options } = game;
    const side = sideOf(options, tested);
    const taken = result.tricks.filter((_, seat) => sideOf(options, seat) !== side);
    return taken.reduce((sum, tricks) => sum + tricks) < 2 * EACH_BIDS;
  },
};

/** A hand full of sure tricks, one or two bags before the penalty. */
const bagTrap: Scenario = {
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

export const spadesScenarios: readonly Scenario[] = [
  nilUnderAttack,
  breakTheNil,
  tightContract,
  setTheContract,
  bagTrap,
];
