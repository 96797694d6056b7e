// The words of the page in both languages, for tests that look for them.

import { chatEn } from '@kalpler/i18n/en/chat';
import { texts as doorTextsEn } from '@kalpler/i18n/en/door';
import { matchEndEn } from '@kalpler/i18n/en/match-end';
import { texts as tableTextsEn } from '@kalpler/i18n/en/table';
import { type ChatTexts, chatTr } from '@kalpler/i18n/tr/chat';
import { type DoorTexts, texts as doorTextsTr } from '@kalpler/i18n/tr/door';
import { type MatchEndTexts, matchEndTr } from '@kalpler/i18n/tr/match-end';
import { type TableTexts, texts as tableTextsTr } from '@kalpler/i18n/tr/table';

export interface Words extends DoorTexts, TableTexts {
  readonly matchEnd: MatchEndTexts;
  readonly chat: ChatTexts;
}

const tr: Words = { ...doorTextsTr, ...tableTextsTr, matchEnd: matchEndTr, chat: chatTr };
const en: Words = { ...doorTextsEn, ...tableTextsEn, matchEnd: matchEndEn, chat: chatEn };

export const WORDS = { tr, en } as const;
export { LANGUAGES } from '@kalpler/i18n/language';
export const THEMES = ['kahvehane', 'bogaz'] as const;
