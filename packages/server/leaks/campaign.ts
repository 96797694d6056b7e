// Many random matches, one after the other, with every frame watched.

import { SeededRandom } from '@kalpler/engine';
import { FakeClock } from '../testing/fake-clock.ts';
import { startTestServer } from '../testing/harness.ts';
import { ENOUGH, Party, type Stage } from './party.ts';
import { type TableRequest, tableRequest } from './tables.ts';
import { Watch } from './watch.ts';

interface LeakReport {
  readonly matches: number;
  readonly frames: number;
  readonly cards: number;
  readonly leaks: readonly string[];
}

interface LeakOptions {
  /** The first match, and the one after the last. */
  readonly from?: number;
  readonly to: number;
  readonly seed: number;
  /** Longer matches are left early. */
  readonly mostDeals: number;
  readonly tamper?: Stage['tamper'];
  /** The table to play at, when it is not for chance to say. */
  readonly table?: TableRequest;
}

export async function playMatches(
  { from = 0, to, seed, mostDeals, tamper, table }: LeakOptions,
  progress: (matches: number, report: LeakReport) => void = () => {},
): Promise<LeakReport> {
  const clock = new FakeClock();
  const server = await startTestServer({ clock, env: { REQUESTS_PER_SECOND: '100000' } });
  const watch = new Watch(server, () => clock.now());
  const report = (matches: number): LeakReport => ({
    matches,
    frames: watch.frames,
    cards: watch.cards,
    leaks: watch.leaks,
  });
  try {
    for (let match = from; match < to && watch.leaks.length < ENOUGH; match++) {
      const random = new SeededRandom(seed * 1_000_003 + match);
      const stage = { server, clock, watch, mostDeals, ...(tamper ? { tamper } : {}) };
      await new Party(stage, table ?? tableRequest(match, random), random).play();
      watch.forget();
      progress(match + 1 - from, report(match + 1 - from));
    }
  } finally {
    await server.remove();
  }
  return report(to - from);
}
