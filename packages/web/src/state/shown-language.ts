// The language that the page is shown in, and the words that must be there before it changes to another.

import type { Language } from '@kalpler/i18n/language';

interface Words {
  load(language: Language): Promise<unknown>;
  isThere(language: Language): boolean;
}

let shown: Language = 'tr';
const asked = new Set<Words>();

export function shownLanguage(): Language {
  return shown;
}

export function beginIn(language: Language): void {
  shown = language;
}

/** Fetches words in the language that is shown; from now on another one has to have them as well. */
export function loadWords(words: Words): Promise<unknown> {
  asked.add(words);
  return words.load(shown);
}

/**
 * Fetches all words that were ever asked for in another language, then shows that one if it is still meant. Says
 * whether it is shown.
 */
export async function loadLanguage(language: Language, isMeant: () => boolean): Promise<boolean> {
  const missing = () => [...asked].filter((words) => !words.isThere(language));
  // While some are being fetched, more may be asked for.
  while (missing().length > 0) await Promise.all(missing().map((words) => words.load(language)));
  if (isMeant()) shown = language;
  return isMeant();
}
