// How good a card is in a trump game: whether it wins the trick, and what strength it spends.

import { above, below, type Deal, highest } from '@kalpler/engine';
import { FOLLOWED, holding, SPARED } from '../ducking/chances.ts';
import { count, SEATS_IN } from '../ducking/counts.ts';
import * as DISCARD from './features/trump-discard.ts';
import * as FOLLOW from './features/trump-follow.ts';
import * as LEAD from './features/trump-lead.ts';
import type { KingSeen } from './seen.ts';

export class TrumpPlay {
  /** What the last card weighed, in an array so that the number is never boxed. */
  readonly value = new Float64Array(1);
  readonly #seen: KingSeen;
  #trump = 0;
  #ownTrumps = 0;
  #outTrumps = 0;
  /** Own side cards that nothing out beats. */
  #masters = 0;
  /** The suit whose chances are known, and the chance that nobody still to play ruffs it. */
  #entered = -1;
  #free = 1;
  #led = 0;
  #best = 0;
  #isBestTrump = false;

  constructor(seen: KingSeen) {
    this.#seen = seen;
  }

  /** Takes in the situation before cards are weighed. */
  prepare(deal: Deal): void {
    const { own, out } = this.#seen;
    const trump = deal.contract!.trump;
    this.#entered = -1;
    this.#trump = trump;
    this.#ownTrumps = count(own[trump]!);
    this.#outTrumps = count(out[trump]!);
    this.#led = deal.led;
    this.#best = deal.best & 31;
    this.#isBestTrump = deal.best >> 5 === trump;
    let masters = 0;
    for (let suit = 0; suit < 4; suit++) {
      if (suit !== trump) masters += count(own[suit]! & above(highest(out[suit]!)));
    }
    this.#masters = masters;
  }

