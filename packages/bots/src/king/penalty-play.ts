// How good a card is in a penalty game: what it may take now, and how dangerous a hand it leaves.

import { above, below, type Deal, trickUnits } from '@kalpler/engine';
import { DUCKED, ducking, EMPTY } from '../ducking/chances.ts';
import { count, SEATS_IN } from '../ducking/counts.ts';
import { Exits, Holding } from '../ducking/holding.ts';
import * as DISCARD from './features/penalty-discard.ts';
import * as FOLLOW from './features/penalty-follow.ts';
import * as LEAD from './features/penalty-lead.ts';
import type { KingSeen } from './seen.ts';

export class PenaltyPlay {
  /** What the last card weighed, in an array so that the number is never boxed. */
  readonly value = new Float64Array(1);
  readonly #seen: KingSeen;
  readonly #holding = new Holding();
  /** Penalty cards of its suit under the contract. */
  #penalties = 0;
  /** Penalty cards out and in the seat's own hand. */
  #penaltiesOut = 0;
  #ownPenalties = 0;
  /** Penalty cards that seats without the suit are likely to throw on a trick. */
  #thrown = 0;
  readonly #exits = new Exits();
  /** What the trick on the table costs so far, and its highest rank. */
  #units = 0;
  #best = 0;
  /** In Son İki: how high the second and third lowest cards of the hand stand. */
  #isLastTwo = false;
  #secondLow = 1;
  #thirdLow = 1;

  constructor(seen: KingSeen) {
    this.#seen = seen;
  }

