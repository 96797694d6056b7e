// Giving cards away: the order of the checks, every possible gift once, fair random gifts, and the handing over.

import { describe, expect, it } from 'vitest';
import { cards, game, names } from '../../testing/cards.ts';
import {
  type Action,
  type AnyGame,
  type Card,
  type Deal,
  listCards,
  MAX_ACTIONS,
  moveOf,
  SeededRandom,
  setUp,
} from '../index.ts';
import { checkGift, listGifts, moveGift, noteGift, randomGift } from './gift.ts';
import { giftAction, giftCards } from './move.ts';

const hearts = game('hearts');
const jokers = game('spades', 'jjdd');

/** A deal in which seat 1 holds these cards and seat 3 those. */
function holding(of: AnyGame, one: string, three = ''): Deal {
  return setUp(of, of.start(), { hands: [[], cards(of, one), [], cards(of, three)] });
}

function hand(deal: Deal, seat: number): string {
  return names(listCards(deal.hands, seat << 2));
}

const SUIT = '2C 3C 4C 5C 6C 7C 8C 9C 10C JC QC KC AC';

describe('checking a gift', () => {
  const deal = holding(hearts, 'QS AS KH 2C');

  function refusal(gift: unknown, size = 3, given = 0): unknown {
    const now = holding(hearts, 'QS AS KH 2C');
    now.given = given;
    const checked = checkGift(now, 1, 'pass', gift as readonly Card[], size);
    return checked.ok ? undefined : checked.error;
  }
  const gift = (list: string) => cards(hearts, list);

  it('H10: the right number of different held cards is accepted in any order', () => {
    const one = checkGift(deal, 1, 'pass', gift('QS AS KH'), 3);
    const other = checkGift(deal, 1, 'pass', gift('KH QS AS'), 3);
    expect(one).toEqual(other);
    expect(one.ok && moveOf(one.value).kind).toBe('pass');
    expect(one.ok && names(giftCards(one.value))).toBe('AS KH QS');
  });

  it('S8: an exchange is checked by the same rules', () => {
    const checked = checkGift(deal, 1, 'exchange', gift('QS AS'), 2);
    expect(checked.ok && moveOf(checked.value).kind).toBe('exchange');
    const refused = checkGift(deal, 1, 'exchange', gift('QS 3C'), 2);
    expect(refused).toEqual({ ok: false, error: { code: 'INVALID_CARD' } });
  });

  it.each([
    ['too few', 'QS AS'],
    ['too many', 'QS AS KH 2C'],
    ['none', ''],
  ])('H10: %s cards are refused', (_, list) => {
    expect(refusal(gift(list))).toEqual({ code: 'INVALID_PASS', rule: 'cardsToGive', amount: 3 });
  });

  it('H10: the same card twice is refused', () => {
    expect(refusal(gift('QS QS KH'))).toEqual({ code: 'INVALID_PASS', rule: 'differentCards' });
  });

  it('H10: a card that is not held is refused, also one that another seat holds', () => {
    expect(refusal(gift('QS AS 3C'))).toEqual({ code: 'INVALID_CARD' });
    const now = holding(hearts, 'QS AS KH 2C', '3C 4C 5C');
    const checked = checkGift(now, 1, 'pass', gift('3C 4C 5C'), 3);
    expect(checked).toEqual({ ok: false, error: { code: 'INVALID_CARD' } });
  });

  it('H10: a second gift is refused whatever it is, and only for the seat that gave', () => {
    for (const list of ['QS AS KH', 'QS', 'QS QS QS', '3C 4C 5C']) {
      expect(refusal(gift(list), 3, 0b0010), list).toEqual({ code: 'ALREADY_SUBMITTED' });
    }
    expect(refusal(gift('QS AS KH'), 3, 0b1101)).toBeUndefined();
  });

  it('H10: the number is checked before repeats, and repeats before what is held', () => {
    expect(refusal(gift('3C 3C'))).toMatchObject({ rule: 'cardsToGive' });
    expect(refusal(gift('3C 3C QS'))).toMatchObject({ rule: 'differentCards' });
  });

  it.each([
    [undefined],
    [null],
    [3],
    ['QS AS KH'],
    [{ length: 3 }],
    [{ 0: 'QS', 1: 'AS', 2: 'KH', length: 3 }],
  ])('H10: %o is no list of cards', (value) => {
    expect(refusal(value)).toMatchObject({ code: 'INVALID_PASS', rule: 'cardsToGive' });
  });

  it.each([
    [['QS', 'AS', 'KH']],
    [[null, undefined, {}]],
    [[Number.NaN, -1, 128]],
    [[2.5, 1e9, Number.POSITIVE_INFINITY]],
    [[[], [1], true]],
  ])('H10: %o are no cards', (value) => {
    expect(refusal(value)).toEqual({ code: 'INVALID_CARD' });
  });
});

