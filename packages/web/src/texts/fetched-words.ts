// Words that are fetched when they are first needed, and only in the language that was chosen.

import type { Language } from '@kalpler/words/language';
import { type LazyResource, lazyResource } from '../state/lazy-resource.ts';
import { chosenLanguage, useSettings } from '../state/settings.tsx';

export interface FetchedWords<Words extends object> {
  /** Fetches them ahead of the time when they are shown. */
  readonly load: () => Promise<Words>;
  /** For components: one that reads them too early is shown when they are there. */
  readonly use: () => Words;
  readonly in: Readonly<Record<Language, LazyResource<Words>>>;
}

export function fetchedWords<Words extends object>(
  tr: () => Promise<Words>,
  en: () => Promise<Words>,
): FetchedWords<Words> {
  const words = { tr: lazyResource(tr), en: lazyResource(en) };
  return {
    load: () => words[chosenLanguage()].load(),
    use: () => words[useSettings().settings.language].read(),
    in: words,
  };
}
