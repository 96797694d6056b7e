// Achievements of Hearts, and their signs.

import {
  type Achievement,
  counted,
  longestRow,
  once,
} from '../../stats/achievements/achievement.ts';
import {
  card,
  cut,
  heart,
  letter,
  moon,
  three,
  tulip,
} from '../../stats/achievements/achievement-signs.tsx';

const CLEAN_ROW = 3;
const FEWEST_DEALS = 4;
/** The part of the end score by which a match is won clearly. */
const CLEAR_PART = 0.4;

export const HEARTS_ACHIEVEMENTS = [
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

export const HEARTS_SIGNS = {
  heartsClean: [heart(50, 70, 38), cut(heart(50, 70, 27))],
  heartsMoon: moon(50, 70, 34),
  heartsMoonMasters: [moon(50, 77, 28), ...three],
  heartsNoQueen: [card(45, 65, -14, cut(letter('Q', 45, 71.5, 19))), tulip(62, 84, 15)],
  heartsClear: [heart(50, 60, 27), heart(38, 85, 9), heart(50, 87, 9), heart(62, 85, 9)],
  heartsEclipse: [heart(50, 70, 38), cut(moon(50.5, 68, 20))],
};
