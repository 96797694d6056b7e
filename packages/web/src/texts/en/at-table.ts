// The words of a table that are fetched together, in English.

import type { AtTable } from '../tr/at-table.ts';
import { cardsEn } from './cards.ts';
import { panelsEn } from './panels.ts';
import { refusedEn } from './refused.ts';
import { scoresEn } from './scores.ts';
import { tableEn } from './table.ts';

export const atTable: AtTable = {
  cards: cardsEn,
  panels: panelsEn,
  refused: refusedEn,
  scores: scoresEn,
  table: tableEn,
};