  /** Takes in the situation before cards are weighed. */
  prepare(deal: Deal): void {
    const { own, out, live, penalties, at } = this.#seen;
    this.#holding.suit = -1;
    let penaltiesOut = 0;
    let ownPenalties = 0;
    for (let suit = 0; suit < 4; suit++) {
      const here = penalties[at | suit]!;
      if (here === 0) continue;
      penaltiesOut += count(out[suit]! & here);
      ownPenalties += count(own[suit]! & here);
    }
    this.#penaltiesOut = penaltiesOut;
    this.#ownPenalties = ownPenalties;
    const { led } = deal;
    const contract = deal.contract!;
    this.#isLastTwo = contract.unitTricksFrom === deal.length - 2;
    if (this.#isLastTwo) this.findLows();
    if (led < 0) {
      this.#exits.find(own, out, live);
      return;
    }
    this.#units = deal.pile + trickUnits(contract, deal.trick);
    this.#best = deal.best & 31;
    if ((own[led]! & above(this.#best)) !== 0) this.#exits.find(own, out, live);
  }

  private findLows(): void {
    const { own, out } = this.#seen;
    let first = 1;
    let second = 1;
    let third = 1;
    for (let suit = 0; suit < 4; suit++) {
      const share = 1 / (count(out[suit]!) + 1);
      for (let left = own[suit]!; left !== 0; left &= left - 1) {
        const height = (count(out[suit]! & ((left & -left) - 1)) + 0.5) * share;
        if (height >= third) break;
        third = height < second ? second : height;
        second = height < first ? first : height < second ? height : second;
        first = height < first ? height : first;
      }
    }
    this.#secondLow = second;
    this.#thirdLow = third;
  }

  /** Turns to a suit, on a trick to which these seats have yet to play. */
  private enter(suit: number, seats: number): void {
    const seen = this.#seen;
    const holding = this.#holding;
    const live = seen.live[suit]!;
    const penalties = seen.penalties[seen.at | suit]!;
    holding.enter(suit, seen.own[suit]!, seen.out[suit]!, live);
    this.#penalties = penalties;
    const elsewhere = this.#penaltiesOut - count(holding.out & penalties);
    this.#thrown = 0;
    if (elsewhere === 0 || seats === 0) return;
    const may = seats & ~seen.clean;
    const void_ = EMPTY[(holding.live << 4) | holding.outLength]!;
    const throwing = SEATS_IN[may & ~live]! + SEATS_IN[may & live]! * void_;
    this.#thrown = throwing * (1 - EMPTY[(SEATS_IN[seen.others]! << 4) | elsewhere]!);
  }

  lead(card: number, w: Float64Array, at: number): void {
    const suit = card >> 5;
    const rank = card & 31;
    const holding = this.#holding;
    if (suit !== holding.suit) this.enter(suit, this.#seen.others);
    const { own, out, length, outLength, live, height, takes } = holding;
    const penalties = this.#penalties;
    const guards = count(own & below(rank));
    const lower = count(out & below(rank));
    const take = takes[guards]!;
    const exits = this.#exits;
    const exit = exits.risks[suit === exits.suit && guards === 0 ? 1 : 0]!;
    // Two sums side by side: additions that wait for one another are slow.
    let now =
      w[at + LEAD.TAKE]! * take +
      w[at + LEAD.TAKE_SQUARED]! * take * take +
      w[at + LEAD.TAKE_STUCK]! * take * exit;
    let later =
      w[at + LEAD.OUT_LENGTH]! * outLength +
      w[at + LEAD.LENGTH]! * length +
      w[at + LEAD.SMALLER]! * this.smaller(rank);
    now += w[at + LEAD.LENGTH_TAKE]! * length * take + w[at + LEAD.LOWER]! * lower;
    later += w[at + LEAD.HIGHEST]! * height[length - 1]!;
    if (live !== 0) later += (w[at + LEAD.OUT_LENGTH_EACH]! * outLength) / live;
    if (this.#penaltiesOut !== 0) {
      const thrown = this.#thrown;
      now +=
        w[at + LEAD.TAKE_THROWN]! * take * thrown + w[at + LEAD.DUCK_THROWN]! * (1 - take) * thrown;
      later += w[at + LEAD.TAKE_PENALTIES_OUT]! * take * this.#penaltiesOut;
      if (penalties !== 0) {
        now += w[at + LEAD.TAKE_PENALTIES_BELOW]! * take * count(out & penalties & below(rank));
        later += w[at + LEAD.PENALTIES_ABOVE]! * count(out & penalties & above(rank));
      }
    }
    if (this.#ownPenalties !== 0) {
      const penalty = (penalties >> rank) & 1;
      later += w[at + LEAD.OWN_PENALTIES]! * (count(own & penalties) - penalty);
      if (penalty !== 0)
        now +=
          w[at + LEAD.PENALTY]! +
          w[at + LEAD.PENALTY_TAKE]! * take +
          w[at + LEAD.PENALTY_DUCK]! * (1 - take) * live;
      if (length === 1)
        later += w[at + LEAD.SINGLE_WITH_PENALTIES]! * (this.#ownPenalties - penalty);
    }
    if (this.#isLastTwo) later += w[at + LEAD.SPENDS_LOW]! * this.spends(height[guards]!);
    if (length === 1) later += w[at + LEAD.SINGLE]!;
    if (guards === 0) {
      now += w[at + LEAD.RAISES_LOWEST]! * (height[1]! - height[0]!);
      later += w[at + LEAD.RAISES_LOWEST_TAKE]! * (takes[1]! - takes[0]!);
    }
    if (guards <= 1) now += w[at + LEAD.RAISES_SECOND]! * (height[2]! - height[1]!);
    if (guards <= 2) later += w[at + LEAD.RAISES_THIRD]! * (height[3]! - height[2]!);
    if (length > 3) now -= w[at + LEAD.LONG_SUIT]! * height[guards < 3 ? 3 : guards]!;
    if (lower === outLength) now += w[at + LEAD.MASTER]!;
    else if (lower === 0) now += w[at + LEAD.LOSER]!;
    this.value[0] = now + later;
  }

  follow(card: number, w: Float64Array, at: number): void {
    const suit = card >> 5;
    const rank = card & 31;
    const seen = this.#seen;
    const holding = this.#holding;
    if (suit !== holding.suit) this.enter(suit, seen.after);
    const { own, out, length, outLength, live, height, takes } = holding;
    const penalties = this.#penalties;
    const guards = count(own & below(rank));
    const lower = count(out & below(rank));
    const high = height[guards]!;
    let later = w[at + FOLLOW.SMALLER]! * this.smaller(rank);
    let now = 0;
    if (this.#isLastTwo) later += w[at + FOLLOW.SPENDS_LOW]! * this.spends(high);
    if (guards === 0) {
      const bares = height[1]! - height[0]!;
      now +=
        w[at + FOLLOW.RAISES_LOWEST]! * bares +
        w[at + FOLLOW.RAISES_LOWEST_TAKE]! * (takes[1]! - takes[0]!);
      later += w[at + FOLLOW.RAISES_BOTH]! * bares * (height[2]! - height[1]!);
      if (outLength <= 4) later += w[at + FOLLOW.RAISES_SHORT]! * bares;
      if (penalties !== 0)
        now += w[at + FOLLOW.RAISES_PENALTIES_OUT]! * bares * count(out & penalties);
    }
    if (guards <= 1) now += w[at + FOLLOW.RAISES_SECOND]! * (height[2]! - height[1]!);
    if (guards <= 2) later += w[at + FOLLOW.RAISES_THIRD]! * (height[3]! - height[2]!);
    if (length > 3) now -= w[at + FOLLOW.LONG_SUIT]! * height[guards < 3 ? 3 : guards]!;
    if (lower === outLength) later += w[at + FOLLOW.MASTER]!;
    else if (lower === 0) later += w[at + FOLLOW.LOSER]!;
    if (penalties !== 0)
      later += w[at + FOLLOW.PENALTIES_OUT_HEIGHT]! * count(out & penalties) * high;
    const penalty = (penalties >> rank) & 1;
    if (rank < this.#best) {
      if (penalty !== 0) now += w[at + FOLLOW.DROPS_PENALTY]!;
      this.value[0] = now + later;
      return;
    }
    const after = SEATS_IN[seen.live[suit]! & seen.after]!;
    const take = DUCKED[ducking(live, after, lower, outLength - lower)]!;
    const exits = this.#exits;
    const exit = exits.risks[suit === exits.suit ? 1 : 0]!;
    now +=
      w[at + FOLLOW.OVER]! +
      w[at + FOLLOW.TAKE]! * take +
      w[at + FOLLOW.TAKE_UNITS]! * take * this.#units;
    later +=
      w[at + FOLLOW.TAKE_THROWN]! * take * this.#thrown + w[at + FOLLOW.TAKE_STUCK]! * take * exit;
    now += w[at + FOLLOW.TAKE_PENALTIES_OUT]! * take * this.#penaltiesOut;
    if (penalty !== 0)
      later +=
        w[at + FOLLOW.PENALTY_TAKE]! * take +
        w[at + FOLLOW.PENALTY_TAKE_UNITS]! * take * this.#units;
    if (lower === outLength) now += w[at + FOLLOW.MASTER_STUCK]! * exit;
    if (after !== 0)
      later += w[at + FOLLOW.TAKE_PENALTIES_BELOW]! * take * count(out & penalties & below(rank));
    if (seen.after === 0) now += w[at + FOLLOW.LAST]! + w[at + FOLLOW.LAST_STUCK]! * exit;
    if ((own & below(this.#best)) === 0)
      later += w[at + (seen.after === 0 ? FOLLOW.FORCED_LAST : FOLLOW.FORCED)]! * high;
    this.value[0] = now + later;
  }

  discard(card: number, w: Float64Array, at: number): void {
    const suit = card >> 5;
    const rank = card & 31;
    const holding = this.#holding;
    if (suit !== holding.suit) this.enter(suit, 0);
    const { own, out, length, outLength, height, takes } = holding;
    const penalties = this.#penalties;
    const guards = count(own & below(rank));
    const lower = count(out & below(rank));
    const high = height[guards]!;
    let now = w[at + DISCARD.OUT_LENGTH]! * outLength + w[at + DISCARD.LOWER]! * lower;
    let later = w[at + DISCARD.LENGTH_HEIGHT]! * length * high + w[at + DISCARD.HEIGHT]! * high;
    if (this.#penaltiesOut !== 0) {
      now += w[at + DISCARD.PENALTIES_OUT_HEIGHT]! * this.#penaltiesOut * high;
      if (penalties !== 0)
        later += w[at + DISCARD.SUIT_PENALTIES_HEIGHT]! * count(out & penalties) * high;
    }
    if (((penalties >> rank) & 1) !== 0)
      later += w[at + DISCARD.PENALTY]! + w[at + DISCARD.PENALTY_HEIGHT]! * high;
    if (this.#isLastTwo) later += w[at + DISCARD.SPENDS_LOW]! * this.spends(high);
    if (guards === 0) {
      const bares = height[1]! - height[0]!;
      now += w[at + DISCARD.RAISES_LOWEST]! * bares;
      later += w[at + DISCARD.RAISES_LOWEST_TAKE]! * (takes[1]! - takes[0]!);
      if (outLength <= 4) now += w[at + DISCARD.RAISES_SHORT]! * bares;
    }
    if (guards <= 1) {
      now += w[at + DISCARD.RAISES_SECOND]! * (height[2]! - height[1]!);
      later += w[at + DISCARD.RAISES_SECOND_TAKE]! * (takes[2]! - takes[1]!);
    }
    if (guards <= 2) later += w[at + DISCARD.RAISES_THIRD]! * (height[3]! - height[2]!);
    if (length > 3) now -= w[at + DISCARD.LONG_SUIT]! * height[guards < 3 ? 3 : guards]!;
    if (length === 1)
      later +=
        w[at + DISCARD.SINGLE]! +
        w[at + DISCARD.SINGLE_OUT_LENGTH]! * outLength +
        w[at + DISCARD.SINGLE_TAKE]! * takes[0]!;
    if (outLength === 0) now += w[at + DISCARD.DEAD]!;
    else if (lower === outLength) now += w[at + DISCARD.MASTER]!;
    else if (lower === 0) now += w[at + DISCARD.LOSER]!;
    this.value[0] = now + later;
  }

  /** Own cards of lower rank, in all suits. */
  private smaller(rank: number): number {
    const { own } = this.#seen;
    const low = below(rank);
    return (
      count(own[0]! & low) + count(own[1]! & low) + count(own[2]! & low) + count(own[3]! & low)
    );
  }

  /** What playing a card costs the two lowest cards that will be left. */
  private spends(height: number): number {
    return height <= this.#secondLow ? this.#thirdLow - height : 0;
  }
}
