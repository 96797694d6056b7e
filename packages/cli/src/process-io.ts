// The outside of a real process: its streams, its signals, and the end of a pipe.

import process from 'node:process';
import { FAILED, INTERRUPTED, UNREAD } from './exit-codes.ts';
import type { Io } from './io.ts';
import { Unread } from './unread.ts';

/** A press of Ctrl-C may arrive twice: from the terminal, and passed on by npm. */
const SAME_PRESS_MS = 300;
/** How long work may take to notice that nobody reads it. */
const UNREAD_PATIENCE_MS = 2000;

/** The first signal stops the work cleanly, the next one ends the process at once. */
export function processIo(): Io {
  const controller = new AbortController();
  let since: number | null = null;
  const interrupt = (): void => {
    const now = performance.now();
    if (since !== null && now - since > SAME_PRESS_MS) process.exit(INTERRUPTED);
    since ??= now;
    controller.abort();
  };
  process.on('SIGINT', interrupt);
  process.on('SIGTERM', interrupt);
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE') {
        // A full disk, most likely: nothing more can be said than this.
        if (stream === process.stdout) {
          process.stderr.write(`kalpler: the output cannot be written: ${error.message}\n`);
        }
        process.exit(FAILED);
      }
      controller.abort(new Unread('nobody reads the output'));
      setTimeout(() => process.exit(UNREAD), UNREAD_PATIENCE_MS).unref();
    });
  }
  const { stdin, stdout, stderr, env } = process;
  return { stdin, stdout, stderr, env, signal: controller.signal };
}
