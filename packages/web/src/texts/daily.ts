// Words of the daily deal, fetched in the language that was chosen.

import { fetchedWords } from './fetched-words.ts';

export const { load: loadDailyTexts, use: useDailyTexts } = fetchedWords(
  async () => (await import('./tr/daily.ts')).dailyTr,
  async () => (await import('./en/daily.ts')).dailyEn,
);
