// Words of a match that is played alone, fetched in the language that was chosen.

import { type Later, later } from '../state/later.ts';
import { chosenLanguage, type Language, useSettings } from '../state/settings.tsx';
import type { aloneTr } from './tr/alone.ts';

const ALONE: Readonly<Record<Language, Later<typeof aloneTr>>> = {
  tr: later(async () => (await import('./tr/alone.ts')).aloneTr),
  en: later(async () => (await import('./en/alone.ts')).aloneEn),
};

export const loadAloneTexts = () => ALONE[chosenLanguage()].load();

export const useAloneTexts = () => ALONE[useSettings().settings.language].read();
