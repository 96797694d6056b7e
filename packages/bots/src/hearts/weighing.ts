// How good a card is, in its situation: the trick that it may take, what that costs, and the hand that it leaves.

import {
  above,
  below,
  type Deal,
  DIAMONDS,
  HEARTS,
  hasJackUnit,
  JACK,
  QUEEN,
  SPADES,
} from '@kalpler/engine';
import { DUCKED, ducking, EMPTY } from '../ducking/chances.ts';
import { count, SEATS_IN } from '../ducking/counts.ts';
import { Exits, Holding } from '../ducking/holding.ts';
import type { HeartsSeen } from './seen.ts';

// The situation before cards are weighed: ways out of the lead, the company of the queen, and the moon.

/** A point as a part of all points. */
const POINT_SHARE = 1 / 26;
/** A point as a part of the queen of spades. */
export const A_QUEEN = 1 / 13;

export class Situation {
  /** What the last card weighed, in an array so that the number is never boxed. */
  readonly value = new Float64Array(1);
  readonly seen: HeartsSeen;
  readonly holding = new Holding();
  /** Seats whose discards may fall on this trick. */
  seats = 0;
  readonly exits = new Exits();
  /** How many of the seats yet to play are likely to have none of the suit; in an array like all fractions. */
  readonly voids = new Float64Array(1);
  /** The share of all points that is out. */
  readonly pointsOut = new Float64Array(1);
  /** Own spades below the queen, and above it. */
  guards = 0;
  masters = 0;
  isJackOut = false;
  /** Whether this seat is out for the moon. */
  isShooting = false;

  constructor(seen: HeartsSeen) {
    this.seen = seen;
  }

  prepare(deal: Deal, isShooting: boolean): void {
    const { own, out, live, after, pointsOut, hasJack } = this.seen;
    this.isShooting = isShooting;
    this.holding.suit = -1;
    this.seats = after;
    this.pointsOut[0] = pointsOut * POINT_SHARE;
    this.guards = count(own[SPADES]! & below(QUEEN));
    this.masters = count(own[SPADES]! >> (QUEEN + 1));
    this.isJackOut = hasJack && ((out[DIAMONDS]! >> JACK) & 1) !== 0;
    const { led } = deal;
    if (led < 0 || (own[led]! & above(deal.best & 31)) !== 0) this.exits.find(own, out, live);
  }

  /** Turns to a suit, on a trick to which these seats have yet to play. */
  enter(suit: number, seats: number): void {
    const { own, out, live } = this.seen;
    const { holding } = this;
    const may = live[suit]!;
    holding.enter(suit, own[suit]!, out[suit]!, may);
    const empty = EMPTY[(holding.live << 4) | holding.outLength]!;
    this.voids[0] = SEATS_IN[seats & ~may]! + SEATS_IN[seats & may]! * empty;
  }

  /** Own cards of lower rank, in all suits. */
  smaller(rank: number): number {
    const { own } = this.seen;
    const low = below(rank);
    return (
      count(own[0]! & low) + count(own[1]! & low) + count(own[2]! & low) + count(own[3]! & low)
    );
  }
}

// How good a lead is: what it may take, what it draws from the others, and the hand that it leaves.

