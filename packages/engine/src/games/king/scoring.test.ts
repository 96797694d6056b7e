// Counting a game, adding it to the party, and who is out and who is sunk at the end.

import { describe, expect, it } from 'vitest';
import { card, playing } from '../../../testing/cards.ts';
import { finished as finish, king } from '../../../testing/king.ts';
import {
  type Action,
  type King,
  type KingContract,
  type KingResult,
  partyOutcome,
  phaseName,
  type Standing,
} from '../../index.ts';

const standard = king();
const KOZ: KingContract = { type: 'trump', trumpSuit: 'diamonds' };

function contractOf(name: string): KingContract {
  return name === 'trump' ? KOZ : ({ type: 'penalty', name } as KingContract);
}

function finished(
  rules: King,
  name: string,
  taken: readonly number[],
  standing: Partial<Standing> = {},
): KingResult {
  return finish(rules, contractOf(name), taken, standing);
}

/** Units for each seat, and what they come to at the usual values and at three tables' others. */
const GAMES = [
  ['el', [5, 4, 3, 1], [-250, -200, -150, -50]],
  ['kupa', [0, 13, 0, 0], [0, -390, 0, 0]],
  ['erkek', [3, 2, 2, 1], [-180, -120, -120, -60]],
  ['kiz', [2, 1, 1, 0], [-200, -100, -100, 0]],
  ['rifki', [0, 0, 0, 1], [0, 0, 0, -320]],
  ['sonIki', [1, 0, 1, 0], [-180, 0, -180, 0]],
  ['trump', [6, 3, 4, 0], [300, 150, 200, 0]],
] as const;

describe('the value of a unit', () => {
  it.each(GAMES)('K3, K7, K8: %s %j', (name, taken, scores) => {
    const result = finished(standard, name, taken);
    expect(result.counts).toEqual(taken);
    expect(result.scores).toEqual(scores);
  });

  it.each(GAMES.map(([name, taken]) => [name, taken] as const))(
    'K3: values.%s is an option of its own',
    (name, taken) => {
      const rules = king({ values: { [name]: -7 } });
      expect(finished(rules, name, taken).scores).toEqual(taken.map((n) => (n === 0 ? 0 : -7 * n)));
      for (const [other, units, scores] of GAMES) {
        if (other !== name) expect(finished(rules, other, units).scores).toEqual(scores);
      }
    },
  );

  it('K3: a unit may be worth nothing, and no score is a negative zero', () => {
    const { scores } = finished(king({ values: { el: 0 } }), 'el', [13, 0, 0, 0]);
    expect(scores.every((score) => Object.is(score, 0))).toBe(true);
    expect(Object.is(finished(standard, 'el', [13, 0, 0, 0]).scores[1], 0)).toBe(true);
  });

  it('K15: El costs thirty with three players, the rest is as it was', () => {
    const three = king({}, 'three');
    expect(finished(three, 'el', [10, 4, 2]).scores).toEqual([-300, -120, -60]);
    expect(finished(three, 'kupa', [10, 2, 0]).scores).toEqual([-300, -60, 0]);
    expect(finished(three, 'trump', [10, 4, 2]).scores).toEqual([500, 200, 100]);
  });
});

describe('the units', () => {
  /** What the last trick of some number brings to its taker, who is seat 3. */
  function lastTrick(rules: King, name: string, trickNumber: number, trick: string, last: string) {
    const contract = contractOf(name);
    const deal = playing(rules, { contract, hand: last, trickNumber, trick });
    rules.apply(deal, 0, card(rules, last) as number as Action);
    return [...deal.taken.subarray(0, rules.seats)];
  }

  const rich = '3:AC 2:KH 1:QC';

  it.each([
    ['el', 1],
    ['kupa', 2],
    ['erkek', 1],
    ['kiz', 2],
    ['rifki', 1],
    ['sonIki', 0],
    ['trump', 1],
  ])('K3, K8: a trick with A♣ K♥ Q♣ Q♥ counts in %s: %i', (name, units) => {
    expect(lastTrick(standard, name, 5, rich, 'QH')).toEqual([0, 0, 0, units]);
  });

  it('K3: jacks count in Erkek, but no ace', () => {
    expect(lastTrick(standard, 'erkek', 5, '3:AC 2:JH 1:JC', 'KS')).toEqual([0, 0, 0, 3]);
  });

  it('K7: Rıfkı costs whoever takes it, also the one who played it', () => {
    expect(lastTrick(standard, 'rifki', 5, '3:KH 2:9H 1:4H', '10H')).toEqual([0, 0, 0, 1]);
    expect(lastTrick(standard, 'rifki', 5, '3:9H 2:2H 1:4H', 'KH')).toEqual([1, 0, 0, 0]);
    expect(lastTrick(standard, 'rifki', 5, '3:KS 2:KD 1:KC', 'AH')).toEqual([0, 0, 0, 0]);
  });

  it('K8: Son İki is the last two tricks', () => {
    const counts = [10, 11, 12, 13].map((n) => lastTrick(standard, 'sonIki', n, rich, 'QH')[3]);
    expect(counts).toEqual([0, 0, 1, 1]);
    const three = king({}, 'three');
    const four = [13, 14, 15, 16].map((n) => lastTrick(three, 'sonIki', n, '2:AC 1:KH', 'QH')[2]);
    expect(four).toEqual([0, 0, 1, 1]);
    const twelve = king({ removedCards: ['2C', '2D', '2S', '2H'], startCard: '3D' });
    const less = [10, 11, 12].map((n) => lastTrick(twelve, 'sonIki', n, rich, 'QH')[3]);
    expect(less).toEqual([0, 1, 1]);
  });

  it('K17: the last trick ends the game', () => {
    const deal = playing(standard, { contract: KOZ, hand: '2C', trickNumber: 13, trick: rich });
    standard.apply(deal, 0, card(standard, '2C') as number as Action);
    expect(phaseName(deal.phase)).toBe('roundEnd');
  });
});

