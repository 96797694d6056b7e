// How good a card of the led suit is: whether it takes the trick, what that costs, and the hand that it leaves.

import { below, type Deal, DIAMONDS, HEARTS, JACK, QUEEN, SPADES } from '@kalpler/engine';
import { DUCKED, ducking } from '../ducking/chances.ts';
import { count, SEATS_IN } from '../ducking/counts.ts';
import { A_QUEEN, type Situation } from './situation.ts';

/** The jack of diamonds among the units of a trick (H11). */
const JACK_UNIT = 1 << 16;

export function weighFollow(
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
  const { holding, exits } = scene;
  if (suit !== holding.suit) scene.enter(suit, scene.seats);
  const { own, out, length, outLength, live, height, takes } = holding;
  const best = deal.best & 31;
  const points = knowledge.points[card]!;
  const guards = count(own & below(rank));
  const lower = count(out & below(rank));
  const high = height[guards]!;
  let later = w[at]! * scene.smaller(rank) + w[at + 1]! * high;
  let now = w[at + 8]! * high * scene.pointsOut[0]!;
  if (guards === 0) {
    now += w[at + 2]! * (height[1]! - high) + w[at + 3]! * (takes[1]! - takes[0]!);
  }
  if (guards <= 1) later += w[at + 4]! * (height[2]! - height[1]!);
  if (guards <= 2) later += w[at + 5]! * (height[3]! - height[2]!);
  if (lower === outLength) later += w[at + 6]!;
  else if (lower === 0) later += w[at + 7]!;
  if (length === 1) later += w[at + 9]!;
  if (suit === SPADES) {
    if (isQueenOut && rank > QUEEN) later += w[at + 10]! + w[at + 11]! / (1 + scene.guards);
    else if (isQueenMine && rank < QUEEN) later += w[at + 12]! / scene.guards;
  }
  if (rank < best) {
    if (suit === SPADES) now += w[at + 13]! * points * A_QUEEN;
    else if (suit === HEARTS) now += w[at + 15]! * high * points;
    if (suit === DIAMONDS && rank === JACK && knowledge.hasJack) now += w[at + 28]!;
    if (shooter >= 0) {
      if (deal.bestSeat === shooter) now += w[at + 33]! * points;
      else if (((knowledge.after >> shooter) & 1) === 0) {
        now += w[at + 34]! * points;
        if (points > 0 || knowledge.pile > 0) now += w[at + 37]! * knowledge.menace;
      }
    } else if (scene.isShooting) {
      if (knowledge.pile > 0 || points > 0) now += w[at + 34]!;
    } else if (knowledge.pile > 0) now += w[at + 36]! * high;
    scene.value[0] = now + later;
    return;
  }
  const { after, pile, heartsOut } = knowledge;
  const yet = SEATS_IN[knowledge.live[suit]! & after]!;
  const take = DUCKED[ducking(live, yet, lower, outLength - lower)]!;
  const exit = exits.risks[suit === exits.suit ? 1 : 0]!;
  const voids = scene.voids[0]!;
  now += w[at + 16]! + w[at + 17]! * take + w[at + 18]! * take * pile;
  later += w[at + 21]! * take * exit + w[at + 22]! * take * scene.pointsOut[0]!;
  if (heartsOut !== 0 && suit !== HEARTS) now += w[at + 19]! * take * voids;
  if (isQueenOut && suit !== SPADES) now += w[at + 20]! * take * voids;
  if (suit === SPADES) {
    if (isQueenOut && rank > QUEEN) now += w[at + 23]! * take * yet;
    now += w[at + 27]! * take * points * A_QUEEN;
  } else if (suit === HEARTS) now += w[at + 14]! * take * (points + yet);
  if (after === 0) later += w[at + 24]! + w[at + 25]! * exit;
  if ((own & below(best)) === 0) later += w[at + 26]! * high;
  if (knowledge.hasJack) {
    if (deal.pile >= JACK_UNIT) now += w[at + 31]! * take;
    else if (suit === DIAMONDS) {
      if (rank === JACK) now += w[at + 29]! * take;
      else if (rank > JACK && scene.isJackOut) now += w[at + 30]! * take * yet;
    }
  }
  if (shooter >= 0) {
    if (suit !== HEARTS && pile === 0) now += w[at + 35]! * take;
    else now += (w[at + 32]! + w[at + 36]! * knowledge.menace) * take;
  } else if (scene.isShooting) {
    now += w[at + 35]! * (outLength - lower);
    if (yet === 0 || lower === outLength) now += pile > 0 ? w[at + 33]! : w[at + 32]!;
  } else {
    if (isQueenMine) later += (w[at + 32]! * take) / (1 + scene.guards);
    else if (isQueenOut && scene.masters !== 0) later += (w[at + 33]! * take) / (1 + scene.guards);
    if (after === 0 && pile === 0) later += w[at + 37]! * high;
    if (pile > 0) now += w[at + 34]! * take;
    now += w[at + 35]! * take * voids * scene.pointsOut[0]!;
  }
  scene.value[0] = now + later;
}