export function weighLead(situation: Situation, card: number, w: Float64Array, at: number): void {
  const { seen } = situation;
  const suit = card >> 5;
  const rank = card & 31;
  const { heartsOut, isQueenOut, isQueenMine, shooter, points, live: lives } = seen;
  const { holding, exits } = situation;
  if (suit !== holding.suit) situation.enter(suit, situation.seats);
  const { own, out, length, outLength, live, height, takes } = holding;
  const voids = situation.voids[0]!;
  const guards = count(own & below(rank));
  const lower = count(out & below(rank));
  const take = takes[guards]!;
  const exit = exits.risks[suit === exits.suit && guards === 0 ? 1 : 0]!;
  // Two sums side by side: additions that wait for one another are slow.
  let now = w[at]! * take + w[at + 1]! * take * take + w[at + 2]! * take * exit;
  let later = w[at + 6]! * outLength + w[at + 7]! * length + w[at + 8]! * height[guards]!;
  now += w[at + 11]! * take * situation.pointsOut[0]!;
  later += w[at + 16]! * situation.smaller(rank);
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
    if (rank > QUEEN) now += w[at + 25]! * take * points[card]! * A_QUEEN;
    if (isQueenOut) {
      if (rank > QUEEN) now += w[at + 23]! * take;
      else if (situation.masters === 0) now += w[at + 21]!;
      else later += w[at + 22]! / situation.guards;
    } else if (rank === QUEEN) now += w[at + 24]! + w[at + 25]! * take;
    else if (isQueenMine)
      later += w[at + 26]! + (rank < QUEEN ? w[at + 27]! / situation.guards : 0);
  } else if (suit === DIAMONDS && seen.hasJack) {
    if (situation.isJackOut) now += rank > JACK ? w[at + 29]! * take : w[at + 28]! * (1 - take);
    else if (rank === JACK) now += w[at + 30]! * (1 - take);
    else if ((own >> JACK) & 1) later += w[at + 31]!;
  }
  if (shooter >= 0) {
    if (suit === HEARTS) now += (w[at + 32]! + w[at + 36]! * seen.menace) * take;
    now += w[at + 37]! * seen.menace * take;
    if ((lives[suit]! >> shooter) & 1) now += w[at + 33]! * (1 - take);
    else now += w[at + 34]! * take + w[at + 35]!;
  } else if (situation.isShooting) {
    const higher = outLength - lower;
    if (higher === 0) now += w[at + 34]! * length;
    else now += w[at + 32]! / higher + (suit === HEARTS ? w[at + 35]! : 0);
    if (higher === 1) now += w[at + 33]! * length;
  } else {
    // Staying on lead keeps others from playing spades through a queen, king or ace.
    if (isQueenMine) later += (w[at + 36]! * take) / (1 + situation.guards);
    else if (isQueenOut) {
      if (situation.masters !== 0) later += (w[at + 37]! * take) / (1 + situation.guards);
      if (suit !== SPADES) now += w[at + 32]! * voids;
    }
    if (length > 1 && guards === length - 1) later += w[at + 33]! * height[guards]!;
    now += w[at + 34]! * take * seen.cards + w[at + 35]! * take * voids * situation.pointsOut[0]!;
  }
  situation.value[0] = now + later;
}

// How good a card of the led suit is: whether it takes the trick, what that costs, and the hand that it leaves.

export function weighFollow(
  situation: Situation,
  deal: Deal,
  card: number,
  w: Float64Array,
  at: number,
): void {
  const { seen } = situation;
  const suit = card >> 5;
  const rank = card & 31;
  const { isQueenOut, isQueenMine, shooter } = seen;
  const { holding, exits } = situation;
  if (suit !== holding.suit) situation.enter(suit, situation.seats);
  const { own, out, length, outLength, live, height, takes } = holding;
  const best = deal.best & 31;
  const points = seen.points[card]!;
  const guards = count(own & below(rank));
  const lower = count(out & below(rank));
  const high = height[guards]!;
  let later = w[at]! * situation.smaller(rank) + w[at + 1]! * high;
  let now = w[at + 8]! * high * situation.pointsOut[0]!;
  if (guards === 0) {
    now += w[at + 2]! * (height[1]! - high) + w[at + 3]! * (takes[1]! - takes[0]!);
  }
  if (guards <= 1) later += w[at + 4]! * (height[2]! - height[1]!);
  if (guards <= 2) later += w[at + 5]! * (height[3]! - height[2]!);
  if (lower === outLength) later += w[at + 6]!;
  else if (lower === 0) later += w[at + 7]!;
  if (length === 1) later += w[at + 9]!;
  if (suit === SPADES) {
    if (isQueenOut && rank > QUEEN) later += w[at + 10]! + w[at + 11]! / (1 + situation.guards);
    else if (isQueenMine && rank < QUEEN) later += w[at + 12]! / situation.guards;
  }
  if (rank < best) {
    if (suit === SPADES) now += w[at + 13]! * points * A_QUEEN;
    else if (suit === HEARTS) now += w[at + 15]! * high * points;
    if (suit === DIAMONDS && rank === JACK && seen.hasJack) now += w[at + 28]!;
    if (shooter >= 0) {
      if (deal.bestSeat === shooter) now += w[at + 33]! * points;
      else if (((seen.after >> shooter) & 1) === 0) {
        now += w[at + 34]! * points;
        if (points > 0 || seen.pile > 0) now += w[at + 37]! * seen.menace;
      }
    } else if (situation.isShooting) {
      if (seen.pile > 0 || points > 0) now += w[at + 34]!;
    } else if (seen.pile > 0) now += w[at + 36]! * high;
    situation.value[0] = now + later;
    return;
  }
  const { after, pile, heartsOut } = seen;
  const yet = SEATS_IN[seen.live[suit]! & after]!;
  const take = DUCKED[ducking(live, yet, lower, outLength - lower)]!;
  const exit = exits.risks[suit === exits.suit ? 1 : 0]!;
  const voids = situation.voids[0]!;
  now += w[at + 16]! + w[at + 17]! * take + w[at + 18]! * take * pile;
  later += w[at + 21]! * take * exit + w[at + 22]! * take * situation.pointsOut[0]!;
  if (heartsOut !== 0 && suit !== HEARTS) now += w[at + 19]! * take * voids;
  if (isQueenOut && suit !== SPADES) now += w[at + 20]! * take * voids;
  if (suit === SPADES) {
    if (isQueenOut && rank > QUEEN) now += w[at + 23]! * take * yet;
    now += w[at + 27]! * take * points * A_QUEEN;
  } else if (suit === HEARTS) now += w[at + 14]! * take * (points + yet);
  if (after === 0) later += w[at + 24]! + w[at + 25]! * exit;
  if ((own & below(best)) === 0) later += w[at + 26]! * high;
  if (seen.hasJack) {
    if (hasJackUnit(deal.pile)) now += w[at + 31]! * take;
    else if (suit === DIAMONDS) {
      if (rank === JACK) now += w[at + 29]! * take;
      else if (rank > JACK && situation.isJackOut) now += w[at + 30]! * take * yet;
    }
  }
  if (shooter >= 0) {
    if (suit !== HEARTS && pile === 0) now += w[at + 35]! * take;
    else now += (w[at + 32]! + w[at + 36]! * seen.menace) * take;
  } else if (situation.isShooting) {
    now += w[at + 35]! * (outLength - lower);
    if (yet === 0 || lower === outLength) now += pile > 0 ? w[at + 33]! : w[at + 32]!;
  } else {
    if (isQueenMine) later += (w[at + 32]! * take) / (1 + situation.guards);
    else if (isQueenOut && situation.masters !== 0)
      later += (w[at + 33]! * take) / (1 + situation.guards);
    if (after === 0 && pile === 0) later += w[at + 37]! * high;
    if (pile > 0) now += w[at + 34]! * take;
    now += w[at + 35]! * take * voids * situation.pointsOut[0]!;
  }
  situation.value[0] = now + later;
}

