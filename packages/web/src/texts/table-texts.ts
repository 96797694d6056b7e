// All words that a table needs, in both languages.

import { useSettings } from '../state/settings.tsx';
import { cardsEn, cardsTr } from './cards.ts';
import { panelsEn, panelsTr } from './panels.ts';
import { scoresEn, scoresTr } from './scores.ts';
import { tableEn, tableTr } from './table.ts';
import { TEXTS } from './texts.ts';

const tr = {
  ...TEXTS.tr,
  cards: cardsTr,
  panels: panelsTr,
  scores: scoresTr,
  table: tableTr,
};

export type Texts = typeof tr;

const en: Texts = {
  ...TEXTS.en,
  cards: cardsEn,
  panels: panelsEn,
  scores: scoresEn,
  table: tableEn,
};

export function useTexts(): Texts {
  const { language } = useSettings().settings;
  return language === 'tr' ? tr : en;
}
