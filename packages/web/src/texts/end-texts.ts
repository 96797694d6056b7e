// The words of the end of a match, fetched with it.

import { fetchedWords } from './fetched-words.ts';
import type { endsTr } from './tr/ends.ts';

export type EndTexts = typeof endsTr;

export const { load: loadEndTexts, use: useEndTexts } = fetchedWords(
  async () => (await import('./tr/ends.ts')).endsTr,
  async () => (await import('./en/ends.ts')).endsEn,
);
