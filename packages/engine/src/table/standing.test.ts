// A match that goes on from somewhere: which standings are accepted, and that none can get stuck.

import { describe, expect, it } from 'vitest';
import { open, PLAYERS, playSteps, playUntil } from '../../testing/matches.ts';
import { SeededRandom } from '../cards/random.ts';
import type { GameId } from '../games/games.ts';
import { openTable, type Table } from './table.ts';

function problem(game: GameId, standing: unknown, options: object = {}): string {
  const opened = openTable({ game, options, players: PLAYERS, standing });
  return opened.ok ? 'opened' : opened.error;
}

const penalty = (selector: number, name: string) => ({
  selector,
  contract: { type: 'penalty', name },
});
const trump = (selector: number) => ({
  selector,
  contract: { type: 'trump', trumpSuit: 'clubs' },
});

describe('a standing', () => {
  it('H9: sets the round, its pass and its totals', () => {
    const table = open('hearts', {}, { standing: { played: 3, totals: [1, 2, 3, 20] } });
    const dealt = playSteps(table, new SeededRandom(1), 1);
    expect([dealt.phase, dealt.deal!.number]).toEqual(['playing', 4]);
    expect(dealt.standing.totals).toEqual([1, 2, 3, 20]);
  });

  it('S4, S9: sets bags and dealer', () => {
    const standing = { played: 1, totals: [50, 60], bags: [3, 9], dealer: 2 };
    const dealt = playSteps(open('spades', {}, { standing }), new SeededRandom(2), 1);
    expect(dealt.deal!.dealer).toBe(3);
    expect(dealt.standing.bags).toEqual([3, 9]);
  });

  it('K1: sets the next selector and the open contracts', () => {
    const calls = [penalty(2, 'el'), penalty(1, 'el')];
    const standing = { played: 2, totals: [-50, 0, 0, 0], dealer: 1, calls };
    const dealt = playSteps(open('king', {}, { standing }), new SeededRandom(3), 1);
    expect([dealt.actors, dealt.deal!.terms & 1]).toEqual([[0], 0]);
  });

  it('is left out where it says nothing new', () => {
    expect(open('hearts', {}, { standing: {} }).opening).not.toHaveProperty('standing');
    expect(open('hearts', {}, { standing: { played: 0 } }).opening).not.toHaveProperty('standing');
  });

  it.each([
    [null, 'expected an object, got null'],
    [[], 'expected an object, got []'],
    [{ winner: 1 }, 'winner: unknown field'],
    [{ winners: [0] }, 'winners: expected null, got [0]'],
    [JSON.parse('{"__proto__": {}}'), '__proto__: unknown field'],
    [{ played: -1 }, 'played: expected a whole number from 0 to 1000000000, got -1'],
    [{ played: 1.5 }, 'played: expected a whole number from 0 to 1000000000, got 1.5'],
    [{ totals: [1, 2, 3] }, 'totals: expected 4 whole numbers, got [1,2,3]'],
    [{ totals: [1, 2, 3, '4'] }, 'totals: expected 4 whole numbers, got [1,2,3,"4"]'],
    [{ totals: [1, 2, 3, null] }, 'totals: expected 4 whole numbers, got [1,2,3,null]'],
    [{ totals: [1, 2, 3, 2 ** 53] }, 'totals: expected 4 whole numbers, got [1,2,3,9007199'],
    [{ totals: 5 }, 'totals: expected 4 whole numbers, got 5'],
    [{ bags: [1] }, 'bags: expected 0 whole numbers, got [1]'],
    [{ dealer: 4 }, 'dealer: expected a seat or null, got 4'],
    [{ dealer: 2 }, 'dealer: expected null, got 2'],
    [{ redeal: 1 }, 'redeal: expected true or false, got 1'],
    [{ redeal: true }, 'redeal: expected false, got true'],
    [{ calls: 7 }, 'calls: expected a list, got 7'],
    [{ calls: [penalty(0, 'el')] }, 'calls: expected none, got 1'],
  ])('of Hearts that says %j is refused', (standing, message) => {
    expect(problem('hearts', standing)).toContain(`opening.standing.${message}`);
  });

  it('has 0 for -0, which no file would give back', () => {
    const standing = { played: 1, totals: [-0, 3], bags: [-0, 2], dealer: -0 };
    const spades = open('spades', {}, { standing }).standing;
    expect(spades).toStrictEqual(JSON.parse(JSON.stringify(spades)));
    const calls = [{ ...trump(-0) }];
    const king = open('king', {}, { standing: { played: 1, calls, dealer: 0 } }).standing;
    expect(king).toStrictEqual(JSON.parse(JSON.stringify(king)));
  });

  it('H1: is refused when the game is over', () => {
    expect(problem('hearts', { played: 4, totals: [49, 0, 0, 3] })).toBe('opened');
    expect(problem('hearts', { played: 4, totals: [50, 0, 0, 2] })).toBe(
      'opening.standing.totals: the match is over',
    );
  });

  it('S1: is refused when a side has reached either end of the game', () => {
    const over = 'opening.standing.totals: the match is over';
    const after = (totals: number[], options = {}) =>
      problem('spades', { played: 3, dealer: 1, totals }, options);
    expect(after([299, -800])).toBe('opened');
    expect(after([0, 300])).toBe(over);
    expect(after([0, -200], { loseScore: -200 })).toBe(over);
    expect(after([9, 9], { boston: 'win' })).toBe('opened');
    expect(problem('spades', { played: 0 }, { loseScore: 0 })).toBe('opened');
  });
});

