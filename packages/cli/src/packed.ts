// A part of a file as bytes, packed with gzip where that is wanted.

import { gzipSync } from 'node:zlib';

/** Packed parts one after the other are a packed file, so that every thread packs its own. */
export function packed(text: string, isGzip: boolean): Uint8Array {
  const bytes = isGzip ? gzipSync(text) : Buffer.from(text);
  // What travels between threads takes along the whole memory that it is a part of.
  return bytes.byteLength === bytes.buffer.byteLength ? bytes : new Uint8Array(bytes);
}

export function isGzipName(name: string): boolean {
  return /\.gz$/i.test(name);
}
