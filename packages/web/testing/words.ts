// The words of the page in both languages, for tests that look for them.

import { commonEn, commonTr } from '../src/texts/common.ts';
import { atTable as atTableEn } from '../src/texts/en/at-table.ts';
import { lobbyEn } from '../src/texts/en/lobby.ts';
import { type LobbyTexts, type TableTexts, withLobby, withTable } from '../src/texts/gather.ts';
import { homeEn, homeTr } from '../src/texts/home.ts';
import { atTable as atTableTr } from '../src/texts/tr/at-table.ts';
import { lobbyTr } from '../src/texts/tr/lobby.ts';

export type Words = LobbyTexts & TableTexts;

const tr: Words = withTable(withLobby({ common: commonTr, home: homeTr }, lobbyTr), atTableTr);
const en: Words = withTable(withLobby({ common: commonEn, home: homeEn }, lobbyEn), atTableEn);

export const WORDS = { tr, en } as const;
export const LANGUAGES = ['tr', 'en'] as const;
export const THEMES = ['kahvehane', 'bogaz'] as const;
