// The deal as a viewer knows it: everything that the view tells, and where the cards that are out may lie.

import { type Card, NO_CARD, rankBit, SUIT_COUNT, suitOf } from '../cards/card.ts';
import { countCards, holds } from '../cards/ranks.ts';
import type { Seat } from '../cards/seat.ts';
import { Deal, NO_BID } from '../deal/deal.ts';
import { OVER, PLAYING, phaseNumber } from '../deal/phase.ts';
import type { AnyGame } from '../games/games.ts';
import {
  type Action,
  BID_BLIND_NIL,
  BID_NIL,
  bidOf,
  contentOf,
  contractNumber,
  isDeclared,
  MOON_OPTIONS,
} from '../games/move.ts';
import type { Spades } from '../games/spades/game.ts';
import { CANCELLATIONS } from '../games/standing.ts';
import { noteBarred } from '../play/inference.ts';
import type { DealView, SpadesView } from './deal-view.ts';

/** Cards that the viewer does not see, by suit. */
export const unseen = new Int32Array(SUIT_COUNT);
/** Cards that a seat cannot hold, by seat and suit. */
export const barred = new Int32Array(16);
/** How many unseen cards each seat holds. */
export const needs = new Int32Array(4);
/** Cards whose place the viewer knows, by seat and suit. */
export const known = new Int32Array(16);

/**
 * The deal as the viewer knows it: everything public, the viewer's own hand, and every card that is out in each
 * hand that may hold it. Other hands are too large, but together they are right: who asks only for the union of
 * the others, as a fair player does, gets the same answer here as in the true deal. A sealed bid of another seat
 * is some bid that leaves the viewer exactly the choice it has (S10, S17).
 */
export function reconstructDeal(game: AnyGame, view: DealView, deal = new Deal()): Deal {
  recall(game, view, deal);
  placeKnown(game, view, deal);
  deal.hands.set(known);
  for (let seat = 0; seat < game.seats; seat++) {
    if (needs[seat] === 0) continue;
    for (let suit = 0; suit < SUIT_COUNT; suit++) {
      const at = (seat << 2) | suit;
      deal.hands[at]! |= unseen[suit]! & ~barred[at]!;
    }
  }
  if (view.game === 'spades') settleBids(game as Spades, view, deal, (codes) => codes[0]!);
  return deal;
}

/** Brings back all that is public, and notes in `barred` what the plays have shown. */
export function recall(game: AnyGame, view: DealView, deal: Deal): void {
  deal.clear(game.seats, game.step, game.length);
  barred.fill(0);
  deal.number = view.setup.number;
  deal.dealer = view.setup.dealer;
  deal.terms = view.setup.terms;
  deal.opener = view.opener ?? 0;
  deal.marker = view.marker ?? NO_CARD;
  deal.looked = (1 << game.seats) - 1;
  for (const seat of view.submitted) deal.given |= 1 << seat;
  recallContract(game, view, deal);
  if (view.game === 'spades') recallBids(view, deal);

  const started = view.phase === 'playing' || view.phase === 'roundEnd';
  deal.phase = started ? PLAYING : phaseNumber(view.phase);
  deal.turn = started || view.game === 'king' ? deal.opener : turnOf(view);
  for (let i = 0; i < view.plays.length; i++) {
    const card = view.plays[i]!;
    noteBarred(deal, card, barred);
    game.apply(deal, deal.turn, card as number as Action);
  }
  if (view.game === 'hearts' && view.moon !== null) {
    deal.moon = 1 + MOON_OPTIONS.indexOf(view.moon);
    deal.phase = OVER;
  }
  if (view.game === 'king' && view.cancelled !== null) {
    deal.ending = 1 + CANCELLATIONS.indexOf(view.cancelled);
    deal.phase = OVER;
  }
}

/** Before play, the seat whose turn it is to bid in order; otherwise the leader. */
function turnOf(view: DealView): Seat {
  const waiting = view.actors.length === 1 ? view.actors[0] : undefined;
  return waiting ?? view.opener ?? 0;
}

function recallContract(game: AnyGame, view: DealView, deal: Deal): void {
  if (view.game === 'king') {
    if (view.contract === null) return;
    deal.contractIndex = contractNumber(view.contract);
    deal.declared = isDeclared(view.contract) ? 1 : 0;
  } else {
    deal.contractIndex = 0;
  }
  deal.contract = game.contracts[deal.contractIndex]!;
}

function recallBids(view: SpadesView, deal: Deal): void {
  deal.looked = 0;
  for (const seat of view.looked) deal.looked |= 1 << seat;
  view.bids.forEach((bid, seat) => {
    if (bid === null || bid === 'hidden') return;
    deal.bids[seat] = bid === 'nil' ? BID_NIL : bid === 'blind_nil' ? BID_BLIND_NIL : bid;
  });
}

/** Sorts the deck into `known` cards and `unseen` ones, and counts what each seat still needs. */
export function placeKnown(game: AnyGame, view: DealView, deal: Deal): void {
  known.fill(0);
  unseen.set(game.deck.set);
  for (const card of view.plays) unseen[suitOf(card)]! &= ~rankBit(card);
  const { seat } = view;
  if (seat !== null && view.hand !== null) {
    for (const card of view.hand) place(card, seat);
  }
  // A card that the viewer gave away lies where it went until it is played or comes back.
  if (seat !== null && view.gave !== null && game.isGiftMoved(deal, seat)) {
    for (const card of view.gave) if (holds(unseen, card)) place(card, game.receiver(deal, seat));
  }
  if (view.marker !== null && view.opener !== null && holds(unseen, view.marker)) {
    place(view.marker, view.opener);
  }
  for (let other = 0; other < game.seats; other++) {
    needs[other] = view.counts[other]! - countCards(known, other << 2);
  }
  for (let other = game.seats; other < 4; other++) needs[other] = 0;
}

function place(card: Card, seat: Seat): void {
  unseen[suitOf(card)]! &= ~rankBit(card);
  known[(seat << 2) | suitOf(card)]! |= rankBit(card);
}

/** A sealed bid of another seat could be any that the rules allow it and that the viewer has not noticed (S10). */
export function settleBids(
  game: Spades,
  view: SpadesView,
  deal: Deal,
  pick: (codes: readonly number[]) => number,
): void {
  view.bids.forEach((bid, seat) => {
    if (bid !== 'hidden') return;
    const code = pick(sealedBids(game, view, deal, seat));
    deal.bids[seat] = code;
    if (code === BID_BLIND_NIL) deal.looked |= 1 << game.receiver(deal, seat);
  });
}

function sealedBids(game: Spades, view: SpadesView, deal: Deal, seat: Seat): number[] {
  const { looked } = deal;
  deal.looked &= ~(1 << seat);
  const codes = game.legalBids(deal, seat).map(contentOf);
  deal.looked = looked;
  const viewer = view.seat;
  if (viewer === null || viewer === seat || game.receiver(deal, seat) !== viewer) return codes;
  // A partner would see their own hand after a blind nil (S7), and their own choice may hang on any bid (S17).
  return codes.filter((code) => {
    if (code === BID_BLIND_NIL && view.hand === null) return false;
    if (view.legalBids.length === 0) return true;
    deal.bids[seat] = code;
    const choice = game.legalBids(deal, viewer).map((action) => bidOf(contentOf(action)));
    deal.bids[seat] = NO_BID;
    return (
      choice.length === view.legalBids.length && choice.every((b, i) => b === view.legalBids[i])
    );
  });
}
