// How good a lead is: what it may take, what it draws from the others, and the hand that it leaves.

import { below, DIAMONDS, HEARTS, JACK, QUEEN, SPADES } from '@kalpler/engine';
import { count } from '../ducking/counts.ts';
import * as LEAD from './features/lead.ts';
import { A_QUEEN, type Situation } from './situation.ts';

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
  let now =
    w[at + LEAD.TAKE]! * take +
    w[at + LEAD.TAKE_SQUARED]! * take * take +
    w[at + LEAD.TAKE_STUCK]! * take * exit;
  let later =
    w[at + LEAD.OUT_LENGTH]! * outLength +
    w[at + LEAD.LENGTH]! * length +
    w[at + LEAD.HEIGHT]! * height[guards]!;
  now += w[at + LEAD.TAKE_POINTS_OUT]! * take * situation.pointsOut[0]!;
  later += w[at + LEAD.SMALLER]! * situation.smaller(rank);
  if (heartsOut !== 0 && suit !== HEARTS)
    now += (w[at + LEAD.TAKE_HEART_THROWN]! * take + w[at + LEAD.HEART_THROWN]!) * voids;
  if (isQueenOut && suit !== SPADES) now += w[at + LEAD.TAKE_QUEEN_THROWN]! * take * voids;
  if (live !== 0) later += (w[at + LEAD.OUT_LENGTH_EACH]! * outLength) / live;
  if (length === 1) later += isQueenMine ? w[at + LEAD.SINGLE_WITH_QUEEN]! : w[at + LEAD.SINGLE]!;
  if (guards === 0) later += w[at + LEAD.RAISES_LOWEST]! * (height[1]! - height[0]!);
  if (guards <= 1) later += w[at + LEAD.RAISES_SECOND]! * (height[2]! - height[1]!);
  if (lower === outLength) now += w[at + LEAD.MASTER]!;
  else if (lower === 0) now += w[at + LEAD.LOSER]!;
  if (suit === HEARTS) {
    now +=
      w[at + LEAD.HEART]! +
      w[at + LEAD.HEART_TAKE]! * take * live +
      w[at + LEAD.HEART_DUCK]! * (1 - take) * live;
  } else if (suit === SPADES) {
    if (rank > QUEEN) now += w[at + LEAD.TAKE_SPADE_POINTS]! * take * points[card]! * A_QUEEN;
    if (isQueenOut) {
      if (rank > QUEEN) now += w[at + LEAD.HIGH_SPADE_TAKE]! * take;
      else if (situation.masters === 0) now += w[at + LEAD.HUNT_QUEEN]!;
      else later += w[at + LEAD.HUNT_WITH_MASTERS]! / situation.guards;
    } else if (rank === QUEEN)
      now += w[at + LEAD.QUEEN_LED]! + w[at + LEAD.TAKE_SPADE_POINTS]! * take;
    else if (isQueenMine)
      later +=
        w[at + LEAD.SPADE_WITH_QUEEN]! +
        (rank < QUEEN ? w[at + LEAD.SPENDS_QUEEN_GUARD]! / situation.guards : 0);
  } else if (suit === DIAMONDS && seen.hasJack) {
    if (situation.isJackOut)
      now +=
        rank > JACK ? w[at + LEAD.OVER_JACK_TAKE]! * take : w[at + LEAD.UNDER_JACK]! * (1 - take);
    else if (rank === JACK) now += w[at + LEAD.JACK_DUCK]! * (1 - take);
    else if ((own >> JACK) & 1) later += w[at + LEAD.DIAMOND_WITH_JACK]!;
  }
  if (shooter >= 0) {
    if (suit === HEARTS)
      now +=
        (w[at + LEAD.STOP_HEART_TAKE]! + w[at + LEAD.STOP_HEART_TAKE_MENACE]! * seen.menace) * take;
    now += w[at + LEAD.STOP_TAKE_MENACE]! * seen.menace * take;
    if ((lives[suit]! >> shooter) & 1) now += w[at + LEAD.STOP_DUCK]! * (1 - take);
    else now += w[at + LEAD.STOP_TAKE_WHERE_VOID]! * take + w[at + LEAD.STOP_WHERE_VOID]!;
  } else if (situation.isShooting) {
    const higher = outLength - lower;
    if (higher === 0) now += w[at + LEAD.SHOOT_MASTER_LENGTH]! * length;
    else
      now +=
        w[at + LEAD.SHOOT_PER_HIGHER]! / higher +
        (suit === HEARTS ? w[at + LEAD.SHOOT_BEATABLE_HEART]! : 0);
    if (higher === 1) now += w[at + LEAD.SHOOT_ONE_HIGHER_LENGTH]! * length;
  } else {
    // Staying on lead keeps others from playing spades through a queen, king or ace.
    if (isQueenMine) later += (w[at + LEAD.AVOID_TAKE_WITH_QUEEN]! * take) / (1 + situation.guards);
    else if (isQueenOut) {
      if (situation.masters !== 0)
        later += (w[at + LEAD.AVOID_TAKE_WITH_MASTERS]! * take) / (1 + situation.guards);
      if (suit !== SPADES) now += w[at + LEAD.AVOID_QUEEN_THROWN]! * voids;
    }
    if (length > 1 && guards === length - 1)
      later += w[at + LEAD.AVOID_TOP_OF_SUIT]! * height[guards]!;
    now +=
      w[at + LEAD.AVOID_TAKE_CARDS]! * take * seen.cards +
      w[at + LEAD.AVOID_TAKE_THROWN_POINTS]! * take * voids * situation.pointsOut[0]!;
  }
  situation.value[0] = now + later;
}
