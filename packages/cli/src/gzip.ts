// Packing and unpacking with gzip.

import { createReadStream } from 'node:fs';
import { pipeline, type Readable } from 'node:stream';
import { createGunzip, gzipSync } from 'node:zlib';

/** Packed parts one after the other are a packed file, so that every thread packs its own. */
export function packed(text: string, isGzip: boolean): Uint8Array {
  const bytes = isGzip ? gzipSync(text) : Buffer.from(text);
  // What travels between threads takes along the whole memory that it is a part of.
  return bytes.byteLength === bytes.buffer.byteLength ? bytes : new Uint8Array(bytes);
}

export function isGzipName(name: string): boolean {
  return /\.gz$/i.test(name);
}

const GZIP = [0x1f, 0x8b];

/** Reads forward only, so that pipes can be read too. */
export async function* unpacked(
  source: string | Readable,
): AsyncGenerator<Buffer, void, undefined> {
  const file = typeof source === 'string' ? createReadStream(source) : source;
  const chunks = chunksOf(file);
  try {
    let head = Buffer.alloc(0);
    for await (const chunk of chunks) {
      head = Buffer.concat([head, chunk]);
      if (head.length >= GZIP.length) break;
    }
    const whole = async function* () {
      yield head;
      yield* chunks;
    };
    const isPacked = GZIP.every((byte, i) => head[i] === byte);
    // The reader gets the error; here it only must not go unhandled.
    yield* isPacked ? pipeline(whole, createGunzip(), () => {}) : whole();
  } finally {
    file.destroy();
  }
}

/** A generator of its own, which may be left and taken up again. */
function chunksOf(file: Readable): AsyncIterable<Buffer> & AsyncIterator<Buffer> {
  const iterator = file.iterator({ destroyOnReturn: false }) as AsyncIterator<Buffer | string>;
  const chunks = {
    async next(): Promise<IteratorResult<Buffer>> {
      const { done, value } = await iterator.next();
      return done ? { done, value: undefined } : { done: false, value: Buffer.from(value) };
    },
    [Symbol.asyncIterator]: () => chunks,
  };
  return chunks;
}
