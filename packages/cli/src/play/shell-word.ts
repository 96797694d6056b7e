// A path as it is typed at a shell: plain where nothing in it means something there, else in quotes.

import { resolve } from 'node:path';
import type { Io } from '../io.ts';
import { shownPath } from './saves.ts';

const HOME = '~/';

/** As short as `shownPath`, and one word that means this file. */
export function typedPath(path: string, env: Io['env']): string {
  const short = shownPath(path, env);
  // A folder that is called `~` is not the home folder.
  const isAtHome = short.startsWith(HOME) && resolve(short) !== resolve(path);
  return isAtHome ? HOME + shellWord(short.slice(HOME.length)) : shellWord(short);
}

export function shellWord(text: string): string {
  // What begins with a dash would be taken for an option.
  const word = text.startsWith('-') ? `./${text}` : text;
  return /^[\p{L}\p{N}_@%+=:,./-]+$/u.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
}
