// A bucket lets bursts pass and stops floods.

import { expect, it } from 'vitest';
import { Bucket } from './shares.ts';

function taken(bucket: Bucket, times: number, now: number): number {
  return Array.from({ length: times }, () => bucket.take(now)).filter(Boolean).length;
}

it('lets a burst of its size pass and no more', () => {
  expect(taken(new Bucket(10, 5, 0), 30, 0)).toBe(10);
});

it('fills up with time, never above its size', () => {
  const bucket = new Bucket(10, 5, 0);
  taken(bucket, 10, 0);
  expect(taken(bucket, 9, 199)).toBe(0);
  expect(taken(bucket, 9, 200)).toBe(1);
  expect(taken(bucket, 9, 1000)).toBe(4);
  expect(taken(bucket, 99, 1e9)).toBe(10);
});

it('is not fooled by a clock that goes back', () => {
  const bucket = new Bucket(2, 1, 10_000);
  expect(taken(bucket, 5, 0)).toBe(2);
  expect(taken(bucket, 5, 0)).toBe(0);
  expect(taken(bucket, 5, 1000)).toBe(1);
});

it('takes back what should not have counted, never above its size', () => {
  const bucket = new Bucket(3, 1, 0);
  bucket.giveBack();
  expect(taken(bucket, 9, 0)).toBe(3);
  bucket.giveBack();
  expect(taken(bucket, 9, 0)).toBe(1);
});
