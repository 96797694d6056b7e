// A job that measures the machine: the same arithmetic for every piece, and nothing else.

import type { Job } from './jobs.ts';

interface ReferenceSettings {
  /** How much is computed for each piece. */
  readonly rounds: number;
  /** A piece that cannot be made, for tests of how that is reported. */
  readonly failsAt?: number;
  /** Shared by all threads: how many pieces were begun, for tests of how far they run ahead. */
  readonly begun?: Int32Array;
}

/** A number that needs every round: a small generator runs that often from the number of the piece. */
export const referenceJob: Job<ReferenceSettings, number> =
  ({ rounds, failsAt, begun }) =>
  (index) => {
    if (begun !== undefined) Atomics.add(begun, 0, 1);
    if (index === failsAt) throw new RangeError(`no piece ${index}`);
    let state = (index + 1) | 0;
    for (let i = 0; i < rounds; i++) {
      state ^= state << 13;
      state ^= state >>> 17;
      state ^= state << 5;
    }
    return state >>> 0;
  };
