// What a hand is said to be worth before the play, against what it then takes.

import {
  actionOf,
  Deal,
  drawDeal,
  gameOf,
  type King,
  PENALTIES,
  SeededRandom,
} from '@kalpler/engine';
import { describe, expect, it } from 'vitest';
import { chanceOf, HandWorth } from './hand-worth.ts';
import { king } from './index.ts';

const CONTRACTS = [...PENALTIES, 'trump'].map((name, contract) => ({ name, contract }));

describe.each(['standard', 'three', 'pagat'])('hands at a table of %s', (preset) => {
  const game = gameOf('king', { preset }) as King;
  const worth = new HandWorth(game);

  it.each(CONTRACTS)('promise what they take: $name', ({ contract }) => {
    const random = new SeededRandom(17);
    const policy = king.policy(game, game.start(), 'basic');
    const deal = new Deal();
    const hands: { promised: number; taken: number }[] = [];
    for (let n = 0; n < 400; n++) {
      const { cards, first } = drawDeal(game, random);
      const dealer = n % game.seats;
      game.open(deal, { number: 1, dealer, terms: 1 << contract }, cards, first);
      const promised = worth.units(deal, dealer, contract);
      game.apply(deal, dealer, actionOf('choose', contract));
      while (game.actors(deal) !== 0) {
        game.apply(deal, deal.turn, policy.act(deal, deal.turn, random));
      }
      hands.push({ promised, taken: deal.taken[dealer]! });
    }
    hands.sort((a, b) => a.promised - b.promised);
    const mean = (list: typeof hands, of: 'promised' | 'taken') =>
      list.reduce((sum, hand) => sum + hand[of], 0) / list.length;
    expect(Math.abs(mean(hands, 'promised') - mean(hands, 'taken'))).toBeLessThan(0.4);
    // The better half of the hands does better.
    expect(mean(hands.slice(200), 'taken')).toBeGreaterThan(
      mean(hands.slice(0, 200), 'taken') * 1.2,
    );
  });
});

describe('points', () => {
  it('the gains of all seats together are nothing', () => {
    const worth = new HandWorth(gameOf('king') as King);
    expect(worth.share(0)).toBe((-50 * 13) / 4);
    expect(worth.share(5)).toBe((-180 * 2) / 4);
    expect(worth.share(9)).toBe((50 * 13) / 4);
    expect(worth.gain(0, 13) + 3 * worth.gain(0, 0)).toBe(0);
  });

  it('stakes grow with the values', () => {
    const values = { el: -100, kupa: -60, erkek: -120, kiz: -200, rifki: -640, sonIki: -360 };
    const double = gameOf('king', { values: { ...values, trump: 100 } }) as King;
    expect(new HandWorth(gameOf('king') as King).stakes).toBe(1);
    expect(new HandWorth(double).stakes).toBe(2);
  });

  it('a chance is even at the bar, and certain without scatter', () => {
    expect(chanceOf(3, 1, 3)).toBe(0.5);
    expect(chanceOf(4, 1, 3)).toBeCloseTo(0.845, 2);
    expect([chanceOf(4, 0, 3), chanceOf(2, 0, 3)]).toEqual([1, expect.closeTo(0, 9)]);
  });
});
