// Achievements of Hearts.

import { type Achievement, counted, longestRow, once } from '../../stats/achievement.ts';

const CLEAN_ROW = 3;
const FEWEST_DEALS = 4;
/** The part of the end score by which a match is won clearly. */
const CLEAR_PART = 0.4;

export const HEARTS = [
  counted(
    'heartsClean',
    'hearts',
    'medium',
    CLEAN_ROW,
    () =>
      ({ deals }) =>
        longestRow(deals, ({ raw, moon }) => raw === 0 && moon === null),
  ),
  once('heartsMoon', 'hearts', 'hard', ({ deals }) => deals.some(({ moon }) => moon === 'own')),
  once('heartsMoonMasters', 'hearts', 'expert', ({ deals }) =>
    deals.some(({ moon }) => moon === 'own'),
  ),
  once(
    'heartsNoQueen',
    'hearts',
    'hard',
    ({ isWon, deals }) =>
      isWon && deals.length >= FEWEST_DEALS && deals.every(({ hasQueen }) => !hasQueen),
  ),
  once(
    'heartsClear',
    'hearts',
    'hard',
    ({ isWon, deals, goal }) => isWon && (deals.at(-1)?.lead ?? 0) >= (goal ?? 0) * CLEAR_PART,
  ),
  once(
    'heartsEclipse',
    'hearts',
    'medium',
    ({ isWon, deals }) => isWon && deals.some(({ moon }) => moon === 'other'),
  ),
] as const satisfies readonly Achievement[];
