// The deals of every scenario fit its description, whatever the seed, and are otherwise random.

import { type AnyGame, type Card, cardName, Deal, gameOf, SeededRandom } from '@kalpler/engine';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dealAround, NoDealFits } from './dealing.ts';
import { SCENARIOS, scenarioNamed } from './index.ts';
import { playScenario } from './playing.ts';
import type { Scenario, ScenarioDeal } from './scenario.ts';

/** Hands by printed names, from the tested seat on to the left. */
function handsOf(game: AnyGame, { cards, tested }: ScenarioDeal): string[][] {
  return Array.from({ length: game.seats }, (_, i) => {
    const seat = (tested + i) % game.seats;
    return cards.slice(seat * game.length, (seat + 1) * game.length).map(cardName);
  });
}

const HIGH = ['J', 'Q', 'K', 'A'];
const suit = (hand: readonly string[], letter: string): string[] =>
  hand.filter((name) => name.endsWith(letter)).map((name) => name.slice(0, -1));
const isUpTo = (rank: string, most: number): boolean =>
  !HIGH.includes(rank) && Number(rank) <= most;
const hasAll = (hand: readonly string[], names: string): boolean =>
  names.split(' ').every((name) => hand.includes(name));

function isMoonHand(hand: readonly string[], hearts: string): boolean {
  const isLong = ['C', 'D', 'S'].some(
    (letter) =>
      hasAll(suit(hand, letter), 'A K Q J') &&
      suit(hand, letter).filter((rank) => isUpTo(rank, 10)).length >= 2,
  );
  return isLong && hasAll(hand, hearts);
}

function isShakyNil(hand: readonly string[]): boolean {
  const spades = suit(hand, 'S');
  return (
    spades.length >= 1 &&
    spades.length <= 3 &&
    spades.every((rank) => isUpTo(rank, 10)) &&
    ['C', 'D', 'H'].some(
      (letter) =>
        suit(hand, letter).length === 3 &&
        suit(hand, letter).every((rank) => ['7', '8', '9', '10', 'J', 'Q'].includes(rank)),
    )
  );
}

function isPairOfFour(one: readonly string[], other: readonly string[]): boolean {
  const hasAce = (hand: readonly string[]): boolean =>
    ['AC', 'AD', 'AH'].some((ace) => hand.includes(ace));
  const tops = ['AS', 'KS'].map((top) => [one.includes(top), other.includes(top)]);
  return hasAce(one) && hasAce(other) && tops[0]![0] === tops[1]![1] && tops[0]![1] === tops[1]![0];
}

type Fits = (hands: readonly (readonly string[])[], deal: ScenarioDeal, game: AnyGame) => boolean;

const FITS: Readonly<Record<string, Fits>> = {
  'shoot-the-moon': ([hand]) => isMoonHand(hand!, 'AH KH QH'),
  'stop-the-moon': ([hand, left]) =>
    isMoonHand(left!, 'AH KH') &&
    hand!.includes('QH') &&
    suit(hand!, 'H').filter((rank) => isUpTo(rank, 10)).length >= 2,
  'run-out-of-spades': ([hand]) => {
    const [high, low] = [suit(hand!, 'S'), suit(hand!, 'S').filter((rank) => !'AK'.includes(rank))];
    return high.length - low.length === 1 && [1, 2].includes(low.length) && !low.includes('Q');
  },
  'queen-hunt': ([hand, ...others]) => {
    const own = suit(hand!, 'S');
    const holder = others.find((other) => other.includes('QS'))!;
    const isLow = own.every((rank) => !['Q', 'K', 'A'].includes(rank));
    return [4, 5].includes(own.length) && isLow && suit(holder, 'S').length <= 3;
  },
  'guard-the-queen': ([hand]) => {
    const own = suit(hand!, 'S');
    return own.includes('Q') && [3, 4].includes(own.length) && !/[KA]/.test(own.join());
  },
  'nil-under-attack': ([hand]) => isShakyNil(hand!),
  'break-the-nil': ([, left]) => isShakyNil(left!),
  'tight-contract': ([hand, , partner]) => isPairOfFour(hand!, partner!),
  'set-the-contract': ([, left, , right]) => isPairOfFour(left!, right!),
  'bag-trap': ([hand], { standing, tested }) =>
    hand!.includes('AS') &&
    ['AC', 'AD', 'AH'].filter((ace) => hand!.includes(ace)).length >= 2 &&
    [8, 9].includes(standing.bags[tested % 2]!),
  'rifki-singleton-king': ([hand]) => suit(hand!, 'H').join() === 'K',
  'rifki-ace-trap': ([hand]) => {
    const low = suit(hand!, 'H').filter((rank) => rank !== 'A');
    return hand!.includes('AH') && [1, 2].includes(low.length) && low.every((r) => isUpTo(r, 10));
  },
  'kiz-short-queen': ([hand]) => {
    const queens = hand!.filter((name) => name.startsWith('Q'));
    const beside = suit(hand!, queens[0]!.slice(1)).filter((rank) => rank !== 'Q');
    return queens.length === 1 && beside.length === 1 && isUpTo(beside[0]!, 10);
  },
  'son-iki-squeeze': ([hand]) => {
    const ranks = hand!.map((name) => name.slice(0, -1));
    const low = ranks.filter((rank) => isUpTo(rank, 6));
    return ranks.includes('A') && low.length === 2 && low.every((rank) => isUpTo(rank, 4));
  },
  'long-trumps': ([hand]) => suit(hand!, 'S').length === 5 && hasAll(hand!, 'AS KS'),
};

