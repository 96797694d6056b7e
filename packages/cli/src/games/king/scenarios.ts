// Scenarios of King: who selects and which contract is set, in deals that are not cancelled.

import {
  ACE,
  type AnyGame,
  type Card,
  contractAction,
  contractNumber,
  Deal,
  HEARTS,
  hasSeat,
  KING,
  KING_OF_HEARTS,
  type KingContract,
  type Move,
  OVER,
  QUEEN,
  rankOf,
  SELECTING,
  type Seat,
  SPADES,
  type Standing,
  SUIT_COUNT,
  seatFrom,
  suitOf,
  TEN,
  TWO,
} from '@kalpler/engine';
import {
  between,
  dealAround,
  FOUR,
  named,
  pick,
  pickOne,
  SEVEN,
  suitCards,
  untilFits,
} from '../../scenarios/dealing.ts';
import type { Scenario, ScenarioDeal } from '../../scenarios/scenario.ts';

/** A standing of the party in which this seat selects and may name the contract; undefined if the rules have none. */
function standingFor(game: AnyGame, selector: Seat, contract: KingContract): Standing | undefined {
  const games = game.id === 'king' ? game.options.players * 48 : 0;
  for (let played = 0; played < games; played++) {
    const standing = {
      ...game.start(),
      played,
      dealer: seatFrom(selector, -game.step, game.seats),
    };
    const terms = game.next(standing)?.terms ?? 0;
    if (hasSeat(terms, contractNumber(contract))) return standing;
  }
  return undefined;
}

function needsContract(contract: KingContract): (game: AnyGame) => string | undefined {
  const name = contract.type === 'penalty' ? contract.name : 'trump';
  return (game) =>
    standingFor(game, 0, contract) === undefined ? `a game of ${name} in the party` : undefined;
}

/** Deals until the rules do not cancel the game right after the choice. */
function kingDeal(
  game: AnyGame,
  { tested, selector, first }: { tested: Seat; selector: Seat; first: Seat },
  contract: KingContract,
  deal: () => readonly Card[],
): ScenarioDeal {
  const standing = standingFor(game, selector, contract)!;
  const cards = untilFits(deal, (dealt) => {
    const trial = new Deal();
    game.open(trial, game.next(standing)!, dealt, first);
    if (trial.phase === SELECTING) game.apply(trial, selector, contractAction(contract));
    return trial.phase !== OVER;
  });
  return { tested, standing, cards, first };
}

function choose(contract: KingContract): Move {
  return { kind: 'choose', contract };
}

const RIFKI: KingContract = { type: 'penalty', name: 'rifki' };

/** Rıfkı with the king of hearts alone in his suit. */
const rifkiSingletonKing: Scenario = {
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

/** Rıfkı with the ace of hearts, which catches the king. */
const rifkiAceTrap: Scenario = {
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

const KIZ: KingContract = { type: 'penalty', name: 'kiz' };

/** Kız Almaz with a queen that has one card beside her. */
const kizShortQueen: Scenario = {
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

const SON_IKI: KingContract = { type: 'penalty', name: 'sonIki' };
const LOW_CARDS = 2;

/** Son İki with a hand of high cards, which is squeezed until only winners are left. */
const sonIkiSqueeze: Scenario = {
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

const TRUMP: KingContract = { type: 'trump', trumpSuit: 'spades' };
const OTHERS = 3;

/** A trump game as its selector, with a long suit of trumps. */
const longTrumps: Scenario = {
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

export const kingScenarios: readonly Scenario[] = [
  rifkiSingletonKing,
  rifkiAceTrap,
  kizShortQueen,
  sonIkiSqueeze,
  longTrumps,
];
