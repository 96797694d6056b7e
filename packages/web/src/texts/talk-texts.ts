// The words of the chat and of who comes and goes: only tables online need them.

import { fetchedWords } from './fetched-words.ts';

export const { load: loadTalkTexts, use: useTalkTexts } = fetchedWords(
  async () => (await import('./tr/talk.ts')).talkTr,
  async () => (await import('./en/talk.ts')).talkEn,
);
