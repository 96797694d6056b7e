// The table of a tournament: what each strategy reached against all others, and its rating.

import { type Estimate, meanEstimate, shareEstimate } from '@kalpler/bots/arena';
import { ordinal, type Rating, rate, rating } from 'openskill';
import { plackettLuce } from 'openskill/models';
import type { Meeting } from './meeting.ts';
import type { PlayedPairs } from './played-pairs.ts';

export interface StandingRow {
  readonly place: number;
  readonly name: string;
  readonly rating: StrategyRating;
  /** Points ahead of the others, for each board. */
  readonly margin: Estimate;
  readonly points: Estimate;
  /** The part of all matches, or deals, that it won. */
  readonly share: Estimate;
}

/** Best first. Rounds are independent of each other, the pairs of one round share their deals. */
export function standingsOf(
  played: PlayedPairs,
  names: readonly string[],
  teamSize: number,
): StandingRow[] {
  const rounds = names.map((name) => roundsOf(played, name));
  const scores = Array.from({ length: played.boards }, (_, round) =>
    rounds.map((list) => list[round]!.margin),
  );
  const ratings = ratingsOf(scores, names.length, teamSize);
  const places = placesOf(ratings.map(({ value }) => value));
  return names
    .map(
      (name, i): StandingRow => ({
        place: places[i]!,
        name,
        rating: ratings[i]!,
        margin: meanEstimate(rounds[i]!.map(({ margin }) => margin)),
        points: meanEstimate(rounds[i]!.map(({ points }) => points)),
        share: shareEstimate(rounds[i]!.map(({ share }) => share)),
      }),
    )
    .sort((a, b) => a.place - b.place);
}

interface Round {
  readonly margin: number;
  readonly points: number;
  readonly share: number;
}

/** What one strategy did in each round, on the mean over all that it met. */
function roundsOf({ pairings, meetings, boards }: PlayedPairs, name: string): Round[] {
  const own = pairings.flatMap(({ first, second }, i) =>
    first === name || second === name ? [{ isFirst: first === name, list: meetings[i]! }] : [],
  );
  const mean = (round: number, value: (meeting: Meeting, isFirst: boolean) => number): number =>
    own.reduce((sum, { isFirst, list }) => sum + value(list[round]!, isFirst), 0) / own.length;
  return Array.from({ length: boards }, (_, round) => ({
    margin: mean(round, ({ margin }, isFirst) => (isFirst ? margin : 0 - margin)),
    points: mean(round, ({ points }, isFirst) => points[isFirst ? 0 : 1]),
    share: mean(round, ({ share }, isFirst) => (isFirst ? share : 1 - share)),
  }));
}

interface StrategyRating {
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
 * Every round is one game of all strategies: a strategy that came out further ahead on its board is placed
 * before the others. Where partners play, a strategy is a team of two.
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
