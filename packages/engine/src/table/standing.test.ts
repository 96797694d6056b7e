// A match that goes on from somewhere: which standings are accepted, and that none can get stuck.

import { describe, expect, it } from 'vitest';
import { open, PLAYERS, playSteps, playUntil } from '../../testing/matches.ts';
import { SeededRandom } from '../cards/random.ts';
import type { GameId } from '../games/standing.ts';
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
    [{ played: -1 }, 'played: expected a whole number from 0 to 10000, got -1'],
    [{ played: 1.5 }, 'played: expected a whole number from 0 to 10000, got 1.5'],
    [{ totals: [1, 2, 3] }, 'totals: expected 4 whole numbers, got [1,2,3]'],
    [{ totals: [1, 2, 3, '4'] }, 'totals: expected 4 whole numbers, got [1,2,3,"4"]'],
    [{ totals: [1, 2, 3, null] }, 'totals: expected 4 whole numbers, got [1,2,3,null]'],
    [{ totals: [1, 2, 3, 1e9] }, 'totals: expected 4 whole numbers, got [1,2,3,1000000000]'],
    [{ totals: 5 }, 'totals: expected 4 whole numbers, got 5'],
    [{ bags: [1] }, 'bags: expected 0 whole numbers, got [1]'],
    [{ dealer: 4 }, 'dealer: expected a seat or null, got 4'],
    [{ dealer: 2 }, 'dealer: not in Hearts'],
    [{ redeal: 1 }, 'redeal: expected true or false, got 1'],
    [{ redeal: true }, 'redeal: only in King'],
    [{ calls: 7 }, 'calls: expected a list, got 7'],
    [{ calls: [penalty(0, 'el')] }, 'calls: only in King'],
  ])('of Hearts that says %j is refused', (standing, message) => {
    expect(problem('hearts', standing)).toBe(`opening.standing.${message}`);
  });

  it('H1: is refused when the game is over', () => {
    expect(problem('hearts', { played: 4, totals: [49, 0, 0, 3] })).toBe('opened');
    expect(problem('hearts', { played: 4, totals: [50, 0, 0, 2] })).toBe(
      'opening.standing.totals: the match is over',
    );
  });

  it('S1: is refused when a side has reached either end of the game', () => {
    const over = 'opening.standing.totals: the match is over';
    expect(problem('spades', { played: 3, totals: [299, -800] })).toBe('opened');
    expect(problem('spades', { played: 3, totals: [0, 300] })).toBe(over);
    expect(problem('spades', { played: 3, totals: [0, -200] }, { loseScore: -200 })).toBe(over);
    expect(problem('spades', { played: 0 }, { loseScore: 0 })).toBe('opened');
    expect(problem('spades', { played: 1, totals: [9, 9] }, { boston: 'win' })).toBe('opened');
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