  /** The chance that none of these seats ruffs a trick in a suit. */
  private enter(suit: number, seats: number): void {
    const { live, out } = this.#seen;
    this.#entered = suit;
    this.#free = 1;
    if (suit === this.#trump) return;
    const ruffers = live[this.#trump]! & seats;
    if (ruffers === 0) return;
    const bare = SEATS_IN[ruffers & ~live[suit]!]!;
    // A seat that is known to be void nearly always ruffs.
    this.#free =
      bare > 0
        ? bare > 1
          ? 0.05
          : 0.15
        : FOLLOWED[holding(SEATS_IN[live[suit]!]!, SEATS_IN[ruffers]!, count(out[suit]!))]!;
  }

  lead(card: number, w: Float64Array, at: number): void {
    const suit = card >> 5;
    const rank = card & 31;
    const seen = this.#seen;
    if (suit !== this.#entered) this.enter(suit, seen.others);
    const own = seen.own[suit]!;
    const out = seen.out[suit]!;
    const ownTrumps = this.#ownTrumps;
    const higher = count(out & above(rank));
    const guards = count(own & below(rank));
    // Two sums side by side: additions that wait for one another are slow.
    let now = w[at + LEAD.RANK]! * rank + w[at + LEAD.HIGHER]! * higher;
    let later =
      w[at + LEAD.GUARDS]! * guards +
      w[at + LEAD.UNGUARDS]! * this.unguarded(own, out, rank, guards);
    if (higher > 0 && isBacked(own, out, rank))
      later += w[at + (higher === 1 ? LEAD.BACKED_ONE_HIGHER : LEAD.BACKED)]!;
    if (suit === this.#trump) {
      now += w[at + LEAD.TRUMP]! + w[at + LEAD.TRUMP_OWN_TRUMPS]! * ownTrumps;
      later +=
        w[at + LEAD.TRUMP_OUT_TRUMPS]! * this.#outTrumps +
        w[at + LEAD.TRUMP_MASTERS]! * this.#masters;
      if (ownTrumps > this.#outTrumps)
        now += w[at + LEAD.TRUMP_MAJORITY]! + w[at + LEAD.TRUMP_MAJORITY_RANK]! * rank;
      if (higher <= 1) later += w[at + (higher === 0 ? LEAD.TOP_TRUMP : LEAD.SECOND_TRUMP)]!;
      this.value[0] = now + later;
      return;
    }
    const free = this.#free;
    const bare = SEATS_IN[seen.live[this.#trump]! & ~seen.live[suit]!]!;
    const length = count(own);
    now +=
      w[at + LEAD.FREE]! * free +
      w[at + LEAD.HIGHER_FREE]! * higher * free +
      w[at + LEAD.BARE]! * bare;
    later +=
      w[at + LEAD.OUT_LENGTH]! * count(out) + w[at + LEAD.LENGTH_OWN_TRUMPS]! * length * ownTrumps;
    if (higher === 0)
      now +=
        w[at + LEAD.MASTER]! + w[at + LEAD.MASTER_FREE]! * free + w[at + LEAD.MASTER_BARE]! * bare;
    else if (own > out) now += w[at + LEAD.HAS_TOP]! + w[at + LEAD.HAS_TOP_FREE]! * free;
    if (higher === 1) later += w[at + LEAD.SECOND]!;
    if (length === 1 && ownTrumps > 0) later += w[at + LEAD.SINGLE_TO_RUFF]!;
    if (this.#outTrumps === 0) later += w[at + LEAD.LENGTH_NO_TRUMPS_OUT]! * length;
    this.value[0] = now + later;
  }

  follow(card: number, w: Float64Array, at: number): void {
    const suit = card >> 5;
    const rank = card & 31;
    const seen = this.#seen;
    if (suit !== this.#entered) this.enter(suit, seen.after);
    const own = seen.own[suit]!;
    const out = seen.out[suit]!;
    const higher = count(out & above(rank));
    const isLowest = (own & below(rank)) === 0;
    const isTrump = suit === this.#trump;
    let later =
      w[at + FOLLOW.HIGHER]! * higher +
      w[at + FOLLOW.RANK]! * rank +
      w[at + FOLLOW.RANK_HIGHER]! * rank * higher;
    let now = 0;
    if (isTrump) now += w[at + FOLLOW.TRUMP_RANK]! * rank;
    if (higher === 0) {
      now += w[at + FOLLOW.MASTER]!;
      if (isTrump) later += w[at + FOLLOW.MASTER_TRUMP]!;
      if (isLowest) later += w[at + FOLLOW.MASTER_LOWEST]!;
    } else if (higher === 1) now += w[at + (isLowest ? FOLLOW.SECOND_LOWEST : FOLLOW.SECOND)]!;
    else if (higher === 2) now += w[at + FOLLOW.THIRD]!;
    if (isBacked(own, out, rank)) {
      now += w[at + (higher === 0 ? FOLLOW.BACKED_MASTER : FOLLOW.BACKED)]!;
      if (isTrump) later += w[at + FOLLOW.BACKED_TRUMP]!;
    }
    if (rank < this.#best || (this.#isBestTrump && !isTrump)) {
      this.value[0] = now + later;
      return;
    }
    const live = seen.live[suit]!;
    const free = this.#free;
    const wins = free * SPARED[holding(SEATS_IN[live]!, SEATS_IN[live & seen.after]!, higher)]!;
    now += w[at + FOLLOW.OVER]! + w[at + FOLLOW.WINS]! * wins + w[at + FOLLOW.FREE]! * free;
    later += w[at + FOLLOW.OVER_RANK]! * rank + w[at + FOLLOW.OVER_HIGHER]! * higher;
    now +=
      w[at + FOLLOW.WINS_OWN_TRUMPS]! * wins * this.#ownTrumps +
      w[at + FOLLOW.WINS_MASTERS]! * wins * this.#masters;
    if (higher === 0) later += w[at + FOLLOW.MASTER_FREE]! * free;
    if ((own & below(rank) & above(this.#best)) === 0) later += w[at + FOLLOW.CHEAPEST]!;
    if (seen.after === 0) now += w[at + FOLLOW.LAST]!;
    else if (higher === 1) now += w[at + FOLLOW.OVER_SECOND]!;
    this.value[0] = now + later;
  }

  discard(card: number, w: Float64Array, at: number): void {
    const suit = card >> 5;
    const rank = card & 31;
    const seen = this.#seen;
    const own = seen.own[suit]!;
    const out = seen.out[suit]!;
    const higher = count(out & above(rank));
    const ownTrumps = this.#ownTrumps;
    if (suit !== this.#trump) {
      const length = count(own);
      const outLength = count(out);
      const guards = count(own & below(rank));
      let now =
        w[at + DISCARD.RANK]! * rank +
        w[at + DISCARD.HIGHER]! * higher +
        w[at + DISCARD.HIGHER_LENGTH]! * higher * length;
      let later = w[at + DISCARD.LENGTH]! * length + w[at + DISCARD.OUT_LENGTH]! * outLength;
      later += w[at + DISCARD.UNGUARDS]! * this.unguarded(own, out, rank, guards);
      if (higher === 0)
        now += w[at + DISCARD.MASTER]! + w[at + DISCARD.MASTER_OUT_LENGTH]! * outLength;
      else if (higher === 1)
        now += w[at + (guards === 0 ? DISCARD.SECOND_BARE : DISCARD.SECOND_GUARDED)]!;
      if (length === 1 && ownTrumps > 0)
        later += w[at + DISCARD.SINGLE]! + w[at + DISCARD.SINGLE_OUT_LENGTH]! * outLength;
      this.value[0] = now + later;
      return;
    }
    let later =
      w[at + DISCARD.RUFF]! +
      w[at + DISCARD.RUFF_RANK]! * rank +
      w[at + DISCARD.RUFF_HIGHER]! * higher;
    let now =
      w[at + DISCARD.OWN_TRUMPS]! * ownTrumps +
      w[at + DISCARD.OWN_TRUMPS_SQUARED]! * ownTrumps * ownTrumps;
    later += w[at + DISCARD.RUFF_RANK_HIGHER]! * rank * higher;
    if (higher === 0) later += w[at + DISCARD.TOP_TRUMP]!;
    const mustBeat = this.#isBestTrump ? above(this.#best) : -1;
    if (((mustBeat >> rank) & 1) !== 0) {
      const wins = this.stands(higher);
      now += w[at + DISCARD.BEATS]! + w[at + DISCARD.WINS]! * wins;
      later +=
        w[at + DISCARD.WINS_OWN_TRUMPS]! * wins * ownTrumps +
        w[at + DISCARD.WINS_MASTERS]! * wins * this.#masters;
      if (seen.after === 0) now += w[at + DISCARD.LAST]!;
      if ((own & below(rank) & mustBeat) === 0) later += w[at + DISCARD.CHEAPEST]!;
    }
    this.value[0] = now + later;
  }

  /** The chance that a ruff stands: nobody still to play ruffs higher, with so many higher trumps out. */
  private stands(higher: number): number {
    const { live, out, after } = this.#seen;
    const led = live[this.#led]!;
    const ruffers = live[this.#trump]! & after;
    if (ruffers === 0 || higher === 0) return 1;
    const spared = SPARED[holding(SEATS_IN[live[this.#trump]!]!, 1, higher)]!;
    const may = SEATS_IN[ruffers & led]!;
    const follow = FOLLOWED[holding(SEATS_IN[led]!, may, count(out[this.#led]!))]!;
    return spared ** SEATS_IN[ruffers & ~led]! * (1 - (1 - follow) * (1 - spared));
  }

  /** How many higher own cards would lose the last card that guards them from those out above. */
  private unguarded(own: number, out: number, rank: number, guards: number): number {
    let n = 0;
    for (let left = own & above(rank), below_ = guards; left !== 0; left &= left - 1) {
      below_++;
      const higher = count(out & -(left & -left));
      if (higher > 0 && higher === below_) n++;
    }
    return n;
  }
}

/** Whether the next own card down is as good: nothing out lies between. */
function isBacked(own: number, out: number, rank: number): boolean {
  const lower = own & below(rank);
  return lower !== 0 && (out & below(rank) & above(highest(lower))) === 0;
}