describe('the party', () => {
  it('K3: scores are added up, and the contract is remembered', () => {
    const calls = [{ selector: 3, contract: KOZ }];
    const totals = [100, 0, 0, -50];
    const before: Standing = { ...standard.start(), played: 2, calls, totals, dealer: 3 };
    const result = finished(standard, 'el', [5, 4, 3, 1], before);
    expect(result).toMatchObject({
      number: 3,
      selector: 2,
      totals: [-150, -200, -150, -100],
      ended: false,
      winners: [],
      king: null,
      cancelled: null,
    });
    expect(standard.after(before, result)).toEqual({
      ...before,
      played: 3,
      totals: [-150, -200, -150, -100],
      dealer: 2,
      redeal: false,
      calls: [...calls, { selector: 2, contract: { type: 'penalty', name: 'el' } }],
      winners: null,
    });
  });

  it.each([
    ['standard', {}, 20],
    ['natural', {}, 20],
    ['short', {}, 12],
    ['three', {}, 18],
    ['standard', { enforceQuotas: false }, 20],
    ['standard', { penaltiesPerPlayer: 1, trumpsPerPlayer: 4 }, 20],
    ['standard', { penaltiesPerPlayer: 1, trumpsPerPlayer: 1 }, 8],
  ])('K3, K13, K15: %s %j ends after %i games', (preset, changes, games) => {
    const rules = king(changes, preset);
    const units = [1, ...Array.from({ length: rules.seats - 1 }, () => 0)];
    const result = (played: number) => finished(rules, 'trump', units, { played, dealer: 1 });
    expect(result(games - 2)).toMatchObject({ number: games - 1, ended: false, winners: [] });
    const last = result(games - 1);
    expect(last.ended).toBe(true);
    const standing = rules.after({ ...rules.start(), played: games - 1 }, last);
    expect(standing.winners).toEqual(last.winners);
    expect(rules.next(standing)).toBeNull();
  });

  it('K14: the last game decides with the totals after it', () => {
    const before = { played: 19, totals: [-700, 380, 100, -430], dealer: 0 };
    const result = finished(standard, 'trump', [5, 4, 3, 1], before);
    expect(result.totals).toEqual([-450, 580, 250, -380]);
    expect(result.winners).toEqual([1, 2]);
  });
});

describe('out or sunk', () => {
  it.each([
    ['gte0', [-10, 0, 330, -320], [1, 2], [0, 3], [1, 2]],
    ['gt0', [-10, 0, 330, -320], [2], [0, 1, 3], [2]],
    ['gte0', [0, 0, 0, 0], [0, 1, 2, 3], [], [0, 1, 2, 3]],
    ['gt0', [0, 0, 0, 0], [], [0, 1, 2, 3], [0, 1, 2, 3]],
    ['gte0', [-10, -300, -20, -10], [], [0, 1, 2, 3], [0, 3]],
    ['gt0', [0, -10, -20, -30], [], [0, 1, 2, 3], [0]],
    ['gte0', [900, -300, -300, -300], [0], [1, 2, 3], [0]],
    ['gte0', [10, -20, 10], [0, 2], [1], [0, 2]],
  ])('K13, K14: %s %j', (cikmis, totals, out, sunk, winners) => {
    expect(partyOutcome(king({ cikmis }).options, totals)).toEqual({
      cikmis: out,
      batmis: sunk,
      winners,
    });
  });

  it('the result of another game is refused', () => {
    const hearts = { game: 'hearts' } as unknown as KingResult;
    expect(() => standard.after(standard.start(), hearts)).toThrow(TypeError);
  });
});
