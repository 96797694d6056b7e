// Hands and the cards that a good player passes from them.

import { describe, expect, it } from 'vitest';
import { pass } from '../../testing/hearts-scene.ts';

describe('for safety', () => {
  it('passes the queen of spades when few spades guard it', () => {
    const { cards } = pass('QS 4S 2C 5C 9C KC 3D 6D 8D 10D 2H 5H 9H');
    expect(cards).toContain('QS');
  });

  it('passes the ace and king of spades when few spades guard them', () => {
    const { cards } = pass('AS KS 2S 2C 5C 9C 3D 6D 8D 10D 2H 5H 9H');
    expect(cards).toContain('AS');
    expect(cards).toContain('KS');
  });

  it('keeps a well guarded queen of spades', () => {
    const { cards } = pass('QS JS 9S 7S 4S 2C 5C 9C 3D 6D 2H 5H AH');
    expect(cards).not.toMatch(/S/);
    expect(cards).toContain('AH');
  });

  it('passes high hearts and a bare king', () => {
    const given = pass('2S 5S 9S KD 2C 5C 6C 8C 9C 10C AH KH 3H');
    expect(given).toEqual({ cards: 'AH KD KH', intent: undefined });
  });

  it('keeps its low spades and low hearts', () => {
    const { cards } = pass('7D QD 3S 4S 5S 9S 2C 5C 6C 8C 2H 4H 6H');
    expect(cards).not.toMatch(/S|H/);
    expect(cards).toContain('QD');
  });

  it('H11: keeps a jack of diamonds with cover', () => {
    const { cards } = pass('JD AD KD 4D QS 4S 2C 5C 9C KC 2H 5H AH', 'basic', 'omnibus');
    expect(cards).not.toContain('JD');
  });
});

describe('for the moon', () => {
  const strong = 'AS KS QS AH KH QH JH 10H 3C AC KC 2D 5D';

  it.each(['aggressive', 'shooter'] as const)('the %s passes its losers', (style) => {
    expect(pass(strong, style)).toEqual({ cards: '2D 3C 5D', intent: 'keepForMoon' });
  });

  it('a hand without high cards is not passed for the moon by the aggressive', () => {
    const { intent } = pass('2S 5S 9S 7D 2C 5C 6C 8C 9C 10C 4H 6H 3H', 'aggressive');
    expect(intent).toBeUndefined();
  });
});
