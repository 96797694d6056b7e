// How good a card is in safe play: what it may take now, and how dangerous a hand it leaves.

import {
  above,
  below,
  type Deal,
  DIAMONDS,
  HEARTS,
  JACK,
  QUEEN,
  QUEEN_OF_SPADES,
  SPADES,
} from '@kalpler/engine';
import { DUCKED, ducking } from '../king/chances.ts';
import { count } from '../king/counts.ts';
import { Holding } from './holding.ts';
import { SEATS_IN, type Sight } from './sight.ts';

const JACK_UNIT = 1 << 16;
const WHOLE = 1 / 26;

export class Caution {
  /** What the last card weighed, in an array so that the number is never boxed. */
  readonly value = new Float64Array(1);
  readonly #sight: Sight;
  readonly #holding = new Holding();
  /** Seats whose discards may fall on this trick. */
  #seats = 0;
  /** The suit whose lowest card is least likely to take a trick; that chance, the next best suit's, and the share of points out. */
  #exitSuit = -1;
  readonly #exits = new Float64Array(3);
  /** Own spades below the queen, and above it. */
  #guards = 0;
  #masters = 0;
  #isJackOut = false;
  /** Whether the own seat is out for the moon. */
  #isShooting = false;

  constructor(sight: Sight) {
    this.#sight = sight;
  }

  /** Takes in the situation before cards are weighed. */
  prepare(deal: Deal, isShooting: boolean): void {
    this.#isShooting = isShooting;
    const { own, out, after, pointsOut, hasJack } = this.#sight;
    this.#holding.suit = -1;
    this.#seats = after;
    this.#exits[2] = pointsOut * WHOLE;
    this.#guards = count(own[SPADES]! & below(QUEEN));
    this.#masters = count(own[SPADES]! >> (QUEEN + 1));
    this.#isJackOut = hasJack && ((out[DIAMONDS]! >> JACK) & 1) !== 0;
    const { led } = deal;
    if (led < 0 || (own[led]! & above(deal.best & 31)) !== 0) this.findExits();
  }

  private findExits(): void {
    const { own, out, live } = this.#sight;
    let exitSuit = -1;
    let exit = 1;
    let next = 1;
    for (let suit = 0; suit < 4; suit++) {
      const held = own[suit]!;
      if (held === 0) continue;
      const lower = count(out[suit]! & ((held & -held) - 1));
      const seats = SEATS_IN[live[suit]!]!;
      const takes = DUCKED[ducking(seats, seats, lower, count(out[suit]!) - lower)]!;
      if (takes < exit) {
        next = exit;
        exit = takes;
        exitSuit = suit;
      } else if (takes < next) {
        next = takes;
      }
    }
    this.#exitSuit = exitSuit;
    this.#exits[0] = exit;
    this.#exits[1] = next;
  }

