// The outside of a real process: its streams, its signals, and the end of a pipe.

import process from 'node:process';
import { FAILED, INTERRUPTED, UNREAD, Unread } from './errors.ts';
import type { Io } from './io.ts';

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
  const { stdin, stdout, stderr, env } = process;
  let isHungUp = false;
  // A closed window ends the work like Ctrl-C. Without a window it is left as it is: nohup has it ignored.
  if ([stdin, stdout, stderr].some(({ isTTY }) => isTTY)) {
    process.on('SIGHUP', () => {
      isHungUp = true;
      interrupt();
    });
  }
  for (const stream of [stdout, stderr]) {
    stream.on('error', (error: NodeJS.ErrnoException) => {
      // Nobody can read the output any more, but temporary files are still removed.
      if (isHungUp) return;
      if (error.code !== 'EPIPE') {
        // A full disk, most likely: nothing more can be said than this.
        if (stream === stdout) {
          stderr.write(`kalpler: the output cannot be written: ${error.message}\n`);
        }
        process.exit(FAILED);
      }
      controller.abort(new Unread('nobody reads the output'));
      setTimeout(() => process.exit(UNREAD), UNREAD_PATIENCE_MS).unref();
    });
  }
  return { stdin, stdout, stderr, env, signal: controller.signal };
}
