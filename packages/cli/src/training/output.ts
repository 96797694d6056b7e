// Where training data goes: a file that has its name only once it is sound, a device, or the standard output.

import { randomUUID } from 'node:crypto';
import type { Stats } from 'node:fs';
import {
  access,
  constants,
  type FileHandle,
  lstat,
  mkdir,
  open,
  realpath,
  rename,
  rm,
  stat,
} from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { write } from '../io.ts';
import { UsageError } from '../usage-error.ts';

export interface Output {
  /** Comes back when more can be written. */
  write(bytes: Uint8Array): Promise<void>;
  /** Everything is written: from now on it is there under its name. */
  keep(): Promise<void>;
  /** Leaves nothing behind. */
  drop(): Promise<void>;
}

/** Refuses, with nothing written, what cannot be written or is there already. */
export async function openOutput(path: string, isForced: boolean): Promise<Output> {
  if (path === '') throw new UsageError('--output: expected the name of a file, got ""');
  try {
    const there = await existing(path);
    if (there === null) return await newFile(path);
    if (there.isDirectory()) throw new UsageError(`--output: ${path} is a folder`);
    // What is no file, such as a device or a pipe, is written to and never replaced.
    if (!there.isFile()) return new OpenOutput(await open(path, 'w'));
    if (!isForced) {
      throw new UsageError(`--output: ${path} is there already; --force writes over it`);
    }
    await access(path, constants.W_OK);
    return await newFile(await realpath(path));
  } catch (error) {
    if (!(error instanceof Error) || !('code' in error)) throw error;
    throw new UsageError(`--output: ${path} cannot be written (${error.message})`);
  }
}

/** What lies at a path; a link that leads nowhere is refused rather than replaced. */
async function existing(path: string): Promise<Stats | null> {
  try {
    await lstat(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
  return await stat(path);
}

/** Folders on the way are made. */
async function newFile(path: string): Promise<Output> {
  const folder = dirname(path);
  if (basename(path) === '' || /[/\\]$/.test(path)) {
    throw new UsageError(`--output: expected the name of a file, got ${path}`);
  }
  await makeFolder(folder);
  const part = join(folder, `.kalpler-${randomUUID()}.part`);
  return new OpenOutput(await open(part, 'wx'), { part, path });
}

/** One folder at a time: where nothing can be made, as in /proc, Node.js itself would try for ever. */
async function makeFolder(path: string): Promise<void> {
  try {
    await mkdir(path);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST') return;
    if (code !== 'ENOENT' || dirname(path) === path) throw error;
    await makeFolder(dirname(path));
    await mkdir(path);
  }
}

/** An open file or device; with names, it lies under the first of them until it is whole. */
class OpenOutput implements Output {
  readonly #file: FileHandle;
  readonly #names: { readonly part: string; readonly path: string } | null;

  constructor(file: FileHandle, names: { part: string; path: string } | null = null) {
    this.#file = file;
    this.#names = names;
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

/** The standard output; what was written there cannot be taken back. */
export function streamOutput(stream: NodeJS.WritableStream): Output {
  return {
    write: (bytes) => write(stream, bytes),
    keep: async () => {},
    drop: async () => {},
  };
}
