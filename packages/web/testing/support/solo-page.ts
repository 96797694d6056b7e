// Solo matches for tests of the page: saved in the window's own database, as the page saves them, and opened from there.

import type { GameId } from '@kalpler/engine';
import { secretText } from '@kalpler/fair';
import {
  headSum,
  newProgress,
  newSavedMatch,
  type SavedEntry,
  type SavedMatch,
  type SoloMatchRequest,
  savedEntry,
  standingOf,
} from '@kalpler/match';
import { DATABASE } from '../../src/solo/store/store.ts';
import type { TestWindow } from './browser.ts';
import type { Made } from './made-match.ts';
import { NAMES } from './tables.ts';

export interface SoloTestRequest extends Partial<Omit<SoloMatchRequest, 'game'>> {
  readonly game: GameId;
  /** The computer player of every other seat. */
  readonly bot?: string;
}

export function matchOf(
  { bot = 'easy', ...request }: SoloTestRequest,
  now: number = Date.now(),
): SavedMatch {
  const seats = request.options?.players === 3 ? 3 : 4;
  const others = NAMES.slice(1, seats);
  const made = newSavedMatch(
    {
      kind: 'match',
      day: null,
      options: {},
      name: NAMES[0],
      rivals: others.map(() => ({ character: null, bot })),
      rivalNames: others,
      ...request,
    },
    now,
  );
  if (!made.ok) throw new Error(made.error);
  return made.value;
}

type Act = 'put' | 'delete' | 'getAll';

/** Waits for the database, which a page makes when it first needs one. */
async function databaseMade({ page }: TestWindow): Promise<void> {
  const isThere = async (name: string) =>
    (await indexedDB.databases()).some((database) => database.name === name);
  while (!(await page.evaluate(isThere, DATABASE))) await page.waitForTimeout(20);
}

/** One request to a part of the window's database. */
async function ask(window: TestWindow, part: string, act: Act, value?: unknown): Promise<unknown> {
  await databaseMade(window);
  return window.page.evaluate(
    ([store, what, given]) =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open('kalpler');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const step = opening.result.transaction(
            store,
            what === 'getAll' ? 'readonly' : 'readwrite',
          );
          const one = (row?: unknown): IDBRequest =>
            step.objectStore(store)[what](row as IDBValidKey);
          const asked =
            what === 'put' ? (given as unknown[]).map((row) => one(row)).at(-1)! : one(given);
          step.oncomplete = () => {
            opening.result.close();
            resolve(asked.result);
          };
          step.onerror = () => reject(step.error);
        };
      }),
    [part, act, value] as const,
  );
}

/** Puts rows into a part of the window's database. */
export async function putRow(
  window: TestWindow,
  part: string,
  ...rows: readonly object[]
): Promise<void> {
  for (let at = 0; at < rows.length; at += 500) {
    await ask(window, part, 'put', rows.slice(at, at + 500));
  }
}

export async function removeRow(window: TestWindow, part: string, key: unknown): Promise<void> {
  await ask(window, part, 'delete', key);
}

/** All rows of a part of the window's database. */
export function rowsOf(window: TestWindow, part: string): Promise<Record<string, unknown>[]> {
  return ask(window, part, 'getAll') as Promise<Record<string, unknown>[]>;
}

/** Begins a solo match and waits for its table; gives the id of the match. */
export async function beginSolo(
  url: string,
  window: TestWindow,
  request: SoloTestRequest,
): Promise<string> {
  const match = matchOf(request);
  // A page that looks for a match makes the database.
  await window.open(`${url}/tek/none`);
  await window.page.getByRole('heading').waitFor();
  await putRow(window, 'matches', { id: match.id, match, progress: newProgress(match) });
  await openSolo(url, window, match.id);
  return match.id;
}

export async function openSolo(url: string, window: TestWindow, id: string): Promise<void> {
  await window.open(`${url}/tek/${id}`);
  await window.page.locator('[data-seat]').first().waitFor();
}

/** Saves a match under an id as the page itself would; the page must have opened its database, or be about to. */
export async function saveSolo(window: TestWindow, id: string, { table, secret }: Made) {
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
  await putRow(window, 'entries', ...entries.map((entry, n) => ({ match: id, n, entry })));
  await putRow(window, 'matches', { id, match, progress });
}
