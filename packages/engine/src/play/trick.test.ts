// A trick: who takes it, what it brings, what it breaks, and whose turn comes next.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { card, cards, game, names, playing } from '../../testing/cards.ts';
import { type Card, cardOf, NO_CARD, rankOf, suitOf } from '../cards/card.ts';
import { listCards } from '../cards/ranks.ts';
import { makeContract } from '../deal/contract.ts';
import { Deal } from '../deal/deal.ts';
import type { AnyGame } from '../games/games.ts';
import { setUp } from '../games/position.ts';
import { dealtHands, leaderOf, nextSeat, playCard, trickUnits } from './trick.ts';

const hearts = game('hearts');
const spades = game('spades');
const king = game('king');
const three = game('king', 'three');

/** Seats take turns with these cards, from the given leader on. */
function playTrick(any: AnyGame, list: string, leader = 0, contract = any.contracts[0]!): Deal {
  const deal = new Deal();
  deal.clear(any.seats, any.step, any.length);
  deal.contract = contract;
  deal.turn = leader;
  for (const next of cards(any, list)) {
    deal.hands[(deal.turn << 2) | suitOf(next)]! |= 1 << rankOf(next);
    playCard(deal, next);
  }
  return deal;
}

describe('the taker of a trick', () => {
  it.each([
    ['H13: the highest card of the led suit', hearts, '5C KC AH QC', 1],
    ['H13: a high card of another suit takes nothing', hearts, '2C AD AS AH', 0],
    ['S11: the highest spade', spades, 'AH 2S KH 3S', 3],
    ['S11: spades are trumps also when led', spades, '4S AC 9S AD', 2],
    ['S11: without a spade the led suit', spades, '4D 9D AC JD', 3],
  ])('%s', (_, any, list, taker) => {
    const deal = playTrick(any, list);
    expect([deal.takers[0], deal.turn]).toEqual([taker, taker]);
    expect([...deal.tricks]).toEqual([0, 1, 2, 3].map((seat) => (seat === taker ? 1 : 0)));
  });

  it('S14: a joker beats the ace of spades, and the big one the little', () => {
    const jokers = game('spades', 'jja');
    expect(playTrick(jokers, 'AS LJ KS BJ').takers[0]).toBe(3);
    expect(playTrick(jokers, 'AS LJ KS QS').takers[0]).toBe(1);
    expect(playTrick(game('spades', 'jjdd'), '3D 2D AS 2S').takers[0]).toBe(1);
  });

  it('K2: in King the play goes to the right', () => {
    // Seat 2 leads, then 1, 0 and 3; the third card is the best.
    const deal = playTrick(king, '5C 7C KC 9C', 2, king.contracts[0]!);
    expect(deal.takers[0]).toBe(0);
  });

  it('K9: a trump takes what was led in another suit', () => {
    const trumpDiamonds = king.contracts[7]!;
    expect(playTrick(king, 'AC 2D KC 3D', 0, trumpDiamonds).takers[0]).toBe(1);
    expect(playTrick(king, 'AC KC 4D 3D', 0, trumpDiamonds).takers[0]).toBe(2);
  });

  it('K15: three players make a trick', () => {
    const deal = playTrick(three, '5C 7C KC', 2, three.contracts[0]!);
    expect([deal.takers[0], deal.trick, deal.inTrick]).toEqual([0, 1, 0]);
  });

  it('is as a plain comparison finds it, for any cards and trumps', () => {
    const trick = fc.uniqueArray(fc.constantFrom(...hearts.deck.cards), {
      minLength: 4,
      maxLength: 4,
    });
    fc.assert(
      fc.property(trick, fc.integer({ min: -1, max: 3 }), fc.nat(3), (list, trump, leader) => {
        const contract = makeContract({ name: 'any', trump, rules: [] });
        const deal = playTrick(hearts, list.map((c) => names([c])).join(' '), leader, contract);
        const wins = (suit: number): Card[] => list.filter((c) => suitOf(c) === suit);
        const fighters = wins(trump).length > 0 ? wins(trump) : wins(suitOf(list[0]!));
        const best = fighters.reduce((a, b) => (rankOf(b) > rankOf(a) ? b : a));
        expect(deal.takers[0]).toBe((leader + list.indexOf(best)) % 4);
      }),
      { seed: 7, numRuns: 500 },
    );
  });
});

