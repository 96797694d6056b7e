// What somebody has who has played alone for a while: finished matches of every game and running ones, made by bots.

import { viewTable } from '@kalpler/engine';
import { MatchKeeper } from '../src/alone/match-keeper.ts';
import { MemoryStore } from '../src/alone/memory-store.ts';
import { newProgress } from '../src/alone/new-match.ts';
import { readSaved } from '../src/alone/saving.ts';
import type { Dump } from '../src/alone/store.ts';
import { thinkHere } from '../src/alone/thinking.ts';
import { factsOf } from '../src/stats/facts.ts';
import { type AloneTestWish, matchOf, putRow } from './alone.ts';
import type { Window } from './browser.ts';

const DAY = 86_400_000;

export interface Past {
  readonly dump: Dump;
  /** The ids of the matches, in the order of the wishes. */
  readonly ids: readonly string[];
}

export interface PastWish extends AloneTestWish {
  /** How many days ago it was. */
  readonly days?: number;
  /** Where it stands: at its end unless this says otherwise. */
  readonly until?: (keeper: MatchKeeper) => boolean;
  /** Who plays in the player's place. */
  readonly self?: string;
}

/** Plays these matches, one after the other, with a bot in the player's place. */
export async function pastOf(wishes: readonly PastWish[]): Promise<Past> {
  const store = new MemoryStore();
  const think = thinkHere(() => {});
  const ids: string[] = [];
  for (const { until = () => false, self = 'hard', days = 0, ...wish } of wishes) {
    const at = Date.now() - days * DAY;
    const match = matchOf(wish, at);
    await store.begin(match, newProgress(match));
    const read = readSaved((await store.read(match.id))!);
    if (!read.ok) throw new Error(read.error);
    const parts = { store, think, tell: () => {}, report: () => {}, now: () => at };
    const keeper = new MatchKeeper(read.value, parts);
    await keeper.begin();
    await keeper.goOn();
    while (!keeper.progress.isOver && !until(keeper)) {
      const { table, seat } = keeper;
      if (table.actors.includes(seat)) {
        const { move } = await think(self, viewTable(table, seat), table.version);
        await keeper.play(move);
      } else await keeper.next();
      await keeper.goOn();
    }
    if (keeper.progress.isOver) {
      await store.keepFacts(factsOf(keeper.table, match, keeper.progress));
    }
    ids.push(match.id);
  }
  return { dump: await store.dump(), ids };
}

/** Gives a window this past. */
export async function remember(url: string, window: Window, { dump }: Past): Promise<void> {
  await window.open(`${url}/tek/none`);
  await window.page.getByRole('heading').waitFor();
  const rows = dump.matches.map(({ match, progress }) => ({
    id: (match as { id: string }).id,
    match,
    progress,
  }));
  await putRow(window, 'matches', ...rows);
  await putRow(window, 'entries', ...dump.entries);
  await putRow(window, 'facts', ...dump.facts);
}
