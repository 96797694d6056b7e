// Writes a log while the matches are played, in little memory; gzip where the name ends in .gz.

import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import type { Writable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { UsageError } from '../usage-error.ts';

export class LogWriter {
  readonly #top: Writable;
  readonly #done: Promise<unknown>;
  #fault: Error | null = null;

  private constructor(path: string, file: Writable) {
    const gzip = path.endsWith('.gz') ? createGzip() : null;
    gzip?.pipe(file);
    this.#top = gzip ?? file;
    this.#done = finished(file);
    this.#done.catch((error: Error) => {
      this.#fault = error;
      this.#top.destroy(error);
    });
    this.#top.on('error', () => {});
  }

  /** Finds out at once whether the file can be written. */
  static async open(path: string, isForced: boolean): Promise<LogWriter> {
    if (path === '' || path === '-') {
      throw new UsageError(`--log: expected the name of a file, got "${path}"`);
    }
    try {
      // What is no file, such as a device or a pipe, is written to in any case.
      const isFile = (await stat(path).catch(() => null))?.isFile() ?? true;
      const handle = await open(path, isForced || !isFile ? 'w' : 'wx');
      return new LogWriter(path, createWriteStream(path, { fd: handle }));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'EEXIST') {
        throw new UsageError(`--log: ${path} is there already; --force writes over it`);
      }
      throw new UsageError(`--log: ${error instanceof Error ? error.message : String(error)}`);
    }
  }

  async line(text: string): Promise<void> {
    if (this.#fault !== null) throw this.#fault;
    if (this.#top.write(`${text}\n`)) return;
    await Promise.race([once(this.#top, 'drain'), this.#done]);
  }

  async end(): Promise<void> {
    this.#top.end();
    await this.#done;
  }
}
