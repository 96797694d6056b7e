// The bots of a match: they think in a thread of their own, so that keys are handled meanwhile.

import { allBots, type Hint, type Thought } from '@kalpler/bots';
import { startNodeThinker } from '@kalpler/bots/node-thinker';
import { SeededRandom, type TableView } from '@kalpler/engine';
import type { Think } from '@kalpler/match';

export interface Brain {
  readonly think: Think;
  /** What the expert would do in the person's place. */
  advise(view: TableView, seed: number): Hint;
  close(): Promise<void>;
}

/** Long enough for good advice, and short enough to wait for it. */
const ADVICE_MS = 400;

const HOLD_MS = 1000;

const THREAD = import.meta.url.endsWith('.ts') ? './thinking-thread.ts' : './thinking-thread.js';

export function openBrain(): Brain {
  const { thinker, close } = startNodeThinker(() => {}, new URL(THREAD, import.meta.url));
  return {
    async think(bot, view, seed) {
      try {
        return await thinker.ask(bot, view, seed);
      } catch {
        // Without the thread, the bot thinks here.
        return thoughtHere(bot, view, seed);
      }
    },
    advise: (view, seed) => allBots.hint(view, { seed, ms: ADVICE_MS }),
    async close() {
      // An answer on its way lets go of the thread: without this, the program could end before the thread has.
      const hold = setInterval(() => {}, HOLD_MS);
      await close();
      clearInterval(hold);
    },
  };
}

function thoughtHere(bot: string, view: TableView, seed: number): Thought {
  return allBots.create(bot, { report: () => {} }).choose(view, new SeededRandom(seed));
}
