// Words for choosing opponents and rules of a game alone, fetched in the language that was chosen.

import { fetchedWords } from './fetched-words.ts';

export const { load: loadSetupTexts, use: useSetupTexts } = fetchedWords(
  async () => (await import('./tr/alone-setup.ts')).aloneSetupTr,
  async () => (await import('./en/alone-setup.ts')).aloneSetupEn,
);
