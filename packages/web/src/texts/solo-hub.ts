// Words of the entrance to playing alone, fetched in the language that was chosen.

import { fetchedWords } from './fetched-words.ts';

export const { load: loadHubTexts, use: useHubTexts } = fetchedWords(
  async () => (await import('./tr/solo-hub.ts')).soloHubTr,
  async () => (await import('./en/solo-hub.ts')).soloHubEn,
);
