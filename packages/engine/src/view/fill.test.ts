// Dealing hidden cards: every way that fits is as likely as any other, and none that does not fit comes up.

import { describe, expect, it } from 'vitest';
import { forEachDealing } from '../../laws/consistent-deals.ts';
import { evenness } from '../../laws/numbers.ts';
import { type Card, cardName, cardOf } from '../cards/card.ts';
import { STANDARD_DECK } from '../cards/deck.ts';
import { type Random, SeededRandom, shuffle } from '../cards/random.ts';
import { cardSet, count, countCards, listCards } from '../cards/ranks.ts';
import { fillHands } from './fill.ts';

interface Problem {
  readonly cards: readonly Card[];
  /** How many cards each seat needs, and which it cannot hold. */
  readonly needs: readonly number[];
  readonly barred: Int32Array;
}

const handsKey = (hands: readonly (readonly Card[])[]): string =>
  hands.map((cards) => cards.toSorted((a, b) => a - b).join()).join(' | ');

const isBarred = ({ barred }: Problem, seat: number, card: Card): boolean =>
  (barred[(seat << 2) | (card >> 5)]! & (1 << (card & 31))) !== 0;

/** Every deal that fits, found by trying all. */
function allFits(problem: Problem): string[] {
  const { cards, needs } = problem;
  const before = (seat: number): number => needs.slice(0, seat).reduce((a, b) => a + b, 0);
  const hands = needs.map((_, seat) => cards.slice(before(seat), before(seat + 1)));
  const found: string[] = [];
  forEachDealing(hands, (dealt) => {
    const fits = dealt.every((hand, seat) => !hand.some((card) => isBarred(problem, seat, card)));
    if (fits) found.push(handsKey(dealt));
  });
  return found;
}

function fill({ cards, needs, barred }: Problem, random: Random): Int32Array {
  const hands = new Int32Array(16);
  fillHands(cardSet(cards), barred, Int32Array.from({ ...needs, length: 4 }), hands, random);
  return hands;
}

function fillKey(problem: Problem, random: Random): string {
  const hands = fill(problem, random);
  return handsKey(problem.needs.map((_, seat) => listCards(hands, seat << 2)));
}