describe('a list with a hole', () => {
  it('H10: is refused: the hole is no card that is held', () => {
    const deal = holding(hearts, 'QS AS KH 2C');
    const holed = cards(hearts, 'QS AS');
    holed.length = 3;
    expect(checkGift(deal, 1, 'pass', holed, 3)).toEqual({
      ok: false,
      error: { code: 'INVALID_CARD' },
    });
  });
});

describe('every gift', () => {
  function gifts(of: AnyGame, held: string, size: number): Card[][] {
    const out = new Int32Array(MAX_ACTIONS);
    const n = listGifts(holding(of, held), 1, 'exchange', size, out);
    return Array.from(out.subarray(0, n), (action) => giftCards(action as Action));
  }

  it.each([
    [13, 1, 13],
    [13, 2, 78],
    [13, 3, 286],
    [13, 4, 715],
    [4, 4, 1],
    [5, 2, 10],
    [3, 4, 0],
  ])('H9: of %i cards %i are given in %i ways, each listed once', (held, size, ways) => {
    const list = SUIT.split(' ').slice(0, held);
    const all = gifts(hearts, list.join(' '), size);
    expect(all).toHaveLength(ways);
    expect(new Set(all.map(names)).size).toBe(ways);
    for (const gift of all) {
      expect(new Set(gift).size).toBe(size);
      expect(list).toEqual(expect.arrayContaining(names(gift).split(' ')));
    }
  });

  it('S8: a partner with fifteen cards returns three of them in 455 ways', () => {
    expect(gifts(jokers, `${SUIT.slice(3)} 2S 2D BJ`, 3)).toHaveLength(455);
  });

  it('S14: jokers and high deuces are given like any card', () => {
    const all = gifts(jokers, '2S 2D BJ LJ', 2).map(names);
    expect(all.sort()).toEqual(['2D 2S', '2D BJ', '2D LJ', '2S BJ', '2S LJ', 'BJ LJ']);
  });
});

describe('random gifts', () => {
  it('H15, S8: every gift is about equally likely', () => {
    const deal = holding(hearts, '2C QS AH 3D 9S');
    const random = new SeededRandom(11);
    const counts = new Map<string, number>();
    for (let i = 0; i < 10_000; i++) {
      const gift = names(giftCards(randomGift(deal, 1, 'pass', 2, random)));
      counts.set(gift, (counts.get(gift) ?? 0) + 1);
    }
    expect(counts.size).toBe(10);
    // Ten gifts, a thousand times each: four standard deviations are 120.
    for (const [gift, times] of counts) expect(Math.abs(times - 1000), gift).toBeLessThan(120);
  });

  it('H15: all cards are given when all are asked for, and the hand stays as it is', () => {
    const deal = holding(hearts, 'QS AH 3D');
    const action = randomGift(deal, 1, 'pass', 3, new SeededRandom(1));
    expect(moveOf(action).kind).toBe('pass');
    expect(names(giftCards(action))).toBe('3D AH QS');
    expect(hand(deal, 1)).toBe('3D AH QS');
    expect(deal.given).toBe(0);
  });

  it('H15, S8: a random gift passes the checks', () => {
    const deal = holding(jokers, '2S 2D BJ LJ 3H');
    for (let seed = 1; seed <= 50; seed++) {
      const action = randomGift(deal, 1, 'exchange', 3, new SeededRandom(seed));
      const checked = checkGift(deal, 1, 'exchange', giftCards(action), 3);
      expect(checked).toEqual({ ok: true, value: action });
    }
  });
});

describe('handing over', () => {
  it('H9: a gift is put aside first and changes hands later', () => {
    const deal = holding(hearts, 'QS AS KH 2C', '3C 4D');
    noteGift(deal, 1, giftAction('pass', cards(hearts, 'QS KH')));
    expect(deal.given).toBe(0b0010);
    expect(hand(deal, 1)).toBe('2C AS KH QS');
    moveGift(deal, 1, 3);
    expect(hand(deal, 1)).toBe('2C AS');
    expect(hand(deal, 3)).toBe('3C 4D KH QS');
  });

  it('H9, S8: gifts that cross do not mix', () => {
    const deal = holding(hearts, 'QS AS', '3C 4D');
    noteGift(deal, 1, giftAction('exchange', cards(hearts, 'QS')));
    noteGift(deal, 3, giftAction('exchange', cards(hearts, '3C')));
    expect(deal.given).toBe(0b1010);
    moveGift(deal, 1, 3);
    moveGift(deal, 3, 1);
    expect([hand(deal, 1), hand(deal, 3)]).toEqual(['3C AS', '4D QS']);
  });
});
