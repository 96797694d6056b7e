// All words that the lobby needs, in both languages.

import { useSettings } from '../state/settings.tsx';
import { lobbyEn, lobbyTr } from './lobby.ts';
import { TEXTS } from './texts.ts';

const tr = { ...TEXTS.tr, home: { ...TEXTS.tr.home, ...lobbyTr } };

export type LobbyTexts = typeof tr;

const en: LobbyTexts = { ...TEXTS.en, home: { ...TEXTS.en.home, ...lobbyEn } };

export const LOBBY_TEXTS = { tr, en } as const;

export function useTexts(): LobbyTexts {
  return LOBBY_TEXTS[useSettings().settings.language];
}
