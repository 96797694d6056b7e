// Words for choosing opponents and rules of a game alone, fetched in the language that was chosen.

import { fetchedWords } from './fetched-words.ts';

export const { load: loadSetupTexts, use: useSetupTexts } = fetchedWords(
  async () => (await import('./tr/solo-setup.ts')).soloSetupTr,
  async () => (await import('./en/solo-setup.ts')).soloSetupEn,
);
