// The names that the page gives: enough of them, all different, none that is taken.

import { nicknamesEn } from '@kalpler/i18n/en/nicknames';
import { nicknamesTr } from '@kalpler/i18n/tr/nicknames';
import { expect, it } from 'vitest';
import { drawName, isTaken } from './nickname.ts';

it.each([
  ['tr', nicknamesTr],
  ['en', nicknamesEn],
] as const)('%s has some two hundred names, short and all different', (_, names) => {
  expect(names.length).toBeGreaterThanOrEqual(195);
  expect(names.filter((name, i) => isTaken(name, names.slice(0, i)))).toEqual([]);
  for (const name of names) expect(name).toMatch(/^\p{Lu}\p{Ll}{1,13}$/u);
});

it('draws none that somebody has, however it is written', () => {
  const taken = nicknamesEn.slice(1).map((name) => name.toUpperCase());
  expect(drawName('en', taken)).toBe(nicknamesEn[0]);
});

it('takes a number when all are taken', () => {
  const name = drawName('tr', nicknamesTr);
  expect(name).toMatch(/^\p{L}+ \d\d$/u);
  expect(isTaken(name, nicknamesTr)).toBe(false);
});
