// Achievements of King, and their signs.

import { type Achievement, once } from '../../stats/achievements/achievement.ts';
import {
  card,
  crown,
  cut,
  fan,
  heart,
  tulip,
} from '../../stats/achievements/achievement-signs.tsx';
import type { KingDeal } from './facts.ts';

const HIGH_POINTS = 500;
const FEWEST_PENALTIES = 2;
/** The most that a single game may cost: as much as one of the last two tricks. */
const DEEPEST_FALL = -180;

const isTrump = ({ contract }: KingDeal) => contract === 'koz';
const isOwnTrump = (deal: KingDeal) => deal.isOwn && isTrump(deal);
const isOwnPenalty = (deal: KingDeal) => deal.isOwn && !isTrump(deal);

/** Whether there are enough of them, and all are as they should be. */
function areAll(deals: readonly KingDeal[], fewest: number, is: (deal: KingDeal) => boolean) {
  return deals.length >= fewest && deals.every(is);
}

export const KING_ACHIEVEMENTS = [
  once('kingAlone', 'king', 'hard', ({ isWon, winners }) => isWon && winners === 1),
  once(
    'kingTrumps',
    'king',
    'hard',
    ({ isWon, deals }) => isWon && areAll(deals.filter(isOwnTrump), 1, ({ isBest }) => isBest),
  ),
  once('kingPenalties', 'king', 'medium', ({ deals }) =>
    areAll(deals.filter(isOwnPenalty), FEWEST_PENALTIES, ({ points }) => points === 0),
  ),
  once('kingHigh', 'king', 'hard', ({ points }) => points >= HIGH_POINTS),
  once(
    'kingSteady',
    'king',
    'hard',
    ({ isWon, deals }) => isWon && areAll(deals, 1, ({ points }) => points >= DEEPEST_FALL),
  ),
  once('kingNoTricks', 'king', 'hard', ({ deals }) =>
    deals.some(({ contract, units }) => contract === 'el' && units === 0),
  ),
] as const satisfies readonly Achievement[];

export const KING_SIGNS = {
  kingAlone: crown(50, 70, 38),
  kingTrumps: [card(50, 70, 0, cut(tulip(50, 70, 15))), tulip(31, 72, 10), tulip(69, 72, 10)],
  kingPenalties: [
    card(44, 71, -10, null),
    card(56, 71, 10, cut(heart(56, 71, 13))),
    tulip(50, 48, 13),
  ],
  kingHigh: [crown(50, 64, 30), ...fan(5, 85, 10, 6.4)],
  kingSteady: [
    <path key="shield" d="M50 48c6 4 12 6 18 6 0 17-6 30-18 38-12-8-18-21-18-38 6 0 12-2 18-6Z" />,
    cut(crown(50, 68, 20)),
  ],
  kingNoTricks: [
    <g key="cards" data-part="outline">
      {card(42, 72, -14, null)}
      {card(50, 70, 0, null)}
      {card(58, 72, 14, null)}
    </g>,
  ],
};
