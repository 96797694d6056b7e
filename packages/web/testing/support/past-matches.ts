// The past of somebody who has played solo for a while: finished matches of every game and running ones, made by bots.

import { viewTable } from '@kalpler/engine';
import { AutosavedMatch, newProgress, readSaved } from '@kalpler/match';
import { thinkHere } from '../../src/solo/match/thinking.ts';
import { MemoryStore } from '../../src/solo/store/memory-store.ts';
import type { Dump } from '../../src/solo/store/store.ts';
import { factsOf } from '../../src/stats/facts-of.ts';
import type { TestWindow } from './browser.ts';
import { matchOf, openSolo, putRow, type SoloTestRequest } from './solo-page.ts';

const DAY = 86_400_000;

export interface Past {
  readonly dump: Dump;
  /** The ids of the matches, in the order of the requests. */
  readonly ids: readonly string[];
}

export interface PastRequest extends SoloTestRequest {
  /** How many days ago it was. */
  readonly days?: number;
  /** Where it stands: at its end unless this says otherwise. */
  readonly until?: (match: AutosavedMatch) => boolean;
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
    const played = new AutosavedMatch(read.value, parts);
    await played.begin();
    await played.advance();
    while (!played.progress.isOver && !until(played)) {
      const { table, seat } = played;
      if (table.actors.includes(seat)) {
        const { move } = await think(self, viewTable(table, seat), table.version);
        await played.play(move);
      } else await played.next();
      await played.advance();
    }
    if (played.progress.isOver) {
      await store.keepFacts(factsOf(played.table, match, played.progress));
    }
    ids.push(match.id);
  }
  return { dump: await store.dump(), ids };
}

/** Gives a window this past. */
export async function remember(url: string, window: TestWindow, { dump }: Past): Promise<void> {
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

/** Until the player is to act in this phase, after `deals` deals. */
export const asked =
  (phase: string, deals = 0) =>
  ({ table, seat }: AutosavedMatch): boolean =>
    table.phase === phase && table.actors.includes(seat) && table.results.length >= deals;

/** Matches that are played to find one with the wanted moment. */
const MOST_MATCHES = 30;

/** Plays matches until one has come to a moment; the result opens it in a window. */
export async function momentOf(
  request: PastRequest,
): Promise<(url: string, window: TestWindow) => Promise<void>> {
  const past = await pastWith(request);
  return async (url, window) => {
    await remember(url, window, past);
    await openSolo(url, window, past.ids[0]!);
  };
}

async function pastWith(request: PastRequest): Promise<Past> {
  for (let tried = 0; tried < MOST_MATCHES; tried++) {
    const past = await pastOf([{ bot: 'easy', self: 'easy', ...request }]);
    const { progress } = past.dump.matches[0]!;
    if (request.until === undefined || !(progress as { isOver: boolean }).isOver) return past;
  }
  throw new Error(`none of ${MOST_MATCHES} matches came to that moment`);
}
