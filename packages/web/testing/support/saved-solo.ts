// A match alone that lies in the browser's database, put there as the page itself saves one.

import { secretText } from '@kalpler/fair';
import { headSum, type SavedEntry, savedEntry, standingOf } from '@kalpler/match';
import { DATABASE } from '../../src/solo/store.ts';
import type { Window } from './browser.ts';
import type { Made } from './made-match.ts';
import { databaseMade } from './solo-page.ts';

/** Saves it under a name; the page must have opened its database, or be about to. */
export async function saveSolo(window: Window, id: string, { table, secret }: Made) {
  await databaseMade(window);
  const rivals = table.opening.players.map((_, seat) =>
    seat === 0 ? null : { character: null, bot: 'hard' },
  );
  const head = {
    ...{ id, kind: 'match' as const, day: null, opening: table.opening },
    ...{ secret: secretText(secret), seat: 0, rivals, startedAt: 1 },
  };
  const match = { ...head, check: headSum(head) };
  let before = match.check;
  const entries: SavedEntry[] = table.log.map((entry) => {
    const saved = savedEntry(entry, table.game.seats, before);
    before = saved.sum;
    return saved;
  });
  const length = entries.length;
  const standing = standingOf('match', table);
  const progress = { cursor: length, length, hints: 0, undos: 0, playedAt: 2, ...standing };
  await window.page.evaluate(
    async ([name, row, list]) => {
      const request = indexedDB.open(name as string);
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
      const step = database.transaction(['matches', 'entries'], 'readwrite');
      step.objectStore('matches').put(row);
      for (const one of list as unknown[]) step.objectStore('entries').put(one);
      await new Promise((resolve) => {
        step.oncomplete = resolve;
      });
      database.close();
    },
    [
      DATABASE,
      { id, match, progress },
      entries.map((entry, n) => ({ match: id, n, entry })),
    ] as const,
  );
}
