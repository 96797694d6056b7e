// The games as they are called: what is known of each from the beginning, and the names of the rules it is played by.

import type { GameId } from '@kalpler/engine';
import type { Games } from '../game-texts.ts';
import { heartsTr } from './games/hearts.ts';
import { kingTr } from './games/king.ts';
import { spadesTr } from './games/spades.ts';

export const gamesTr: Games = {
  hearts: heartsTr,
  spades: spadesTr,
  king: kingTr,
};

export const presetTr = (game: GameId, preset: string) => gamesTr[game].presets[preset] ?? preset;
