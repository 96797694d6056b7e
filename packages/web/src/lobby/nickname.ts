// Friendly names for people who have not chosen one yet, some two hundred in each language.

import { nicknamesEn } from '@kalpler/i18n/en/nicknames';
import type { Language } from '@kalpler/i18n/language';
import { nicknamesTr } from '@kalpler/i18n/tr/nicknames';

const NAMES: Readonly<Record<Language, readonly string[]>> = { tr: nicknamesTr, en: nicknamesEn };

/** Any of the names, but none of those that are taken; when all are, one with a number. */
export function drawName(language: Language, taken: readonly string[] = []): string {
  const names = NAMES[language];
  const free = names.filter((name) => !isTaken(name, taken));
  return free.length > 0 ? anyOf(free) : `${anyOf(names)} ${10 + Math.floor(Math.random() * 90)}`;
}

/** Whether somebody has this name, in small letters or capitals. */
export function isTaken(name: string, taken: readonly string[]): boolean {
  return taken.some((other) => plain(other) === plain(name));
}

function plain(name: string): string {
  return name.trim().toLocaleLowerCase('tr').replaceAll('ı', 'i');
}

function anyOf(names: readonly string[]): string {
  return names[Math.floor(Math.random() * names.length)]!;
}
