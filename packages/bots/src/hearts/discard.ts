// How good a discard is: the danger that goes with it, and who gets its points.

import { below, type Deal, DIAMONDS, HEARTS, JACK, QUEEN, SPADES } from '@kalpler/engine';
import { count } from '../ducking/counts.ts';
import { A_QUEEN, type Situation } from './situation.ts';

/** What getting rid of each point beyond the first of a heart is worth, where hearts count their pips (H11). */
const DEAR = 0.5;

export function weighDiscard(
  scene: Situation,
  deal: Deal,
  card: number,
  w: Float64Array,
  at: number,
): void {
  const { knowledge } = scene;
  const suit = card >> 5;
  const rank = card & 31;
  const { isQueenOut, isQueenMine, shooter } = knowledge;
  const { holding } = scene;
  if (suit !== holding.suit) scene.enter(suit, 0);
  const { own, out, length, outLength, height, takes } = holding;
  const guards = count(own & below(rank));
  const lower = count(out & below(rank));
  const points = knowledge.points[card]!;
  const high = height[guards]!;
  let now = w[at]! * outLength + w[at + 1]! * lower + w[at + 2]! * length * high;
  let later = w[at + 3]! * high + w[at + 4]! * high * scene.pointsOut[0]!;
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
    else if (isQueenMine) later += rank < QUEEN ? w[at + 23]! / scene.guards : w[at + 26]!;
    else if (isQueenOut) {
      if (rank > QUEEN) now += w[at + 21]! + w[at + 22]! / (1 + scene.guards);
      else later += scene.masters === 0 ? w[at + 25]! : w[at + 24]! / scene.guards;
    }
  } else if (suit === DIAMONDS && knowledge.hasJack) {
    if (rank === JACK) now += w[at + 28]!;
    else if (rank > JACK && scene.isJackOut) later += w[at + 29]!;
  }
  if (shooter >= 0) {
    if (deal.bestSeat === shooter) {
      now += w[at + 32]! * points;
      if (points > 0) now += w[at + 37]! * knowledge.menace;
    } else if (((knowledge.after >> shooter) & 1) === 0) {
      now += w[at + 33]! * points;
      if (points > 0) now += w[at + 36]! * knowledge.menace;
    } else now += w[at + 34]! * points;
    if (lower === outLength) later += w[at + 35]! * outLength;
  } else if (scene.isShooting) {
    if (points > 0) now += w[at + 32]!;
    later += w[at + 34]! * (outLength - lower) + w[at + 35]! * (outLength - lower) * length;
    if (lower === outLength) later += w[at + 33]! * outLength;
  }
  scene.value[0] = now + later;
}
