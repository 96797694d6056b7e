// What somebody has who has played alone for a while: finished matches of every game and running ones, made by bots.

import { viewTable } from '@kalpler/engine';
import { AutosavedMatch, newProgress, readSaved } from '@kalpler/match';
import { MemoryStore } from '../../src/solo/memory-store.ts';
import type { Dump } from '../../src/solo/store.ts';
import { thinkHere } from '../../src/solo/thinking.ts';
import { factsOf } from '../../src/stats/facts-of.ts';
import type { Window } from './browser.ts';
import { matchOf, putRow, type SoloTestRequest } from './solo-page.ts';

const DAY = 86_400_000;

export interface Past {
  readonly dump: Dump;
  /** The ids of the matches, in the order of the wishes. */
  readonly ids: readonly string[];
}

export interface PastRequest extends SoloTestRequest {
  /** How many days ago it was. */
  readonly days?: number;
  /** Where it stands: at its end unless this says otherwise. */
  readonly until?: (keeper: AutosavedMatch) => boolean;
  /** Who plays in the player's place. */
  readonly self?: string;
}

/** Plays these matches, one after the other, with a bot in the player's place. */
export async function pastOf(requests: readonly PastRequest[]): Promise<Past> {
  const store = new MemoryStore();
  const think = thinkHere(() => {});
  const ids: string[] = [];
  for (const { until = () => false, self = 'hard', days = 0, ...request } of requests) {
    const at = Date.now() - days * DAY;
    const match = matchOf(request, at);
    await store.begin(match, newProgress(match));
    const read = readSaved((await store.read(match.id))!);
    if (!read.ok) throw new Error(read.error);
    const parts = { store, think, notify: () => {}, report: () => {}, now: () => at };
    const keeper = new AutosavedMatch(read.value, parts);
    await keeper.begin();
    await keeper.advance();
    while (!keeper.progress.isOver && !until(keeper)) {
      const { table, seat } = keeper;
      if (table.actors.includes(seat)) {
        const { move } = await think(self, viewTable(table, seat), table.version);
        await keeper.play(move);
      } else await keeper.next();
      await keeper.advance();
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
