// Success and failure of every scenario, judged again from nothing but the cards in the order they were played.

import { type Card, cardName, gameOf, rankOf, type Seat, SPADES, suitOf } from '@kalpler/engine';
import { describe, expect, it } from 'vitest';
import { SCENARIOS, scenarioNamed } from './index.ts';
import { playScenario, scenarioDeal } from './playing.ts';
import type { PlayedScenario } from './scenario.ts';

interface Trick {
  readonly cards: readonly string[];
  readonly taker: Seat;
}

/** Who took what, by the rule that everyone knows: the highest spade where they are trumps, or of the suit led. */
function tricksOf({ game, end }: PlayedScenario): Trick[] {
  const trump = game.id === 'spades' || end.contract?.name === 'trump spades' ? SPADES : -1;
  const tricks: Trick[] = [];
  let leader = end.opener;
  for (let at = 0; at < end.count; at += game.seats) {
    const cards = [...end.plays.subarray(at, at + game.seats)] as Card[];
    const led = suitOf(cards[0]!);
    const worth = (card: Card): number =>
      (suitOf(card) === trump ? 200 : suitOf(card) === led ? 100 : 0) + rankOf(card);
    const best = cards.reduce((high, card, i) => (worth(card) > worth(cards[high]!) ? i : high), 0);
    leader = (leader + best * game.step + game.seats * game.seats) % game.seats;
    tricks.push({ cards: cards.map(cardName), taker: leader });
  }
  return tricks;
}

function takerOf(tricks: readonly Trick[], name: string): Seat {
  return tricks.find(({ cards }) => cards.includes(name))!.taker;
}

function tricksBy(tricks: readonly Trick[], ...seats: readonly Seat[]): number {
  return tricks.filter(({ taker }) => seats.includes(taker)).length;
}

/** Whether a seat took every heart and the queen of spades. */
function hasMoon(tricks: readonly Trick[], seat: Seat): boolean {
  const isPenalty = (name: string): boolean => name.endsWith('H') || name === 'QS';
  return tricks.every(({ cards, taker }) => taker === seat || !cards.some(isPenalty));
}

function dealtTo({ cards, game }: PlayedScenario, name: string): Seat {
  return Math.floor(cards.map(cardName).indexOf(name) / game.length);
}

type Judge = (tricks: readonly Trick[], played: PlayedScenario, seats: readonly Seat[]) => boolean;

/** Seats are counted from the tested one to its left. */
const JUDGES: Readonly<Record<string, Judge>> = {
  'shoot-the-moon': (tricks, _, [tested]) => hasMoon(tricks, tested!),
  'stop-the-moon': (tricks, _, [, left]) => !hasMoon(tricks, left!),
  'run-out-of-spades': (tricks, _, [tested]) => takerOf(tricks, 'QS') !== tested,
  'queen-hunt': (tricks, played) => takerOf(tricks, 'QS') === dealtTo(played, 'QS'),
  'guard-the-queen': (tricks, _, [tested]) => takerOf(tricks, 'QS') !== tested,
  'nil-under-attack': (tricks, _, [tested]) => tricksBy(tricks, tested!) === 0,
  'break-the-nil': (tricks, _, [, left]) => tricksBy(tricks, left!) > 0,
  'tight-contract': (tricks, _, [tested, , partner]) => tricksBy(tricks, tested!, partner!) >= 8,
  'set-the-contract': (tricks, _, [, left, , right]) => tricksBy(tricks, left!, right!) < 8,
  'bag-trap': (tricks, { end, standing }, [tested, , partner]) => {
    // 30 is the code of a nil; its tricks are bags, and whether it holds decides over the points.
    const plain = [tested!, partner!].filter((seat) => end.bids[seat]! < 30);
    const bid = plain.reduce((sum, seat) => sum + end.bids[seat]!, 0);
    const taken = tricksBy(tricks, ...plain);
    const nils = [tested!, partner!].filter((seat) => !plain.includes(seat));
    const lost = nils.reduce((sum, seat) => sum + tricksBy(tricks, seat), 0);
    const nilPoints = nils.reduce(
      (sum, seat) => sum + (tricksBy(tricks, seat) === 0 ? 50 : -50),
      0,
    );
    const bags = (taken >= bid ? taken - bid : 0) + lost;
    const points = (taken >= bid ? 10 : -10) * bid + nilPoints + bags;
    return points > 0 && standing.bags[tested! % 2]! + bags < 10;
  },
  'rifki-singleton-king': (tricks, _, [tested]) => takerOf(tricks, 'KH') !== tested,
  'rifki-ace-trap': (tricks, _, [tested]) => takerOf(tricks, 'KH') !== tested,
  'kiz-short-queen': (tricks, _, [tested]) =>
    ['QC', 'QD', 'QS', 'QH'].every((queen) => takerOf(tricks, queen) !== tested),
  'son-iki-squeeze': (tricks, _, [tested]) => tricksBy(tricks.slice(-2), tested!) === 0,
  'long-trumps': (tricks, _, [tested]) => tricksBy(tricks, tested!) >= 7,
};

