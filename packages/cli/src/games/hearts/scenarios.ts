// Scenarios of Hearts: rounds without a pass, so that hands are played as they were dealt.

import {
  ACE,
  type AnyGame,
  type Card,
  CLUBS,
  DIAMONDS,
  HEARTS,
  JACK,
  KING,
  QUEEN,
  QUEEN_OF_SPADES,
  type Random,
  type Seat,
  SPADES,
  type Standing,
  seatFrom,
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
  suitCards,
  untilFits,
} from '../../scenarios/dealing.ts';
import { holderOf, type Scenario, type ScenarioDeal, takerOf } from '../../scenarios/scenario.ts';

/** The first round without a pass. */
function holdRound(game: AnyGame): number {
  return game.id === 'hearts' ? game.options.passCycle.indexOf('hold') : -1;
}

function needsHold(game: AnyGame): string | undefined {
  return holdRound(game) < 0 ? 'a round without a pass: passCycle with hold' : undefined;
}

function heartsDeal(
  game: AnyGame,
  random: Random,
  tested: Seat,
  requests: ReadonlyMap<Seat, HandRequest>,
): ScenarioDeal {
  const standing: Standing = { ...game.start(), played: holdRound(game) };
  const cards = dealAround(game, random, requests);
  return { tested, standing, cards, first: random.below(game.seats) };
}

/** A hand to shoot the moon with: a long suit from the top, and the top hearts. */
function moonHand(
  game: AnyGame,
  random: Random,
  length: number,
  hearts: readonly number[],
): Card[] {
  const suit = pickOne(random, [CLUBS, DIAMONDS, SPADES]);
  const top = named(suit, ACE, KING, QUEEN, JACK);
  return [
    ...top,
    ...pick(random, suitCards(game, suit, TWO, TEN), length - top.length),
    ...named(HEARTS, ...hearts),
  ];
}

/** Shooting the moon with a hand that is made for it. */
const shootTheMoon: Scenario = {
  name: 'shoot-the-moon',
  game: 'hearts',
  what: 'Takes all penalty cards with a hand that is made for it.',
  deal: 'The tested hand has A K Q J and two more of clubs, diamonds or spades, and A K Q of hearts; no pass.',
  success: 'The tested seat shoots the moon.',
  needs: needsHold,
  draw(game, random) {
    const tested = random.below(game.seats);
    const holds = moonHand(game, random, 6, [ACE, KING, QUEEN]);
    return heartsDeal(game, random, tested, new Map([[tested, { holds }]]));
  },
  hasSucceeded: ({ result, tested }) => result.game === 'hearts' && result.moonShooter === tested,
};

/** Keeping the left neighbour from shooting the moon. */
const stopTheMoon: Scenario = {
  name: 'stop-the-moon',
  game: 'hearts',
  what: 'Keeps the left neighbour, who has a hand for the moon, from shooting it.',
  deal: 'The left neighbour has A K Q J and two more of clubs, diamonds or spades, and A K of hearts; the tested hand has the queen and two hearts up to the ten; no pass.',
  success: 'The left neighbour does not shoot the moon.',
  needs: needsHold,
  draw(game, random) {
    const tested = random.below(game.seats);
    const threat = seatFrom(tested, 1, game.seats);
    const low = pick(random, suitCards(game, HEARTS, TWO, TEN), 2);
    return heartsDeal(
      game,
      random,
      tested,
      new Map([
        [threat, { holds: moonHand(game, random, 6, [ACE, KING]) }],
        [tested, { holds: [...named(HEARTS, QUEEN), ...low] }],
      ]),
    );
  },
  hasSucceeded: ({ game, result, tested }) =>
    result.game === 'hearts' && result.moonShooter !== seatFrom(tested, 1, game.seats),
};

/** Getting out of spades with the ace or the king, before the queen comes. */
const runOutOfSpades: Scenario = {
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

const MOST_GUARDS = 2;

/** Hunting the queen of spades: leading spades until her holder has to take her. */
const queenHunt: Scenario = {
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

/** Getting rid of the queen of spades from behind low spades that guard her. */
const guardTheQueen: Scenario = {
  name: 'guard-the-queen',
  game: 'hearts',
  what: 'Keeps the queen of spades behind low spades until another takes her.',
  deal: 'The tested hand has the queen of spades and two or three below her, no other spade; no pass.',
  success: 'Another seat takes the queen of spades.',
  needs: needsHold,
  draw(game, random) {
    const tested = random.below(game.seats);
    const guards = pick(random, suitCards(game, SPADES, TWO, JACK), between(random, 2, 3));
    const mayHold = (card: Card): boolean => suitOf(card) !== SPADES;
    return heartsDeal(
      game,
      random,
      tested,
      new Map([[tested, { holds: [QUEEN_OF_SPADES, ...guards], mayHold }]]),
    );
  },
  hasSucceeded: (played) => takerOf(played, QUEEN_OF_SPADES) !== played.tested,
};

export const heartsScenarios: readonly Scenario[] = [
  shootTheMoon,
  stopTheMoon,
  runOutOfSpades,
  queenHunt,
  guardTheQueen,
];
