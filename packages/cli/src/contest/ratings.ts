// A rating for each strategy from the rounds of a tournament: OpenSkill's model after Plackett and Luce.

import { ordinal, type Rating, rate, rating } from 'openskill';
import { plackettLuce } from 'openskill/models';

export interface StrategyRating {
  /** Skill as it is thought to be, and how unsure that is. */
  readonly mu: number;
  readonly sigma: number;
  /** Skill that is at least there, as good as surely: mu less three sigma. Strategies are ranked by it. */
  readonly value: number;
}

/** Nobody learns or forgets between rounds, so doubt only shrinks. */
const MODEL = { model: plackettLuce, tau: 0 };

/** Scores that differ by less were only added up in another order. */
const EQUAL = 1e-9;

/**
 * Every round is one game of all strategies: whoever came out further ahead of the others on its board is placed
 * before them. Where partners play, a strategy is a team of two.
 */
export function ratingsOf(
  scores: readonly (readonly number[])[],
  entrants: number,
  teamSize: number,
): StrategyRating[] {
  let ratings: Rating[] = Array.from({ length: entrants }, () => rating());
  for (const round of scores) {
    const teams = ratings.map((one) => new Array<Rating>(teamSize).fill(one));
    // Partners are one strategy, so both come out of the round alike.
    ratings = rate(teams, { ...MODEL, rank: placesOf(round) }).map(([one]) => one!);
  }
  return ratings.map((one) => ({ mu: one.mu, sigma: one.sigma, value: ordinal(one) }));
}

/** The place of each score, from 1; equal ones share theirs. */
export function placesOf(scores: readonly number[]): number[] {
  return scores.map((score) => 1 + scores.filter((other) => other > score + EQUAL).length);
}
