// Light players are made once for a deal, and no more of them are kept than some tables need.

import { gameOf } from '@kalpler/engine';
import { expect, it } from 'vitest';
import { games } from '../testing/all-games.ts';
import { STYLES } from './game-bots.ts';

const hearts = gameOf('hearts');

it('the same deal has the same player of a style, and another deal another', () => {
  const [one, two] = [hearts.start(), hearts.start()];
  const made = STYLES.map((style) => games.policy(hearts, one, style));
  expect(new Set(made).size).toBe(STYLES.length);
  const others = STYLES.map((style) => games.policy(hearts, two, style));
  for (const policy of others) expect(made).not.toContain(policy);
  const again = STYLES.map((style) => games.policy(hearts, one, style));
  expect(again.map((policy) => made.indexOf(policy))).toEqual([0, 1, 2, 3]);
  expect(games.policy(gameOf('hearts'), one, 'basic')).not.toBe(made[0]);
});

it('many deals after another each have their own', () => {
  const standings = Array.from({ length: 100 }, () => hearts.start());
  const made = standings.map((standing) => {
    const policy = games.policy(hearts, standing, 'basic');
    expect(games.policy(hearts, standing, 'basic')).toBe(policy);
    return policy;
  });
  expect(new Set(made).size).toBe(standings.length);
});

it('a game that cannot be played leaves the others as they were', () => {
  const standing = hearts.start();
  const policy = games.policy(hearts, standing, 'skilled');
  expect(() => games.policy(gameOf('spades'), null as never, 'basic')).toThrow(TypeError);
  expect(games.policy(hearts, standing, 'skilled')).toBe(policy);
  expect(games.policy(hearts, hearts.start(), 'skilled')).not.toBe(policy);
});
