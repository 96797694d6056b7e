// What the page says: a catalogue for each area, fetched in the language that was chosen.

import { type Area, CATALOGUES, type Texts } from '@kalpler/i18n/areas';
import { texts as startEn } from '@kalpler/i18n/en/start';
import type { Language } from '@kalpler/i18n/language';
import { texts as startTr } from '@kalpler/i18n/tr/start';
import { type LazyResource, lazyResource } from './lazy-resource.ts';
import { useSettings } from './settings.tsx';
import { loadWords } from './shown-language.ts';

type Fetched = Exclude<Area, 'start'>;

const START: Readonly<Record<Language, Texts['start']>> = { tr: startTr, en: startEn };

const RESOURCES = Object.fromEntries(
  Object.entries(CATALOGUES).map(([area, { tr, en }]) => [
    area,
    {
      tr: lazyResource<object>(async () => (await tr()).texts),
      en: lazyResource<object>(async () => (await en()).texts),
    },
  ]),
) as { readonly [A in Fetched]: Readonly<Record<Language, LazyResource<Texts[A]>>> };

const asked = (area: Fetched) => ({
  load: (language: Language) => RESOURCES[area][language].load(),
  isThere: (language: Language) => RESOURCES[area][language].peek() !== undefined,
});
const ASKED = Object.fromEntries(
  Object.keys(RESOURCES).map((area) => [area, asked(area as Fetched)]),
) as Readonly<Record<Fetched, ReturnType<typeof asked>>>;

/** Fetches areas before they are shown: every part of the page names those that it reads among its needs. */
export function loadTexts(...areas: readonly Fetched[]): Promise<unknown> {
  return Promise.all(areas.map((area) => loadWords(ASKED[area])));
}

/** For components: an area that has been fetched. */
export function useTexts<A extends Area>(area: A): Texts[A];
export function useTexts(area: Area): Texts[Area] {
  const { language } = useSettings().settings;
  if (area === 'start') return START[language];
  const texts = RESOURCES[area][language].peek();
  if (texts === undefined)
    throw new Error(`the texts of ${area} are read before they were fetched`);
  return texts;
}

/** For what is shown over every screen: the words of a table where they are loaded, the others elsewhere. */
export function useTextsSoFar(): Texts['start'] {
  const { language } = useSettings().settings;
  return RESOURCES.table[language].peek() ?? START[language];
}
