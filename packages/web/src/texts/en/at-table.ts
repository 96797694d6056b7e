// The words of a table that are fetched together, in English.

import { cardNameEn, suitsEn } from '@kalpler/words/cards-en';
import { refusalsEn } from '@kalpler/words/refusals-en';
import type { AtTable } from '../tr/at-table.ts';
import { panelsEn } from './panels.ts';
import { scoresEn } from './scores.ts';
import { tableEn } from './table.ts';

export const atTable: AtTable = {
  cards: { suits: suitsEn, name: cardNameEn },
  panels: panelsEn,
  refused: refusalsEn,
  scores: scoresEn,
  table: tableEn,
};
