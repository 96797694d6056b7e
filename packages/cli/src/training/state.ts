// What a player knows when deciding, from the view of that player's seat and nothing else.

import {
  type AnyGame,
  type Card,
  cardName,
  contractText,
  type DealView,
  type HeartsView,
  type KingContract,
  type KingView,
  partnerOf,
  type Seat,
  type SpadesView,
  type Standing,
  sideOf,
  type TableView,
} from '@kalpler/engine';
import type {
  CardSnapshot,
  Giving,
  HeartsState,
  KingState,
  KnownToAll,
  PlayerId,
  SpadesState,
  TrainingState,
  TrickSnapshot,
} from './example.ts';
import { legalMoves } from './legal-moves.ts';

/** Which deal of which match a view is from. */
interface Place {
  readonly gameId: string;
  /** Cancelled deals are counted. */
  readonly dealNumber: number;
}

const PLAYERS: readonly PlayerId[] = ['p0', 'p1', 'p2', 'p3'];

export function playerId(seat: Seat): PlayerId {
  return PLAYERS[seat]!;
}

function player(seat: Seat | null): PlayerId | null {
  return seat === null ? null : playerId(seat);
}

export function cardIds(cards: readonly Card[]): CardSnapshot[] {
  return cards.map(cardName);
}

/** The state of the seat whose view it is, which must have something to decide. */
export function stateOf(game: AnyGame, view: TableView, place: Place): TrainingState {
  const deal = view.deal!;
  const common = commonState(game, view.standing, deal, place);
  switch (deal.game) {
    case 'hearts':
      return heartsState(common, deal);
    case 'spades':
      return spadesState(game, view.standing, common, deal);
    case 'king':
      return kingState(view.standing, common, deal);
  }
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

/** What is counted by side, for each seat. */
export function bySeat({ seats, options }: AnyGame, sides: readonly number[]): readonly number[] {
  if (options.game !== 'spades' || options.mode !== 'partners') return sides;
  return Array.from({ length: seats }, (_, seat) => sides[sideOf(options, seat)]!);
}

function giving({ give, gave, received }: DealView): Giving {
  return {
    giveCount: give?.count ?? 0,
    giveTo: player(give?.to ?? null),
    given: gave === null ? null : cardIds(gave),
    received: received === null ? null : cardIds(received),
  };
}

function heartsState(common: KnownToAll, deal: HeartsView): HeartsState {
  return {
    game: 'hearts',
    ...common,
    ...giving(deal),
    passDirection: deal.pass,
    heartsBroken: deal.broken,
    penaltyPoints: deal.taken,
    jackTaker: player(deal.jackTaker),
  };
}

function spadesState(
  game: AnyGame,
  standing: Standing,
  common: KnownToAll,
  deal: SpadesView,
): SpadesState {
  const { options } = game;
  return {
    game: 'spades',
    ...common,
    ...giving(deal),
    partner: options.game === 'spades' ? player(partnerOf(options, deal.seat!)) : null,
    spadesBroken: deal.broken,
    bids: deal.bids,
    bags: bySeat(game, standing.bags),
    mayBidBlind: deal.blind.map(playerId),
    looked: deal.looked.map(playerId),
  };
}

function kingState(standing: Standing, common: KnownToAll, deal: KingView): KingState {
  return {
    game: 'king',
    ...common,
    ...contractParts(deal.contract),
    openContracts: deal.open.map(contractText),
    calls: standing.calls.map(
      ({ selector, contract }) => `${playerId(selector)} ${contractText(contract)}`,
    ),
    broken: deal.broken,
    counts: deal.taken,
  };
}

export function contractParts(contract: KingContract | null) {
  if (contract === null) return { contract: null, trump: null, kingDeclared: false };
  if (contract.type === 'penalty') {
    return { contract: contract.name, trump: null, kingDeclared: false };
  }
  const { trumpSuit, kingDeclared = false } = contract;
  return { contract: contract.type, trump: trumpSuit, kingDeclared };
}
