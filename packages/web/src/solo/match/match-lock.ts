// One tab plays a match at a time: two would overwrite each other.

import type { Hold } from './solo-service.ts';

/** A worker that is thinking keeps its lock for a moment after its page was reloaded. */
const LOCK_TIMEOUT_MS = 1_000;

export const lockName = (id: string) => `kalpler.match.${id}`;

/** Gives the function that releases the match, or null when another tab holds it. */
export const holdMatch: Hold = async (id, isForced, onTakenOver) => {
  // Browsers without locks, and pages that are not secure, have to do without.
  if (navigator.locks === undefined) return () => {};
  const { promise, resolve } = Promise.withResolvers<(() => void) | null>();
  const options = isForced ? { steal: true } : { signal: AbortSignal.timeout(LOCK_TIMEOUT_MS) };
  let isHeld = false;
  navigator.locks
    .request(lockName(id), options, () => {
      isHeld = true;
      return new Promise<void>((end) => {
        resolve(() => {
          isHeld = false;
          end();
        });
      });
    })
    .catch((error: DOMException) => {
      // What was held was taken away; what was refused altogether, by a browser that keeps nothing, need not be held.
      if (isHeld) onTakenOver();
      else resolve(error.name === 'TimeoutError' ? null : () => {});
    });
  return promise;
};
