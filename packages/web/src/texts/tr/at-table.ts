// The words of a table that are fetched together.

import { cardNameTr, suitsTr } from '@kalpler/words/cards-tr';
import { refusalsTr } from '@kalpler/words/refusals-tr';
import { panelsTr } from './panels.ts';
import { scoresTr } from './scores.ts';
import { tableTr } from './table.ts';

export const atTable = {
  cards: { suits: suitsTr, name: cardNameTr },
  panels: panelsTr,
  refused: refusalsTr,
  scores: scoresTr,
  table: tableTr,
};

export type AtTable = typeof atTable;
