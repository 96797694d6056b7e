// Choosing a bid: the one with the best chances in the match, given the hand and the bids that are open.

import {
  type Action,
  actionOf,
  BID_BLIND_NIL,
  BID_NIL,
  contentOf,
  type Deal,
  hasSeat,
  NO_BID,
  REVEAL,
  type Seat,
  type Standing,
  sideOf,
} from '@kalpler/engine';
import type { Style } from '../game-bots.ts';
import { Outlook } from './outlook.ts';
import type { BiddingRules, SpadesSeen } from './seen.ts';
import { Strength } from './strength.ts';

// Styles of a player of Spades: how boldly it bids, and how much it cares for sets and bags.

export interface Traits {
  /** Tricks that are added to what the hand promises. */
  readonly boldness: number;
  /** What is added to the worth of a nil, as a chance to win the match. */
  readonly nilLove: number;
  /** How much setting the others weighs, and how much its own bags. */
  readonly set: number;
  readonly bag: number;
}

export const TRAITS: Readonly<Record<Style, Traits>> = {
  basic: { boldness: 0, nilLove: 0, set: 1, bag: 1 },
  skilled: { boldness: 0, nilLove: 0, set: 1, bag: 1 },
  aggressive: { boldness: 0.3, nilLove: 0.025, set: 1.5, bag: 0.6 },
  defensive: { boldness: -0.25, nilLove: -0.03, set: 0.7, bag: 1.5 },
};

interface Habits {
  /** Tricks that a seat takes beyond its bid on average. */
  readonly over: number;
  /** How much each bid of the others says about this seat's tricks. */
  readonly trust: number;
  /** The tricks of a side as it strives for its contract: their mean above the estimate, and their scale. */
  readonly strive: number;
  readonly spread: number;
}

const HABITS: Readonly<Record<'partners' | 'cutthroat', Habits>> = {
  partners: { over: 0.45, trust: 0.08, strive: 0.12, spread: 0.75 },
  cutthroat: { over: 0.7, trust: 0.03, strive: -0.6, spread: 1 },
};

/** How often the contract of a nil bidder's partner is made, and the tricks that a failed nil takes. */
const COVER_MADE = 0.84;
const FAILED_TRICKS = 1.6;
/** Bids within this many tricks of the estimate are weighed. */
const NEAR = 1.8;
/** What a nil must promise beyond a plain bid, as a chance to win the match. */
const NIL_DOUBT = 0.02;
/** A nil with less hope than this is not looked at. */
const LEAST_HOPE = 0.3;
/** The chance of a blind nil by cards exchanged: with a partner, and alone. */
const BLIND_CHANCE = [0.15, 0.45, 0.68, 0.8];
const BLIND_ALONE = 0.1;
/** Contracts are made this often when nobody is nil. */
const MADE = 0.88;

export class Bidding {
  readonly strength: Strength;
  readonly #game: BiddingRules;
  readonly #standing: Standing;
  readonly #seen: SpadesSeen;
  readonly #traits: Traits;
  readonly #outlook: Outlook;
  readonly #habits: Habits;
  /** The bid of an unknown seat. */
  readonly #usual: number;
  /** The bids that the seat may know of. */
  readonly #open = new Int32Array(4);

  constructor(game: BiddingRules, standing: Standing, seen: SpadesSeen, traits: Traits) {
    this.#game = game;
    this.#standing = standing;
    this.#seen = seen;
    this.#traits = traits;
    this.#outlook = new Outlook(game, standing);
    this.strength = new Strength(game);
    this.#habits = HABITS[game.options.mode];
    this.#usual = Math.round(game.length / game.seats - this.#habits.over);
  }

  choose(deal: Deal, seat: Seat, legal: Int32Array, n: number): Action {
    this.#seen.lookAtCards(deal, seat);
    this.readBids(deal, seat);
    const side = sideOf(this.#game.options, seat);
    if (!hasSeat(deal.looked, seat)) return this.blindOrLook(side, legal, n);
    const expected = this.expected(deal, seat);
    let best = legal[0]! as Action;
    let most = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < n; i++) {
      const action = legal[i]! as Action;
      const bid = contentOf(action);
      let value: number;
      if (bid === BID_NIL) value = this.nilWorth(side);
      else {
        // Bids far from the estimate are not weighed, unless the rules leave nothing nearer.
        const isLast = i + 1 === n || contentOf(legal[i + 1]! as Action) >= BID_NIL;
        if (bid < expected - NEAR && !isLast) continue;
        if (bid > expected + NEAR && most > Number.NEGATIVE_INFINITY) continue;
        value = this.bidWorth(side, bid, expected);
      }
      if (value > most) {
        most = value;
        best = action;
      }
    }
    return best;
  }

  /** The bids that count: not its own, and none that is sealed. */
  private readBids(deal: Deal, seat: Seat): void {
    const sealed = this.#game.options.bidVisibility === 'sealed';
    for (let other = 0; other < deal.seats; other++)
      this.#open[other] = sealed || other === seat ? NO_BID : deal.bids[other]!;
    this.#outlook.read(this.#open, this.#usual);
  }

