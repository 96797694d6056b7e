// What a second thread gains: the same job by one and by two in short turns, so that a noisy machine is the same to both.

import type { JobName, SettingsOf } from '../work/jobs.ts';
import { AHEAD, inOrder } from '../work/worker-pool.ts';

/** Pieces for each thread that are not timed: those made before, and those during which the other pool comes to rest. */
const REST = 3 * AHEAD;

interface GainOptions {
  /** How many pieces a thread makes in a turn. */
  readonly pieces: number;
  /** Turns that count, and those before them in which everything gets warm. */
  readonly turns: number;
  readonly warm: number;
}

interface Gain {
  /** Pieces a second of one thread, in its middle turn. */
  readonly rate: number;
  /** How many times as much two do: the middle one of all turns. */
  readonly gain: number;
}

/** Nothing once the signal has stopped it. */
export async function measureGain<J extends JobName>(
  job: J,
  settings: SettingsOf<J>,
  { pieces, turns, warm }: GainOptions,
  signal: AbortSignal,
): Promise<Gain | null> {
  const pools = [1, 2].map((workers) => {
    const count = (pieces + REST) * workers * (warm + turns);
    return { workers, made: inOrder(job, settings, { count, workers, signal }) };
  });
  const rates: number[] = [];
  const gains: number[] = [];
  try {
    for (let turn = 0; turn < warm + turns; turn++) {
      const [one, two] = [await rateOf(pools[0]!, pieces), await rateOf(pools[1]!, pieces)];
      if (signal.aborted) return null;
      if (turn < warm) continue;
      rates.push(one);
      gains.push(two / one);
    }
  } finally {
    await Promise.all(pools.map(({ made }) => made.return()));
  }
  return { rate: middle(rates), gain: middle(gains) };
}

/** Pieces a second of a pool that has rested. */
async function rateOf(
  { workers, made }: { workers: number; made: AsyncGenerator },
  pieces: number,
): Promise<number> {
  for (let i = 0; i < REST * workers; i++) await made.next();
  const began = performance.now();
  for (let i = 0; i < pieces * workers; i++) await made.next();
  return (pieces * workers * 1000) / (performance.now() - began);
}

export function middle(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[numbers.length >> 1]!;
}
