// The parts of a view that all games share: what everybody may know of a deal, and what only the viewer may.

import { type Card, NO_CARD } from '../cards/card.ts';
import { countCards, listCards, listOf } from '../cards/ranks.ts';
import { hasSeat, type Seat, seatsOf } from '../cards/seat.ts';
import type { Deal } from '../deal/deal.ts';
import { EXCHANGING, PASSING, type Phase, PLAYING, phaseName } from '../deal/phase.ts';
import type { Game } from './game.ts';
import { MAX_ACTIONS } from './move.ts';
import type { Setup } from './standing.ts';

/** What everybody may know. */
export interface OpenPart {
  readonly phase: Phase;
  /** What everyone knew when the cards were dealt; `dealer` is the selector in King. */
  readonly setup: Setup & { readonly dealer: Seat };
  /** How many cards each seat holds. */
  readonly counts: readonly number[];
  /** The seats that the deal waits for. */
  readonly actors: readonly Seat[];
  /** Who leads the first trick, once that is known, and the card that proves it. */
  readonly opener: Seat | null;
  readonly marker: Card | null;
  /** Every card played so far, in order, and the winner of each finished trick. */
  readonly plays: readonly Card[];
  readonly takers: readonly Seat[];
  readonly tricks: readonly number[];
  /** Penalty points (H16), tricks or penalty cards taken so far, as the contract counts them. */
  readonly taken: readonly number[];
  /** Whether the suit that must wait has been broken. */
  readonly broken: boolean;
  /** Seats that have passed or exchanged. */
  readonly submitted: readonly Seat[];
}

/** What only the viewer may know. */
export interface OwnPart {
  /** Who looks: a seat, or null for a spectator. */
  readonly seat: Seat | null;
  /** The viewer's cards; null when the viewer has none or has not looked at them yet (S7). */
  readonly hand: readonly Card[] | null;
  /** What the viewer gave and received. */
  readonly gave: readonly Card[] | null;
  readonly received: readonly Card[] | null;
  /** How many cards the viewer is to give now, and to whom. */
  readonly give: { readonly count: number; readonly to: Seat } | null;
  /** The cards the viewer may play now. */
  readonly legal: readonly Card[];
}

export interface OpenView<Id extends string = string> extends OpenPart {
  readonly game: Id;
}

/** A view of a deal of any game; what a game shows of its own comes on top. */
export interface GameView<Id extends string = string> extends OpenView<Id>, OwnPart {}

/** The fields of the open part that a play has changed; a game adds its own. */
export interface OpenPlayChange {
  counts: readonly number[];
  actors: readonly Seat[];
  takers?: readonly Seat[];
  tricks?: readonly number[];
  taken?: readonly number[];
  broken?: boolean;
}

/** The fields of a seat's own part that a play has changed. */
export interface OwnPlayChange {
  hand?: readonly Card[];
  legal?: readonly Card[];
}

const actions = new Int32Array(MAX_ACTIONS);

export function openPart(game: Game, deal: Deal): OpenPart {
  return {
    phase: phaseName(deal.phase),
    setup: { number: deal.number, dealer: deal.dealer, terms: deal.terms },
    counts: countsOf(game, deal),
    actors: seatsOf(game.actors(deal)),
    opener: game.isOpenerKnown(deal) ? deal.opener : null,
    marker: deal.marker === NO_CARD ? null : deal.marker,
    plays: listOf(deal.plays, 0, deal.count),
    takers: listOf(deal.takers, 0, deal.trick),
    tricks: listOf(deal.tricks, 0, game.seats),
    taken: game.taken(deal),
    broken: deal.broken !== 0,
    submitted: seatsOf(deal.given),
  };
}

export function countsOf({ seats }: Game, deal: Deal): number[] {
  const counts = new Array<number>(seats);
  for (let seat = 0; seat < seats; seat++) counts[seat] = countCards(deal.hands, seat << 2);
  return counts;
}

export function ownPart(game: Game, deal: Deal, seat: Seat | null): OwnPart {
  if (seat === null) return { seat, hand: null, gave: null, received: null, give: null, legal: [] };
  const acting = hasSeat(game.actors(deal), seat);
  const giving = acting && (deal.phase === PASSING || deal.phase === EXCHANGING);
  return {
    seat,
    hand: hasSeat(deal.looked, seat) ? listCards(deal.hands, seat << 2) : null,
    gave: hasSeat(deal.given, seat) ? listCards(deal.gifts, seat << 2) : null,
    received: receivedCards(game, deal, seat),
    give: giving ? { count: game.giftSize(), to: game.receiver(deal, seat) } : null,
    legal: acting && deal.phase === PLAYING ? legalCards(game, deal, seat) : [],
  };
}

export function legalCards(game: Game, deal: Deal, seat: Seat): Card[] {
  return listOf(actions, 0, game.legal(deal, seat, actions));
}

/** Cards that have come into the viewer's hand from another. */
function receivedCards(game: Game, deal: Deal, seat: Seat): Card[] | null {
  for (let from = 0; from < game.seats; from++) {
    const mine = from !== seat && hasSeat(deal.given, from) && game.receiver(deal, from) === seat;
    if (mine && game.isGiftMoved(deal, from)) return listCards(deal.gifts, from << 2);
  }
  return null;
}
