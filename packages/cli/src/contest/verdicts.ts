// What the meetings of each pair show: who is ahead, by how much, and whether that is more than luck.

import { type Estimate, meanEstimate, shareEstimate } from '@kalpler/bots/arena';
import type { PlayedPairs } from './played-pairs.ts';
import { boardsNeeded, holm, LEVEL, type TestName, testMean } from './significance.ts';

export interface PairVerdict {
  readonly first: string;
  readonly second: string;
  readonly boards: number;
  /** Points by which a seat of the first is ahead of one of the second, for each board. */
  readonly difference: Estimate;
  /** Points of a seat, as the game counts them, of both. */
  readonly points: readonly [Estimate, Estimate];
  /** The part of the matches, or of the deals, that the first won. */
  readonly share: Estimate;
  /** Whether neither was ahead on any board. */
  readonly isEven: boolean;
  readonly test: TestName;
  readonly p: number;
  /** Corrected for the number of pairs (Holm). */
  readonly pCorrected: number;
  readonly isSignificant: boolean;
  /** Boards that would settle a difference of the size seen; null if it is settled, or never would be. */
  readonly boardsNeeded: number | null;
}

export function verdictsOf({ pairings, meetings, boards }: PlayedPairs): PairVerdict[] {
  const margins = meetings.map((list) => list.map(({ margin }) => margin));
  const tests = margins.map(testMean);
  const corrected = holm(tests.map(({ p }) => p));
  return pairings.map(({ first, second }, i): PairVerdict => {
    const list = meetings[i]!;
    const pCorrected = corrected[i]!;
    const isSignificant = pCorrected < LEVEL;
    return {
      first,
      second,
      boards,
      difference: meanEstimate(margins[i]!),
      points: [
        meanEstimate(list.map(({ points }) => points[0])),
        meanEstimate(list.map(({ points }) => points[1])),
      ],
      share: shareEstimate(list.map(({ share }) => share)),
      isEven: margins[i]!.every((margin) => margin === 0),
      ...tests[i]!,
      pCorrected,
      isSignificant,
      boardsNeeded: isSignificant ? null : boardsNeeded(margins[i]!, pairings.length),
    };
  });
}
