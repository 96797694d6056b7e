// The lines of a text one by one, from a file or a pipe, in little memory however long a line is.

import type { Readable } from 'node:stream';
import { UsageError } from '../errors.ts';
import { unpacked } from '../gzip.ts';
import type { Source } from './source.ts';

/** Throws a UsageError where it cannot be read to its end, or a line has more letters than `most`. */
export async function* fileLines(
  source: Exclude<Source, { kind: 'link' }>,
  most: number,
): AsyncGenerator<string, void, undefined> {
  const stream = source.kind === 'file' ? source.path : source.stream;
  let number = 1;
  let line = '';
  for await (const text of textsOf(stream, source.name)) {
    const [first, ...others] = text.split('\n');
    line += first;
    for (const next of others) {
      yield line.replace(/\r$/, '');
      number++;
      line = next;
    }
    if (line.length > most) {
      throw new UsageError(`${source.name}: line ${number} is longer than any match`);
    }
  }
  if (line !== '') yield line;
}

async function* textsOf(
  stream: string | Readable,
  name: string,
): AsyncGenerator<string, void, undefined> {
  const decoder = new TextDecoder();
  try {
    for await (const bytes of unpacked(stream)) yield decoder.decode(bytes, { stream: true });
    yield decoder.decode();
  } catch (error) {
    if (error instanceof Error && error.name === 'AbortError') throw error;
    throw new UsageError(`${name}: ${error instanceof Error ? error.message : String(error)}`);
  }
}
