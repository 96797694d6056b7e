// What one seat, or a spectator, may know of a deal: built up from nothing, as plain JSON values (C12, C13).

import { type Card, NO_CARD } from '../cards/card.ts';
import { countCards, listCards, listOf } from '../cards/ranks.ts';
import { hasSeat, isSeat, type Seat, type Seats, seatsOf } from '../cards/seat.ts';
import { type Deal, NO_BID } from '../deal/deal.ts';
import {
  BIDDING,
  CHOOSING,
  EXCHANGING,
  PASSING,
  type Phase,
  PLAYING,
  phaseName,
  SELECTING,
} from '../deal/phase.ts';
import type { AnyGame } from '../games/games.ts';
import type { Hearts } from '../games/hearts/game.ts';
import type { PassDirection } from '../games/hearts/options.ts';
import { JACK_UNIT } from '../games/hearts/rules.ts';
import type { King } from '../games/king/game.ts';
import {
  type Bid,
  bidOf,
  contentOf,
  contractOf,
  type KingContract,
  MAX_ACTIONS,
  MOON_OPTIONS,
  type MoonOption,
} from '../games/move.ts';
import type { Spades } from '../games/spades/game.ts';
import { CANCELLATIONS, type Cancellation, type Setup } from '../games/standing.ts';

