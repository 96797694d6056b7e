// Counting a deal of Spades: contracts, nils and bags under every option that changes the count.

import { describe, expect, it } from 'vitest';
import { score } from '../../../testing/spades.ts';

describe('the contract', () => {
  it('S3: a side that makes its bid scores ten for each trick bid', () => {
    const { scores, bags } = score({ bids: [3, 4, 2, 4], tricks: [1, 5, 4, 3] });
    expect(scores).toEqual([50, 80]);
    expect(bags).toEqual([0, 0]);
  });

  it('S3: a side that falls short loses ten for each trick bid and gets no bags', () => {
    const { scores, bags } = score({ bids: [4, 3, 4, 1], tricks: [3, 4, 4, 2], bags: [3, 2] });
    expect(scores).toEqual([-80, 42]);
    expect(bags).toEqual([3, 4]);
  });

  it('S3: tricks over the bid are bags of one point each', () => {
    const { scores, bags } = score({ bids: [1, 1, 1, 1], tricks: [3, 4, 3, 3] });
    expect(scores).toEqual([24, 25]);
    expect(bags).toEqual([4, 5]);
  });

  it('S2: without nil a bid of 0 is a plain one: every trick of it is a bag', () => {
    const none = score({ options: { nil: false }, bids: [0, 6, 4, 6], tricks: [0, 5, 4, 4] });
    expect(none.bids).toEqual([0, 6, 4, 6]);
    expect(none.scores).toEqual([40, -120]);
    const some = score({ options: { nil: false }, bids: [0, 6, 4, 6], tricks: [2, 4, 3, 4] });
    expect(some.scores).toEqual([41, -120]);
    expect(some.bags).toEqual([1, 0]);
  });
});

describe('nil', () => {
  it.each([
    ['standard', 'nil', 0, 50],
    ['standard', 'nil', 1, -49],
    ['standard', 'blind_nil', 0, 100],
    ['standard', 'blind_nil', 2, -98],
    ['pagat', 'nil', 0, 100],
    ['pagat', 'nil', 1, -99],
    ['pagat', 'blind_nil', 0, 200],
    ['pagat', 'blind_nil', 3, -197],
  ] as const)(
    'S5: %s: %s with %i tricks adds %i to the contract',
    (preset, nil, tricks, points) => {
      const { scores } = score({
        preset,
        bids: [nil, 6, 4, 3],
        tricks: [tricks, 6, 4, 3 - tricks],
      });
      expect(scores[0]).toBe(40 + points);
    },
  );

  it('S2: the result names every nil as such, and the tricks of each seat', () => {
    const counted = score({ bids: [0, 'blind_nil', 5, 8], tricks: [0, 1, 5, 7] });
    expect(counted.bids).toEqual(['nil', 'blind_nil', 5, 8]);
    expect(counted.tricks).toEqual([0, 1, 5, 7]);
  });

  it('S5: nilValue and blindNilValue are what they say', () => {
    const options = { nilValue: 7, blindNilValue: 1000 };
    const bids = ['nil', 'blind_nil', 5, 6] as const;
    expect(score({ options, bids, tricks: [0, 0, 5, 8] }).scores).toEqual([57, 1062]);
    expect(score({ options, bids, tricks: [1, 1, 5, 6] }).scores).toEqual([44, -939]);
  });

  it('S5: two nils of a side count one by one, and its contract is nothing', () => {
    const bids = ['nil', 3, 'nil', 4] as const;
    expect(score({ bids, tricks: [0, 6, 0, 7] }).scores).toEqual([100, 76]);
    const half = score({ bids, tricks: [0, 5, 2, 6] });
    expect(half.scores).toEqual([2, 74]);
    expect(half.bags).toEqual([2, 4]);
    const mixed = ['blind_nil', 3, 'nil', 4] as const;
    expect(score({ bids: mixed, tricks: [1, 5, 0, 7] }).scores).toEqual([-49, 75]);
  });

  it.each([
    ['bags', [-98, 61], [2, 1]],
    ['contract', [1, 61], [1, 1]],
    ['none', [-100, 61], [0, 1]],
  ])(
    'S3: failedNilTricks=%s when the partner alone falls short',
    (failedNilTricks, ...expected) => {
      const counted = score({
        options: { failedNilTricks },
        bids: ['nil', 3, 5, 3],
        tricks: [2, 4, 4, 3],
      });
      expect([counted.scores, counted.bags]).toEqual(expected);
    },
  );

  it.each([
    ['bags', [3, 50], [3, 0]],
    ['contract', [3, 50], [3, 0]],
    ['none', [1, 50], [1, 0]],
  ])('S3: failedNilTricks=%s when the partner makes it', (failedNilTricks, ...expected) => {
    const counted = score({
      options: { failedNilTricks },
      bids: ['nil', 3, 5, 2],
      tricks: [2, 3, 6, 2],
    });
    expect([counted.scores, counted.bags]).toEqual(expected);
  });
});

