// All words that a table needs, fetched in the language that was chosen.

import { type Later, later } from '../state/later.ts';
import { chosenLanguage, type Language, useSettings } from '../state/settings.tsx';
import { type TableTexts as Texts, withTable } from './gather.ts';
import { LOBBY_TEXTS } from './lobby-texts.ts';
import { type Texts as BaseTexts, TEXTS } from './texts.ts';
import type { AtTable } from './tr/at-table.ts';

export type { Texts };

async function joined(language: Language, coming: Promise<{ readonly atTable: AtTable }>) {
  const [lobby, { atTable }] = await Promise.all([LOBBY_TEXTS[language].load(), coming]);
  return withTable(lobby, atTable);
}

const TABLE_TEXTS: Readonly<Record<Language, Later<Texts>>> = {
  tr: later(() => joined('tr', import('./tr/at-table.ts'))),
  en: later(() => joined('en', import('./en/at-table.ts'))),
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
