// Every decision of a match as a training example, in the order in which they were made.

import type { AnyGame, Move, Seat } from '@kalpler/engine';
import { type PlayedMatch, playMatch } from '../work/played-match.ts';
import { decisionOf } from './decision.ts';
import type { TrainingExample, TrainingState } from './example.ts';
import { DealOutcomes, matchOutcomes } from './outcome.ts';
import { stateOf } from './state.ts';

/** A run of matches: everything that its examples depend on. */
export interface TrainingRun {
  /** By seat. */
  readonly bots: readonly string[];
  readonly seed: number;
  readonly runId: string;
  readonly timestamp: string;
}

interface Decided {
  readonly state: TrainingState;
  readonly seat: Seat;
  readonly move: Move;
}

/** Plays one match of a run, counted from 1. */
export function playExamples(game: AnyGame, run: TrainingRun, number: number): TrainingExample[] {
  const gameId = gameIdOf(run.runId, number);
  const decided: Decided[] = [];
  const match = playMatch(game, run.bots, run.seed, number, (view, { move }) => {
    const place = { gameId, dealNumber: view.results.length + 1 };
    decided.push({ state: stateOf(game, view, place), seat: view.seat!, move });
  });
  return examplesOf(game, run, match, decided);
}

function gameIdOf(runId: string, number: number): string {
  return `${runId}-${number}`;
}

function examplesOf(
  game: AnyGame,
  { bots, timestamp }: TrainingRun,
  match: PlayedMatch,
  decided: readonly Decided[],
): TrainingExample[] {
  const ends = matchOutcomes(game, match);
  const deals = match.deals.map((deal) => new DealOutcomes(game, deal));
  return decided.map(({ state, seat, move }) => {
    const deal = deals[state.dealNumber - 1]!;
    const trick = move.kind === 'play' ? deal.ofTrick(seat, state.trickNumber) : {};
    return {
      ...state,
      decision: decisionOf(move),
      outcome: { ...trick, ...deal.ofDeal(seat), ...ends[seat]! },
      aiStrategy: bots[seat]!,
      timestamp,
    };
  });
}
