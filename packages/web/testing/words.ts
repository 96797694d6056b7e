// The words of the page in both languages, for tests that look for them.

import { cardsEn, cardsTr } from '../src/texts/cards.ts';
import { commonEn, commonTr } from '../src/texts/common.ts';
import { homeEn, homeTr } from '../src/texts/home.ts';
import { lobbyEn, lobbyTr } from '../src/texts/lobby.ts';
import { panelsEn, panelsTr } from '../src/texts/panels.ts';
import { scoresEn, scoresTr } from '../src/texts/scores.ts';
import { tableEn, tableTr } from '../src/texts/table.ts';
import type { Texts } from '../src/texts/table-texts.ts';
import { talkEn, talkTr } from '../src/texts/talk.ts';

export type Words = Texts;

const tr: Words = {
  cards: cardsTr,
  common: commonTr,
  home: { ...homeTr, ...lobbyTr },
  panels: panelsTr,
  scores: scoresTr,
  table: tableTr,
  talk: talkTr,
};

const en: Words = {
  cards: cardsEn,
  common: commonEn,
  home: { ...homeEn, ...lobbyEn },
  panels: panelsEn,
  scores: scoresEn,
  table: tableEn,
  talk: talkEn,
};

export const WORDS = { tr, en } as const;
export const LANGUAGES = ['tr', 'en'] as const;
export const THEMES = ['kahvehane', 'bogaz'] as const;