const OTHER_RULES: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  hearts: { preset: 'omnibus' },
  spades: { preset: 'pagat' },
  king: { preset: 'three', mode: 'natural', trumpsPerPlayer: 2 },
};

describe.each(SCENARIOS.map((scenario) => [scenario.name, scenario] as const))(
  '%s',
  (name, scenario) => {
    it.each([{}, OTHER_RULES[scenario.game]!])('fits by the rules %j', (rules) => {
      const game = gameOf(scenario.game, rules);
      expect(scenario.needs?.(game)).toBeUndefined();
      fc.assert(
        fc.property(fc.integer({ min: 0, max: 2 ** 53 - 1 }), (seed) => {
          const deal = scenario.draw(game, new SeededRandom(seed));
          expect([...deal.cards].sort()).toEqual([...game.deck.cards].sort());
          expect(FITS[name]!(handsOf(game, deal), deal, game)).toBe(true);
        }),
        { numRuns: 200 },
      );
    });

    it('is the same for the same seed, and seats every seat in the tested one', () => {
      const game = gameOf(scenario.game);
      const draw = (seed: number) => scenario.draw(game, new SeededRandom(seed));
      expect(draw(5)).toEqual(draw(5));
      const seats = new Set(Array.from({ length: 60 }, (_, seed) => draw(seed).tested));
      expect([...seats].sort()).toEqual([0, 1, 2, 3]);
    });
  },
);

describe('set moves', () => {
  const played = (name: string, rules: Readonly<Record<string, unknown>> = {}) => {
    const scenario = scenarioNamed(name)!;
    const game = gameOf(scenario.game, rules);
    return Array.from({ length: 12 }, (_, seed) => {
      const deal = scenario.draw(game, new SeededRandom(seed));
      return playScenario(scenario, game, deal, new Array(game.seats).fill('basic'), [1, seed]);
    });
  };

  it('bid nil in the tested seat, or to its left', () => {
    for (const { result, tested } of played('nil-under-attack')) {
      expect(result).toMatchObject({ game: 'spades' });
      if (result.game === 'spades') expect(result.bids[tested]).toBe('nil');
    }
    for (const { result, tested } of played('break-the-nil', { preset: 'cutthroat' })) {
      if (result.game === 'spades') expect(result.bids[(tested + 1) % 3]).toBe('nil');
    }
  });

  it('bid four twice', () => {
    for (const { result, tested } of played('tight-contract')) {
      if (result.game !== 'spades') throw new TypeError();
      expect([result.bids[tested], result.bids[(tested + 2) % 4]]).toEqual([4, 4]);
    }
    for (const { result, tested } of played('set-the-contract', { preset: 'pagat' })) {
      if (result.game !== 'spades') throw new TypeError();
      expect([result.bids[(tested + 1) % 4], result.bids[(tested + 3) % 4]]).toEqual([4, 4]);
    }
  });

  it.each([
    ['rifki-singleton-king', 'rifki'],
    ['rifki-ace-trap', 'rifki'],
    ['kiz-short-queen', 'kiz'],
    ['son-iki-squeeze', 'sonIki'],
  ])('%s: another seat selects %s', (name, contract) => {
    for (const rules of [{}, { preset: 'natural' }, { preset: 'three' }]) {
      for (const { result, tested } of played(name, rules)) {
        if (result.game !== 'king') throw new TypeError();
        expect(result.contract).toEqual({ type: 'penalty', name: contract });
        expect(result.selector).not.toBe(tested);
      }
    }
  });

  it('long-trumps: the tested seat selects spades', () => {
    for (const { result, tested } of played('long-trumps', { initialPenaltyGames: 6 })) {
      if (result.game !== 'king') throw new TypeError();
      expect(result).toMatchObject({
        selector: tested,
        contract: { type: 'trump', trumpSuit: 'spades' },
      });
    }
  });
});

describe('dealing', () => {
  it('leaves to chance what is not asked for', () => {
    const scenario: Scenario = scenarioNamed('rifki-singleton-king')!;
    const game = gameOf('king');
    const holders = [0, 0, 0, 0];
    for (let seed = 0; seed < 900; seed++) {
      const hands = handsOf(game, scenario.draw(game, new SeededRandom(seed)));
      holders[hands.findIndex((hand) => hand.includes('AH'))]!++;
    }
    expect(holders[0]).toBe(0);
    // A third of 900 each, give or take four standard deviations.
    for (const count of holders.slice(1)) expect(Math.abs(count - 300)).toBeLessThan(57);
  });

  it('gives up where nothing fits', () => {
    const nothing = { holds: [], mayHold: (_: Card) => false };
    const deal = () => dealAround(gameOf('king'), new SeededRandom(1), new Map([[0, nothing]]));
    expect(deal).toThrow(NoDealFits);
    const cancelled = gameOf('king', { cancelRifki: 'AorK' });
    const draw = () => scenarioNamed('rifki-singleton-king')!.draw(cancelled, new SeededRandom(1));
    expect(draw).toThrow(/no deal that fits was found in 10000 tries/);
  });

  it('never leaves a game that the rules cancel at once', () => {
    const game = gameOf('king', { cancelTrump: 'anyPlayer' });
    for (let seed = 0; seed < 40; seed++) {
      const { standing, cards, first } = scenarioNamed('long-trumps')!.draw(
        game,
        new SeededRandom(seed),
      );
      const deal = new Deal();
      game.open(deal, game.next(standing)!, cards, first);
      for (let seat = 0; seat < 4; seat++) {
        const hand = cards.slice(seat * 13, seat * 13 + 13).map(cardName);
        expect(hand.some((name) => HIGH.includes(name[0]!))).toBe(true);
      }
    }
  });
});
