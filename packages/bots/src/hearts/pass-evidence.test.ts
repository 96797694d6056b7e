// Passed cards say something about the giver: who gives harmless cards keeps no worse ones.

import { cardSet, gameOf, type Hearts } from '@kalpler/engine';
import { describe, expect, it } from 'vitest';
import { cards } from '../../../engine/testing/cards.ts';
import { PassEvidence } from './pass-evidence.ts';

const game = gameOf('hearts') as Hearts;

/** How likely a gift is, after which the giver holds these cards. */
function likely(gift: string, hand: string, received: string | null = '2C 3C 4C'): number {
  const known = received === null ? null : cards(game, received);
  return new PassEvidence(game, cards(game, gift), known).of(cardSet(cards(game, hand)), 0);
}

describe('after a pass in which the giver got known cards', () => {
  const low = '5C 6C 2D 3D 4D 2S 3S 4S 2H 3H';

  it('high cards passed from low ones are no surprise', () => {
    expect(likely('AH KH QS', `${low} 2C 3C 4C`)).toBeCloseTo(0, 9);
  });

  it('low cards passed while the bare queen of spades is kept are one', () => {
    const bad = '5C 6C 2D 3D 4D 7D QS 2H 3H AH';
    expect(likely('7C 8C 9C', `${bad} 2C 3C 4C`)).toBeLessThan(-0.5);
    expect(likely('7C 8C 9C', `${bad} 2C 3C 4C`)).toBeLessThan(
      likely('7C 8C 9C', `${low} 2C 3C 4C`),
    );
  });

  it('what came only with the pass says nothing', () => {
    const got = 'AH KH QH';
    expect(likely('AD KD QS', `${low} ${got}`, got)).toBeGreaterThan(
      likely('AD KD QS', `${low} ${got}`, '5C 6C 2D'),
    );
  });
});

it('while the cards that came are not known, the worst of the hand may be they', () => {
  const hand = '5C 6C 2D 3D 4D 2S 3S 4S 2H 3H AH KH QH';
  expect(likely('AD KD QS', hand, null)).toBeGreaterThan(likely('AD KD QS', hand, '5C 6C 2D'));
});
