// Recomputes the worked example of docs/fairness.md, with this package and with an independent second one.

import { createHash, createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fairDraw } from './draw.ts';
import type { Salt } from './salt.ts';
import { commitment, matchKey } from './secret.ts';

interface Example {
  readonly secret: string;
  readonly commitment: string;
  readonly salts: readonly Salt[];
  readonly matchMessage: string;
  readonly matchKey: string;
  readonly size: number;
  readonly seats: number;
  readonly deals: readonly {
    readonly number: number;
    readonly block0: string;
    readonly order: readonly number[];
    readonly first: number;
    readonly hands?: readonly string[];
  }[];
}

const doc = readFileSync(new URL('../../../docs/fairness.md', import.meta.url), 'utf8');
const examples: readonly Example[] = JSON.parse(doc.match(/```json\n([\s\S]*?)\n```/)![1]!);

// The second implementation: as plain as possible, with node:crypto and big whole numbers.

function hex(value: number, bytes: number): string {
  return value.toString(16).padStart(2 * bytes, '0');
}

function ascii(text: string): string {
  return Buffer.from(text, 'utf8').toString('hex');
}

function hmacHex(key: string, message: string): string {
  return createHmac('sha256', Buffer.from(key, 'hex')).update(message, 'hex').digest('hex');
}

function plainCommitment(secret: string): string {
  const message = `${ascii('kalpler-fair-1 commitment')}00${secret}`;
  return createHash('sha256').update(message, 'hex').digest('hex');
}

function plainMatchMessage(salts: readonly Salt[]): string {
  let message = `${ascii('kalpler-fair-1 match')}00`;
  for (const salt of salts) {
    message += salt === null ? 'ffff' : hex(ascii(salt).length / 2, 2) + ascii(salt);
  }
  return message;
}

function plainBlock(key: string, deal: number, block: number): string {
  return hmacHex(key, `${ascii('kalpler-fair-1 deal')}00${hex(deal, 4)}${hex(block, 4)}`);
}

function plainDraw(key: string, deal: number, size: number, seats: number) {
  let text = '';
  let blocks = 0;
  let dropped = 0;
  const below = (n: number): number => {
    for (;;) {
      if (text === '') text = plainBlock(key, deal, blocks++);
      const word = BigInt(`0x${text.slice(0, 8)}`);
      text = text.slice(8);
      const whole = (2n ** 32n / BigInt(n)) * BigInt(n);
      if (word < whole) return Number(word % BigInt(n));
      dropped++;
    }
  };
  const order = [...Array(size).keys()];
  for (let i = size - 1; i >= 1; i--) {
    const j = below(i + 1);
    [order[i], order[j]] = [order[j]!, order[i]!];
  }
  return { order, first: below(seats), dropped };
}

function cardName(position: number): string {
  const ranks = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'];
  return ranks[position % 13]! + 'CDSH'[Math.floor(position / 13)]!;
}

function hands(order: readonly number[], seats: number): string[] {
  const length = order.length / seats;
  return Array.from({ length: seats }, (_, seat) =>
    order
      .slice(seat * length, (seat + 1) * length)
      .sort((a, b) => a - b)
      .map(cardName)
      .join(' '),
  );
}

describe.each(examples)('the example with the salts $salts', (example) => {
  const { salts, size, seats } = example;
  const secret = new Uint8Array(Buffer.from(example.secret, 'hex'));

  test('has the commitment and the match key that both implementations give', () => {
    expect(plainCommitment(example.secret)).toBe(example.commitment);
    expect(commitment(secret)).toBe(example.commitment);
    expect(plainMatchMessage(salts)).toBe(example.matchMessage);
    expect(hmacHex(example.secret, example.matchMessage)).toBe(example.matchKey);
    expect(Buffer.from(matchKey(secret, salts)).toString('hex')).toBe(example.matchKey);
  });

  test.each(example.deals)('has deal $number as both implementations give it', (deal) => {
    const { number, order, first } = deal;
    expect(plainBlock(example.matchKey, number, 0)).toBe(deal.block0);
    expect(plainDraw(example.matchKey, number, size, seats)).toMatchObject({ order, first });
    expect(fairDraw({ secret, salts, deal: number, size, seats })).toEqual({ order, first });
    if (deal.hands !== undefined) expect(hands(order, seats)).toEqual(deal.hands);
  });
});

test('the examples are the ones on the page', () => {
  const [first, second] = examples;
  expect(examples).toHaveLength(2);
  expect(first!.deals.map(({ number }) => number)).toEqual([1, 2, 6507752]);
  expect(first!.deals.every((deal) => deal.hands?.length === 4)).toBe(true);
  expect(second!.deals).toHaveLength(1);
  expect(Number.parseInt(first!.deals[0]!.block0.slice(0, 8), 16)).toBe(2009305081);
  expect(first!.deals[0]!.order[51]).toBe(2009305081 % 52);
  expect(cardName(17)).toBe('6D');
});

test('a word is dropped in deal 6507752 of the example, and in no other', () => {
  const [{ matchKey: key, size, seats, deals }] = examples as [Example];
  const dropped = deals.map(({ number }) => plainDraw(key, number, size, seats).dropped);
  expect(dropped).toEqual([0, 0, 1]);
  const word19 = plainBlock(key, 6507752, 2).slice(2 * 8, 3 * 8);
  expect(Number.parseInt(word19, 16)).toBe(4294967290);
  expect(2 ** 32 - (2 ** 32 % 34)).toBe(4294967278);
});

test('both implementations agree on any match', () => {
  const salt = fc.option(fc.string({ maxLength: 12, unit: 'grapheme' }));
  const table = fc.record({
    secret: fc.uint8Array({ minLength: 32, maxLength: 32 }),
    salts: fc.array(salt, { minLength: 1, maxLength: 6 }),
    length: fc.integer({ min: 1, max: 18 }),
    deal: fc.integer({ min: 1, max: 0xffff_ffff }),
  });
  fc.assert(
    fc.property(table, ({ secret, salts, length, deal }) => {
      const text = Buffer.from(secret).toString('hex');
      const seats = salts.length;
      const size = seats * length;
      const key = hmacHex(text, plainMatchMessage(salts));
      const { order, first } = plainDraw(key, deal, size, seats);
      expect(fairDraw({ secret, salts, deal, size, seats })).toEqual({ order, first });
      expect(commitment(secret)).toBe(plainCommitment(text));
    }),
    { seed: 1, numRuns: 100 },
  );
});
