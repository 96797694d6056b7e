// What happened between two views of one seat, as events of the dialect `documents`.
//
// It sees nothing but the two views, so no event can say more than a seat may know.

import type { DealView, TableView } from '@kalpler/engine';
import type { Emit, ServerEvent } from '../announcement.ts';
import { wireCard } from '../card.ts';
import { giverOf } from '../gift.ts';
import { playSeat, trickCards, wireTrick } from '../trick.ts';
import { documentGame } from './game.ts';
import { type DocumentState, documentState } from './state.ts';

type DocumentEvent = ServerEvent<'documents'>;

/** The events of one step; between them stands the state. */
interface Story {
  readonly before: readonly DocumentEvent[];
  readonly after: readonly DocumentEvent[];
}

/** The events of one step, in the order in which they are sent; `timeoutAt` is the deadline after it. */
export function story(
  before: TableView,
  after: TableView,
  timeoutAt: number | null,
  state: () => DocumentState = () => documentState(after, { timeoutAt }),
): DocumentEvent[] {
  if (after.deal === null) return [];
  const parts = storyParts(before, after, timeoutAt);
  return [...parts.before, { event: 'updateGame', payload: state() }, ...parts.after];
}

/** The events that are sent before the new state, and those after it. */
export function storyParts(before: TableView, after: TableView, timeoutAt: number | null): Story {
  const events: DocumentEvent[] = [];
  const prompts: DocumentEvent[] = [];
  const { deal } = after;
  if (deal === null) return { before: events, after: prompts };
  const emit = emitterTo(events);
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
  emitPrompt(after, old, deal, timeoutAt, emitterTo(prompts));
  return { before: events, after: prompts };
}

/** What somebody who comes back needs beside the state: the last trick, and what each seat is asked for, with the deadline. */
export function reminder(view: TableView, timeoutAt: number | null): DocumentEvent[] {
  const events: DocumentEvent[] = [];
  const { deal } = view;
  if (deal === null) return events;
  const emit = emitterTo(events);
  const last = deal.takers.length - 1;
  if (last >= 0) {
    const cards = wireTrick(trickCards(view, deal, last));
    emit('lastTrick', { cards, winner: deal.takers[last]! });
  }
  emitPrompt(view, null, deal, timeoutAt, emit);
  return events;
}

function emitterTo(events: DocumentEvent[]): Emit {
  return (event, payload) => events.push({ event, payload } as DocumentEvent);
}

/** Cards played and tricks ended; a claim plays many at once. */
function emitPlays(
  before: TableView,
  after: TableView,
  old: DealView,
  deal: DealView,
  emit: Emit,
): void {
  const size = before.players.length;
  const game = documentGame(deal.game);
  for (let i = old.plays.length; i < deal.plays.length; i++) {
    emit('cardPlayed', { player: playSeat(after, deal, i), card: wireCard(deal.plays[i]!) });
    if ((i + 1) % size !== 0) continue;
    const trick = (i + 1) / size - 1;
    const winner = deal.takers[trick]!;
    const cards = trickCards(after, deal, trick);
    const worth = game.trickWorth?.(
      after,
      winner,
      cards.map(({ card }) => card),
    );
    emit('trickEnd', { winner, ...worth });
    emit('lastTrick', { cards: wireTrick(cards), winner });
  }
}

function emitChoices(after: TableView, old: DealView | null, deal: DealView, emit: Emit): void {
  if (deal.received !== null && (old?.received ?? null) === null) {
    const from = giverOf(after, deal, after.seat!);
    emit('cardsReceived', { cards: deal.received.map(wireCard), from: after.players[from]! });
  }
  documentGame(deal.game).emitChoices?.(deal, old, emit);
}

function emitResult(after: TableView, deadline: number | null, emit: Emit): void {
  const result = after.results.at(-1)!;
  const { winners } = after.standing;
  // When play goes on by itself; after the last round there is a vote instead.
  const timeoutAt = winners ? null : deadline;
  documentGame(result.game).emitResult(result, winners, timeoutAt, emit);
}

/** Asks the seats that are to act next; not again when nothing has changed for them. */
function emitPrompt(
  after: TableView,
  old: DealView | null,
  deal: DealView,
  timeoutAt: number | null,
  emit: Emit,
): void {
  if (after.awaitsDeal || after.standing.winners) return;
  const game = documentGame(deal.game);
  const isNewPhase = old?.phase !== deal.phase;
  if (isNewPhase) {
    if (deal.phase === 'bidding')
      emit('biddingPhase', { roundNumber: deal.setup.number, timeoutAt });
    if (deal.phase === 'exchanging') emit('exchangePhase', { give: deal.give, timeoutAt });
    game.emitPrompt?.(deal, timeoutAt, emit);
  }
  const moved =
    isNewPhase || !isSameList(deal.actors, old!.actors) || deal.plays.length > old!.plays.length;
  const { phase } = after;
  // Passes, and most bids, are made all at the same time.
  const isInTurn = phase === 'playing' || phase === 'selecting' || game.isInTurn?.(after) === true;
  if (moved && isInTurn) emit('turnStart', { player: deal.actors[0]!, timeoutAt });
}

function isSameList(one: readonly unknown[], other: readonly unknown[]): boolean {
  return one.length === other.length && one.every((value, i) => value === other[i]);
}
