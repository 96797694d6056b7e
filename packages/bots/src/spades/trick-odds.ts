// Who is likely to win the trick when a seat has played a certain card.

import {
  above,
  BID_NIL,
  below,
  type Card,
  type Deal,
  type Seat,
  SPADES,
  type Spades,
} from '@kalpler/engine';
import type { Traits } from './bid.ts';
import { AT_LEAST, EXACTLY, STEPS } from './chances.ts';
import type { SpadesSeen } from './seen.ts';
import type { Stakes } from './stakes.ts';

// What it is worth to a side when each seat wins the trick at hand.

/** What a trick may decide beyond what the bids say: hands are not quite what they were bid for. */
const DOUBT = 0.3;
/** How much a bag that may come later counts: a side that has its contract can still duck. */
const LATER_BAG = 0.15;

export class Gains {
  /** By seat, in chances of this seat's side to win the match. */
  readonly bySeat = new Float64Array(4);
  /** What a trick that this seat wins later is worth against one that goes to another side. */
  later = 0;
  /** A seat of another side whose nil is still on, or -1. */
  prey: Seat = -1;

  readonly #traits: Traits;
  readonly #partners: boolean;
  readonly #failed: Spades['options']['failedNilTricks'];
  /** By side: tricks missing to the contract, and tricks of failed nils that count as bags. */
  readonly #needs = new Int32Array(4);
  readonly #bags = new Int32Array(4);

  constructor(game: Spades, traits: Traits) {
    this.#traits = traits;
    this.#partners = game.options.mode === 'partners';
    this.#failed = game.options.failedNilTricks;
  }

  isSameSide(seat: Seat, other: Seat): boolean {
    return this.#partners ? ((seat ^ other) & 1) === 0 : seat === other;
  }

