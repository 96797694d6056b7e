// Friendly names for people who have not chosen one yet, some two hundred in each language.

import type { Language } from '@kalpler/words/language';

const NAMES: Readonly<Record<Language, () => Promise<readonly string[]>>> = {
  tr: async () => (await import('../texts/tr/names.ts')).namesTr,
  en: async () => (await import('../texts/en/names.ts')).namesEn,
};

/** Any of the names, but none of those that are taken; when all are, one with a number. */
export async function drawName(language: Language, taken: readonly string[] = []): Promise<string> {
  const names = await NAMES[language]().catch(() => []);
  const free = names.filter((name) => !isTaken(name, taken));
  return anyOf(free) ?? `${anyOf(names) ?? 'Kalpler'} ${10 + Math.floor(Math.random() * 90)}`;
}

/** Whether somebody has this name, in small letters or capitals. */
export function isTaken(name: string, taken: readonly string[]): boolean {
  return taken.some((other) => plain(other) === plain(name));
}

function plain(name: string): string {
  return name.trim().toLocaleLowerCase('tr').replaceAll('ı', 'i');
}

function anyOf(names: readonly string[]): string | undefined {
  return names[Math.floor(Math.random() * names.length)];
}
