// All words that a table needs, in both languages.

import { useSettings } from '../state/settings.tsx';
import { cardsEn, cardsTr } from './cards.ts';
import { LOBBY_TEXTS } from './lobby-texts.ts';
import { panelsEn, panelsTr } from './panels.ts';
import { scoresEn, scoresTr } from './scores.ts';
import { tableEn, tableTr } from './table.ts';
import { talkEn, talkTr } from './talk.ts';

const tr = {
  ...LOBBY_TEXTS.tr,
  cards: cardsTr,
  panels: panelsTr,
  scores: scoresTr,
  table: tableTr,
  talk: talkTr,
};

export type Texts = typeof tr;

const en: Texts = {
  ...LOBBY_TEXTS.en,
  cards: cardsEn,
  panels: panelsEn,
  scores: scoresEn,
  table: tableEn,
  talk: talkEn,
};

export function useTexts(): Texts {
  const { language } = useSettings().settings;
  return language === 'tr' ? tr : en;
}
