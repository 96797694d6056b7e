// The deal as a viewer knows it: everything that the view shows, and where the cards that are out may lie.

import { type Card, NO_CARD, rankBit, SUIT_COUNT, suitOf } from '../cards/card.ts';
import { countCards, holds } from '../cards/ranks.ts';
import type { Seat } from '../cards/seat.ts';
import { Deal } from '../deal/deal.ts';
import { PLAYING, phaseNumber } from '../deal/phase.ts';
import type { Game } from '../games/game.ts';
import type { Action } from '../games/move.ts';
import type { GameView } from '../games/view.ts';
import { noteBarred } from '../play/inference.ts';

// Work space, written anew by each call of `recall` and `placeKnown`. Nobody keeps it: what is found in it is used up
// before the function that asked for it returns, and nothing in between can ask for another view.

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
export function reconstructDeal(game: Game, view: GameView, deal = new Deal()): Deal {
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
  game.settleHidden(deal, view, (codes) => codes[0]!);
  return deal;
}

/** Brings back all that is public, and notes in `barred` what the plays have shown. */
export function recall(game: Game, view: GameView, deal: Deal): void {
  deal.clear(game.seats, game.step, game.length);
  barred.fill(0);
  deal.number = view.setup.number;
  deal.dealer = view.setup.dealer;
  deal.terms = view.setup.terms;
  deal.opener = view.opener ?? 0;
  deal.marker = view.marker ?? NO_CARD;
  deal.looked = (1 << game.seats) - 1;
  for (const seat of view.submitted) deal.given |= 1 << seat;
  game.recall(deal, view);

  const started = view.phase === 'playing' || view.phase === 'roundEnd';
  deal.phase = started ? PLAYING : phaseNumber(view.phase);
  deal.turn = started ? deal.opener : turnOf(view);
  for (let i = 0; i < view.plays.length; i++) {
    const card = view.plays[i]!;
    noteBarred(deal, card, barred);
    game.apply(deal, deal.turn, card as number as Action);
  }
  game.recallEnding(deal, view);
}

/** Before play, the seat whose turn it is to bid in order; otherwise the leader. */
function turnOf(view: GameView): Seat {
  const waiting = view.actors.length === 1 ? view.actors[0] : undefined;
  return waiting ?? view.opener ?? 0;
}

/** Sorts the deck into `known` cards and `unseen` ones, and counts what each seat still needs. */
export function placeKnown(game: Game, view: GameView, deal: Deal): void {
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
