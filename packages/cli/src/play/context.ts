// What both ways to play share: the match, its file, its bots, and the words and looks of the player.

import { dirname } from 'node:path';
import type { SoloMatch } from '@kalpler/match';
import type { Io } from '../io.ts';
import type { Look } from '../terminal/style.ts';
import type { Words } from '../words.ts';
import type { Speed } from './others.ts';
import { type Autosave, shownPath, typedPath } from './saves.ts';
import type { Brain } from './thinking.ts';

export interface PlayContext {
  readonly io: Io;
  readonly match: SoloMatch;
  readonly autosave: Autosave;
  readonly brain: Brain;
  readonly words: Words;
  readonly look: Look;
  readonly speed: Speed;
  /** Said before anything else. */
  readonly greeting: string;
}

export const QUIT = 0;
export const INTERRUPTED = 130;

/** Where the match is kept, or where it should be and why it is not. */
export function keptWords({ autosave, words, io }: PlayContext): string {
  const { path, problem } = autosave;
  if (problem === null) return words.t.saved(shownPath(path, io.env));
  return words.t.notSaved(shownPath(dirname(path), io.env), problem);
}

/** The last line of a game: how to go on with it. */
export function farewell(context: PlayContext): string {
  const { match, autosave, words, io } = context;
  const { t } = words;
  if (autosave.problem !== null) return keptWords(context);
  return match.isOver
    ? t.finished(shownPath(autosave.path, io.env))
    : t.goodbye(typedPath(autosave.path, io.env));
}
