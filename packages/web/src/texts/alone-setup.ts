// Words for choosing opponents and rules of a game alone, fetched in the language that was chosen.

import { type Later, later } from '../state/later.ts';
import { chosenLanguage, type Language, useSettings } from '../state/settings.tsx';
import type { aloneSetupTr } from './tr/alone-setup.ts';

const SETUP: Readonly<Record<Language, Later<typeof aloneSetupTr>>> = {
  tr: later(async () => (await import('./tr/alone-setup.ts')).aloneSetupTr),
  en: later(async () => (await import('./en/alone-setup.ts')).aloneSetupEn),
};

export const loadSetupTexts = () => SETUP[chosenLanguage()].load();

export const useSetupTexts = () => SETUP[useSettings().settings.language].read();