describe('what no match can have come to', () => {
  it.each([
    ['hearts', { totals: [60, 0, 0, 0] }, {}],
    ['hearts', { totals: [1, 0, 0, 0] }, { endScore: 1 }],
    ['spades', { totals: [300, 0] }, {}],
    ['spades', { totals: [0, -200] }, { loseScore: -200 }],
  ] as const)('H1, S1: %s is over with %j by %j, also before the first deal', (...match) => {
    const [game, standing, options] = match;
    expect(problem(game, standing, options)).toBe('opening.standing.totals: the match is over');
  });

  it('S4: bags below 0, or a whole set of them', () => {
    const bags = (first: number, options = {}) => problem('spades', { bags: [first, 0] }, options);
    expect(bags(9)).toBe('opened');
    expect(bags(-1)).toBe('opening.standing.bags: expected numbers from 0 to 9, got [-1,0]');
    expect(bags(10)).toBe('opening.standing.bags: expected numbers from 0 to 9, got [10,0]');
    expect(bags(1, { bagInterval: 1 })).toContain('bags: expected numbers from 0 to 0');
    expect(bags(500, { bagInterval: 0 })).toBe('opened');
    expect(bags(-1, { bagInterval: 0 })).toContain('bags: expected numbers from 0 to 1000000');
  });

  it('S9: deals that nobody has dealt, or not the one whose turn it was', () => {
    const dealer = (standing: object, options = {}) => problem('spades', standing, options);
    expect(dealer({ played: 3 })).toBe(
      'opening.standing.dealer: expected the seat that dealt last, got null',
    );
    expect(dealer({ played: 3, dealer: 2 })).toBe('opened');
    const fixed = { firstDealer: 3 };
    expect(dealer({ played: 3, dealer: 1 }, fixed)).toBe('opened');
    expect(dealer({ played: 3, dealer: 2 }, fixed)).toBe(
      'opening.standing.dealer: expected 1, got 2',
    );
  });
});

