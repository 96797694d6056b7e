// The output of training data, logs and reports: a file that is named once it is complete, a device, or standard output.

import { randomUUID } from 'node:crypto';
import type { Stats } from 'node:fs';
import {
  access,
  constants,
  type FileHandle,
  lstat,
  open,
  readlink,
  rename,
  rm,
  stat,
} from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { OutputError, UsageError } from './errors.ts';
import { makeFolder } from './folder.ts';
import { write } from './io.ts';

export interface Output {
  /** Whether something else that lies there is lost when this is kept. */
  readonly replaces: boolean;
  /** Comes back when more can be written. */
  write(bytes: Uint8Array): Promise<void>;
  /** Everything is written: gives the file its final name. */
  keep(): Promise<void>;
  /** Leaves nothing behind. */
  drop(): Promise<void>;
}

/** Refuses, with nothing written, what cannot be written or already exists; `option` is what named the file. */
export async function openOutput(
  path: string,
  isForced: boolean,
  option = '--output',
): Promise<Output> {
  try {
    return namingErrors(path, await openAt(path, isForced));
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    if (error instanceof UsageError) throw new UsageError(`${option}: ${error.message}`);
    if (!('code' in error)) throw error;
    throw new UsageError(`${option}: ${path} cannot be written (${error.message})`);
  }
}

async function openAt(path: string, isForced: boolean): Promise<Output> {
  if (basename(path) === '' || /[/\\]$/.test(path)) {
    throw new UsageError(`expected the name of a file, got ${path === '' ? '""' : path}`);
  }
  const link = await targetOf(path);
  if (link !== null) return openAt(link, isForced);
  const there = await orNull(stat(path));
  if (there === null) return newFile(path, false);
  if (there.isDirectory()) throw new UsageError(`${path} is a folder`);
  // What is no file, such as a device or a pipe, is written to and never replaced.
  if (!there.isFile()) return new OpenOutput(await open(path, 'w'));
  if (!isForced) throw new UsageError(`${path} is there already; --force writes over it`);
  await access(path, constants.W_OK);
  return newFile(path, true);
}

/** Where a link leads, whether anything lies there or not: links are followed and never replaced. */
async function targetOf(path: string): Promise<string | null> {
  if (!(await orNull(lstat(path)))?.isSymbolicLink()) return null;
  // Refuses links that lead round in a circle.
  await orNull(stat(path));
  return resolve(dirname(path), await readlink(path));
}

async function orNull(found: Promise<Stats>): Promise<Stats | null> {
  return found.catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
}

/** Folders on the way are made. */
async function newFile(path: string, replaces: boolean): Promise<Output> {
  const folder = dirname(path);
  makeFolder(folder);
  const part = join(folder, `.kalpler-${randomUUID()}.part`);
  return new OpenOutput(await open(part, 'wx'), { part, path }, replaces);
}

/** An open file or device; with names, it lies under the first of them until it is whole. */
class OpenOutput implements Output {
  readonly replaces: boolean;
  readonly #file: FileHandle;
  readonly #names: { readonly part: string; readonly path: string } | null;

  constructor(
    file: FileHandle,
    names: { part: string; path: string } | null = null,
    replaces = false,
  ) {
    this.#file = file;
    this.#names = names;
    this.replaces = replaces;
  }

  async write(bytes: Uint8Array): Promise<void> {
    for (let at = 0; at < bytes.length; ) {
      at += (await this.#file.write(bytes, at)).bytesWritten;
    }
  }

  async keep(): Promise<void> {
    if (this.#names !== null) await this.#file.sync();
    await this.#file.close();
    if (this.#names !== null) await rename(this.#names.part, this.#names.path);
  }

  async drop(): Promise<void> {
    await this.#file.close().catch(() => {});
    if (this.#names !== null) await rm(this.#names.part, { force: true });
  }
}

/** Errors of the disk name the file as the user did. */
function namingErrors(name: string, output: Output): Output {
  const withName = (work: Promise<void>): Promise<void> =>
    work.catch((error: unknown) => {
      throw new OutputError(name, error);
    });
  return {
    replaces: output.replaces,
    write: (bytes) => withName(output.write(bytes)),
    keep: () => withName(output.keep()),
    drop: () => output.drop(),
  };
}

/** The standard output; what was written there cannot be taken back. */
export function streamOutput(stream: NodeJS.WritableStream): Output {
  return {
    replaces: false,
    write: (bytes) => write(stream, bytes),
    keep: async () => {},
    drop: async () => {},
  };
}
