// Checks that a fair match passes and that every way of tampering with it is found.

import { describe, expect, test } from 'vitest';
import { fairDraw } from './draw.ts';
import { commitment } from './secret.ts';
import { checkDeals, type LoggedDeal, type PublishedMatch } from './verdict.ts';

const secret = Uint8Array.from({ length: 32 }, (_, i) => 3 * i + 1);
const match: PublishedMatch = {
  commitment: commitment(secret),
  secret,
  salts: ['tea', null, '', 'çay'],
  seats: 4,
  size: 52,
};
const deals: readonly LoggedDeal[] = [1, 2, 3, 4, 5].map((number) => ({
  number,
  ...fairDraw({ ...match, deal: number }),
}));

/** The deals with a changed third one. */
function withThird(change: Partial<LoggedDeal>): LoggedDeal[] {
  return deals.with(2, { ...deals[2]!, ...change });
}

/** The verdicts on deals that are not all fair, in short. */
function verdictsOn(tampered: readonly LoggedDeal[]): string[] {
  const verdicts = checkDeals(match, tampered);
  expect(verdicts.commitment.kept).toBe(true);
  expect(verdicts.fair).toBe(false);
  return verdicts.deals.map(({ kind, number }) => `${number} ${kind}`);
}

test('a fair match is found fair', () => {
  expect(checkDeals(match, deals)).toEqual({
    fair: true,
    commitment: { kept: true, expected: match.commitment, actual: match.commitment },
    deals: [1, 2, 3, 4, 5].map((number) => ({ kind: 'fair', number })),
  });
  expect(checkDeals(match, withThird({ first: null })).fair).toBe(true);
  const upper = { ...match, commitment: match.commitment.toUpperCase() };
  expect(checkDeals(upper, deals).fair).toBe(true);
});

describe('found is', () => {
  test('a swapped pair of cards', () => {
    const { order } = deals[2]!;
    const tampered = withThird({ order: order.with(27, order[45]!).with(45, order[27]!) });
    expect(verdictsOn(tampered)).toEqual(['1 fair', '2 fair', '3 unfair', '4 fair', '5 fair']);
    expect(checkDeals(match, tampered).deals[2]).toEqual({
      kind: 'unfair',
      number: 3,
      difference: { what: 'card', seat: 2, place: 27, expected: order[27], actual: order[45] },
    });
  });

  test('a deal under the number of another', () => {
    const tampered = deals.with(3, { ...deals[2]!, number: 4 });
    expect(verdictsOn(tampered)).toEqual(['1 fair', '2 fair', '3 fair', '4 unfair', '5 fair']);
  });

  test('a repeated deal', () => {
    const tampered = deals.toSpliced(3, 0, deals[2]!);
    expect(verdictsOn(tampered)).toEqual([
      '1 fair',
      '2 fair',
      '3 fair',
      '3 repeated',
      '4 fair',
      '5 fair',
    ]);
  });

  test('a missing deal, and several', () => {
    expect(verdictsOn(deals.toSpliced(2, 1))).toEqual([
      '1 fair',
      '2 fair',
      '3 missing',
      '4 fair',
      '5 fair',
    ]);
    const verdicts = checkDeals(match, deals.slice(3)).deals;
    expect(verdicts[0]).toEqual({ kind: 'missing', number: 1, last: 3 });
    expect(verdicts).toHaveLength(3);
  });

  test('a deal out of order', () => {
    const tampered = [deals[0]!, deals[2]!, deals[1]!, deals[1]!, deals[3]!];
    expect(verdictsOn(tampered)).toEqual([
      '1 fair',
      '2 missing',
      '3 fair',
      '2 late',
      '2 repeated',
      '4 fair',
    ]);
  });

  test.each([0, -3, 2.5, 2 ** 32])('the number %d, which no deal has', (number) => {
    expect(verdictsOn(withThird({ number }))).toEqual([
      '1 fair',
      '2 fair',
      `${number} misnumbered`,
      '3 missing',
      '4 fair',
      '5 fair',
    ]);
  });
});

describe('every deal is unfair with', () => {
  const kinds = (change: Partial<PublishedMatch>) =>
    checkDeals({ ...match, ...change }, deals).deals.map(({ kind }) => kind);
  const allUnfair = deals.map(() => 'unfair');

  test('a wrong secret, which also breaks the promise', () => {
    const wrong = secret.with(31, secret[31]! ^ 1);
    expect(kinds({ secret: wrong })).toEqual(allUnfair);
    expect(checkDeals({ ...match, secret: wrong }, deals).commitment).toEqual({
      kept: false,
      expected: commitment(wrong),
      actual: match.commitment,
    });
  });

  test.each([
    [['Tea', null, '', 'çay']],
    [[null, 'tea', '', 'çay']],
    [['tea', '', '', 'çay']],
    [['tea', null, '', 'c\u0327ay']],
  ])('the wrong salts %j', (salts) => {
    expect(kinds({ salts })).toEqual(allUnfair);
  });
});

test('a broken promise makes a match unfair although its deals follow from the secret', () => {
  const promised = commitment(new Uint8Array(32));
  const verdicts = checkDeals({ ...match, commitment: promised }, deals);
  expect(verdicts.deals.every(({ kind }) => kind === 'fair')).toBe(true);
  expect(verdicts.commitment.kept).toBe(false);
  expect(verdicts.fair).toBe(false);
});

test('a match that makes no sense is refused', () => {
  expect(() => checkDeals({ ...match, salts: [null] }, deals)).toThrow(RangeError);
  expect(() => checkDeals({ ...match, size: 51 }, deals)).toThrow(RangeError);
});
