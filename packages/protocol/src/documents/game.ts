// What a game brings to the dialect `documents` beside what all games have in common.

import type {
  Card,
  DealResult,
  DealView,
  GameId,
  OpenDealView,
  Seat,
  TableView,
} from '@kalpler/engine';
import type { Emit, EventOf } from '../announcement.ts';
import { hearts } from './hearts.ts';
import { king } from './king.ts';
import { spades } from './spades.ts';

/** Named fields of a state; which ones there are is up to the game. */
export type StateFields = Readonly<Record<string, unknown>>;

export interface DocumentGame<View extends DealView = DealView, Result = DealResult> {
  /** Fields of the state that are the same for everybody; `result` is there once the deal is over. */
  openState(view: TableView, deal: View, result: Result | undefined): StateFields;
  /** Fields that differ from seat to seat. */
  ownState?(seat: Seat | null, open: OpenDealView): StateFields;
  /** What a trick has brought to its winner. */
  trickWorth?(view: TableView, winner: Seat, cards: readonly Card[]): TrickWorth;
  /** Events about choices that have been made; `old` is null in a deal that is new. */
  emitChoices?(deal: View, old: View | null, emit: Emit): void;
  /** Events about the end of a deal, and of the match when it has winners. */
  emitResult(result: Result, winners: readonly number[] | null, next: Time, emit: Emit): void;
  /** Asks for what only this game asks for, when a phase begins. */
  emitPrompt?(deal: View, timeoutAt: Time, emit: Emit): void;
  /** Whether one seat chooses after the other in the present phase. */
  isInTurn?(view: TableView): boolean;
}

type Time = number | null;
type TrickWorth = Omit<EventOf<'trickEnd'>, 'winner'>;

/** A game that has no events of its own. */
const PLAIN: DocumentGame = {
  openState: (view, deal, result) => ({
    tricksTaken: deal.tricks,
    scores: result?.scores ?? view.standing.totals.map(() => 0),
  }),
  emitResult({ scores, totals }, winners, timeoutAt, emit) {
    emit('roundEnd', { scores, cumulativeScores: totals, timeoutAt });
    if (winners) emit('gameEnd', { winners, finalScores: totals });
  },
};

const GAMES: Readonly<Partial<Record<GameId, DocumentGame>>> = { hearts, spades, king };

export function documentGame(id: GameId): DocumentGame {
  return GAMES[id] ?? PLAIN;
}
