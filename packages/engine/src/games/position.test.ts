// Positions set up by hand: what is given, and what is filled in.

import { describe, expect, it } from 'vitest';
import { cards, game, legal, names } from '../../testing/cards.ts';
import { listCards } from '../cards/ranks.ts';
import { submit, tableAt } from '../table/table.ts';
import type { KingContract } from './move.ts';
import { setUp } from './position.ts';

const spades: KingContract = { type: 'trump', trumpSuit: 'spades' };

describe('a position', () => {
  it('is as after dealing where nothing is said', () => {
    const hearts = game('hearts');
    const deal = setUp(hearts, hearts.start(), { hands: [cards(hearts, 'QS 2C')] });
    expect(deal).toMatchObject({ number: 1, count: 0, broken: 0 });
    expect(names(listCards(deal.hands, 0))).toBe('2C QS');
    expect(listCards(deal.hands, 4)).toEqual([]);
  });

  it('follows the standing of the match', () => {
    const hearts = game('hearts');
    const hands = [[], [], cards(hearts, '2C'), []];
    const deal = setUp(hearts, { ...hearts.start(), played: 3 }, { hands });
    expect([deal.number, hearts.actors(deal)]).toEqual([4, 1 << 2]);
    const over = { ...hearts.start(), winners: [1] };
    expect(() => setUp(hearts, over, { hands })).toThrow('the match is over');
  });

  it('K2: puts the trick on the table and finds whose turn it is', () => {
    const king = game('king');
    const trick = [
      { seat: 1, card: cards(king, '9S')[0]! },
      { seat: 0, card: cards(king, 'JS')[0]! },
    ];
    const hands = [[], [], [], cards(king, '10S QS 2C')];
    const position = { phase: 'playing', contract: spades, hands, trick, trickNumber: 9 } as const;
    const deal = setUp(king, king.start(), position);
    expect(deal).toMatchObject({ turn: 3, trick: 8, inTrick: 2, bestSeat: 0, contractIndex: 8 });
    expect(legal(king, deal)).toBe('QS');
  });

  it('C2: takes the word of the position for a broken suit', () => {
    const hearts = game('hearts');
    const hands = [cards(hearts, '2H 3C'), [], [], []];
    const at = (broken: boolean) =>
      setUp(hearts, hearts.start(), { phase: 'playing', hands, trickNumber: 5, turn: 0, broken });
    expect(legal(hearts, at(false))).toBe('3C');
    expect(legal(hearts, at(true))).toBe('2H 3C');
  });

  it('H6: counts captured cards', () => {
    const hearts = game('hearts', 'omnibus');
    const captured = [cards(hearts, 'QS 2H'), cards(hearts, 'JD'), [], cards(hearts, '3H 4H')];
    const deal = setUp(hearts, hearts.start(), { hands: [], captured, phase: 'roundEnd' });
    expect(hearts.result(deal, hearts.start())).toMatchObject({
      raw: [14, 0, 0, 2],
      scores: [14, -10, 0, 2],
      jackTaker: 1,
    });
  });

  it('S2, S7: takes bids and who has looked', () => {
    const game4 = game('spades');
    const standing = { ...game4.start(), totals: [0, 200] };
    const hands = Array.from({ length: 4 }, () => []);
    const bids = [null, 4, 'nil', 0] as const;
    const deal = setUp(game4, standing, { hands, bids, looked: [0] });
    expect(Array.from(deal.bids)).toEqual([-1, 4, 30, 30]);
    expect(deal.looked).toBe(0b1011);
  });

  it('K11: takes a declared King', () => {
    const king = game('king', undefined, { kingRule: 'declare' });
    const contract: KingContract = { ...spades, kingDeclared: true };
    const deal = setUp(king, king.start(), { hands: [], contract, phase: 'playing' });
    expect([deal.declared, deal.contractIndex]).toEqual([1, 8]);
  });

  it('can be played on at a table', () => {
    const hearts = game('hearts');
    const hands = [cards(hearts, '9D 2H'), [], [], []];
    const deal = setUp(hearts, hearts.start(), {
      phase: 'playing',
      hands,
      trickNumber: 12,
      turn: 0,
    });
    const table = tableAt(hearts, hearts.start(), deal);
    const after = submit(table, 0, { kind: 'play', card: cards(hearts, '9D')[0]! });
    expect(after).toMatchObject({ ok: true, value: { version: 1, actors: [1] } });
    expect([table.actors, table.version]).toEqual([[0], 0]);
  });
});
