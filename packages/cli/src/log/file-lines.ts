// The lines of a text file one by one, also of one that is packed with gzip, however its name ends.

import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import { UsageError } from '../usage-error.ts';

/** Throws a UsageError where the file cannot be read to its end. */
export async function* fileLines(path: string): AsyncGenerator<string, void, undefined> {
  try {
    const isPacked = await beginsWith(path, [0x1f, 0x8b]);
    const file = createReadStream(path);
    const bytes = isPacked ? file.pipe(createGunzip()) : file;
    const fault = Promise.withResolvers<never>();
    fault.promise.catch(() => {});
    file.on('error', fault.reject);
    bytes.on('error', fault.reject);
    const lines = createInterface({ input: bytes, crlfDelay: Number.POSITIVE_INFINITY });
    const iterator = lines[Symbol.asyncIterator]();
    try {
      while (true) {
        const { value, done } = await Promise.race([iterator.next(), fault.promise]);
        if (done) break;
        yield value;
      }
      // A packed file that was cut off ends like any other, and only then tells.
      await Promise.race([fault.promise, Promise.resolve()]);
    } finally {
      lines.close();
      file.destroy();
    }
  } catch (error) {
    throw new UsageError(`${path}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

async function beginsWith(path: string, start: readonly number[]): Promise<boolean> {
  const handle = await open(path);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(start.length), 0, start.length, 0);
    return bytesRead === start.length && start.every((byte, i) => buffer[i] === byte);
  } finally {
    await handle.close();
  }
}
