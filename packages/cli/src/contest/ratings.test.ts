// Ratings of rounds: OpenSkill's own figures, equal strategies, teams.

import { rate, rating } from 'openskill';
import { plackettLuce } from 'openskill/models';
import { expect, it } from 'vitest';
import { placesOf, ratingsOf } from './standings.ts';

it('places begin at 1, equal scores share theirs', () => {
  expect(placesOf([3, 9, 3, -1])).toEqual([2, 1, 2, 4]);
  expect(placesOf([0.1 + 0.2, 0.3])).toEqual([1, 1]);
});

it('one round is one game of Plackett-Luce', () => {
  const [first, second, third] = ratingsOf([[5, 0, -5]], 3, 1);
  const known = plackettLuce([[rating()], [rating()], [rating()]], { rank: [1, 2, 3] });
  expect([first, second, third].map((one) => one!.mu)).toEqual(known.map(([one]) => one!.mu));
  expect(first!.mu).toBeGreaterThan(25);
  expect(third!.mu).toBeLessThan(25);
  expect(first!.value).toBeCloseTo(first!.mu - 3 * first!.sigma, 12);
});

it('partners are rated as a team', () => {
  const [first] = ratingsOf([[1, -1]], 2, 2);
  const [team] = rate(
    [
      [rating(), rating()],
      [rating(), rating()],
    ],
    { tau: 0 },
  );
  expect(first).toMatchObject(team[0]);
  expect(first!.mu).not.toBe(ratingsOf([[1, -1]], 2, 1)[0]!.mu);
});

it('strategies that are always even stay even', () => {
  const rounds = Array.from({ length: 40 }, (_, i) => [i % 3, i % 3, -2 * (i % 3)]);
  const [first, second, third] = ratingsOf(rounds, 3, 1);
  expect(first).toEqual(second);
  expect(first!.value).toBeGreaterThan(third!.value);
});
