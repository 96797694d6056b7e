// The input and output of a command: streams, environment and Ctrl-C, passed in so that tests can run commands in-process.

import { once } from 'node:events';

/** As the name of a file: the standard output, or the standard input. */
export const STREAM = '-';

export interface Io {
  readonly stdin: NodeJS.ReadableStream & { isTTY?: boolean; setRawMode?(on: boolean): unknown };
  readonly stdout: NodeJS.WritableStream & { isTTY?: boolean; columns?: number; rows?: number };
  readonly stderr: NodeJS.WritableStream & { isTTY?: boolean; columns?: number };
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Aborted by Ctrl-C (SIGINT, SIGTERM) or a closed window: long work stops cleanly and shows the results so far; exit code 130. */
  readonly signal: AbortSignal;
}

/** Writes, and waits where the reader is slow, so that long output takes no memory. */
export async function write(
  stream: NodeJS.WritableStream,
  text: string | Uint8Array,
): Promise<void> {
  if (stream.write(text)) return;
  await once(stream, 'drain');
}

/** The one JSON document of `--json`. */
export function writeJson(io: Io, value: unknown): Promise<void> {
  return write(io.stdout, `${JSON.stringify(value, null, 2)}\n`);
}
