// The figures of a contest by bot, each with its 95 % interval.

import { gameOf } from '@kalpler/engine';
import { type Contest, entrantsOf, seatings, sidesOf } from './contest.ts';
import type { Outcome } from './runner.ts';
import { type Estimate, meanEstimate, shareEstimate } from './statistics.ts';
import type { Pace, Tally } from './tally.ts';

export interface BotSummary {
  readonly name: string;
  /** Points a deal, or the final total of a match, as the game counts them. */
  readonly points: Estimate;
  /** How much better than an opponent's seat; above 0 is good in every game. */
  readonly margin: Estimate;
  /** The part of the matches won; ties are shared. Null for single deals. */
  readonly share: Estimate | null;
  readonly tally: Tally;
  readonly pace: Pace;
}

export interface Summary {
  readonly contest: Contest;
  /** In how many arrangements each board was played. */
  readonly arrangements: number;
  readonly bots: readonly BotSummary[];
}

/** Boards are independent of each other, their arrangements are not: intervals come from whole boards. */
export function summarize(contest: Contest, { boards, tallies, paces }: Outcome): Summary {
  const bots = entrantsOf(contest.bots).map((name, entrant): BotSummary => {
    const shares = boards.flatMap((board) => board.shares?.[entrant] ?? []);
    return {
      name,
      points: meanEstimate(boards.map((board) => board.points[entrant]!)),
      margin: meanEstimate(boards.map((board) => board.margins[entrant]!)),
      share: contest.length === 'match' ? shareEstimate(shares) : null,
      tally: tallies[entrant]!,
      pace: paces[entrant]!,
    };
  });
  const sides = sidesOf(gameOf(contest.game, contest.options));
  const arrangements = seatings(contest.bots, sides, contest.seating).length;
  return { contest, arrangements, bots };
}

/** Milliseconds of one decision, on the mean. */
export function meanThought({ tally, pace }: BotSummary): number {
  return tally.decisions === 0 ? 0 : pace.total / tally.decisions;
}
