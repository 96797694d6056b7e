// What happened between two views of one seat, as the events of the documents.
//
// It sees nothing but the two views, so no event can tell a seat more than it may know.

import {
  type DealView,
  type HeartsOptions,
  penaltyPoints,
  type SpadesOptions,
  sideOf,
  type TableView,
} from '@kalpler/engine';
import { wireCard } from './card.ts';
import { documentState } from './document-state.ts';
import { giverOf } from './gift.ts';
import { playSeat, trickCards, wireTrick } from './trick.ts';

export interface Outgoing {
  readonly event: string;
  readonly payload: object;
}

/** The events of one step, in the order in which they are sent; `timeoutAt` is the deadline after it. */
export function story(
  before: TableView,
  after: TableView,
  timeoutAt: number | null,
  state: () => object = () => documentState(after, { timeoutAt }),
): Outgoing[] {
  const messages: Outgoing[] = [];
  const emit = (event: string, payload: object) => messages.push({ event, payload });
  const { deal } = after;
  if (deal === null) return messages;
  const isNewDeal = before.deal === null || before.awaitsDeal;
  const old = isNewDeal ? null : before.deal;
  if (old !== null) emitPlays(before, after, old, deal, emit);
  emitChoices(after, old, deal, emit);
  const began = deal.phase === 'playing' && old?.phase !== 'playing';
  if (isNewDeal || began) {
    emit('startGame', {
      hand: deal.hand?.map(wireCard) ?? [],
      startingPlayer: deal.opener,
      roundNumber: deal.setup.number,
    });
  }
  if (after.results.length > before.results.length) emitResult(after, timeoutAt, emit);
  emit('updateGame', state());
  emitPrompt(after, old, deal, timeoutAt, emit);
  return messages;
}

/** What somebody who comes back needs beside the state: the last trick, and what is asked of whom until when. */
export function reminder(view: TableView, timeoutAt: number | null): Outgoing[] {
  const messages: Outgoing[] = [];
  const { deal } = view;
  if (deal === null) return messages;
  const emit: Emit = (event, payload) => messages.push({ event, payload });
  const last = deal.takers.length - 1;
  if (last >= 0) {
    const cards = wireTrick(trickCards(view, deal, last));
    emit('lastTrick', { cards, winner: deal.takers[last]! });
  }
  emitPrompt(view, null, deal, timeoutAt, emit);
  return messages;
}

type Emit = (event: string, payload: object) => void;

/** Cards played and tricks ended; a claim plays many at once. */
function emitPlays(
  before: TableView,
  after: TableView,
  old: DealView,
  deal: DealView,
  emit: Emit,
): void {
  const size = before.players.length;
  for (let i = old.plays.length; i < deal.plays.length; i++) {
    emit('cardPlayed', { player: playSeat(after, deal, i), card: wireCard(deal.plays[i]!) });
    if ((i + 1) % size !== 0) continue;
    const trick = (i + 1) / size - 1;
    const winner = deal.takers[trick]!;
    const cards = trickCards(after, deal, trick);
    emit('trickEnd', { winner, ...trickWorth(after, deal, winner, cards) });
    emit('lastTrick', { cards: wireTrick(cards), winner });
  }
}

function trickWorth(
  view: TableView,
  deal: DealView,
  winner: number,
  cards: ReturnType<typeof trickCards>,
): object {
  switch (deal.game) {
    case 'hearts': {
      const options = view.options as HeartsOptions;
      return { points: cards.reduce((sum, { card }) => sum + penaltyPoints(options, card), 0) };
    }
    case 'spades':
      return { team: sideOf(view.options as SpadesOptions, winner) };
    case 'king':
      return {};
  }
}

function emitChoices(after: TableView, old: DealView | null, deal: DealView, emit: Emit): void {
  if (deal.received !== null && (old?.received ?? null) === null) {
    const from = giverOf(after, deal, after.seat!);
    emit('cardsReceived', { cards: deal.received.map(wireCard), from: after.players[from] });
  }
  if (deal.game === 'spades' && old?.game === 'spades' && !sameList(deal.bids, old.bids)) {
    emit('bidsUpdate', { bids: deal.bids });
  }
  const known = old?.game === 'king' ? old.contract : null;
  if (deal.game === 'king' && deal.contract !== null && known === null) {
    const { contract } = deal;
    emit('contractSelected', {
      contract,
      ...(contract.type === 'trump' ? { trumpSuit: contract.trumpSuit } : {}),
    });
  }
}

function sameList(one: readonly unknown[], other: readonly unknown[]): boolean {
  return one.length === other.length && one.every((value, i) => value === other[i]);
}

function emitResult(after: TableView, deadline: number | null, emit: Emit): void {
  const result = after.results.at(-1)!;
  const { winners } = after.standing;
  const { scores, totals } = result;
  // When play goes on by itself; after the last round there is a vote instead.
  const timeoutAt = winners ? null : deadline;
  if (result.game === 'king' && result.cancelled !== null) {
    emit('gameCancelled', { reason: result.cancelled });
    return;
  }
  switch (result.game) {
    case 'hearts':
      emit('roundEnd', {
        scores,
        cumulativeScores: totals,
        moonShooter: result.moonShooter,
        timeoutAt,
      });
      if (winners) emit('gameEnd', { winner: winners[0], winners, finalScores: totals });
      break;
    case 'spades':
      emit('roundEnd', {
        scores,
        cumulative: totals,
        cumulativeScores: totals,
        bags: result.bags,
        timeoutAt,
      });
      if (winners) emit('gameEnd', { winnerTeam: winners[0], winners, finalScores: totals });
      break;
    case 'king':
      emit('roundEnd', { scoresUpdate: scores, scores, cumulativeScores: totals, timeoutAt });
      if (winners) emit('partyEnd', { finalTotals: totals, winners, king: result.king });
  }
}

/** Asks whoever is to act next; not again when nothing has changed for them. */
function emitPrompt(
  after: TableView,
  old: DealView | null,
  deal: DealView,
  timeoutAt: number | null,
  emit: Emit,
): void {
  if (after.awaitsDeal || after.standing.winners) return;
  const isNewPhase = old?.phase !== deal.phase;
  if (isNewPhase) {
    if (deal.game === 'hearts' && deal.phase === 'passing')
      emit('passingPhase', { direction: deal.pass, timeoutAt });
    if (deal.phase === 'bidding')
      emit('biddingPhase', { roundNumber: deal.setup.number, timeoutAt });
    if (deal.phase === 'exchanging') emit('exchangePhase', { give: deal.give, timeoutAt });
    if (deal.game === 'king' && deal.phase === 'selecting')
      emit('selectingPhase', { player: deal.setup.dealer, open: deal.open, timeoutAt });
    if (deal.game === 'hearts' && deal.moonChoice !== null)
      emit('moonChoice', { player: deal.moonChoice, timeoutAt });
  }
  const moved =
    isNewPhase || !sameList(deal.actors, old!.actors) || deal.plays.length > old!.plays.length;
  if (moved && isInTurn(after)) emit('turnStart', { player: deal.actors[0], timeoutAt });
}

/** Whether one seat acts after the other; passes, and most bids, are made all at the same time. */
function isInTurn({ phase, options }: TableView): boolean {
  if (phase === 'playing' || phase === 'selecting') return true;
  return phase === 'bidding' && options.game === 'spades' && options.bidding === 'sequential';
}
