// How good a card of the led suit is: whether it takes the trick, what that costs, and the hand that it leaves.

import {
  below,
  type Deal,
  DIAMONDS,
  HEARTS,
  hasJackUnit,
  JACK,
  QUEEN,
  SPADES,
} from '@kalpler/engine';
import { DUCKED, ducking } from '../ducking/chances.ts';
import { count, SEATS_IN } from '../ducking/counts.ts';
import * as FOLLOW from './features/follow.ts';
import { A_QUEEN, type Situation } from './situation.ts';

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
  let later = w[at + FOLLOW.SMALLER]! * situation.smaller(rank) + w[at + FOLLOW.HEIGHT]! * high;
  let now = w[at + FOLLOW.HEIGHT_POINTS_OUT]! * high * situation.pointsOut[0]!;
  if (guards === 0) {
    now +=
      w[at + FOLLOW.RAISES_LOWEST]! * (height[1]! - high) +
      w[at + FOLLOW.RAISES_LOWEST_TAKE]! * (takes[1]! - takes[0]!);
  }
  if (guards <= 1) later += w[at + FOLLOW.RAISES_SECOND]! * (height[2]! - height[1]!);
  if (guards <= 2) later += w[at + FOLLOW.RAISES_THIRD]! * (height[3]! - height[2]!);
  if (lower === outLength) later += w[at + FOLLOW.MASTER]!;
  else if (lower === 0) later += w[at + FOLLOW.LOSER]!;
  if (length === 1) later += w[at + FOLLOW.SINGLE]!;
  if (suit === SPADES) {
    if (isQueenOut && rank > QUEEN)
      later +=
        w[at + FOLLOW.HIGH_SPADE]! + w[at + FOLLOW.HIGH_SPADE_GUARDS]! / (1 + situation.guards);
    else if (isQueenMine && rank < QUEEN)
      later += w[at + FOLLOW.SPENDS_QUEEN_GUARD]! / situation.guards;
  }
  if (rank < best) {
    if (suit === SPADES) now += w[at + FOLLOW.UNDER_SPADE_POINTS]! * points * A_QUEEN;
    else if (suit === HEARTS) now += w[at + FOLLOW.UNDER_HEART_HEIGHT]! * high * points;
    if (suit === DIAMONDS && rank === JACK && seen.hasJack) now += w[at + FOLLOW.JACK_UNDER]!;
    if (shooter >= 0) {
      if (deal.bestSeat === shooter) now += w[at + FOLLOW.STOP_POINTS_TO_SHOOTER]! * points;
      else if (((seen.after >> shooter) & 1) === 0) {
        now += w[at + FOLLOW.STOP_POINTS_TO_OTHER]! * points;
        if (points > 0 || seen.pile > 0) now += w[at + FOLLOW.STOP_MENACE_TO_OTHER]! * seen.menace;
      }
    } else if (situation.isShooting) {
      if (seen.pile > 0 || points > 0) now += w[at + FOLLOW.SHOOT_LOSES_POINTS]!;
    } else if (seen.pile > 0) now += w[at + FOLLOW.AVOID_UNDER_POINTS_HEIGHT]! * high;
    situation.value[0] = now + later;
    return;
  }
  const { after, pile, heartsOut } = seen;
  const yet = SEATS_IN[seen.live[suit]! & after]!;
  const take = DUCKED[ducking(live, yet, lower, outLength - lower)]!;
  const exit = exits.risks[suit === exits.suit ? 1 : 0]!;
  const voids = situation.voids[0]!;
  now +=
    w[at + FOLLOW.OVER]! + w[at + FOLLOW.TAKE]! * take + w[at + FOLLOW.TAKE_PILE]! * take * pile;
  later +=
    w[at + FOLLOW.TAKE_STUCK]! * take * exit +
    w[at + FOLLOW.TAKE_POINTS_OUT]! * take * situation.pointsOut[0]!;
  if (heartsOut !== 0 && suit !== HEARTS) now += w[at + FOLLOW.TAKE_HEART_THROWN]! * take * voids;
  if (isQueenOut && suit !== SPADES) now += w[at + FOLLOW.TAKE_QUEEN_THROWN]! * take * voids;
  if (suit === SPADES) {
    if (isQueenOut && rank > QUEEN) now += w[at + FOLLOW.HIGH_SPADE_TAKE]! * take * yet;
    now += w[at + FOLLOW.TAKE_SPADE_POINTS]! * take * points * A_QUEEN;
  } else if (suit === HEARTS) now += w[at + FOLLOW.HEART_TAKE]! * take * (points + yet);
  if (after === 0) later += w[at + FOLLOW.LAST]! + w[at + FOLLOW.LAST_STUCK]! * exit;
  if ((own & below(best)) === 0) later += w[at + FOLLOW.FORCED_HEIGHT]! * high;
  if (seen.hasJack) {
    if (hasJackUnit(deal.pile)) now += w[at + FOLLOW.TAKE_JACK]! * take;
    else if (suit === DIAMONDS) {
      if (rank === JACK) now += w[at + FOLLOW.JACK_TAKE]! * take;
      else if (rank > JACK && situation.isJackOut)
        now += w[at + FOLLOW.OVER_JACK_TAKE]! * take * yet;
    }
  }
  if (shooter >= 0) {
    if (suit !== HEARTS && pile === 0) now += w[at + FOLLOW.STOP_TAKE_NOTHING]! * take;
    else
      now +=
        (w[at + FOLLOW.STOP_TAKE_POINTS]! + w[at + FOLLOW.STOP_TAKE_POINTS_MENACE]! * seen.menace) *
        take;
  } else if (situation.isShooting) {
    now += w[at + FOLLOW.SHOOT_HIGHER]! * (outLength - lower);
    if (yet === 0 || lower === outLength)
      now += pile > 0 ? w[at + FOLLOW.SHOOT_WINS_POINTS]! : w[at + FOLLOW.SHOOT_WINS_NOTHING]!;
  } else {
    if (isQueenMine)
      later += (w[at + FOLLOW.AVOID_TAKE_WITH_QUEEN]! * take) / (1 + situation.guards);
    else if (isQueenOut && situation.masters !== 0)
      later += (w[at + FOLLOW.AVOID_TAKE_WITH_MASTERS]! * take) / (1 + situation.guards);
    if (after === 0 && pile === 0) later += w[at + FOLLOW.AVOID_LAST_HEIGHT]! * high;
    if (pile > 0) now += w[at + FOLLOW.AVOID_TAKE_POINTS]! * take;
    now += w[at + FOLLOW.AVOID_TAKE_THROWN_POINTS]! * take * voids * situation.pointsOut[0]!;
  }
  situation.value[0] = now + later;
}