/** Counts how often each fitting deal comes up; anything else is a key too many. */
function sample(problem: Problem, fits: readonly string[], random: Random): number[] {
  const counts = new Map(fits.map((key) => [key, 0]));
  for (let i = 0; i < 30 * fits.length; i++) {
    const key = fillKey(problem, random);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  expect(counts.size).toBe(fits.length);
  return [...counts.values()];
}

/** Some cards, some needs and some knowledge: whole suits, single cards, or nothing. */
function someProblem(random: Random, needs: readonly number[]): Problem {
  const size = needs.reduce((a, b) => a + b, 0);
  const cards = shuffle([...STANDARD_DECK.cards], random).slice(0, size);
  const barred = new Int32Array(16);
  for (let at = 0; at < 16; at++) {
    const kind = random.below(4);
    if (kind === 0) barred[at] = -1;
    else if (kind === 1) barred[at] = random.below(2 ** 13);
  }
  return { cards, needs, barred };
}

describe('C12: hidden hands are filled evenly', () => {
  it.each([
    [[0, 2, 2, 2]],
    [[3, 0, 2, 3]],
    [[1, 4, 0, 3]],
    [[2, 2, 2, 2]],
    [[3, 2, 2, 1]],
    [[4, 4, 0, 0]],
    [[0, 3, 3]],
    [[3, 2, 3]],
  ])('needs %j, with all kinds of knowledge', (needs) => {
    const random = new SeededRandom(21);
    const sizes = new Set<number>();
    for (let round = 0; round < 25; round++) {
      const problem = someProblem(random, needs);
      const fits = allFits(problem);
      if (fits.length === 0) {
        expect(() => fill(problem, random)).toThrow('no deal fits');
        continue;
      }
      const counts = sample(problem, fits, random);
      if (fits.length > 1) expect(evenness(counts)).toMatchObject({ isEven: true });
      sizes.add(fits.length);
    }
    expect(sizes.size).toBeGreaterThan(3);
  });

  it('a void changes the odds of all other cards', () => {
    // Seats 1 and 2 take two cards each of two clubs and two hearts; seat 1 has no hearts: one way only.
    const cards = ['2C', '3C', '2H', '3H'].map((name) => STANDARD_DECK.parse(name)!);
    const barred = new Int32Array(16);
    barred[(1 << 2) | 3] = -1;
    const problem = { cards, needs: [0, 2, 2], barred };
    const hands = fill(problem, new SeededRandom(1));
    expect(listCards(hands, 4).map(cardName)).toEqual(['2C', '3C']);
    expect(listCards(hands, 8).map(cardName)).toEqual(['2H', '3H']);
  });

  it('a whole deal comes out even, card by card and seat by seat', () => {
    const problem = {
      cards: STANDARD_DECK.cards,
      needs: [13, 13, 13, 13],
      barred: new Int32Array(16),
    };
    const random = new SeededRandom(22);
    const counts = new Array<number>(128 * 4).fill(0);
    for (let i = 0; i < 8000; i++) {
      const hands = fill(problem, random);
      for (let seat = 0; seat < 4; seat++) {
        for (const card of listCards(hands, seat << 2)) counts[card * 4 + seat]!++;
      }
    }
    expect(evenness(counts.filter((count) => count > 0))).toMatchObject({ isEven: true });
    expect(counts.filter((count) => count > 0)).toHaveLength(208);
  });

  it('the length of a suit has its proper odds', () => {
    // Two hidden hands share 26 cards, five of them spades. The two of clubs is not with seat 0, so that seat
    // takes thirteen of the other 25, and k spades in C(5,k)·C(20,13-k) ways.
    const spades = STANDARD_DECK.cards.filter((card) => card >> 5 === 2).slice(0, 5);
    const others = STANDARD_DECK.cards.filter((card) => card >> 5 !== 2).slice(0, 21);
    const barred = new Int32Array(16);
    barred[0] = 1;
    const problem = { cards: [...spades, ...others], needs: [13, 13], barred };
    const random = new SeededRandom(23);
    const counts = new Array<number>(6).fill(0);
    for (let i = 0; i < 20_000; i++) counts[count(fill(problem, random)[2]!)]!++;
    const weights = counts.map((_, k) => choose(5, k) * choose(20, 13 - k));
    expect(evenness(counts, weights)).toMatchObject({ isEven: true });
  });
});

function choose(n: number, k: number): number {
  return k < 0 || k > n ? 0 : k === 0 ? 1 : (choose(n - 1, k - 1) * n) / k;
}

describe('hands that are not hidden', () => {
  it('stay as they are, and what is known stays in the hidden ones', () => {
    const hands = new Int32Array(16);
    hands.set(cardSet([cardOf(0, 0)]), 0);
    hands.set(cardSet([cardOf(3, 12)]), 4);
    const unseen = cardSet([cardOf(1, 1), cardOf(1, 2)]);
    fillHands(unseen, new Int32Array(16), Int32Array.of(0, 1, 1, 0), hands, new SeededRandom(2));
    expect(listCards(hands, 0).map(cardName)).toEqual(['2C']);
    expect(listCards(hands, 4).map(cardName)).toContain('AH');
    expect([0, 4, 8, 12].map((at) => countCards(hands, at))).toEqual([1, 2, 1, 0]);
  });

  it('need no chance when there is nothing to deal', () => {
    const hands = new Int32Array(16);
    const never: Random = {
      below() {
        throw new Error('asked');
      },
    };
    fillHands(new Int32Array(4), new Int32Array(16), new Int32Array(4), hands, never);
    expect(countCards(hands)).toBe(0);
  });
});

describe('knowledge that cannot be', () => {
  const two = [cardOf(0, 0), cardOf(0, 1)];
  const all = new Int32Array(16).fill(-1);
  const none = new Int32Array(16);

  it.each([
    ['nobody may hold a card', { cards: two, needs: [1, 1], barred: all }],
    ['more cards than places', { cards: two, needs: [1], barred: none }],
    ['more places than cards', { cards: two, needs: [1, 1, 1], barred: none }],
    ['places and no cards', { cards: [], needs: [1], barred: none }],
    ['cards and no places', { cards: two, needs: [], barred: none }],
  ])('is refused: %s', (_, problem) => {
    expect(() => fill(problem, new SeededRandom(3))).toThrow('no deal fits what is known');
  });

  it('is refused when no way of sharing fits, though every card has a place', () => {
    // Both cards fit only seat 0, which needs one.
    const barred = new Int32Array(16).fill(-1, 4, 8);
    expect(() => fill({ cards: two, needs: [1, 1], barred }, new SeededRandom(4))).toThrow(
      RangeError,
    );
  });

  it('leaves no trace for the next filling', () => {
    const random = new SeededRandom(5);
    expect(() => fill({ cards: two, needs: [1, 1], barred: all }, random)).toThrow(RangeError);
    expect(countCards(fill({ cards: two, needs: [0, 2], barred: none }, random), 4)).toBe(2);
  });
});
