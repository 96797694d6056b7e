// The words of the lobby with those of a table's door and its waiting room, fetched in the language that was chosen.

import { fetchedWords } from './fetched-words.ts';
import { withDoor, withLobby } from './gather.ts';
import { TEXTS } from './texts.ts';

export const { load: loadDoorTexts, use: useTexts } = fetchedWords(
  async () => {
    const [{ lobbyTr }, { doorTr }] = await Promise.all([
      import('./tr/lobby.ts'),
      import('./tr/door.ts'),
    ]);
    return withDoor(withLobby(TEXTS.tr, lobbyTr), doorTr);
  },
  async () => {
    const [{ lobbyEn }, { doorEn }] = await Promise.all([
      import('./en/lobby.ts'),
      import('./en/door.ts'),
    ]);
    return withDoor(withLobby(TEXTS.en, lobbyEn), doorEn);
  },
);