describe('the calls of a party', () => {
  it.each([
    [{ played: 1 }, 'calls: expected one for each game played (1), got 0'],
    [{ calls: [trump(0)] }, 'calls: expected one for each game played (0), got 1'],
    [{ played: 1, calls: [7] }, 'calls[0]: expected a selector and a contract, got 7'],
    [{ played: 1, calls: [{ selector: 4 }] }, 'calls[0]: expected a selector and a contract'],
    [{ played: 1, calls: [{ ...trump(4) }] }, 'calls[0]: expected a selector and a contract'],
    [{ played: 1, calls: [{ ...trump(0), at: 1 }] }, 'calls[0]: expected a selector and'],
    [{ played: 2, calls: [trump(0), trump(1)], dealer: 1 }, 'calls[1]: expected selector 3, got 1'],
    [{ played: 1, calls: [trump(0)] }, 'dealer: expected 0, got null'],
    [{ played: 1, calls: [trump(0)], dealer: 3 }, 'dealer: expected 0, got 3'],
    [{ played: 1, calls: [trump(0)], dealer: 0, redeal: true }, 'dealer: expected 3, got 0'],
    [{ dealer: 2 }, 'dealer: expected null, got 2'],
    [{ redeal: true }, 'dealer: expected a seat, got null'],
  ])('K1: %j', (standing, message) => {
    expect(problem('king', standing)).toContain(`opening.standing.${message}`);
  });

  it('K4: a cancelled first game leaves any selector', () => {
    expect(problem('king', { redeal: true, dealer: 2 })).toBe('opened');
    expect(problem('king', { played: 1, calls: [trump(0)], dealer: 3, redeal: true })).toBe(
      'opened',
    );
  });

  it('K4: a game that nothing cancels is not dealt again', () => {
    const redeal = { redeal: true, dealer: 2 };
    const never =
      'opening.standing.redeal: by these rules the last deal cannot have been cancelled';
    expect(problem('king', redeal, { cancelKiz: false })).toBe(never);
    expect(problem('king', redeal, { cancelKiz: false, cancelRifki: 'AK' })).toBe('opened');
    expect(problem('king', redeal, { cancelKiz: false, cancelTrump: 'anyPlayer' })).toBe('opened');
    // Only a selector without a penalty cancels so, and in natural order only the game whose turn it is.
    expect(problem('king', redeal, { cancelKiz: false, cancelTrump: 'forcedSelector' })).toBe(
      never,
    );
    expect(problem('king', redeal, { preset: 'natural' })).toBe(never);
    const names = ['el', 'kupa', 'erkek'];
    const calls = names.map((name, i) => penalty([0, 3, 2][i]!, name));
    const fourth = { played: 3, calls, dealer: 1, redeal: true };
    expect(problem('king', fourth, { preset: 'natural' })).toBe('opened');
  });

  it('K3: must have been open to their selectors', () => {
    const twice = [penalty(0, 'kupa'), penalty(3, 'kupa')];
    const closed = 'this contract is not open to the selector';
    expect(problem('king', { played: 3, calls: [...twice, penalty(2, 'kupa')], dealer: 2 })).toBe(
      `opening.standing.calls[2]: ${closed}`,
    );
    const early = { played: 1, calls: [trump(0)], dealer: 0 };
    expect(problem('king', early, { initialPenaltyGames: 2 })).toContain(closed);
    expect(problem('king', early, { preset: 'natural' })).toContain(closed);
    expect(problem('king', early)).toBe('opened');
  });

  it('K11: hold no declared King, which would have ended the party', () => {
    const contract = { type: 'trump', trumpSuit: 'clubs', kingDeclared: true };
    const standing = { played: 1, calls: [{ selector: 0, contract }], dealer: 0 };
    expect(problem('king', standing, { kingRule: 'declare' })).toBe(
      'opening.standing.calls[0]: a declared King ends the party',
    );
  });

  it('K3: are refused when all games have been played', () => {
    const options = { penaltiesPerPlayer: 0, trumpsPerPlayer: 1 };
    const calls = [0, 3, 2, 1].map(trump);
    expect(problem('king', { played: 4, calls, dealer: 1 }, options)).toBe(
      'opening.standing.played: the match is over',
    );
  });

  it('K3: that are accepted always lead to the end of the party', () => {
    const whole = playUntil(open('king', { cancelKiz: false }), new SeededRandom(4));
    const { calls } = whole.standing;
    for (let played = 1; played < calls.length; played++) {
      const before = calls.slice(0, played);
      const standing = { played, calls: before, dealer: before.at(-1)!.selector };
      const table: Table = open('king', { cancelKiz: false }, { standing });
      const over = playUntil(table, new SeededRandom(played));
      expect([over.phase, over.standing.played]).toEqual(['partyEnd', 20]);
    }
  });
});
