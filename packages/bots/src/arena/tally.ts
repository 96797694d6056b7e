// What bots did, counted: decisions, moons, bids and nils, contracts and wins; and how long they thought.

import { type AnyGame, type DealResult, PENALTIES, type Standing } from '@kalpler/engine';
import { arenaOf } from './contest.ts';

const COUNTS = [
  'decisions',
  /** Moves made in the bot's place, which had failed or broken the rules. */
  'fallbacks',
  'deals',
  // Hearts
  'moons',
  'matchesWithMoon',
  // Spades; a contract counts for both partners
  'nils',
  'nilsMade',
  'blindNils',
  'blindNilsMade',
  'bids',
  'tricksBid',
  'tricksTaken',
  'contracts',
  'contractsMade',
  'bags',
  // King, of the deals in which the bot was the selector
  ...PENALTIES,
  'trump',
  'pointsAsSelector',
  'cancelled',
  'kingsMade',
  'kingsLost',
  // Matches; in King everyone who is out of the red has won
  'matches',
  'matchesWon',
  'matchesBrokenOff',
] as const;

export type Tally = { [count in (typeof COUNTS)[number]]: number };

const EMPTY = Object.fromEntries(COUNTS.map((count) => [count, 0])) as Tally;

export function emptyTally(): Tally {
  return { ...EMPTY };
}

export function addTally(sum: Tally, more: Tally): void {
  for (const count of COUNTS) sum[count] += more[count];
}

/** Notes a finished deal. Tallies by seat; bots of one name may share theirs. */
export function countDeal(tallies: readonly Tally[], game: AnyGame, result: DealResult): void {
  for (const tally of tallies) tally.deals++;
  arenaOf(game.id).count?.(tallies, game, result);
}

/** Counts a match; the caller says in how many of its deals each seat shot the moon. */
export function countMatch(
  tallies: readonly Tally[],
  sides: readonly number[],
  standing: Standing,
  moons: readonly number[],
): void {
  tallies.forEach((tally, seat) => {
    tally.matches++;
    if (moons[seat]! > 0) tally.matchesWithMoon++;
    if (standing.winners === null) tally.matchesBrokenOff++;
    else if (standing.winners.includes(sides[seat]!)) tally.matchesWon++;
  });
}

/** Milliseconds above which a decision is slow. */
const SLOW = 100;

/** How long bots thought: the only part of a result that no seed settles. */
export interface Pace {
  /** Milliseconds of all decisions together, and of the longest. */
  total: number;
  longest: number;
  slow: number;
}

export function emptyPace(): Pace {
  return { total: 0, longest: 0, slow: 0 };
}

export function addThought(pace: Pace, ms: number): void {
  pace.total += ms;
  pace.longest = Math.max(pace.longest, ms);
  if (ms > SLOW) pace.slow++;
}

export function addPace(sum: Pace, more: Pace): void {
  sum.total += more.total;
  sum.longest = Math.max(sum.longest, more.longest);
  sum.slow += more.slow;
}
