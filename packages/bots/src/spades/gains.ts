// What it is worth to a side when each seat wins the trick at hand.

import { BID_NIL, type Deal, type Seat, type Spades } from '@kalpler/engine';
import { AT_LEAST, EXACTLY, STEPS } from './chances.ts';
import type { Knowledge } from './knowledge.ts';
import type { Stakes } from './stakes.ts';
import type { Traits } from './traits.ts';

/** What a trick may decide beyond what the bids tell: hands are not quite what they were bid for. */
const DOUBT = 0.3;
/** How much a bag that may come later counts: a side that has its contract can still duck. */
const LATER_BAG = 0.15;

export class Gains {
  /** By seat, in chances of the own side to win the match. */
  readonly bySeat = new Float64Array(4);
  /** What a trick that the own seat wins later is worth against one that goes to another side. */
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

  weigh(deal: Deal, knowledge: Knowledge, stakes: Stakes): void {
    const { bySeat } = this;
    const needs = this.#needs;
    const traits = this.#traits;
    const { seats } = deal;
    const sides = this.#partners ? 2 : seats;
    const mine = this.#partners ? knowledge.seat & 1 : knowledge.seat;
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
        if (knowledge.isNil(seat)) {
          gain += isMine ? -stakes.nil[seat]! : stakes.nil[seat]!;
          if (!isMine) this.prey = seat;
        }
        bySeat[seat] = gain;
      }
      if (!isMine) others += plain;
    }
    this.later = bySeat[knowledge.seat]! - others / (sides - 1);
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
