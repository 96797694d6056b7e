// The games as they are called in English: what is known of each from the beginning, and the names of their rules.

import type { Games } from '../game-texts.ts';
import type { presetTr } from '../tr/games.ts';
import { heartsEn } from './games/hearts.ts';
import { kingEn } from './games/king.ts';
import { spadesEn } from './games/spades.ts';

export const gamesEn: Games = {
  hearts: heartsEn,
  spades: spadesEn,
  king: kingEn,
};

export const presetEn: typeof presetTr = (game, preset) => gamesEn[game].presets[preset] ?? preset;
