// Where matches are kept: a file each, renamed into place after every move, so that one is always whole, and played by one program at a time.

import { randomBytes } from 'node:crypto';
import {
  closeSync,
  existsSync,
  fsyncSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  type Stats,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { homedir } from 'node:os';
import { dirname, isAbsolute, join, relative, resolve } from 'node:path';
import { fail, type GameId, ok, type Result } from '@kalpler/engine';
import type { SoloMatch } from '@kalpler/match';
import { isForeign, readSave, saveText } from '@kalpler/match/save-file';
import { makeFolder, PRIVATE } from '../folder.ts';
import type { Io } from '../io.ts';

const SUFFIX = '.json';

/** The folder for what a program keeps between runs, as the XDG directories have it. */
export function stateFolder(env: Io['env']): string {
  const { XDG_STATE_HOME: stateHome = '', HOME } = env;
  // The specification says that a path which is not absolute counts for nothing.
  const base = isAbsolute(stateHome) ? stateHome : join(HOME || homedir(), '.local', 'state');
  return join(base, 'kalpler');
}

export function newId(): string {
  return randomBytes(6).toString('hex');
}

/** The file of a new match in the state folder: the youngest has the greatest name. */
export function newSavePath(env: Io['env'], game: GameId, id: string, now: Date): string {
  const day = now.toISOString().slice(0, 19).replaceAll(':', '-');
  return join(stateFolder(env), `${day}-${game}-${id}${SUFFIX}`);
}

/** Writes a match so that the file is either as before or whole. The answer is what went wrong, if anything. */
export function writeSave(path: string, match: SoloMatch): Result<null, string> {
  const beside = `${path}.${process.pid}.new`;
  try {
    makeFolder(dirname(path), PRIVATE);
    const file = openSync(beside, 'w', 0o600);
    try {
      writeSync(file, saveText(match));
      fsyncSync(file);
    } finally {
      closeSync(file);
    }
    renameSync(beside, path);
    return ok(null);
  } catch (error) {
    removeRest(beside);
    // Without the call and the path: what is beside the file means nothing to a player.
    return fail(messageOf(error).replace(/, \w+(?: '.*)?$/s, ''));
  }
}

function removeRest(beside: string): void {
  try {
    rmSync(beside, { force: true });
  } catch {
    // Where no file can be, nothing is left of one.
  }
}

export function readSaveFile(path: string): Result<SoloMatch, string> {
  const text = textOf(path);
  return text.ok ? readSave(text.value) : text;
}

function textOf(path: string): Result<string, string> {
  try {
    return ok(readFileSync(path, 'utf8'));
  } catch (error) {
    return fail(messageOf(error));
  }
}

interface FoundSave {
  readonly path: string;
  readonly match: SoloMatch;
  readonly changed: Date;
}

interface Trouble {
  readonly path: string;
  readonly why: string;
}

interface Search {
  readonly found: FoundSave | null;
  /** Damaged files, which now have another name, and what is wrong with them. */
  readonly quarantine: readonly Trouble[];
  /** Files that may be sound, but that this program cannot read; they are as they were. */
  readonly leftAsIs: readonly Trouble[];
}

/** The match that was played last and is not over. Damaged files on the way are kept under another name. */
export function lastUnfinished(env: Io['env'], game: GameId | null): Search {
  const quarantine: Trouble[] = [];
  const leftAsIs: Trouble[] = [];
  for (const { path, changed } of savesByAge(stateFolder(env))) {
    const text = textOf(path);
    const read = text.ok ? readSave(text.value) : text;
    if (!read.ok) {
      const why = read.error;
      if (text.ok && !isForeign(text.value)) quarantine.push({ path: putAside(path), why });
      // It may have gone since the folder was read.
      else if (existsSync(path)) leftAsIs.push({ path, why });
      continue;
    }
    const match = read.value;
    if (match.isOver || (game !== null && match.table.game.id !== game)) continue;
    return { found: { path, match, changed }, quarantine, leftAsIs };
  }
  return { found: null, quarantine, leftAsIs };
}

/** The youngest first. Folders, links to nothing and what has just gone are no saves. */
function savesByAge(folder: string): { path: string; changed: Date }[] {
  return namesIn(folder)
    .filter((name) => name.endsWith(SUFFIX))
    .flatMap((name) => {
      const path = join(folder, name);
      const file = fileAt(path);
      return file?.isFile() ? [{ path, changed: file.mtime }] : [];
    })
    .sort((a, b) => b.changed.getTime() - a.changed.getTime() || (a.path < b.path ? 1 : -1));
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

function fileAt(path: string): Stats | null {
  try {
    return statSync(path);
  } catch {
    return null;
  }
}

/** A name that no file has yet, and that is not looked at again. */
function putAside(path: string): string {
  let aside = `${path}.damaged`;
  for (let number = 2; existsSync(aside); number++) aside = `${path}.damaged-${number}`;
  try {
    renameSync(path, aside);
    return aside;
  } catch {
    return path;
  }
}

/** As short as somebody would type it here. */
export function shownPath(path: string, env: Io['env']): string {
  const whole = resolve(path);
  const here = relative(process.cwd(), whole);
  if (!here.startsWith('..') && !isAbsolute(here)) return here;
  const home = env.HOME;
  return home && whole.startsWith(`${home}/`) ? `~${whole.slice(home.length)}` : whole;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/**
 * Keeps the file of a match as new as the match itself, and goes on without it when it cannot be written.
 */
export class Autosave {
  readonly path: string;
  #problem: string | null = null;

  constructor(path: string) {
    this.path = path;
  }

  /** Why the match is not saved as it is now; null when it is. */
  get problem(): string | null {
    return this.#problem;
  }

  /** Whether saving has just failed for the first time. */
  save(match: SoloMatch): boolean {
    const written = writeSave(this.path, match);
    const isNew = !written.ok && this.#problem === null;
    this.#problem = written.ok ? null : written.error;
    return isNew;
  }
}

const LOCK_SUFFIX = '.playing';

/** Locks a match until it is let go, by a small file beside the save; or gives the process that has it. */
export function hold(path: string): Result<() => void, number> {
  const beside = `${path}${LOCK_SUFFIX}`;
  const holder = holderOf(beside);
  if (holder !== null) return fail(holder);
  try {
    makeFolder(dirname(path), PRIVATE);
    rmSync(beside, { force: true });
    writeFileSync(beside, `${process.pid}\n`, { mode: 0o600, flag: 'wx' });
  } catch {
    // Somebody else was faster; or nothing can be written here, and then nothing can be spoilt.
    const faster = holderOf(beside);
    return faster === null ? ok(() => {}) : fail(faster);
  }
  return ok(() => rmSync(beside, { force: true }));
}

/** Null where nobody plays it; what a program left behind that is no more counts for nothing. */
function holderOf(beside: string): number | null {
  const pid = pidIn(beside);
  if (pid === null) return null;
  try {
    process.kill(pid, 0);
    return pid;
  } catch (error) {
    // A process of another user refuses the signal, which shows that it exists.
    return (error as NodeJS.ErrnoException).code === 'EPERM' ? pid : null;
  }
}

function pidIn(file: string): number | null {
  try {
    const pid = Number(readFileSync(file, 'utf8'));
    return Number.isSafeInteger(pid) && pid > 0 ? pid : null;
  } catch {
    return null;
  }
}

const HOME = '~/';

/**
 * A path as it is typed at a shell: as short as `shownPath`, and one word that means this file, in quotes where
 * something in it would mean something else there.
 */
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
