// Achievements of King.

import { type Achievement, once } from '../../stats/achievement.ts';
import type { KingDeal } from '../../stats/facts.ts';

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

export const KING = [
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