describe('bags', () => {
  it('S4: the tenth bag costs 100 and starts again from none', () => {
    const counted = score({
      bids: [3, 4, 2, 4],
      tricks: [4, 3, 4, 2],
      totals: [337, 200],
      bags: [7, 0],
      options: { targetScore: 500 },
    });
    expect(counted.scores).toEqual([53 - 100, -80]);
    expect(counted.totals).toEqual([290, 120]);
    expect(counted.bags).toEqual([0, 0]);
  });

  it('S4: nine bags cost nothing yet', () => {
    const counted = score({ bids: [3, 4, 2, 4], tricks: [4, 3, 3, 3], bags: [7, 0] });
    expect(counted.scores[0]).toBe(52);
    expect(counted.bags[0]).toBe(9);
  });

  it('S4: twenty bags cost the penalty twice', () => {
    const counted = score({ bids: [1, 1, 1, 1], tricks: [7, 0, 6, 0], bags: [9, 0] });
    expect(counted.scores).toEqual([20 + 11 - 200, -20]);
    expect(counted.bags).toEqual([0, 0]);
  });

  it('S4: tricks of a failed nil are bags for the penalty too', () => {
    const counted = score({ bids: ['nil', 6, 4, 3], tricks: [1, 6, 4, 2], bags: [9, 5] });
    expect(counted.scores).toEqual([40 - 50 + 1 - 100, -90]);
    expect(counted.bags).toEqual([0, 5]);
  });

  it.each([
    [0, 24, 13],
    [1, 24 - 400 - 900, 0],
    [5, 24 - 200, 3],
    [7, 24 - 100, 6],
    [13, 24 - 100, 0],
    [14, 24, 13],
    [100, 24, 13],
  ])('S4: bagInterval=%i with 9 bags and 4 new ones', (bagInterval, points, left) => {
    const bags = [9, 0];
    const counted = score({
      options: { bagInterval },
      bids: [1, 6, 1, 1],
      tricks: [3, 6, 3, 1],
      bags,
    });
    expect(counted.scores[0]).toBe(points);
    expect(counted.bags[0]).toBe(left);
  });

  it.each([
    [0, 24],
    [50, -26],
    [100, -76],
  ])('S4: bagPenalty=%i', (bagPenalty, points) => {
    const bags = [9, 0];
    const counted = score({
      options: { bagPenalty },
      bids: [1, 6, 1, 1],
      tricks: [3, 6, 3, 1],
      bags,
    });
    expect(counted.scores[0]).toBe(points);
    expect(counted.bags[0]).toBe(3);
  });

  it.each([
    [1, 54, 12],
    [0, 50, 10],
    [-1, 46, 8],
    [10, 90, 30],
  ])('S4: bagPoints=%i', (bagPoints, made, nil) => {
    const options = { bagPoints };
    expect(score({ options, bids: [3, 5, 2, 2], tricks: [5, 3, 4, 1] }).scores[0]).toBe(made);
    const failed = score({ options, bids: ['nil', 5, 6, 2], tricks: [2, 3, 6, 2] });
    expect(failed.scores[0]).toBe(nil);
    expect(failed.bags[0]).toBe(2);
  });
});