  private get partnerBid(): number {
    const { partner } = this.#seen;
    return partner < 0 ? BID_NIL : this.#open[partner]!;
  }

  /** The tricks that the hand should take, brought nearer to what the other bids leave. */
  private expected(deal: Deal, seat: Seat): number {
    const hand = this.strength.tricks(this.#seen.own, this.#seen.out) + this.#traits.boldness;
    const average = deal.length / deal.seats;
    let left = deal.length;
    let trust = 0;
    for (let other = 0; other < deal.seats; other++) {
      if (other === seat) continue;
      const bid = this.#open[other]!;
      if (bid !== NO_BID) trust += this.#habits.trust;
      left -= bid === NO_BID ? average : bid >= BID_NIL ? 0.2 : bid + this.#habits.over;
    }
    return hand + trust * (left - hand);
  }

  private bidWorth(side: number, bid: number, expected: number): number {
    const { partnerBid } = this;
    const outlook = this.#outlook;
    const habits = this.#habits;
    const { bagPoints } = this.#game.options;
    const base = this.#standing.totals[side]! + outlook.hopes[side]!;
    const solo = partnerBid >= BID_NIL;
    const partner = solo ? 0 : partnerBid === NO_BID ? this.#usual : partnerBid;
    const contract = bid + partner;
    const mean = expected + habits.strive + partner + (solo ? 0 : habits.over);
    // Fewer tricks than the contract are all the same.
    let before = upTo(contract - 1, mean, habits.spread);
    let worth = before * outlook.chance(side, base - 10 * contract, 0);
    for (let bags = 0; before < 0.995; bags++) {
      const chance =
        contract + bags === this.#game.length ? 1 : upTo(contract + bags, mean, habits.spread);
      const part = chance > 0.995 ? 1 - before : chance - before;
      if (part > 0.005)
        worth += part * outlook.chance(side, base + 10 * contract + bags * bagPoints, bags);
      before = chance;
    }
    return worth;
  }

  /** The chance of the seat to make a nil, none next to another nil. */
  nilHope(deal: Deal, seat: Seat): number {
    this.#seen.lookAtCards(deal, seat);
    this.readBids(deal, seat);
    return this.nilChance();
  }

  private nilChance(): number {
    const { partnerBid } = this;
    const { own, out, partner } = this.#seen;
    const known = partner < 0 || partnerBid === NO_BID ? 3 : partnerBid;
    return known >= BID_NIL ? 0 : this.strength.nilChance(own, out, known);
  }

  private nilWorth(side: number): number {
    const { partnerBid } = this;
    const outlook = this.#outlook;
    const seen = this.#seen;
    const { nilValue, bagPoints } = this.#game.options;
    const chance = this.nilChance();
    if (chance < LEAST_HOPE) return Number.NEGATIVE_INFINITY;
    const base = this.#standing.totals[side]! + outlook.hopes[side]!;
    const partner = seen.partner < 0 ? 0 : 10 * (partnerBid === NO_BID ? this.#usual : partnerBid);
    const fails = base - nilValue + bagPoints * FAILED_TRICKS;
    return (
      this.#traits.nilLove -
      NIL_DOUBT +
      chance * this.either(side, base + nilValue, partner, COVER_MADE, 0.6) +
      (1 - chance) * this.either(side, fails, partner, COVER_MADE, FAILED_TRICKS)
    );
  }

  /** What a total is worth when a contract may still be made or missed. */
  private either(
    side: number,
    total: number,
    contract: number,
    made: number,
    bags: number,
  ): number {
    if (contract === 0) return this.#outlook.chance(side, total, bags);
    return (
      made * this.#outlook.chance(side, total + contract, bags) +
      (1 - made) * this.#outlook.chance(side, total - contract, 0)
    );
  }

  /** A hand that may be bid blind is looked at unless a blind nil promises more. */
  private blindOrLook(side: number, legal: Int32Array, n: number): Action {
    const { partnerBid } = this;
    const outlook = this.#outlook;
    const seen = this.#seen;
    const { blindNilValue, blindNilExchange } = this.#game.options;
    const blind = actionOf('bid', BID_BLIND_NIL);
    const solo = seen.partner < 0;
    if (solo || partnerBid < BID_NIL) {
      for (let i = 0; i < n; i++) {
        if (legal[i] !== blind) continue;
        const base = this.#standing.totals[side]! + outlook.hopes[side]!;
        const partner = solo ? 0 : 10 * (partnerBid === NO_BID ? this.#usual : partnerBid);
        const chance = solo ? BLIND_ALONE : BLIND_CHANCE[blindNilExchange]!;
        const value =
          chance * this.either(side, base + blindNilValue, partner, MADE, 0.6) +
          (1 - chance) * this.either(side, base - blindNilValue, partner, MADE, FAILED_TRICKS);
        const plain = this.either(side, base, partner + 10 * this.#usual, MADE, 1.2);
        if (value + this.#traits.nilLove > plain) return blind;
      }
    }
    return REVEAL;
  }
}

/** The chance that a side takes no more than that many tricks. */
function upTo(tricks: number, mean: number, spread: number): number {
  return 1 / (1 + Math.exp((mean - tricks - 0.5) / spread));
}
