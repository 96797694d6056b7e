// Where stored matches are read from: a file, a link that carries one itself, or what is piped in.

import { addAbortSignal, type Readable } from 'node:stream';
import { UsageError } from '../errors.ts';
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
  // Whoever interrupts does not want to wait for what may never come.
  const stream = addAbortSignal(signal, stdin as Readable);
  return { kind: 'input', name: 'the standard input', stream };
}