// How good a discard is: the danger that goes with it, and who gets its points.

/** What getting rid of each point beyond the first of a heart is worth, where hearts count their pips (H11). */
const DEAR = 0.5;

export function weighDiscard(
  situation: Situation,
  deal: Deal,
  card: number,
  w: Float64Array,
  at: number,
): void {
  const { seen } = situation;
  const suit = card >> 5;
  const rank = card & 31;
  const { isQueenOut, isQueenMine, shooter } = seen;
  const { holding } = situation;
  if (suit !== holding.suit) situation.enter(suit, 0);
  const { own, out, length, outLength, height, takes } = holding;
  const guards = count(own & below(rank));
  const lower = count(out & below(rank));
  const points = seen.points[card]!;
  const high = height[guards]!;
  let now = w[at]! * outLength + w[at + 1]! * lower + w[at + 2]! * length * high;
  let later = w[at + 3]! * high + w[at + 4]! * high * situation.pointsOut[0]!;
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
    now += w[at + 16]! + w[at + 17]! * high + w[at + 18]! * length + (points - 1) * DEAR;
  } else if (suit === SPADES) {
    now += w[at + 19]! * points * A_QUEEN;
    if (rank === QUEEN) now += w[at + 20]! / (guards + 1);
    else if (isQueenMine) later += rank < QUEEN ? w[at + 23]! / situation.guards : w[at + 26]!;
    else if (isQueenOut) {
      if (rank > QUEEN) now += w[at + 21]! + w[at + 22]! / (1 + situation.guards);
      else later += situation.masters === 0 ? w[at + 25]! : w[at + 24]! / situation.guards;
    }
  } else if (suit === DIAMONDS && seen.hasJack) {
    if (rank === JACK) now += w[at + 28]!;
    else if (rank > JACK && situation.isJackOut) later += w[at + 29]!;
  }
  if (shooter >= 0) {
    if (deal.bestSeat === shooter) {
      now += w[at + 32]! * points;
      if (points > 0) now += w[at + 37]! * seen.menace;
    } else if (((seen.after >> shooter) & 1) === 0) {
      now += w[at + 33]! * points;
      if (points > 0) now += w[at + 36]! * seen.menace;
    } else now += w[at + 34]! * points;
    if (lower === outLength) later += w[at + 35]! * outLength;
  } else if (situation.isShooting) {
    if (points > 0) now += w[at + 32]!;
    later += w[at + 34]! * (outLength - lower) + w[at + 35]! * (outLength - lower) * length;
    if (lower === outLength) later += w[at + 33]! * outLength;
  }
  situation.value[0] = now + later;
}
