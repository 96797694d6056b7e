// The rules of all games in words in English.

import type { RulesTexts } from '../rules.ts';
import { heartsEn } from './games/hearts.ts';
import { kingEn } from './games/king.ts';
import { spadesEn } from './games/spades.ts';

export const texts: RulesTexts = { hearts: heartsEn, spades: spadesEn, king: kingEn };
