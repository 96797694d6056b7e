// What a seat has seen of a deal of Spades: its own hand, the cards still out, who is void, and who is likely to hold them.

import {
  BID_NIL,
  count,
  type Deal,
  type Ranks,
  type Seat,
  SPADES,
  type Spades,
} from '@kalpler/engine';
import { MISS, PARTS } from './chances.ts';

/** What a bid depends on besides the cards: enough of a game for callers that have only its options. */
export type BiddingRules = Pick<Spades, 'options' | 'seats' | 'length' | 'deck'>;

/** The strength assumed of a nil, and of a hand that has made its bid; each trick that is still missing adds one. */
const NIL_STRENGTH = 0.33;
const SPARE_STRENGTH = 0.4;
/** How far strength, rather than the mere number of cards, shows who holds the cards that are out. */
const MIX = 0.56;

export class SpadesSeen {
  seat: Seat = 0;
  seats = 4;
  /** The partner, or -1. */
  partner: Seat = -1;
  readonly own = new Int32Array(4);
  /** The cards that the other seats hold together. */
  readonly out = new Int32Array(4);
  /** Seats that have shown to be void, as bit seat × 4 + suit. */
  voids = 0;
  /** Seats whose nil is still on. */
  nils = 0;

  /** By seat × 4 + suit, in parts: the share of the cards out that a seat holds, by number and by strength. */
  readonly #evenShare = new Int32Array(16);
  readonly #highShare = new Int32Array(16);
  readonly #strength = new Float64Array(4);
  readonly #partners: boolean;

  constructor(game: BiddingRules) {
    this.#partners = game.options.mode === 'partners';
  }

  /** Looks at the cards only: all that there is to see before the play. */
  lookAtCards(deal: Deal, seat: Seat): void {
    const { own, out } = this;
    const { hands } = deal;
    this.seat = seat;
    this.seats = deal.seats;
    this.partner = this.#partners ? seat ^ 2 : -1;
    const at = seat << 2;
    for (let suit = 0; suit < 4; suit++) {
      const mine = hands[at | suit]!;
      own[suit] = mine;
      out[suit] = (hands[suit]! | hands[4 | suit]! | hands[8 | suit]! | hands[12 | suit]!) & ~mine;
    }
  }

  /** Looks at the cards and at the bids. */
  look(deal: Deal, seat: Seat): void {
    this.lookAtCards(deal, seat);
    this.readBids(deal);
  }

  /** Works out who may hold the cards that are out, in the suits that matter now. */
  lookAround(deal: Deal): void {
    const { led } = deal;
    this.voids = voidsShown(deal);
    for (let suit = 0; suit < 4; suit++) {
      const matters = suit === SPADES || suit === led;
      if (matters || ((led < 0 || this.nils !== 0) && this.own[suit] !== 0)) this.share(suit);
    }
  }

  private readBids(deal: Deal): void {
    const { bids, tricks } = deal;
    let nils = 0;
    for (let seat = 0; seat < deal.seats; seat++) {
      const missing = bids[seat]! - tricks[seat]!;
      if (bids[seat]! >= BID_NIL) {
        this.#strength[seat] = NIL_STRENGTH;
        if (tricks[seat] === 0) nils |= 1 << seat;
      } else this.#strength[seat] = missing > 0 ? missing + SPARE_STRENGTH : SPARE_STRENGTH;
    }
    this.nils = nils;
  }

  private share(suit: number): void {
    const { seat, seats, voids } = this;
    const strength = this.#strength;
    let sum = 0;
    let holders = 0;
    for (let other = 0; other < seats; other++) {
      if (other === seat || (voids >> ((other << 2) | suit)) & 1) continue;
      sum += strength[other]!;
      holders++;
    }
    const even = PARTS / holders;
    const part = (PARTS * MIX) / sum;
    const rest = even * (1 - MIX) + 0.5;
    for (let other = 0; other < seats; other++) {
      const at = (other << 2) | suit;
      const holds = other !== seat && ((voids >> at) & 1) === 0;
      this.#evenShare[at] = holds ? even | 0 : 0;
      this.#highShare[at] = holds ? (rest + part * strength[other]!) | 0 : 0;
    }
  }

  isNil(seat: Seat): boolean {
    return ((this.nils >> seat) & 1) !== 0;
  }

  /** The chance that a seat has no card of a suit. */
  voidChance(seat: Seat, suit: number): number {
    return MISS[(this.#evenShare[(seat << 2) | suit]! << 5) | count(this.out[suit]!)]!;
  }

  /** The chance that a seat holds one or more of these cards. */
  holdChance(seat: Seat, suit: number, ranks: Ranks): number {
    return 1 - MISS[(this.#highShare[(seat << 2) | suit]! << 5) | count(ranks)]!;
  }

  /** The chance that a seat must play one of these cards because it holds none of those. */
  forceChance(seat: Seat, suit: number, ranks: Ranks, instead: Ranks): number {
    const share = this.#evenShare[(seat << 2) | suit]! << 5;
    return (1 - MISS[share | count(ranks)]!) * MISS[share | count(instead)]!;
  }
}

/** A seat that did not follow suit is void, as bit seat × 4 + suit. */
function voidsShown(deal: Deal): number {
  const { plays, takers, seats } = deal;
  let voids = 0;
  let leader = deal.opener;
  let i = 0;
  for (let trick = 0; trick < deal.trick; trick++) {
    const led = plays[i]! >> 5;
    let seat = leader;
    for (let last = i++ + seats; i < last; i++) {
      seat = seat + 1 === seats ? 0 : seat + 1;
      if (plays[i]! >> 5 !== led) voids |= 1 << ((seat << 2) | led);
    }
    leader = takers[trick]!;
  }
  let seat = deal.turn - deal.inTrick;
  if (seat < 0) seat += seats;
  for (i++; i < deal.count; i++) {
    seat = seat + 1 === seats ? 0 : seat + 1;
    if (plays[i]! >> 5 !== deal.led) voids |= 1 << ((seat << 2) | deal.led);
  }
  return voids;
}
