// Words of the daily deal, fetched in the language that was chosen.

import { type Later, later } from '../state/later.ts';
import { chosenLanguage, type Language, useSettings } from '../state/settings.tsx';
import type { dailyTr } from './tr/daily.ts';

const DAILY: Readonly<Record<Language, Later<typeof dailyTr>>> = {
  tr: later(async () => (await import('./tr/daily.ts')).dailyTr),
  en: later(async () => (await import('./en/daily.ts')).dailyEn),
};

export const loadDailyTexts = () => DAILY[chosenLanguage()].load();

export const useDailyTexts = () => DAILY[useSettings().settings.language].read();
