// What a round of Hearts brings: points, the moon in each of its ways, the jack of diamonds and the end.

import { describe, expect, it, test } from 'vitest';
import { cards } from '../../../testing/cards.ts';
import { gameOf, type Hearts, type HeartsResult, type MoonOption, setUp } from '../../index.ts';
import { scoreHearts } from './scoring.ts';

type Changes = Readonly<Record<string, unknown>>;
const ALL_HEARTS = '2H 3H 4H 5H 6H 7H 8H 9H 10H JH QH KH AH';
const MOON = `${ALL_HEARTS} QS`;

/** The result of a round in which the seats took these cards; totals as before it. */
function round(
  changes: Changes,
  taken: readonly [string, string, string, string],
  totals: readonly number[] = [0, 0, 0, 0],
): HeartsResult {
  const game = gameOf('hearts', changes) as Hearts;
  const standing = { ...game.start(), totals };
  const captured = taken.map((names) => cards(game, names));
  return game.result(setUp(game, standing, { hands: [], captured }), standing);
}

describe('points', () => {
  const ordinary = ['QS 2H 3H', '4H 5H 6H 7H 8H', '', '9H 10H JH QH KH AH'] as const;

  it('H6: the points taken are raw, scores without a moon, and added to the totals', () => {
    expect(round({}, ordinary, [10, 20, 30, 0])).toEqual({
      game: 'hearts',
      number: 1,
      raw: [15, 5, 0, 6],
      scores: [15, 5, 0, 6],
      moonShooter: null,
      jackTaker: null,
      totals: [25, 25, 30, 6],
      ended: false,
      winners: [],
    });
  });

  it('H6: raw keeps the points of a shooter whose score is none', () => {
    expect(round({}, ['', MOON, '', ''])).toMatchObject({
      raw: [0, 26, 0, 0],
      scores: [26, 0, 26, 26],
    });
  });

  it('H11: spot hearts count pips and their queen', () => {
    const taken = ['QS 2H', '10H JH', 'QH KH AH', '3H 4H 5H 6H 7H 8H 9H'] as const;
    expect(round({ preset: 'spot' }, taken).scores).toEqual([27, 21, 39, 42]);
    expect(round({ preset: 'spot', spotQueen: 0 }, taken).scores).toEqual([2, 21, 39, 42]);
    expect(round({ preset: 'spot', spotQueen: 13 }, taken).scores).toEqual([15, 21, 39, 42]);
    expect(round({ preset: 'spot', spotQueen: 50 }, taken).scores).toEqual([52, 21, 39, 42]);
  });

  it('H11: black Maria counts the high spades', () => {
    const taken = ['AS', 'KS 2H', 'QS', '3H 4H'] as const;
    expect(round({ preset: 'blackMaria' }, taken).scores).toEqual([7, 11, 13, 2]);
  });
});

describe('the moon', () => {
  const totals = [24, 30, 49, 10];
  const byTwo = ['', '', MOON, ''] as const;

  it('H7: the others get 26 by default, even when the shooter loses by it', () => {
    expect(round({}, byTwo, totals)).toMatchObject({
      moonShooter: 2,
      scores: [26, 26, 0, 26],
      totals: [50, 56, 49, 36],
      ended: true,
      winners: [3],
    });
  });

  it('H7: shooterMinus takes 26 off the shooter', () => {
    expect(round({ moon: 'shooterMinus' }, byTwo, totals)).toMatchObject({
      moonShooter: 2,
      scores: [0, 0, -26, 0],
      totals: [24, 30, 23, 10],
      ended: false,
      winners: [],
    });
  });

  it('H7: a moon needs every penalty card, one less is none', () => {
    expect(round({}, [ALL_HEARTS, 'QS', '', ''])).toMatchObject({
      moonShooter: null,
      scores: [13, 13, 0, 0],
    });
    expect(round({}, ['3H 4H 5H 6H 7H 8H 9H 10H JH QH KH AH QS', '', '2H', ''])).toMatchObject({
      moonShooter: null,
      scores: [25, 0, 1, 0],
    });
  });

  test.each([
    ['spot', {}, MOON, 129],
    ['spot', { spotQueen: 13 }, MOON, 117],
    ['spot', { spotQueen: 50 }, MOON, 154],
    ['spot', { spotQueen: 0 }, ALL_HEARTS, 104],
    ['blackMaria', {}, `${MOON} KS AS`, 43],
  ])('H7, H11: a moon in %s %o is worth all its penalties', (preset, changes, taken, worth) => {
    const plus = round({ preset, ...changes }, [taken, '', '', '']);
    expect(plus).toMatchObject({ moonShooter: 0, scores: [0, worth, worth, worth] });
    const minus = round({ preset, ...changes, moon: 'shooterMinus' }, [taken, '', '', '']);
    expect(minus).toMatchObject({ moonShooter: 0, scores: [-worth, 0, 0, 0] });
  });

  it('H7: it is found by the cards and not by the number 26', () => {
    const maria = round({ preset: 'blackMaria' }, [MOON, 'AS KS', '', '']);
    expect(maria).toMatchObject({ moonShooter: null, scores: [26, 17, 0, 0] });
    const spot = round({ preset: 'spot' }, ['QH AH', 'QS', '2H', '']);
    expect(spot).toMatchObject({ moonShooter: null, scores: [26, 25, 2, 0] });
  });
});

