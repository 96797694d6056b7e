// The page of the daily deal together with its words: it is not shown before they are there.

import { loadDailyTexts } from '../../texts/daily.ts';
import { DailyPage } from './DailyPage.tsx';

export async function openDaily(): Promise<typeof DailyPage> {
  await loadDailyTexts();
  return DailyPage;
}
