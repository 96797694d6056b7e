// What a player knows when deciding, from the view of that player's seat and nothing else.

import {
  type Action,
  type AnyGame,
  cardName,
  Deal,
  type DealView,
  MAX_ACTIONS,
  moveOf,
  moveText,
  reconstructDeal,
  type Standing,
  type TableView,
} from '@kalpler/engine';
import { gamePlugin } from '../games/index.ts';
import type { KnownToAll, MoveText, TrainingState, TrickSnapshot } from './example.ts';
import { bySeat, cardIds, player, playerId } from './players.ts';

/** Which deal of which match a view is from. */
interface Place {
  readonly gameId: string;
  /** Cancelled deals are counted. */
  readonly dealNumber: number;
}

/** The state of the seat whose view it is, which must have something to decide. */
export function stateOf(game: AnyGame, view: TableView, place: Place): TrainingState {
  const deal = view.deal!;
  const common = commonState(game, view.standing, deal, place);
  return gamePlugin(deal.game).training.state({ game, standing: view.standing, deal, common });
}

function commonState(game: AnyGame, standing: Standing, deal: DealView, place: Place): KnownToAll {
  const seat = deal.seat!;
  const begun = deal.phase === 'playing' ? 1 : 0;
  return {
    gameId: place.gameId,
    handNumber: deal.setup.number,
    dealNumber: place.dealNumber,
    trickNumber: deal.takers.length + begun,
    phase: deal.phase,
    playerId: playerId(seat),
    playerPosition: seat,
    dealer: playerId(deal.setup.dealer),
    hand: deal.hand === null ? null : cardIds(deal.hand),
    currentTrick: trickOf(game, deal),
    cardsPlayed: cardIds(deal.plays),
    opener: player(deal.opener),
    trickWinners: deal.takers.map(playerId),
    tricks: deal.tricks,
    scores: bySeat(game, standing.totals),
    legalMoves: legalMoves(game, deal),
  };
}

function trickOf(game: AnyGame, { plays, takers, opener }: DealView): TrickSnapshot {
  const cards = plays.slice(takers.length * game.seats);
  const leader = takers.at(-1) ?? opener ?? 0;
  const seats = cards.map((_, i) => (leader + i * game.step + game.seats) % game.seats);
  return { playerIds: seats.map(playerId), cardIds: cardIds(cards) };
}

const knowledge = new Deal();
const actions = new Int32Array(MAX_ACTIONS);

/** Where cards are given away: the cards that may be among them. */
function legalMoves(game: AnyGame, view: DealView): MoveText[] {
  if (view.give !== null) return (view.hand ?? []).map(cardName);
  if (view.phase === 'playing') {
    const plays = view.legal.map(cardName);
    if ('mayClaim' in view && view.mayClaim) plays.push(moveText({ kind: 'claim' }));
    return plays;
  }
  // Asked of the deal as its seat sees it, so that nothing hidden can decide.
  const deal = reconstructDeal(game, view, knowledge);
  const count = game.legal(deal, view.seat!, actions);
  return Array.from(actions.subarray(0, count), (action) => moveText(moveOf(action as Action)));
}