describe('the smart moon', () => {
  const smart = { moon: 'smart' };
  const byTwo = ['', '', MOON, ''] as const;

  it('H7: takes 26 off when 26 for the others would end the game without the shooter lowest', () => {
    const result = round(smart, byTwo, [24, 30, 49, 10]);
    expect(result).toMatchObject({ totals: [24, 30, 23, 10], ended: false });
  });

  it('H7: gives 26 to the others when that ends the game for the shooter', () => {
    const result = round(smart, byTwo, [24, 30, 9, 10]);
    expect(result).toMatchObject({ totals: [50, 56, 9, 36], ended: true, winners: [2] });
  });

  it('H7: gives 26 to the others when the shooter shares the lowest total', () => {
    const result = round(smart, byTwo, [30, 30, 36, 10]);
    expect(result).toMatchObject({ totals: [56, 56, 36, 36], ended: true, winners: [2, 3] });
    const last = round(smart, ['', '', '', MOON], [10, 30, 30, 36]);
    expect(last).toMatchObject({ totals: [36, 56, 56, 36], ended: true, winners: [0, 3] });
  });

  it('H7: gives 26 to the others when the game goes on, however the shooter stands', () => {
    const result = round(smart, byTwo, [23, 0, 49, 10]);
    expect(result).toMatchObject({ totals: [49, 26, 49, 36], ended: false });
  });

  const withJack = { ...smart, jackOfDiamonds: true };

  it('H7, H11: the jack of diamonds can cost the shooter the lowest total', () => {
    const result = round(withJack, ['', '', MOON, 'JD'], [30, 30, 36, 10]);
    expect(result).toMatchObject({ scores: [0, 0, -26, -10], totals: [30, 30, 10, 0] });
  });

  it('H7, H11: the jack of diamonds can win the shooter the lowest total', () => {
    const result = round(withJack, ['', '', `${MOON} JD`, ''], [30, 30, 45, 10]);
    expect(result).toMatchObject({ totals: [56, 56, 35, 36], ended: true, winners: [2] });
  });

  it('H7, H11: the jack of diamonds can keep the game from ending', () => {
    const before = [24, 0, 30, 0];
    expect(round(withJack, ['JD', '', MOON, ''], before).totals).toEqual([40, 26, 30, 26]);
    expect(round(withJack, ['', 'JD', MOON, ''], before).totals).toEqual([24, -10, 4, 0]);
  });
});

