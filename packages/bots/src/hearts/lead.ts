// How good a lead is: what it may take, what it draws from the others, and the hand that it leaves.

import { below, DIAMONDS, HEARTS, JACK, QUEEN, SPADES } from '@kalpler/engine';
import { count } from '../ducking/counts.ts';
import { A_QUEEN, type Situation } from './situation.ts';

export function weighLead(scene: Situation, card: number, w: Float64Array, at: number): void {
  const { knowledge } = scene;
  const suit = card >> 5;
  const rank = card & 31;
  const { heartsOut, isQueenOut, isQueenMine, shooter, points, live: lives } = knowledge;
  const { holding, exits } = scene;
  if (suit !== holding.suit) scene.enter(suit, scene.seats);
  const { own, out, length, outLength, live, height, takes } = holding;
  const voids = scene.voids[0]!;
  const guards = count(own & below(rank));
  const lower = count(out & below(rank));
  const take = takes[guards]!;
  const exit = exits.risks[suit === exits.suit && guards === 0 ? 1 : 0]!;
  // Two sums side by side: additions that wait for one another are slow.
  let now = w[at]! * take + w[at + 1]! * take * take + w[at + 2]! * take * exit;
  let later = w[at + 6]! * outLength + w[at + 7]! * length + w[at + 8]! * height[guards]!;
  now += w[at + 11]! * take * scene.pointsOut[0]!;
  later += w[at + 16]! * scene.smaller(rank);
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
      else if (scene.masters === 0) now += w[at + 21]!;
      else later += w[at + 22]! / scene.guards;
    } else if (rank === QUEEN) now += w[at + 24]! + w[at + 25]! * take;
    else if (isQueenMine) later += w[at + 26]! + (rank < QUEEN ? w[at + 27]! / scene.guards : 0);
  } else if (suit === DIAMONDS && knowledge.hasJack) {
    if (scene.isJackOut) now += rank > JACK ? w[at + 29]! * take : w[at + 28]! * (1 - take);
    else if (rank === JACK) now += w[at + 30]! * (1 - take);
    else if ((own >> JACK) & 1) later += w[at + 31]!;
  }
  if (shooter >= 0) {
    if (suit === HEARTS) now += (w[at + 32]! + w[at + 36]! * knowledge.menace) * take;
    now += w[at + 37]! * knowledge.menace * take;
    if ((lives[suit]! >> shooter) & 1) now += w[at + 33]! * (1 - take);
    else now += w[at + 34]! * take + w[at + 35]!;
  } else if (scene.isShooting) {
    const higher = outLength - lower;
    if (higher === 0) now += w[at + 34]! * length;
    else now += w[at + 32]! / higher + (suit === HEARTS ? w[at + 35]! : 0);
    if (higher === 1) now += w[at + 33]! * length;
  } else {
    // Staying on lead keeps others from playing spades through a queen, king or ace.
    if (isQueenMine) later += (w[at + 36]! * take) / (1 + scene.guards);
    else if (isQueenOut) {
      if (scene.masters !== 0) later += (w[at + 37]! * take) / (1 + scene.guards);
      if (suit !== SPADES) now += w[at + 32]! * voids;
    }
    if (length > 1 && guards === length - 1) later += w[at + 33]! * height[guards]!;
    now += w[at + 34]! * take * knowledge.cards + w[at + 35]! * take * voids * scene.pointsOut[0]!;
  }
  scene.value[0] = now + later;
}
