// The words in which restrictions are written: when a rule speaks, and which cards it keeps.

import { describe, expect, it } from 'vitest';
import { cards, game, names } from '../../testing/cards.ts';
import { CLUBS, HEARTS, SPADES, SUIT_COUNT } from '../cards/card.ts';
import { STANDARD_DECK } from '../cards/deck.ts';
import { type CardSet, holds } from '../cards/ranks.ts';
import { type Situation, STANDS } from '../deal/contract.ts';
import {
  dropSuit,
  following,
  keepCards,
  keepSuit,
  leading,
  onFirstTrick,
  PLAY_RULES,
  type Rule,
  unbroken,
  void_,
  when,
} from './play-rule.ts';

/** All twelve situations. */
const SITUATIONS: readonly Situation[] = STANDS.flatMap((stand) =>
  [false, true].flatMap((broken) =>
    [false, true].map((firstTrick) => ({ stand, broken, firstTrick })),
  ),
);

const kept = (rule: Rule): string =>
  names(STANDARD_DECK.cards.filter((card) => holds(rule.keep as CardSet, card)));
const always = () => true;

describe('when a rule speaks', () => {
  it('is decided by the stand, the broken suit and the first trick', () => {
    const count = (on: (situation: Situation) => boolean) => SITUATIONS.filter(on).length;
    expect(SITUATIONS).toHaveLength(12);
    expect([leading, following, void_].map(count)).toEqual([4, 4, 4]);
    expect([onFirstTrick, unbroken].map(count)).toEqual([6, 6]);
    expect(
      SITUATIONS.filter((s) => [leading, following, void_].filter((on) => on(s)).length !== 1),
    ).toEqual([]);
  });

  it('may need several things at once', () => {
    const early = when(leading, unbroken);
    expect(SITUATIONS.filter(early)).toEqual([
      { stand: 'lead', broken: false, firstTrick: false },
      { stand: 'lead', broken: false, firstTrick: true },
    ]);
    expect(SITUATIONS.every(when())).toBe(true);
    expect(SITUATIONS.some(when(leading, following))).toBe(false);
  });
});

describe('the cards that a rule keeps', () => {
  it('may be named', () => {
    const three = cards(game('hearts'), 'QS 2C 10H');
    const rule = keepCards('openingLead', always, three);
    expect(kept(rule)).toBe('10H 2C QS');
    expect(rule.name).toBe('openingLead');
  });

  it('may be a suit, with its highest cards in any deck', () => {
    const rule = keepSuit('mustTrump', always, SPADES);
    expect(kept(rule)).toBe(names(STANDARD_DECK.cards.filter((card) => card >> 5 === SPADES)));
    const jokers = game('spades', 'jjdd').deck.cards.filter((card) => card >> 5 === SPADES);
    expect(jokers.every((card) => holds(rule.keep as CardSet, card))).toBe(true);
    expect(jokers).toHaveLength(16);
  });

  it('may be everything but a suit', () => {
    const rule = dropSuit('heartsNotBroken', always, HEARTS);
    expect(kept(rule)).toBe(names(STANDARD_DECK.cards.filter((card) => card >> 5 !== HEARTS)));
  });

  it('are independent of other rules', () => {
    const sets = [CLUBS, HEARTS].map((suit) => dropSuit('heartsNotBroken', always, suit).keep);
    expect(sets[0]).not.toBe(sets[1]);
    expect((sets[0] as CardSet).length).toBe(SUIT_COUNT);
  });
});

describe('the names of the rules', () => {
  it('are all different', () => {
    expect(new Set(PLAY_RULES).size).toBe(PLAY_RULES.length);
  });
});
