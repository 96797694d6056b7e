// Counting deals and matches by hand-made results.

import {
  gameOf,
  type HeartsResult,
  type KingResult,
  type SpadesResult,
  type Standing,
} from '@kalpler/engine';
import { describe, expect, it } from 'vitest';
import { addTally, countDeal, countMatch, emptyTally, type Tally } from './tally.ts';

const SOLO = [0, 1, 2, 3];
const PAIRS = [0, 1, 0, 1];
const common = { number: 1, totals: [], ended: false, winners: [] };

/** What is not zero. */
function counted(tally: Tally): Partial<Tally> {
  return Object.fromEntries(Object.entries(tally).filter(([, count]) => count !== 0));
}

function tallies(): Tally[] {
  return SOLO.map(emptyTally);
}

describe('Spades', () => {
  function count(bids: SpadesResult['bids'], tricks: readonly number[]): Partial<Tally>[] {
    const bySeat = tallies();
    const result: SpadesResult = {
      ...common,
      game: 'spades',
      dealer: 0,
      scores: [0, 0],
      bids,
      tricks,
      bags: [0, 0],
      boston: null,
    };
    countDeal(bySeat, gameOf('spades'), result);
    return bySeat.map(counted);
  }

  it('a contract belongs to both partners, also to one who bid nil', () => {
    const [south, west, north, east] = count([4, 3, 'nil', 4], [6, 2, 0, 5]);
    const bid = { deals: 1, contracts: 1, bids: 1 };
    expect(south).toEqual({ ...bid, contractsMade: 1, bags: 2, tricksBid: 4, tricksTaken: 6 });
    expect(north).toEqual({
      deals: 1,
      contracts: 1,
      contractsMade: 1,
      bags: 2,
      nils: 1,
      nilsMade: 1,
    });
    expect(west).toEqual({ ...bid, contractsMade: 1, tricksBid: 3, tricksTaken: 2 });
    expect(east).toEqual({ ...bid, contractsMade: 1, tricksBid: 4, tricksTaken: 5 });
  });

  it('two nils are no contract, and a nil with a trick is not made and brings a bag', () => {
    const [south, west, north] = count(['nil', 7, 'blind_nil', 5], [1, 6, 0, 6]);
    expect(south).toEqual({ deals: 1, nils: 1, bags: 1 });
    expect(north).toEqual({ deals: 1, blindNils: 1, blindNilsMade: 1, bags: 1 });
    expect(west).toMatchObject({ contracts: 1, contractsMade: 1, tricksBid: 7 });
  });

  it('tricks below the bid break the contract', () => {
    const [south] = count([5, 1, 3, 1], [4, 3, 3, 3]);
    expect(south).toEqual({ deals: 1, bids: 1, contracts: 1, tricksBid: 5, tricksTaken: 4 });
  });
});

it('Hearts: the shooter has the moon', () => {
  const bySeat = tallies();
  const result: HeartsResult = {
    ...common,
    game: 'hearts',
    scores: [26, 26, 0, 26],
    raw: [0, 0, 26, 0],
    moonShooter: 2,
    jackTaker: null,
  };
  countDeal(bySeat, gameOf('hearts'), result);
  expect(bySeat.map((tally) => tally.moons)).toEqual([0, 0, 1, 0]);
});

describe('King', () => {
  const result: KingResult = {
    ...common,
    game: 'king',
    selector: 1,
    contract: { type: 'penalty', name: 'kupa' },
    scores: [-90, -60, -240, 0],
    counts: [3, 2, 8, 0],
    cancelled: null,
    king: null,
  };
  const count = (changes: Partial<KingResult>): Partial<Tally>[] => {
    const bySeat = tallies();
    countDeal(bySeat, gameOf('king'), { ...result, ...changes });
    return bySeat.map(counted);
  };

  it('the selector has the contract and what it brought', () => {
    expect(count({})[1]).toEqual({ deals: 1, kupa: 1, pointsAsSelector: -60 });
    expect(count({})[2]).toEqual({ deals: 1 });
  });

  it('a cancelled deal is no contract', () => {
    expect(count({ cancelled: 'kiz' })[1]).toEqual({ deals: 1, cancelled: 1 });
  });

  it('a King is made by its winner, whoever scored most, and lost by the selector', () => {
    const trump = {
      contract: { type: 'trump', trumpSuit: 'spades' },
      scores: [0, 50, 100, 500],
    } as const;
    const made = count({ ...trump, king: 'made', winners: [2] });
    expect(made[2]).toEqual({ deals: 1, kingsMade: 1 });
    expect(made[3]).toEqual({ deals: 1 });
    expect(count({ ...trump, king: 'lost' })[1]).toMatchObject({ trump: 1, kingsLost: 1 });
  });
});

it('a match counts for every seat, a win for the winners, several moons once', () => {
  const standing: Standing = {
    played: 9,
    totals: [100, 20, 20, 60],
    bags: [],
    dealer: null,
    redeal: false,
    calls: [],
    winners: [1, 2],
  };
  const bySeat = tallies();
  countMatch(bySeat, SOLO, standing, [0, 0, 2, 1]);
  expect(bySeat.map(counted)).toEqual([
    { matches: 1 },
    { matches: 1, matchesWon: 1 },
    { matches: 1, matchesWon: 1, matchesWithMoon: 1 },
    { matches: 1, matchesWithMoon: 1 },
  ]);
  countMatch(bySeat, SOLO, { ...standing, winners: null }, [0, 0, 0, 0]);
  expect(counted(bySeat[1]!)).toEqual({ matches: 2, matchesWon: 1, matchesBrokenOff: 1 });
});

it('partners win together', () => {
  const standing = { totals: [510, 300], winners: [0] } as unknown as Standing;
  const bySeat = tallies();
  countMatch(bySeat, PAIRS, standing, [0, 0, 0, 0]);
  expect(bySeat.map((tally) => tally.matchesWon)).toEqual([1, 0, 1, 0]);
});

it('sums are sums', () => {
  const sum = { ...emptyTally(), moons: 2, decisions: 5 };
  addTally(sum, { ...emptyTally(), moons: 1, nils: 3 });
  expect(counted(sum)).toEqual({ moons: 3, decisions: 5, nils: 3 });
});
