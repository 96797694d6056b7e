// All words that a table needs, fetched in the language that was chosen.

import { useSettings } from '../state/settings.tsx';
import { fetchedWords } from './fetched-words.ts';
import { type TableTexts as Texts, withTable } from './gather.ts';
import { type Texts as BaseTexts, TEXTS } from './texts.ts';

export type { Texts };

const TABLE_TEXTS = fetchedWords<Texts>(
  async () => withTable(TEXTS.tr, (await import('./tr/at-table.ts')).atTable),
  async () => withTable(TEXTS.en, (await import('./en/at-table.ts')).atTable),
);

export const { load: loadTableTexts, use: useTexts } = TABLE_TEXTS;

/** For what hangs over every screen: the words of a table where they have come, the others elsewhere. */
export function useTextsSoFar(): BaseTexts {
  const { language } = useSettings().settings;
  return TABLE_TEXTS.in[language].peek() ?? TEXTS[language];
}
