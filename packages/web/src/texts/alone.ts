// Words of a match that is played alone, fetched in the language that was chosen.

import { fetchedWords } from './fetched-words.ts';

export const { load: loadAloneTexts, use: useAloneTexts } = fetchedWords(
  async () => (await import('./tr/alone.ts')).aloneTr,
  async () => (await import('./en/alone.ts')).aloneEn,
);
