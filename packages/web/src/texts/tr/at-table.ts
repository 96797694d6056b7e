// The words of a table that are fetched together.

import { refusalsTr } from '@kalpler/words/refusals-tr';
import { cardsTr } from './cards.ts';
import { panelsTr } from './panels.ts';
import { scoresTr } from './scores.ts';
import { tableTr } from './table.ts';

export const atTable = {
  cards: cardsTr,
  panels: panelsTr,
  refused: refusalsTr,
  scores: scoresTr,
  table: tableTr,
};

export type AtTable = typeof atTable;
