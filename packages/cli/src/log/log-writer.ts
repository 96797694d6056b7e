// Writes a log while the matches are played, in little memory; gzip where the name ends in .gz.

import { UsageError } from '../errors.ts';
import { isGzipName, packed } from '../gzip.ts';
import { STREAM } from '../io.ts';
import { type Output, openOutput } from '../output.ts';

/** Characters that are written together. */
const TOGETHER = 65_536;

export class LogWriter {
  readonly #isGzip: boolean;
  readonly #output: Output;
  #waiting = '';

  private constructor(isGzip: boolean, output: Output) {
    this.#isGzip = isGzip;
    this.#output = output;
  }

  /** Finds out at once whether the file can be written. */
  static async open(path: string, isForced: boolean): Promise<LogWriter> {
    if (path === STREAM) {
      throw new UsageError(`--log: expected the name of a file, got "${STREAM}"`);
    }
    return new LogWriter(isGzipName(path), await openOutput(path, isForced, '--log'));
  }

  async line(text: string): Promise<void> {
    this.#waiting += `${text}\n`;
    if (this.#waiting.length >= TOGETHER) await this.#flush();
  }

  /** Moves the log to its final name. */
  async keep(): Promise<void> {
    await this.#flush();
    await this.#output.keep();
  }

  /** Whether a log that lies there is lost when this one is kept. */
  get replaces(): boolean {
    return this.#output.replaces;
  }

  /** Leaves nothing behind. */
  drop(): Promise<void> {
    return this.#output.drop();
  }

  async #flush(): Promise<void> {
    const bytes = packed(this.#waiting, this.#isGzip);
    this.#waiting = '';
    await this.#output.write(bytes);
  }
}