describe('what a trick brings', () => {
  it('H6: its penalty cards go to the taker', () => {
    const deal = playTrick(hearts, '2S KS QS 5H');
    expect([...deal.taken]).toEqual([0, 14, 0, 0]);
    expect(deal.pile).toBe(0);
  });

  it('lies on the table until the trick is over', () => {
    const deal = playTrick(hearts, '2S KS QS');
    expect([deal.pile, deal.inTrick, deal.best, deal.bestSeat]).toEqual([
      13,
      3,
      card(hearts, 'KS'),
      1,
    ]);
    expect([...deal.taken]).toEqual([0, 0, 0, 0]);
  });

  it('K8: every trick counts in El, only the last two in Son İki', () => {
    const [el, , , , , sonIki] = king.contracts;
    const worth = (trick: number) => [trickUnits(el!, trick), trickUnits(sonIki!, trick)];
    expect([0, 5, 10, 11, 12].map(worth)).toEqual([
      [1, 0],
      [1, 0],
      [1, 0],
      [1, 1],
      [1, 1],
    ]);
    expect(trickUnits(three.contracts[5]!, 13)).toBe(0);
    expect(trickUnits(three.contracts[5]!, 14)).toBe(1);
  });
});

describe('C2: a suit is broken', () => {
  it.each([
    ['by a heart on another suit', hearts, '5C 7C 2H', 1],
    ['not by a heart that is led', hearts, '5H', 0],
    ['not by a heart that follows', hearts, '5H 9H KH AH', 0],
    ['H5: not by the queen of spades', hearts, '5C QS', 0],
    ['by a spade on another suit', spades, '5C 2S', 1],
    ['not by a spade that is led', spades, '5S', 0],
    [
      'H5: by the queen of spades where she counts',
      game('hearts', 'kalpler', { queenBreaksHearts: true }),
      'QS',
      1,
    ],
    ['by a lead where that counts', game('hearts', 'kalpler', { forcedLeadBreaks: true }), '5H', 1],
  ])('%s', (_, any, list, broken) => {
    expect(playTrick(any, list).broken).toBe(broken);
  });

  it('for good', () => {
    expect(playTrick(hearts, '5C 7C 2H 9C AC').broken).toBe(1);
  });
});

describe('playing a card', () => {
  it('takes it out of the hand and adds it to the plays', () => {
    const deal = playing(hearts, { hand: '5C 9C QS', seat: 2, trick: '0:2C 1:KC' });
    playCard(deal, card(hearts, '9C'));
    expect(names(listCards(deal.hands, 8))).toBe('5C QS');
    expect(deal.plays[deal.count - 1]).toBe(card(hearts, '9C'));
    expect([deal.turn, deal.led, deal.best]).toEqual([3, 0, card(hearts, 'KC')]);
  });

  it('leaves a clean table after the last card of a trick', () => {
    const deal = playTrick(hearts, '5C 7C KC 9C');
    expect([deal.led, deal.best, deal.inTrick, deal.trick]).toEqual([-1, NO_CARD, 0, 1]);
  });

  it('asks the game to look after the last trick, or after each where it wants to', () => {
    const deal = playing(hearts, { hand: 'AC', seat: 3, trickNumber: 13, trick: '0:2C 1:KC 2:3C' });
    expect(playCard(deal, card(hearts, 'AC'))).toBe(true);
    const early = playing(hearts, {
      hand: 'AC 2D',
      seat: 3,
      trickNumber: 12,
      trick: '0:2C 1:KC 2:3C',
    });
    expect(playCard(early, card(hearts, 'AC'))).toBe(false);
    const pagat = game('king', 'pagat');
    const contract = { type: 'penalty', name: 'kiz' } as const;
    const watched = playing(pagat, { hand: 'AC 2D', seat: 1, trick: '0:2C 3:KC 2:3C', contract });
    expect(playCard(watched, card(pagat, 'AC'))).toBe(true);
  });
});

describe('looking back at a deal', () => {
  it('the next seat is to the left, in King to the right', () => {
    const order = (any: AnyGame): number[] => {
      const deal = playTrick(any, '');
      return Array.from({ length: any.seats }, (_, seat) => nextSeat(deal, seat));
    };
    expect(order(hearts)).toEqual([1, 2, 3, 0]);
    expect(order(king)).toEqual([3, 0, 1, 2]);
    expect(order(three)).toEqual([2, 0, 1]);
    expect(order(game('spades', 'cutthroat'))).toEqual([1, 2, 0]);
  });

  it('finds the leader of every trick, also of one that has begun', () => {
    const deal = playTrick(king, '5C 7C KC 9C 3D 4D', 2, king.contracts[0]!);
    deal.opener = 2;
    expect([leaderOf(deal, 0), leaderOf(deal, 1)]).toEqual([2, 0]);
  });

  it('finds the hands as they were when the play began', () => {
    const hands = ['2C 3D QS', '4C KS 5D', '7C 9D AS', 'KC AD 2S'].map((list) =>
      cards(hearts, list),
    );
    const deal = setUp(hearts, { ...hearts.start(), played: 3 }, { hands });
    const before = deal.hands.slice();
    for (const name of ['2C', '4C', '7C', 'KC', 'AD', '3D']) playCard(deal, card(hearts, name));
    expect(deal.hands).not.toEqual(before);
    expect(dealtHands(deal)).toEqual(before);
    expect(cardOf(0, 0)).toBe(deal.plays[0]);
  });
});
