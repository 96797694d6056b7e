// Every decision of a match as a training example, in the order in which they were made; the job that makes them in threads.

import {
  type AnyGame,
  type AnyOptions,
  cardName,
  gameOf,
  type Move,
  moveText,
  type Seat,
} from '@kalpler/engine';
import { packed } from '../gzip.ts';
import type { Job } from '../work/jobs.ts';
import { type PlayedMatch, playMatch } from '../work/played-match.ts';
import type { Decision, TrainingExample, TrainingState } from './example.ts';
import type { TrainingFormat } from './formats.ts';
import { addToCheck, bodyText, exampleText } from './layout.ts';
import { DealOutcomes, matchOutcomes } from './outcome.ts';
import { cardIds, contractParts } from './players.ts';
import { stateOf } from './state.ts';

/** A run of matches: everything that its examples depend on. */
interface TrainingRun {
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

/** What a player decided, from the move. */
function decisionOf(move: Move): Decision {
  const text = moveText(move);
  switch (move.kind) {
    case 'play':
      return { type: 'play', cardIds: [cardName(move.card)], move: text };
    case 'pass':
    case 'exchange':
      return { type: move.kind, cardIds: cardIds(move.cards), move: text };
    case 'bid':
      return { type: 'bid', cardIds: [], move: text, bid: move.bid };
    case 'choose': {
      const { contract, trump, kingDeclared } = contractParts(move.contract);
      const suit = trump === null ? {} : { trump };
      return {
        type: 'contract',
        cardIds: [],
        move: text,
        contract: contract!,
        ...suit,
        kingDeclared,
      };
    }
    case 'moon':
      return { type: 'moon', cardIds: [], move: text, moonOption: move.option };
    default:
      return { type: move.kind, cardIds: [], move: text };
  }
}

interface TrainingSettings extends TrainingRun {
  readonly rules: AnyOptions;
  readonly format: TrainingFormat;
  readonly isGzip: boolean;
}

interface TrainingPiece {
  /** The part of the file that holds these examples. */
  readonly bytes: Uint8Array;
  readonly examples: number;
  /** The sum of their checks. */
  readonly check: number;
  readonly decisions: Readonly<Partial<Record<Decision['type'], number>>>;
}

/** The job of training data: each piece is one match, all its examples ready to be written. */
export const trainingJob: Job<TrainingSettings, TrainingPiece> = (settings) => {
  const { rules, format, isGzip } = settings;
  const game = gameOf(rules.game, rules);
  return (index) => {
    const lines: string[] = [];
    const decisions: Partial<Record<Decision['type'], number>> = {};
    let check = 0;
    for (const example of playExamples(game, settings, index + 1)) {
      const line = exampleText(format, example);
      const { type } = example.decision;
      check = addToCheck(check, line);
      decisions[type] = (decisions[type] ?? 0) + 1;
      lines.push(line);
    }
    const body = bodyText(format, lines, index === 0);
    return { bytes: packed(body, isGzip), examples: lines.length, check, decisions };
  };
};
