// Words of a match that is played alone, fetched in the language that was chosen.

import { fetchedWords } from './fetched-words.ts';

export const { load: loadSoloTexts, use: useSoloTexts } = fetchedWords(
  async () => (await import('./tr/solo.ts')).soloTr,
  async () => (await import('./en/solo.ts')).soloEn,
);
