// Words of the entrance to playing alone, fetched in the language that was chosen.

import { type Later, later } from '../state/later.ts';
import { chosenLanguage, type Language, useSettings } from '../state/settings.tsx';
import type { aloneHubTr } from './tr/alone-hub.ts';

const HUB: Readonly<Record<Language, Later<typeof aloneHubTr>>> = {
  tr: later(async () => (await import('./tr/alone-hub.ts')).aloneHubTr),
  en: later(async () => (await import('./en/alone-hub.ts')).aloneHubEn),
};

export const loadHubTexts = () => HUB[chosenLanguage()].load();

export const useHubTexts = () => HUB[useSettings().settings.language].read();
