// Writes a log while the matches are played, in little memory; gzip where the name ends in .gz.

import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { open } from 'node:fs/promises';
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
  static async open(path: string): Promise<LogWriter> {
    try {
      const handle = await open(path, 'w');
      return new LogWriter(path, createWriteStream(path, { fd: handle }));
    } catch (error) {
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