describe.each(SCENARIOS.map((scenario) => [scenario.name, scenario] as const))(
  '%s',
  (name, scenario) => {
    it('is judged by what was played', () => {
      const game = gameOf(scenario.game);
      const seen = new Set<boolean>();
      for (let number = 0; number < 60; number++) {
        const deal = scenarioDeal(scenario, game, 11, number);
        const bots = ['skilled', 'random', 'basic', 'aggressive'].map(
          (_, seat, all) => all[(seat + number) % 4]!,
        );
        const played = playScenario(scenario, game, deal, bots, [11, number]);
        const seats = [0, 1, 2, 3].map((step) => (deal.tested + step) % 4);
        const judged = JUDGES[name]!(tricksOf(played), played, seats);
        expect(scenario.hasSucceeded(played)).toBe(judged);
        seen.add(judged);
      }
      expect(seen.size).toBe(2);
    });
  },
);

describe('hands that leave no choice', () => {
  /** One seat has a whole suit, the others share the rest. */
  const suitFor = (id: 'hearts' | 'king', letter: string, seat: Seat) => {
    const game = gameOf(id);
    const own = game.deck.cards.filter((card) => cardName(card).endsWith(letter));
    const cards = game.deck.cards.filter((card) => !own.includes(card));
    cards.splice(seat * 13, 0, ...own);
    return { game, cards };
  };
  const hearts = (tested: Seat) => {
    const { game, cards } = suitFor('hearts', 'C', 1);
    return { game, deal: { tested, cards, first: 0, standing: { ...game.start(), played: 3 } } };
  };

  it.each([
    ['shoot-the-moon', 1, true],
    ['shoot-the-moon', 2, false],
    ['stop-the-moon', 0, false],
    ['stop-the-moon', 2, true],
    ['guard-the-queen', 1, false],
    ['guard-the-queen', 3, true],
    ['run-out-of-spades', 1, false],
    ['run-out-of-spades', 0, true],
    ['queen-hunt', 0, false],
  ] as const)('all clubs in seat 1: %s of seat %d is %s', (name, tested, wanted) => {
    const scenario = scenarioNamed(name)!;
    const { game, deal } = hearts(tested);
    for (let number = 0; number < 5; number++) {
      const bots = new Array(4).fill('random');
      const played = playScenario(scenario, game, deal, bots, [1, number]);
      expect(scenario.hasSucceeded(played)).toBe(wanted);
    }
  });

  it.each([
    ['son-iki-squeeze', 1, false],
    ['son-iki-squeeze', 2, true],
    ['kiz-short-queen', 1, false],
    ['rifki-ace-trap', 0, true],
  ] as const)(
    'all clubs of the selector in seat 1: %s of seat %d is %s',
    (name, tested, wanted) => {
      const scenario = scenarioNamed(name)!;
      const { game, cards } = suitFor('king', 'C', 1);
      const deal = { tested, cards, first: 0, standing: { ...game.start(), dealer: 2 } };
      const played = playScenario(scenario, game, deal, new Array(4).fill('random'), [1, 1]);
      expect(scenario.hasSucceeded(played)).toBe(wanted);
    },
  );
});
