// How good a discard is: the danger that goes with it, and who gets its points.

import { below, type Deal, DIAMONDS, HEARTS, JACK, QUEEN, SPADES } from '@kalpler/engine';
import { count } from '../ducking/counts.ts';
import * as DISCARD from './features/discard.ts';
import { A_QUEEN, type Situation } from './situation.ts';

/** What getting rid of each point beyond the first of a heart is worth, where hearts count their pips (H11). */
const EXTRA_POINT = 0.5;

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
  let now =
    w[at + DISCARD.OUT_LENGTH]! * outLength +
    w[at + DISCARD.LOWER]! * lower +
    w[at + DISCARD.LENGTH_HEIGHT]! * length * high;
  let later =
    w[at + DISCARD.HEIGHT]! * high +
    w[at + DISCARD.HEIGHT_POINTS_OUT]! * high * situation.pointsOut[0]!;
  if (guards === 0) {
    now +=
      w[at + DISCARD.RAISES_LOWEST]! * (height[1]! - high) +
      w[at + DISCARD.RAISES_LOWEST_TAKE]! * (takes[1]! - takes[0]!);
  }
  if (guards <= 1) {
    now +=
      w[at + DISCARD.RAISES_SECOND]! * (height[2]! - height[1]!) +
      w[at + DISCARD.RAISES_SECOND_TAKE]! * (takes[2]! - takes[1]!);
  }
  if (guards <= 2) later += w[at + DISCARD.RAISES_THIRD]! * (height[3]! - height[2]!);
  if (length > 3) now -= w[at + DISCARD.LONG_SUIT]! * height[guards < 3 ? 3 : guards]!;
  if (length === 1)
    later += w[at + DISCARD.SINGLE]! + w[at + DISCARD.SINGLE_OUT_LENGTH]! * outLength;
  if (outLength === 0) now += w[at + DISCARD.DEAD]!;
  else if (lower === outLength) now += w[at + DISCARD.MASTER]!;
  else if (lower === 0) now += w[at + DISCARD.LOSER]!;
  if (suit === HEARTS) {
    now +=
      w[at + DISCARD.HEART]! +
      w[at + DISCARD.HEART_HEIGHT]! * high +
      w[at + DISCARD.HEART_LENGTH]! * length +
      (points - 1) * EXTRA_POINT;
  } else if (suit === SPADES) {
    now += w[at + DISCARD.SPADE_POINTS]! * points * A_QUEEN;
    if (rank === QUEEN) now += w[at + DISCARD.QUEEN_PER_GUARD]! / (guards + 1);
    else if (isQueenMine)
      later +=
        rank < QUEEN
          ? w[at + DISCARD.SPENDS_QUEEN_GUARD]! / situation.guards
          : w[at + DISCARD.HIGH_SPADE_WITH_QUEEN]!;
    else if (isQueenOut) {
      if (rank > QUEEN)
        now +=
          w[at + DISCARD.HIGH_SPADE]! + w[at + DISCARD.HIGH_SPADE_GUARDS]! / (1 + situation.guards);
      else
        later +=
          situation.masters === 0
            ? w[at + DISCARD.LOW_SPADE]!
            : w[at + DISCARD.SPENDS_GUARD]! / situation.guards;
    }
  } else if (suit === DIAMONDS && seen.hasJack) {
    if (rank === JACK) now += w[at + DISCARD.JACK_THROWN]!;
    else if (rank > JACK && situation.isJackOut) later += w[at + DISCARD.OVER_JACK]!;
  }
  if (shooter >= 0) {
    if (deal.bestSeat === shooter) {
      now += w[at + DISCARD.STOP_POINTS_TO_SHOOTER]! * points;
      if (points > 0) now += w[at + DISCARD.STOP_MENACE_TO_SHOOTER]! * seen.menace;
    } else if (((seen.after >> shooter) & 1) === 0) {
      now += w[at + DISCARD.STOP_POINTS_TO_OTHER]! * points;
      if (points > 0) now += w[at + DISCARD.STOP_MENACE_TO_OTHER]! * seen.menace;
    } else now += w[at + DISCARD.STOP_POINTS_IN_DOUBT]! * points;
    if (lower === outLength) later += w[at + DISCARD.STOP_MASTER_OUT_LENGTH]! * outLength;
  } else if (situation.isShooting) {
    if (points > 0) now += w[at + DISCARD.SHOOT_POINTS]!;
    later +=
      w[at + DISCARD.SHOOT_HIGHER]! * (outLength - lower) +
      w[at + DISCARD.SHOOT_HIGHER_LENGTH]! * (outLength - lower) * length;
    if (lower === outLength) later += w[at + DISCARD.SHOOT_MASTER_OUT_LENGTH]! * outLength;
  }
  situation.value[0] = now + later;
}
