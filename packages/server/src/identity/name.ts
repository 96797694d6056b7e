// Names of players: any script, but nothing that cannot be seen.

import { fail, ok, type Result } from '@kalpler/engine';

/** The most characters, counted as people do more or less: by code points. */
export const MOST_NAME = 20;

/** Control characters, format characters, unassigned ones, line ends, and blanks that pose as letters. */
const UNSEEN = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/u;
/** Pictures that need joiners and selectors to be one. */
const EMOJI = /\p{RGI_Emoji}/gv;
/** Piles of marks that would cover the lines above and below. */
const PILE = /\p{M}{4}/u;

/** A name as it will be shown, or why it cannot be one. */
export function readName(value: string): Result<string, string> {
  if (!value.isWellFormed()) return fail('playerName: half a character');
  const name = value
    .normalize('NFC')
    .replace(/\p{Zs}+/gu, ' ')
    .trim();
  const length = [...name].length;
  if (length === 0) return fail('playerName: a name is needed');
  if (length > MOST_NAME) return fail(`playerName: at most ${MOST_NAME} characters, got ${length}`);
  if (UNSEEN.test(name.replace(EMOJI, '')))
    return fail('playerName: control and invisible characters are not allowed');
  if (PILE.test(name)) return fail('playerName: too many marks on one letter');
  if (!/[\p{L}\p{N}\p{P}\p{S}]/u.test(name)) return fail('playerName: a name is needed');
  return ok(name);
}

/** Two names that look alike in upper, lower, wide or narrow letters are the same. */
export function sameName(one: string, other: string): boolean {
  return plain(one) === plain(other);
}

function plain(name: string): string {
  return name.normalize('NFKC').toLocaleLowerCase('tr').replace(/[ıi]/g, 'i');
}

const BOT_NAMES = [
  'Nazlı',
  'Kerem',
  'Defne',
  'Ozan',
  'Elif',
  'Baran',
  'Zeynep',
  'Mert',
  'Ada',
  'Deniz',
  'Selin',
  'Emre',
  'Asya',
  'Poyraz',
  'Leyla',
  'Rüzgâr',
  'Melis',
  'Tuna',
  'Derya',
  'Bora',
] as const;

/** A name for a computer player that nobody at the table has. */
export function botName(taken: readonly string[], below: (n: number) => number): string {
  const free = BOT_NAMES.filter((name) => !taken.some((other) => sameName(name, other)));
  const name = free[below(Math.max(1, free.length))];
  return name ?? `Bot ${taken.length + 1}`;
}