describe("the shooter's choice", () => {
  const { options } = gameOf('hearts', { moon: 'shooterChoice' }) as Hearts;
  test.each<[MoonOption | null, number[]]>([
    ['othersPlus', [26, 26, 0, 26]],
    ['shooterMinus', [0, 0, -26, 0]],
    [null, [26, 26, 0, 26]],
  ])('H7: %s gives %o', (choice, scores) => {
    const count = { number: 3, raw: [0, 0, 26, 0], jackTaker: null, choice, totals: [1, 2, 3, 4] };
    expect(scoreHearts(options, count)).toMatchObject({ number: 3, scores });
  });

  it('H7: a choice counts nowhere else', () => {
    const count = {
      number: 1,
      raw: [26, 0, 0, 0],
      jackTaker: null,
      choice: 'shooterMinus' as const,
      totals: [0, 0, 0, 0],
    };
    const usual = (gameOf('hearts') as Hearts).options;
    expect(scoreHearts(usual, count).scores).toEqual([0, 26, 26, 26]);
    expect(scoreHearts(options, { ...count, raw: [25, 1, 0, 0] }).scores).toEqual([25, 1, 0, 0]);
  });
});

describe('the jack of diamonds', () => {
  const omnibus = { preset: 'omnibus' };

  it('H11: takes ten points off its taker, below zero if need be', () => {
    expect(round(omnibus, ['QS 2H', 'JD', '3H', ''])).toMatchObject({
      raw: [14, 0, 1, 0],
      scores: [14, -10, 1, 0],
      jackTaker: 1,
    });
    expect(round(omnibus, ['QS JD', '', '', '']).scores).toEqual([3, 0, 0, 0]);
  });

  it('H11: counts after the moon and is not needed for it', () => {
    expect(round(omnibus, ['', `${MOON} JD`, '', ''])).toMatchObject({
      moonShooter: 1,
      raw: [0, 26, 0, 0],
      scores: [26, -10, 26, 26],
    });
    expect(round(omnibus, ['JD', MOON, '', '']).scores).toEqual([16, 0, 26, 26]);
    const minus = round({ ...omnibus, moon: 'shooterMinus' }, ['JD', MOON, '', '']);
    expect(minus.scores).toEqual([-10, -26, 0, 0]);
    const both = round({ ...omnibus, moon: 'shooterMinus' }, ['', `${MOON} JD`, '', '']);
    expect(both.scores).toEqual([0, -36, 0, 0]);
  });

  it('H11: counts only where the table plays it, with any scoring', () => {
    expect(round({}, ['QS JD', '', '', ''])).toMatchObject({
      jackTaker: null,
      scores: [13, 0, 0, 0],
    });
    const spot = round({ preset: 'spot', jackOfDiamonds: true }, ['', '', '', 'AH JD']);
    expect(spot).toMatchObject({ jackTaker: 3, raw: [0, 0, 0, 14], scores: [0, 0, 0, 4] });
  });
});

describe('the end of the game', () => {
  const one = ['2H', '', '', ''] as const;

  test.each([
    ['kalpler', 50],
    ['classic', 100],
    ['omnibus', 100],
    ['blackMaria', 100],
    ['spot', 500],
  ])('H1: %s ends at exactly %i points', (preset, end) => {
    const points = preset === 'spot' ? 2 : 1;
    const short = round({ preset }, one, [end - points - 1, 0, 5, 7]);
    expect(short).toMatchObject({ ended: false, winners: [] });
    const whole = round({ preset }, one, [end - points, 0, 5, 7]);
    expect(whole).toMatchObject({ totals: [end, 0, 5, 7], ended: true, winners: [1] });
  });

  test.each([1, 26, 1000])(
    'H1: an end score of %i is met by that many points or more',
    (endScore) => {
      expect(round({ endScore }, one, [endScore - 1, 0, 0, 9]).ended).toBe(true);
      expect(round({ endScore }, one, [endScore + 8, 0, 0, 9]).ended).toBe(true);
      expect(round({ endScore }, one, [endScore - 2, 0, 0, 0]).ended).toBe(false);
    },
  );

  it('H8: all seats with the lowest total win together', () => {
    expect(round({}, one, [49, 7, 7, 7]).winners).toEqual([1, 2, 3]);
    expect(round({}, one, [49, 7, 8, 7]).winners).toEqual([1, 3]);
    expect(round({}, ['', '2H', '', ''], [12, 49, 30, 13]).winners).toEqual([0]);
    expect(round({}, ['', '', '', 'QS'], [50, 50, 50, 37]).winners).toEqual([0, 1, 2, 3]);
  });
});
