// Plays a contest one part after the other, and puts the parts together in their order.

import { type Board, playDealBoard, playMatchBoard } from './board.ts';
import type { Contest } from './contest.ts';
import { type BotMaker, type Ledger, Stage } from './stage.ts';
import { addPace, addTally } from './tally.ts';

/** A part of a contest: the boards from one number up to, but not including, another. */
export interface ContestPart {
  readonly from: number;
  readonly to: number;
}

export interface Outcome extends Ledger {
  readonly boards: readonly Board[];
}

export interface ContestProgress {
  /** Called after each part with the number of boards played so far. */
  readonly progress?: ((boards: number) => void) | undefined;
  /** Ends the contest early: it is then rejected with the signal's reason. */
  readonly signal?: AbortSignal | undefined;
}

const DEALS_IN_PART = 4;

/** The parts of a contest depend on nothing but the contest. */
export function partsOf({ count, length }: Contest): ContestPart[] {
  const size = length === 'deal' ? DEALS_IN_PART : 1;
  return Array.from({ length: Math.ceil(count / size) }, (_, i) => ({
    from: i * size,
    to: Math.min(count, (i + 1) * size),
  }));
}

export function playPart(stage: Stage, { from, to }: ContestPart): Outcome {
  const ledger = stage.emptyLedger();
  const play = stage.contest.length === 'deal' ? playDealBoard : playMatchBoard;
  const boards: Board[] = [];
  for (let board = from; board < to; board++) boards.push(play(stage, board, ledger));
  return { boards, ...ledger };
}

export function joinOutcomes(outcomes: readonly Outcome[], empty: Ledger): Outcome {
  for (const { tallies, paces } of outcomes) {
    empty.tallies.forEach((tally, entrant) => {
      addTally(tally, tallies[entrant]!);
    });
    empty.paces.forEach((pace, entrant) => {
      addPace(pace, paces[entrant]!);
    });
  }
  return { boards: outcomes.flatMap(({ boards }) => boards), ...empty };
}

/** Plays in this thread, which is given time for other things between the parts. */
export async function playContest(
  contest: Contest,
  { progress, signal, make }: ContestProgress & { readonly make?: BotMaker } = {},
): Promise<Outcome> {
  const stage = new Stage(contest, make);
  const outcomes: Outcome[] = [];
  for (const part of partsOf(contest)) {
    await new Promise((resolve) => setTimeout(resolve));
    signal?.throwIfAborted();
    outcomes.push(playPart(stage, part));
    progress?.(part.to);
  }
  return joinOutcomes(outcomes, stage.emptyLedger());
}
