// All words that the lobby needs, fetched in the language that was chosen.

import { type Later, later } from '../state/later.ts';
import { chosenLanguage, type Language, useSettings } from '../state/settings.tsx';
import { type LobbyTexts, withLobby } from './gather.ts';
import { TEXTS } from './texts.ts';

export const LOBBY_TEXTS: Readonly<Record<Language, Later<LobbyTexts>>> = {
  tr: later(async () => withLobby(TEXTS.tr, (await import('./tr/lobby.ts')).lobbyTr)),
  en: later(async () => withLobby(TEXTS.en, (await import('./en/lobby.ts')).lobbyEn)),
};

export const loadLobbyTexts = () => LOBBY_TEXTS[chosenLanguage()].load();

export function useTexts(): LobbyTexts {
  return LOBBY_TEXTS[useSettings().settings.language].read();
}
