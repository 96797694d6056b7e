// All words that the lobby needs, fetched in the language that was chosen.

import { fetchedWords } from './fetched-words.ts';
import { withLobby } from './gather.ts';
import { TEXTS } from './texts.ts';

export const { load: loadLobbyTexts, use: useTexts } = fetchedWords(
  async () => withLobby(TEXTS.tr, (await import('./tr/lobby.ts')).lobbyTr),
  async () => withLobby(TEXTS.en, (await import('./en/lobby.ts')).lobbyEn),
);
