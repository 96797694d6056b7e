// What the page says: a catalogue for each area, fetched in the language that was chosen.

import { type Area, CATALOGUES, type Texts } from '@kalpler/i18n/areas';
import { texts as startEn } from '@kalpler/i18n/en/start';
import type { Language } from '@kalpler/i18n/language';
import { texts as startTr } from '@kalpler/i18n/tr/start';
import { type LazyResource, lazyResource } from './lazy-resource.ts';
import { chosenLanguage, useSettings } from './settings.tsx';

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

/** Fetches areas ahead of the time when they are shown. */
export function loadTexts(...areas: readonly Fetched[]): Promise<unknown> {
  const language = chosenLanguage();
  return Promise.all(areas.map((area) => RESOURCES[area][language].load()));
}

/** For components: one that reads an area too early is shown when it is there. */
export function useTexts<A extends Area>(area: A): Texts[A];
export function useTexts(area: Area): Texts[Area] {
  const { language } = useSettings().settings;
  return area === 'start' ? START[language] : RESOURCES[area][language].read();
}

/** For what hangs over every screen: the words of a table where they have come, the others elsewhere. */
export function useTextsSoFar(): Texts['start'] {
  const { language } = useSettings().settings;
  return RESOURCES.table[language].peek() ?? START[language];
}
