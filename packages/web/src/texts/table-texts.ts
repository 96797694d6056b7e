// All words that a table needs, fetched in the language that was chosen.

import { type Later, later } from '../state/later.ts';
import { chosenLanguage, type Language, useSettings } from '../state/settings.tsx';
import { type TableTexts as Texts, withTable } from './gather.ts';
import { type Texts as BaseTexts, TEXTS } from './texts.ts';

export type { Texts };

const TABLE_TEXTS: Readonly<Record<Language, Later<Texts>>> = {
  tr: later(async () => withTable(TEXTS.tr, (await import('./tr/at-table.ts')).atTable)),
  en: later(async () => withTable(TEXTS.en, (await import('./en/at-table.ts')).atTable)),
};

export const loadTableTexts = () => TABLE_TEXTS[chosenLanguage()].load();

export function useTexts(): Texts {
  return TABLE_TEXTS[useSettings().settings.language].read();
}

/** For what hangs over every screen: the words of a table where they have come, the others elsewhere. */
export function useTextsSoFar(): BaseTexts {
  const { language } = useSettings().settings;
  return TABLE_TEXTS[language].peek() ?? TEXTS[language];
}
