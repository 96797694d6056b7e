// The rules of all games in words in English.

import type { RulesTexts } from '../rules.ts';
import { heartsRulesEn } from './games/rules-hearts.ts';
import { kingRulesEn } from './games/rules-king.ts';
import { spadesRulesEn } from './games/rules-spades.ts';

export const texts: RulesTexts = {
  hearts: heartsRulesEn,
  spades: spadesRulesEn,
  king: kingRulesEn,
};
