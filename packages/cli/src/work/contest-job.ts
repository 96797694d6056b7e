// The job of compare and tournament: plays a few boards of one pair of strategies.

import { allBots } from '@kalpler/bots';
import type { BotMaker } from '@kalpler/bots/arena';
import { Duel, type Meetings } from '../contest/meeting.ts';
import { type Pairing, strategyOf } from '../contest/pairing.ts';
import type { Job } from './jobs.ts';

export interface ContestSettings {
  readonly pairings: readonly Pairing[];
  /** Boards of each pair, and how many of them are one piece. */
  readonly boards: number;
  readonly boardsInPiece: number;
}

/** Pieces go round the pairs, so that all of them have come equally far at any time. */
export function contestJob(
  { pairings, boards, boardsInPiece }: ContestSettings,
  make: BotMaker = (name) => allBots.create(strategyOf(name)),
): ReturnType<Job<ContestSettings, Meetings>> {
  const duels = new Map<number, Duel>();
  return (index) => {
    const pair = index % pairings.length;
    const { first, second, contests } = pairings[pair]!;
    const duel = duels.get(pair) ?? new Duel(first, second, contests, make);
    duels.set(pair, duel);
    const from = Math.floor(index / pairings.length) * boardsInPiece;
    return duel.play(from, Math.min(boards, from + boardsInPiece));
  };
}

export function piecesOf({ pairings, boards, boardsInPiece }: ContestSettings): number {
  return pairings.length * Math.ceil(boards / boardsInPiece);
}