  lead(card: number, w: Float64Array, at: number): void {
    const suit = card >> 5;
    const rank = card & 31;
    const { heartsOut, isQueenOut, isQueenMine, shooter, live: lives } = this.#sight;
    const holding = this.#holding;
    if (suit !== holding.suit) holding.enter(this.#sight, suit, this.#seats);
    const { own, out, length, outLength, live, height, takes } = holding;
    const voids = holding.voids[0]!;
    const guards = count(own & below(rank));
    const lower = count(out & below(rank));
    const take = takes[guards]!;
    const exit = this.#exits[suit === this.#exitSuit && guards === 0 ? 1 : 0]!;
    // Two sums side by side: additions that wait for one another are slow.
    let now = w[at]! * take + w[at + 1]! * take * take + w[at + 2]! * take * exit;
    let later = w[at + 6]! * outLength + w[at + 7]! * length + w[at + 8]! * height[guards]!;
    now += w[at + 11]! * take * this.#exits[2]!;
    later += w[at + 16]! * this.smaller(rank);
    if (heartsOut !== 0 && suit !== HEARTS) now += (w[at + 3]! * take + w[at + 5]!) * voids;
    if (isQueenOut && suit !== SPADES) now += w[at + 4]! * take * voids;
    if (live !== 0) later += (w[at + 17]! * outLength) / live;
    if (length === 1) later += isQueenMine ? w[at + 10]! : w[at + 9]!;
    if (guards === 0) later += w[at + 12]! * (height[1]! - height[0]!);
    if (guards <= 1) later += w[at + 13]! * (height[2]! - height[1]!);
    if (lower === outLength) now += w[at + 14]!;
    else if (lower === 0) now += w[at + 15]!;
    if (suit === HEARTS) {
      now += w[at + 18]! + w[at + 19]! * take * live + w[at + 20]! * (1 - take) * live;
    } else if (suit === SPADES) {
      if (isQueenOut) {
        if (rank > QUEEN) now += w[at + 23]! * take;
        else if (this.#masters === 0) now += w[at + 21]!;
        else later += w[at + 22]! / this.#guards;
      } else if (rank === QUEEN) now += w[at + 24]! + w[at + 25]! * take;
      else if (isQueenMine) later += w[at + 26]! + (rank < QUEEN ? w[at + 27]! / this.#guards : 0);
    } else if (suit === DIAMONDS && this.#sight.hasJack) {
      if (this.#isJackOut) now += rank > JACK ? w[at + 29]! * take : w[at + 28]! * (1 - take);
      else if (rank === JACK) now += w[at + 30]! * (1 - take);
      else if ((own >> JACK) & 1) later += w[at + 31]!;
    }
    if (shooter >= 0) {
      if (suit === HEARTS) now += w[at + 32]! * take;
      if ((lives[suit]! >> shooter) & 1) now += w[at + 33]! * (1 - take);
      else now += w[at + 34]! * take + w[at + 35]!;
    } else if (this.#isShooting) {
      const higher = outLength - lower;
      if (higher === 0) now += w[at + 34]! * length;
      else now += w[at + 32]! / higher + (suit === HEARTS ? w[at + 35]! : 0);
      if (higher === 1) now += w[at + 33]! * length;
    }
    this.value[0] = now + later;
  }

  follow(deal: Deal, card: number, w: Float64Array, at: number): void {
    const suit = card >> 5;
    const rank = card & 31;
    const sight = this.#sight;
    const { isQueenOut, isQueenMine, shooter } = sight;
    const holding = this.#holding;
    if (suit !== holding.suit) holding.enter(sight, suit, this.#seats);
    const { own, out, length, outLength, live, height, takes } = holding;
    const best = deal.best & 31;
    const guards = count(own & below(rank));
    const lower = count(out & below(rank));
    const high = height[guards]!;
    let later = w[at]! * this.smaller(rank) + w[at + 1]! * high;
    let now = w[at + 8]! * high * this.#exits[2]!;
    if (guards === 0) {
      now += w[at + 2]! * (height[1]! - high) + w[at + 3]! * (takes[1]! - takes[0]!);
    }
    if (guards <= 1) later += w[at + 4]! * (height[2]! - height[1]!);
    if (guards <= 2) later += w[at + 5]! * (height[3]! - height[2]!);
    if (lower === outLength) later += w[at + 6]!;
    else if (lower === 0) later += w[at + 7]!;
    if (length === 1) later += w[at + 9]!;
    if (suit === SPADES) {
      if (isQueenOut && rank > QUEEN) later += w[at + 10]! + w[at + 11]! / (1 + this.#guards);
      else if (isQueenMine && rank < QUEEN) later += w[at + 12]! / this.#guards;
    }
    if (rank < best) {
      if (card === QUEEN_OF_SPADES) now += w[at + 13]!;
      else if (suit === HEARTS) now += w[at + 15]! * high;
      if (suit === DIAMONDS && rank === JACK && sight.hasJack) now += w[at + 28]!;
      if (shooter >= 0) {
        if (deal.bestSeat === shooter) now += w[at + 33]! * sight.points[card]!;
        else if (((sight.after >> shooter) & 1) === 0) now += w[at + 34]! * sight.points[card]!;
      } else if (this.#isShooting && (sight.pile > 0 || sight.points[card]! > 0))
        now += w[at + 34]!;
      this.value[0] = now + later;
      return;
    }
    const { after, pile, heartsOut } = sight;
    const yet = SEATS_IN[sight.live[suit]! & after]!;
    const take = DUCKED[ducking(live, yet, lower, outLength - lower)]!;
    const exit = this.#exits[suit === this.#exitSuit ? 1 : 0]!;
    const voids = holding.voids[0]!;
    now += w[at + 16]! + w[at + 17]! * take + w[at + 18]! * take * pile;
    later += w[at + 21]! * take * exit + w[at + 22]! * take * this.#exits[2]!;
    if (heartsOut !== 0 && suit !== HEARTS) now += w[at + 19]! * take * voids;
    if (isQueenOut && suit !== SPADES) now += w[at + 20]! * take * voids;
    if (suit === SPADES) {
      if (isQueenOut && rank > QUEEN) now += w[at + 23]! * take * yet;
      else if (rank === QUEEN) now += w[at + 27]! * take;
    } else if (suit === HEARTS) now += w[at + 14]! * take * (1 + yet);
    if (after === 0) later += w[at + 24]! + w[at + 25]! * exit;
    if ((own & below(best)) === 0) later += w[at + 26]! * high;
    if (sight.hasJack) {
      if (deal.pile >= JACK_UNIT) now += w[at + 31]! * take;
      else if (suit === DIAMONDS) {
        if (rank === JACK) now += w[at + 29]! * take;
        else if (rank > JACK && this.#isJackOut) now += w[at + 30]! * take * yet;
      }
    }
    if (shooter >= 0) now += (suit === HEARTS || pile > 0 ? w[at + 32]! : w[at + 35]!) * take;
    else if (this.#isShooting) {
      now += w[at + 35]! * (outLength - lower);
      if (yet === 0 || lower === outLength) now += pile > 0 ? w[at + 33]! : w[at + 32]!;
    }
    this.value[0] = now + later;
  }

  discard(deal: Deal, card: number, w: Float64Array, at: number): void {
    const suit = card >> 5;
    const rank = card & 31;
    const sight = this.#sight;
    const { isQueenOut, isQueenMine, shooter } = sight;
    const holding = this.#holding;
    if (suit !== holding.suit) holding.enter(sight, suit, 0);
    const { own, out, length, outLength, height, takes } = holding;
    const guards = count(own & below(rank));
    const lower = count(out & below(rank));
    const high = height[guards]!;
    let now = w[at]! * outLength + w[at + 1]! * lower + w[at + 2]! * length * high;
    let later = w[at + 3]! * high + w[at + 4]! * high * this.#exits[2]!;
    if (guards === 0) {
      now += w[at + 5]! * (height[1]! - high) + w[at + 6]! * (takes[1]! - takes[0]!);
    }
    if (guards <= 1) {
      now += w[at + 7]! * (height[2]! - height[1]!) + w[at + 8]! * (takes[2]! - takes[1]!);
    }
    if (guards <= 2) later += w[at + 9]! * (height[3]! - height[2]!);
    if (length > 3) now -= w[at + 10]! * height[guards < 3 ? 3 : guards]!;
    if (length === 1) later += w[at + 11]! + w[at + 12]! * outLength;
    if (outLength === 0) now += w[at + 13]!;
    else if (lower === outLength) now += w[at + 14]!;
    else if (lower === 0) now += w[at + 15]!;
    if (suit === HEARTS) {
      now += w[at + 16]! + w[at + 17]! * high + w[at + 18]! * length;
    } else if (suit === SPADES) {
      if (rank === QUEEN) now += w[at + 19]! + w[at + 20]! / (guards + 1);
      else if (isQueenMine) later += rank < QUEEN ? w[at + 23]! / this.#guards : w[at + 26]!;
      else if (isQueenOut) {
        if (rank > QUEEN) now += w[at + 21]! + w[at + 22]! / (1 + this.#guards);
        else later += this.#masters === 0 ? w[at + 25]! : w[at + 24]! / this.#guards;
      }
    } else if (suit === DIAMONDS && sight.hasJack) {
      if (rank === JACK) now += w[at + 28]!;
      else if (rank > JACK && this.#isJackOut) later += w[at + 29]!;
    }
    if (shooter >= 0) {
      const points = sight.points[card]!;
      if (deal.bestSeat === shooter) now += w[at + 32]! * points;
      else if (((sight.after >> shooter) & 1) === 0) now += w[at + 33]! * points;
      else now += w[at + 34]! * points;
      if (lower === outLength) later += w[at + 35]! * outLength;
    } else if (this.#isShooting) {
      if (sight.points[card]! > 0) now += w[at + 32]!;
      later += w[at + 34]! * (outLength - lower) + w[at + 35]! * (outLength - lower) * length;
      if (lower === outLength) later += w[at + 33]! * outLength;
    }
    this.value[0] = now + later;
  }

  /** Own cards of lower rank, in all suits. */
  private smaller(rank: number): number {
    const { own } = this.#sight;
    const low = below(rank);
    return (
      count(own[0]! & low) + count(own[1]! & low) + count(own[2]! & low) + count(own[3]! & low)
    );
  }
}
