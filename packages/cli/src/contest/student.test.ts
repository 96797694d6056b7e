// Student's distribution against closed forms and tables.

import { describe, expect, it } from 'vitest';
import { logGamma, studentReach, studentTail } from './significance.ts';

describe('tails', () => {
  it.each([0, 0.3, 1, 2.5, 40])('with one degree of freedom are those of Cauchy: t = %d', (t) => {
    expect(studentTail(t, 1)).toBeCloseTo(1 - (2 / Math.PI) * Math.atan(t), 13);
  });

  it.each([0, 0.3, 1, 2.5, 40])('with two have a closed form: t = %d', (t) => {
    expect(studentTail(t, 2)).toBeCloseTo(1 - t / Math.sqrt(2 + t * t), 13);
  });

  it.each([
    [1.5, 5, 0.1939036802424733],
    [3, 7, 0.019942126131992536],
    [12, 3, 0.0012450158007893362],
    [0.1, 30, 0.9210096117902712],
    [5, 100, 2.450173413503802e-6],
    [4.2, 999, 2.9075381214324297e-5],
  ])('t = %d with %d is %d', (t, freedom, tail) => {
    expect(studentTail(t, freedom) / tail).toBeCloseTo(1, 10);
    expect(studentTail(-t, freedom)).toBe(studentTail(t, freedom));
  });

  it('ends at 0', () => {
    expect(studentTail(Number.POSITIVE_INFINITY, 9)).toBe(0);
  });
});

it.each([
  [0.05, 10, 2.228138851986274],
  [0.01, 3, 5.840909309733355],
  [0.05, 1e6, 1.959966357],
])('the reach of %d with %d degrees of freedom is %d', (tail, freedom, reach) => {
  expect(studentReach(tail, freedom)).toBeCloseTo(reach, 7);
});

it('the gamma function is the factorial', () => {
  let log = 0;
  for (let n = 1; n < 60; n++) {
    expect(logGamma(n)).toBeCloseTo(log, 10);
    log += Math.log(n);
  }
  expect(logGamma(0.5)).toBeCloseTo(Math.log(Math.sqrt(Math.PI)), 12);
});
