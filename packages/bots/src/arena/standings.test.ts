// Standings of single deals: passes, bags and places in the party go round, and all can be dealt.

import { gameOf, type King, presetNames, SeededRandom, type Spades } from '@kalpler/engine';
import { expect, it } from 'vitest';
import { standingFor } from './board.ts';

it('Hearts: passes go left, right, across and hold in turn', () => {
  const game = gameOf('hearts');
  const terms = [0, 1, 2, 3, 4, 16].map(
    (number) => game.next(standingFor(game, number, new SeededRandom(1)))!.terms,
  );
  expect(terms).toEqual([0, 1, 2, 3, 0, 0]);
});

it('Spades: both sides have the same bags, and every count comes up', () => {
  const game = gameOf('spades') as Spades;
  const bags = Array.from(
    { length: 11 },
    (_, number) => standingFor(game, number, new SeededRandom(1)).bags,
  );
  expect(bags).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 0].map((count) => [count, count]));
  const free = gameOf('spades', { bagInterval: 0 });
  expect(standingFor(free, 7, new SeededRandom(1)).bags).toEqual([0, 0]);
});

it.each(presetNames('king'))(
  'King %s: each place has a selector with an open contract',
  (preset) => {
    const game = gameOf('king', { preset }) as King;
    const { penaltiesPerPlayer, trumpsPerPlayer, players } = game.options;
    const games = (penaltiesPerPlayer + trumpsPerPlayer) * players;
    const random = new SeededRandom(8);
    for (let number = 0; number < 3 * games; number++) {
      const standing = standingFor(game, number, random);
      const place = number % games;
      expect(standing.played).toBe(place);
      expect(standing.calls).toHaveLength(place);
      expect(standing.winners).toBeNull();
      const { terms, dealer } = game.next(standing)!;
      expect(terms).not.toBe(0);
      expect(dealer === null).toBe(place === 0);
      const own = standing.calls.filter(({ selector }) => selector === dealer).length;
      expect(own).toBe(place === 0 ? 0 : Math.floor(place / players));
    }
  },
);
