// Drawing deals: whole decks, a seat for chance, and the same deals for the same seed.

import { describe, expect, it } from 'vitest';
import { open, PRESETS } from '../../testing/matches.ts';
import { SeededRandom } from '../cards/random.ts';
import { drawDeal, seededDraw } from './table.ts';

describe('a drawn deal', () => {
  it.each(PRESETS)('C10: of %s %s is the whole deck in some order', (id, preset) => {
    const { game } = open(id, { preset });
    const { cards, first } = drawDeal(game, new SeededRandom(71));
    expect([...cards].sort((a, b) => a - b)).toEqual(game.deck.cards);
    expect(cards).not.toEqual(game.deck.cards);
    expect(first).toBeGreaterThanOrEqual(0);
    expect(first).toBeLessThan(game.seats);
  });

  it('C10: is the same for the same random numbers, and leaves the deck as it is', () => {
    const { game } = open('hearts');
    const before = [...game.deck.cards];
    expect(drawDeal(game, new SeededRandom(72))).toEqual(drawDeal(game, new SeededRandom(72)));
    expect(game.deck.cards).toEqual(before);
  });

  it('S9: chance picks every seat as the first', () => {
    const { game } = open('spades', { preset: 'cutthroat' });
    const random = new SeededRandom(73);
    const firsts = new Set(Array.from({ length: 60 }, () => drawDeal(game, random).first));
    expect(firsts).toEqual(new Set([0, 1, 2]));
  });

  it('C10: of a seed differs from deal to deal and from seed to seed', () => {
    const { game } = open('king');
    const drawn = [
      [7, 1],
      [7, 2],
      [8, 1],
      [4294967295, 1],
    ].map(([seed, number]) => seededDraw(game, seed!, number!).cards.join());
    expect(new Set(drawn).size).toBe(4);
    expect(seededDraw(game, 7, 1).cards.join()).toBe(drawn[0]);
  });
});
