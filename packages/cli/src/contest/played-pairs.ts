// All pairs of a contest played in worker threads, or as far as they came.

import type { Length } from '@kalpler/bots/arena';
import type { Io } from '../io.ts';
import { progressBar } from '../progress.ts';
import { inOrder } from '../work/worker-pool.ts';
import { type ContestSettings, type Meeting, piecesOf } from './meeting.ts';
import type { Pairing } from './pairing.ts';

export interface PlayedPairs {
  readonly pairings: readonly Pairing[];
  /** By pair; all have played the same boards. */
  readonly meetings: readonly (readonly Meeting[])[];
  readonly boards: number;
  /** Moves that had to be made in a bot's place, by strategy; none are left out. */
  readonly fallbacks: Readonly<Record<string, number>>;
  /** Matches that had no end, in all arrangements together; each went to the side that was ahead. */
  readonly brokenOff: number;
}

const BOARDS_IN_PIECE: Readonly<Record<Length, number>> = { deal: 8, match: 1 };

export async function playPairs(
  pairings: readonly Pairing[],
  { io, workers }: { readonly io: Io; readonly workers: number },
): Promise<PlayedPairs> {
  const { length, count } = pairings[0]!.contests[0]!;
  const settings: ContestSettings = {
    pairings,
    boards: count,
    boardsInPiece: BOARDS_IN_PIECE[length],
  };
  const meetings: Meeting[][] = pairings.map(() => []);
  const fallbacks = new Map<string, number>();
  const bar = progressBar(io.stderr, {
    what: 'Playing',
    whole: count * pairings.length,
    unit: 'boards',
  });
  let index = 0;
  let played = 0;
  let brokenOff = 0;
  try {
    const pool = { count: piecesOf(settings), workers, signal: io.signal };
    for await (const piece of inOrder('contest', settings, pool)) {
      const pair = index++ % pairings.length;
      meetings[pair]!.push(...piece.meetings);
      const { first, second } = pairings[pair]!;
      [first, second].forEach((name, i) => {
        fallbacks.set(name, (fallbacks.get(name) ?? 0) + piece.fallbacks[i]!);
      });
      brokenOff += piece.brokenOff;
      played += piece.meetings.length;
      bar.at(played);
    }
  } finally {
    bar.end();
  }
  const boards = Math.min(...meetings.map((list) => list.length));
  return {
    pairings,
    // Where the work was stopped, some pairs were one piece ahead.
    meetings: meetings.map((list) => list.slice(0, boards)),
    boards,
    fallbacks: Object.fromEntries(fallbacks),
    brokenOff,
  };
}