/** What everybody may know. */
interface OpenPart {
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
interface OwnPart {
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

interface OpenHearts extends OpenPart {
  readonly game: 'hearts';
  readonly pass: PassDirection;
  readonly jackTaker: Seat | null;
  /** The shooter who has yet to choose, and the choice once made (H7). */
  readonly moonChoice: Seat | null;
  readonly moon: MoonOption | null;
}

interface OwnHearts extends OwnPart {
  readonly mayClaim: boolean;
}

interface OpenSpades extends OpenPart {
  readonly game: 'spades';
  /** Seats that may bid blind. */
  readonly blind: readonly Seat[];
}

interface OwnSpades extends OwnPart {
  /** A sealed bid of another seat is `hidden` until all are in (S10). */
  readonly bids: readonly (Bid | 'hidden' | null)[];
  readonly legalBids: readonly Bid[];
  /** Seats that are known to have looked at their hands. */
  readonly looked: readonly Seat[];
}

interface OpenKing extends OpenPart {
  readonly game: 'king';
  readonly contract: KingContract | null;
  /** The contracts open to the selector. */
  readonly open: readonly KingContract[];
  readonly cancelled: Cancellation | null;
}

interface OwnKing extends OwnPart {
  readonly mayCancel: boolean;
}

export interface HeartsView extends OpenHearts, OwnHearts {}
export interface SpadesView extends OpenSpades, OwnSpades {}
export interface KingView extends OpenKing, OwnKing {}
export type DealView = HeartsView | SpadesView | KingView;

/** A view in its two parts: the first is the same for all who look, the second is the viewer's. */
export type OpenDealView = OpenHearts | OpenSpades | OpenKing;
export type OwnDealView = OwnHearts | OwnSpades | OwnKing;

const actions = new Int32Array(MAX_ACTIONS);

export function viewDeal(game: AnyGame, deal: Deal, seat: Seat | null): DealView {
  return { ...openDealView(game, deal), ...ownDealView(game, deal, seat) } as DealView;
}

export function openDealView(game: AnyGame, deal: Deal): OpenDealView {
  switch (game.id) {
    case 'hearts':
      return openHearts(game, deal);
    case 'spades':
      return { ...openPart(game, deal), game: 'spades', blind: seatsOf(deal.terms) };
    case 'king':
      return openKing(game, deal);
  }
}

export function ownDealView(game: AnyGame, deal: Deal, seat: Seat | null): OwnDealView {
  if (seat !== null && !isSeat(seat, game.seats)) throw new RangeError(`no seat ${String(seat)}`);
  switch (game.id) {
    case 'hearts':
      return ownHearts(game, deal, seat);
    case 'spades':
      return ownSpades(game, deal, seat);
    case 'king':
      return ownKing(game, deal, seat);
  }
}

function openPart(game: AnyGame, deal: Deal): OpenPart {
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
    taken: takenOf(game, deal),
    broken: deal.broken !== 0,
    submitted: seatsOf(deal.given),
  };
}

export function countsOf({ seats }: AnyGame, deal: Deal): number[] {
  const counts = new Array<number>(seats);
  for (let seat = 0; seat < seats; seat++) counts[seat] = countCards(deal.hands, seat << 2);
  return counts;
}

export function takenOf({ seats }: AnyGame, deal: Deal): number[] {
  const taken = new Array<number>(seats);
  for (let seat = 0; seat < seats; seat++) taken[seat] = deal.taken[seat]! % JACK_UNIT;
  return taken;
}

function ownPart(game: AnyGame, deal: Deal, seat: Seat | null): OwnPart {
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

export function legalCards(game: AnyGame, deal: Deal, seat: Seat): Card[] {
  return listOf(actions, 0, game.legal(deal, seat, actions));
}

/** Cards that have come into the viewer's hand from another. */
function receivedCards(game: AnyGame, deal: Deal, seat: Seat): Card[] | null {
  for (let from = 0; from < game.seats; from++) {
    const mine = from !== seat && hasSeat(deal.given, from) && game.receiver(deal, from) === seat;
    if (mine && game.isGiftMoved(deal, from)) return listCards(deal.gifts, from << 2);
  }
  return null;
}

function openHearts(game: Hearts, deal: Deal): OpenHearts {
  return {
    ...openPart(game, deal),
    game: 'hearts',
    pass: game.passDirection(deal),
    jackTaker: game.jackTaker(deal),
    moonChoice: deal.phase === CHOOSING ? (seatsOf(game.actors(deal))[0] ?? null) : null,
    moon: MOON_OPTIONS[deal.moon - 1] ?? null,
  };
}

function ownHearts(game: Hearts, deal: Deal, seat: Seat | null): OwnHearts {
  return { ...ownPart(game, deal, seat), mayClaim: mayClaim(game, deal, seat) };
}

export function mayClaim(game: Hearts, deal: Deal, seat: Seat | null): boolean {
  return seat !== null && game.options.claim && game.canClaim(deal, seat);
}

function ownSpades(game: Spades, deal: Deal, seat: Seat | null): OwnSpades {
  const bids: (Bid | 'hidden' | null)[] = [];
  for (let other = 0; other < game.seats; other++) bids.push(game.shownBid(deal, other, seat));
  const mayBid = seat !== null && deal.phase === BIDDING && game.mayBid(deal, seat);
  const legalBids = mayBid ? game.legalBids(deal, seat).map((bid) => bidOf(contentOf(bid))) : [];
  return {
    ...ownPart(game, deal, seat),
    bids,
    legalBids,
    looked: seatsOf(shownLooked(game, deal, seat)),
  };
}

/** While bids are sealed, a hand that a partner's blind nil has opened would betray that bid (S7, S10). */
function shownLooked(game: Spades, deal: Deal, seat: Seat | null): Seats {
  if (game.options.bidVisibility === 'open' || deal.phase !== BIDDING) return deal.looked;
  let shown = deal.looked & ~deal.terms;
  for (let other = 0; other < game.seats; other++) {
    const known = other === seat || deal.bids[other] !== NO_BID;
    if (known) shown |= deal.looked & (1 << other);
  }
  return shown;
}

function openKing(game: King, deal: Deal): OpenKing {
  const open: KingContract[] = [];
  for (let number = 0; number < game.contracts.length; number++) {
    if ((deal.terms >> number) & 1) open.push(contractOf(number));
  }
  return {
    ...openPart(game, deal),
    game: 'king',
    contract: game.contract(deal),
    open,
    cancelled: CANCELLATIONS[deal.ending - 1] ?? null,
  };
}

function ownKing(game: King, deal: Deal, seat: Seat | null): OwnKing {
  const mayCancel = seat === deal.dealer && deal.phase === SELECTING && game.mayCancel(deal, seat);
  return { ...ownPart(game, deal, seat), mayCancel };
}
