// Light players are made once for a deal, and no more of them are kept than some tables need.

import { gameOf } from '@kalpler/engine';
import { expect, it } from 'vitest';
import './all-games.ts';
import { policyFor } from './policies.ts';
import { STYLES } from './policy.ts';

const hearts = gameOf('hearts');

it('the same deal has the same player of a style, and another deal another', () => {
  const [one, two] = [hearts.start(), hearts.start()];
  const made = STYLES.map((style) => policyFor(hearts, one, style));
  expect(new Set(made).size).toBe(STYLES.length);
  const others = STYLES.map((style) => policyFor(hearts, two, style));
  for (const policy of others) expect(made).not.toContain(policy);
  const again = STYLES.map((style) => policyFor(hearts, one, style));
  expect(again.map((policy) => made.indexOf(policy))).toEqual([0, 1, 2, 3]);
  expect(policyFor(gameOf('hearts'), one, 'basic')).not.toBe(made[0]);
});

it('many deals after another each have their own', () => {
  const standings = Array.from({ length: 100 }, () => hearts.start());
  const made = standings.map((standing) => {
    const policy = policyFor(hearts, standing, 'basic');
    expect(policyFor(hearts, standing, 'basic')).toBe(policy);
    return policy;
  });
  expect(new Set(made).size).toBe(standings.length);
});

it('a game that cannot be played leaves the others as they were', () => {
  const standing = hearts.start();
  const policy = policyFor(hearts, standing, 'skilled');
  expect(() => policyFor(gameOf('spades'), null as never, 'basic')).toThrow(TypeError);
  expect(policyFor(hearts, standing, 'skilled')).toBe(policy);
  expect(policyFor(hearts, hearts.start(), 'skilled')).not.toBe(policy);
});
