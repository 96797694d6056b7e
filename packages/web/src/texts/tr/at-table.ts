// The words of a table that are fetched together.

import { cardsTr } from './cards.ts';
import { panelsTr } from './panels.ts';
import { refusedTr } from './refused.ts';
import { scoresTr } from './scores.ts';
import { tableTr } from './table.ts';

export const atTable = {
  cards: cardsTr,
  panels: panelsTr,
  refused: refusedTr,
  scores: scoresTr,
  table: tableTr,
};

export type AtTable = typeof atTable;