  weigh(deal: Deal, seen: SpadesSeen, stakes: Stakes): void {
    const { bySeat } = this;
    const needs = this.#needs;
    const traits = this.#traits;
    const { seats } = deal;
    const sides = this.#partners ? 2 : seats;
    const mine = this.#partners ? seen.seat & 1 : seen.seat;
    const left = deal.length - deal.trick;
    this.count(deal, stakes);
    let slack = left;
    for (let side = 0; side < sides; side++) if (needs[side]! > 0) slack -= needs[side]!;
    let others = 0;
    this.prey = -1;
    for (let side = 0; side < sides; side++) {
      const isMine = side === mine;
      const need = needs[side]!;
      const bag =
        (isMine ? traits.bag : 1) * stakes.bag(side, this.#bags[side]! - (need < 0 ? need : 0));
      let plain = bag;
      if (need > 0) {
        // Each side hopes for what it needs and its part of the tricks that nobody has bid for.
        const step = ((STEPS * (need + slack / sides)) / left) | 0;
        const share = step < 1 ? 1 : step < STEPS ? step : STEPS - 1;
        const at = ((left - 1) << 10) | (share << 5) | need;
        const decides = EXACTLY[at - 1]! + (need <= left ? DOUBT / left : 0);
        const stake = isMine ? stakes.make : -traits.set * stakes.set[side]!;
        plain = stake * decides + bag * LATER_BAG * AT_LEAST[at]!;
      }
      const failed = this.#failed === 'contract' ? plain : this.#failed === 'bags' ? bag : 0;
      for (let seat = side; seat < seats; seat += sides) {
        let gain = deal.bids[seat]! < BID_NIL ? plain : failed;
        if (seen.isNil(seat)) {
          gain += isMine ? -stakes.nil[seat]! : stakes.nil[seat]!;
          if (!isMine) this.prey = seat;
        }
        bySeat[seat] = gain;
      }
      if (!isMine) others += plain;
    }
    this.later = bySeat[seen.seat]! - others / (sides - 1);
  }

  /** Counts what each side has and needs. */
  private count(deal: Deal, stakes: Stakes): void {
    const needs = this.#needs;
    const bags = this.#bags;
    for (let side = 0; side < 4; side++) {
      needs[side] = stakes.contract[side]!;
      bags[side] = 0;
    }
    for (let seat = 0; seat < deal.seats; seat++) {
      const side = this.#partners ? seat & 1 : seat;
      const tricks = deal.tricks[seat]!;
      if (deal.bids[seat]! < BID_NIL || this.#failed === 'contract') needs[side]! -= tricks;
      else if (this.#failed === 'bags') bags[side]! += tricks;
    }
  }
}

/** How often a seat that can beat an opponent's card in second place does so. */
const SECOND = 0.93;
/** How often it beats, or ruffs, a card of its partner that may not stand. */
const PARTNER_TOPPED = 0.63;
const PARTNER_RUFFED = 0.5;
/** How often it also beats the unknown card of somebody who has just taken over: in third and in last place. */
const OVER_IN_THIRD = 0.58;
const OVER_IN_FOURTH = 0.1;
const OVERRUFFED = 0.8;
const PARTNER_OVER = 0.35;
/** How much a seat cares for a trick that it has no use for. */
const IDLE_INTEREST = 0.9;
/** How often a seat that has nothing below a card, but something above, really plays above it. */
const FORCED = 0.95;

export class TrickOdds {
  /** The chance to win the trick, by seat. */
  readonly wins = new Float64Array(4);
  readonly #seen: SpadesSeen;
  readonly #gains: Gains;

  constructor(seen: SpadesSeen, gains: Gains) {
    this.#seen = seen;
    this.#gains = gains;
  }

  /** Works out `wins` when `holder` has the best card so far and `place` seats have played before the one that looks. */
  run(led: number, best: Card, holder: Seat, place: number): void {
    const { wins } = this;
    const seen = this.#seen;
    const gains = this.#gains;
    const { seats } = seen;
    const inSuit = best >> 5 === led;
    const nilHolds = seen.isNil(holder);
    wins[0] = wins[1] = wins[2] = wins[3] = 0;
    let stands = 1;
    let seat = seen.seat;
    for (let at = place + 1; at < seats; at++) {
      seat = seat + 1 === seats ? 0 : seat + 1;
      const isNil = seen.isNil(seat);
      const isOurs = gains.isSameSide(seat, holder);
      // A nil stays low, and nobody saves a nil of the other side.
      const ducks = isNil || (nilHolds && !isOurs);
      const tops = inSuit ? this.topChance(seat, best, ducks) : 0;
      const ruffs = ducks || led === SPADES ? 0 : this.ruffChance(seat, led, best);
      if (at > place + 1) {
        const over = tops * (at === 2 ? OVER_IN_THIRD : OVER_IN_FOURTH) + ruffs * OVERRUFFED;
        for (let other = 0; other < seats; other++) {
          const won = wins[other]!;
          if (won === 0) continue;
          const ours = !isNil && gains.isSameSide(seat, other) && !seen.isNil(other);
          const moved = won * (ours ? tops * PARTNER_OVER : over);
          wins[other] = won - moved;
          wins[seat]! += moved;
        }
      }
      const takes =
        isOurs && !isNil && !nilHolds
          ? tops * PARTNER_TOPPED + ruffs * PARTNER_RUFFED
          : (at === 1 ? tops * SECOND : tops) + ruffs;
      const taken = takes < 1 ? stands * takes : stands;
      wins[seat]! += taken;
      stands -= taken;
    }
    wins[holder]! += stands;
  }

  private interest(seat: Seat): number {
    const gain = this.#gains.bySeat[seat]!;
    const wants = this.#gains.isSameSide(seat, this.#seen.seat) ? gain > 0 : gain < 0;
    return wants ? 1 : IDLE_INTEREST;
  }

  /** The chance that a seat which is yet to play beats a card of the led suit in that suit. */
  private topChance(seat: Seat, best: Card, ducks: boolean): number {
    const seen = this.#seen;
    const suit = best >> 5;
    const out = seen.out[suit]!;
    const higher = out & above(best & 31);
    if (higher === 0) return 0;
    if (!ducks) return this.interest(seat) * seen.holdChance(seat, suit, higher);
    return FORCED * seen.forceChance(seat, suit, higher, out & below(best & 31));
  }

  /** The chance that it ruffs, or ruffs higher. */
  private ruffChance(seat: Seat, led: number, best: Card): number {
    const seen = this.#seen;
    const spades = seen.out[SPADES]!;
    const higher = best >> 5 === led ? spades : spades & above(best & 31);
    if (higher === 0) return 0;
    const interest = this.interest(seat);
    return interest * interest * seen.voidChance(seat, led) * seen.holdChance(seat, SPADES, higher);
  }
}
