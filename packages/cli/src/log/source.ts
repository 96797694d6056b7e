// Where stored matches are read from (a file, a link that carries one itself, or what is piped in), and their lines one by one.

import { addAbortSignal, type Readable } from 'node:stream';
import { UsageError } from '../errors.ts';
import { unpacked } from '../gzip.ts';
import { type Io, STREAM } from '../io.ts';

/** The name is what messages call it. */
export type Source =
  | { readonly kind: 'file'; readonly name: string; readonly path: string }
  | { readonly kind: 'link'; readonly name: string; readonly link: string }
  | { readonly kind: 'input'; readonly name: string; readonly stream: Readable };

export const LINK = /^\s*https?:\/\//i;

/** The input of a process may be of a kind that cannot be opened by its name. */
const INPUT_NAMES = [STREAM, '/dev/stdin'];

/** What somebody has named on the command line. */
export function sourceOf(text: string, { stdin, signal }: Pick<Io, 'stdin' | 'signal'>): Source {
  if (text === '') throw new UsageError('expected a file or a link, got ""');
  if (LINK.test(text)) return { kind: 'link', name: 'the link', link: text };
  if (!INPUT_NAMES.includes(text)) return { kind: 'file', name: text, path: text };
  // After an interruption nobody wants to wait for input that may never come.
  const stream = addAbortSignal(signal, stdin as Readable);
  return { kind: 'input', name: 'the standard input', stream };
}

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
