// The rules of all games in words: fetched when somebody wants to read them.

import { heartsRulesTr } from './games/rules-hearts.ts';
import { kingRulesTr } from './games/rules-king.ts';
import { spadesRulesTr } from './games/rules-spades.ts';

export const texts = {
  hearts: heartsRulesTr,
  spades: spadesRulesTr,
  king: kingRulesTr,
};
