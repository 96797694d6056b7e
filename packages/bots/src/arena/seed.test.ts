// Derived seeds: always the same, never the same twice, and every bit counts.

import { expect, it } from 'vitest';
import { CARDS, deriveSeed, STANDING, THOUGHT } from './stage.ts';

it('the same numbers give the same seed, a whole one below 2^53', () => {
  for (let i = 0; i < 1000; i++) {
    const seed = deriveSeed(7, CARDS, i);
    expect(deriveSeed(7, CARDS, i)).toBe(seed);
    expect(Number.isSafeInteger(seed) && seed >= 0).toBe(true);
  }
});

it('no two deals, seats or purposes of neighbouring seeds share a seed', () => {
  const seeds = new Set<number>();
  let derived = 0;
  for (let seed = 0; seed < 8; seed++) {
    for (const purpose of [CARDS, THOUGHT, STANDING]) {
      for (let board = 0; board < 100; board++) {
        for (let number = 1; number <= 20; number++) {
          for (let seat = 0; seat < 4; seat++) {
            seeds.add(deriveSeed(seed, purpose, board, number, seat));
            derived++;
          }
        }
      }
    }
  }
  expect(seeds.size).toBe(derived);
});

it('order, length and numbers beyond 32 bits count', () => {
  const seeds = [
    deriveSeed(),
    deriveSeed(0),
    deriveSeed(0, 0),
    deriveSeed(1, 2),
    deriveSeed(2, 1),
    deriveSeed(1 + 2 ** 32, 2),
    deriveSeed(1, 2 + 2 ** 40),
  ];
  expect(new Set(seeds).size).toBe(seeds.length);
});

it('changing any bit of any number changes each bit of the seed about every other time', () => {
  const flips = new Array<number>(53).fill(0);
  let changes = 0;
  for (let sample = 0; sample < 50; sample++) {
    const parts = [sample, CARDS, sample * 977];
    const before = BigInt(deriveSeed(...parts));
    for (let part = 0; part < parts.length; part++) {
      for (let bit = 0; bit < 32; bit++) {
        const other = parts.with(part, (parts[part]! ^ (1 << bit)) >>> 0);
        const changed = before ^ BigInt(deriveSeed(...other));
        for (let i = 0; i < 53; i++) flips[i]! += Number((changed >> BigInt(i)) & 1n);
        changes++;
      }
    }
  }
  for (const flipped of flips) {
    expect(flipped / changes).toBeGreaterThan(0.46);
    expect(flipped / changes).toBeLessThan(0.54);
  }
});
