// The rules of all games in words: fetched when somebody wants to read them.

import type { RulesTexts } from '../rules.ts';
import { heartsTr } from './games/hearts.ts';
import { kingTr } from './games/king.ts';
import { spadesTr } from './games/spades.ts';

export const texts: RulesTexts = { hearts: heartsTr, spades: spadesTr, king: kingTr };
