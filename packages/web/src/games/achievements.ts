// The achievements of the games, and what is drawn on the mark of each.

import { HEARTS_ACHIEVEMENTS, HEARTS_SIGNS } from './hearts/achievements.tsx';
import { KING_ACHIEVEMENTS, KING_SIGNS } from './king/achievements.tsx';
import { SPADES_ACHIEVEMENTS, SPADES_SIGNS } from './spades/achievements.tsx';

export const GAME_ACHIEVEMENTS = [
  ...HEARTS_ACHIEVEMENTS,
  ...SPADES_ACHIEVEMENTS,
  ...KING_ACHIEVEMENTS,
] as const;

export const GAME_SIGNS = { ...HEARTS_SIGNS, ...SPADES_SIGNS, ...KING_SIGNS } as const;
