// The browser's database as a store: one transaction for each step, so that a save is whole or not there.

import {
  type BrokenMatch,
  isBroken,
  lastPlayedFirst,
  lineOf,
  type MatchLine,
  type MatchProgress,
  type RawMatch,
  type SavedEntry,
  type SavedMatch,
} from '@kalpler/match';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { MatchFacts } from '../../stats/facts.ts';
import { DATABASE, type Dump, type SoloStore } from './store.ts';

const VERSION = 1;

/** An entry knows its match and its place, so that those of one match lie together. */
interface EntryRow {
  readonly match: string;
  readonly n: number;
  readonly entry: unknown;
}

interface MatchRow {
  readonly id: string;
  readonly match: unknown;
  readonly progress: unknown;
}

interface Schema extends DBSchema {
  matches: { key: string; value: MatchRow };
  entries: { key: [string, number]; value: EntryRow };
  broken: { key: string; value: BrokenMatch };
  facts: { key: string; value: MatchFacts };
  kept: { key: string; value: { name: string; value: unknown } };
}

const PARTS = ['matches', 'entries', 'broken', 'facts', 'kept'] as const;

/** Rejects where the browser has no database or does not let the page have one. */
export async function openDatabase(onGone: () => void): Promise<DatabaseStore> {
  const database = await openDB<Schema>(DATABASE, VERSION, {
    upgrade(fresh) {
      fresh.createObjectStore('matches', { keyPath: 'id' });
      fresh.createObjectStore('entries', { keyPath: ['match', 'n'] });
      fresh.createObjectStore('broken', { keyPath: 'id' });
      fresh.createObjectStore('facts', { keyPath: 'id' });
      fresh.createObjectStore('kept', { keyPath: 'name' });
    },
    // A newer version of the page needs another schema: this one closes the database, and says so.
    blocking: () => {
      database.close();
      onGone();
    },
    terminated: onGone,
  });
  return new DatabaseStore(database);
}

const entriesOf = (id: string, from = 0) =>
  IDBKeyRange.bound([id, from], [id, Number.POSITIVE_INFINITY]);

/** Makes all these changes or none: one that cannot even be asked for undoes those before it. */
async function allOrNothing(
  step: { readonly done: Promise<void>; abort(): void },
  changes: () => Generator<Promise<unknown>>,
): Promise<void> {
  const asked: Promise<unknown>[] = [step.done];
  try {
    for (const change of changes()) asked.push(change);
  } catch (problem) {
    // Whatever was asked for before fails with it, and need not be reported again.
    void Promise.allSettled(asked);
    try {
      step.abort();
    } catch {
      // It has been undone already.
    }
    throw problem;
  }
  await Promise.all(asked);
}

class DatabaseStore implements SoloStore {
  readonly isPersistent = true;
  readonly #database: IDBPDatabase<Schema>;

  constructor(database: IDBPDatabase<Schema>) {
    this.#database = database;
  }

  async matches(): Promise<MatchLine[]> {
    const rows = await this.#database.getAll('matches');
    return rows
      .flatMap(({ match, progress }) => lineOf(match, progress) ?? [])
      .sort(lastPlayedFirst);
  }

  async read(id: string): Promise<RawMatch | null> {
    const step = this.#database.transaction(['matches', 'entries']);
    const row = await step.objectStore('matches').get(id);
    if (row === undefined) return null;
    const rows = await step.objectStore('entries').getAll(entriesOf(id));
    // A place without an entry ends what can be read.
    const gap = rows.findIndex(({ n }, place) => n !== place);
    const entries = (gap < 0 ? rows : rows.slice(0, gap)).map(({ entry }) => entry);
    return { head: row.match, progress: row.progress, entries };
  }

  async begin(match: SavedMatch, progress: MatchProgress): Promise<void> {
    await this.#database.put('matches', { id: match.id, match, progress });
  }

  async write(
    id: string,
    from: number,
    entries: readonly SavedEntry[],
    progress: MatchProgress,
  ): Promise<void> {
    const step = this.#database.transaction(['matches', 'entries'], 'readwrite');
    const rows = step.objectStore('entries');
    const matches = step.objectStore('matches');
    const row = await matches.get(id);
    if (row === undefined) throw new Error('this match is not saved any more');
    await allOrNothing(step, function* () {
      if (entries.length > 0) yield rows.delete(entriesOf(id, from));
      for (const [i, entry] of entries.entries()) {
        yield rows.put({ match: id, n: from + i, entry });
      }
      yield matches.put({ ...row, progress });
    });
  }

  async remove(id: string): Promise<void> {
    const step = this.#database.transaction(['matches', 'entries'], 'readwrite');
    await Promise.all([
      step.objectStore('matches').delete(id),
      step.objectStore('entries').delete(entriesOf(id)),
      step.done,
    ]);
  }

  async quarantine(broken: BrokenMatch): Promise<void> {
    await this.#database.put('broken', broken);
  }

  async broken(): Promise<BrokenMatch[]> {
    return (await this.#database.getAll('broken')).filter(isBroken);
  }

  forgetBroken(id: string): Promise<void> {
    return this.#database.delete('broken', id);
  }

  facts(): Promise<MatchFacts[]> {
    return this.#database.getAll('facts');
  }

  async keepFacts(facts: MatchFacts): Promise<void> {
    await this.#database.put('facts', facts);
  }

  async forgetFacts(names: readonly string[]): Promise<void> {
    const step = this.#database.transaction(['facts', 'kept'], 'readwrite');
    await allOrNothing(step, function* () {
      yield step.objectStore('facts').clear();
      for (const name of names) yield step.objectStore('kept').delete(name);
    });
  }

  async kept(name: string): Promise<unknown> {
    return (await this.#database.get('kept', name))?.value;
  }

  async keep(name: string, value: unknown): Promise<void> {
    await this.#database.put('kept', { name, value });
  }

  async dump(): Promise<Dump> {
    const step = this.#database.transaction(PARTS);
    const [matches, entries, broken, facts, kept] = await Promise.all([
      step.objectStore('matches').getAll(),
      step.objectStore('entries').getAll(),
      step.objectStore('broken').getAll(),
      step.objectStore('facts').getAll(),
      step.objectStore('kept').getAll(),
    ]);
    return {
      matches: matches.map(({ match, progress }) => ({ match, progress })),
      entries,
      broken,
      facts,
      kept,
    };
  }

  async restore(dump: Dump): Promise<void> {
    const step = this.#database.transaction(PARTS, 'readwrite');
    await allOrNothing(step, function* () {
      for (const part of PARTS) yield step.objectStore(part).clear();
      for (const { match, progress } of dump.matches) {
        const { id } = match as SavedMatch;
        yield step.objectStore('matches').put({ id, match, progress });
      }
      for (const row of dump.entries) yield step.objectStore('entries').put(row);
      for (const row of dump.broken) yield step.objectStore('broken').put(row);
      for (const row of dump.facts) yield step.objectStore('facts').put(row);
      for (const row of dump.kept) yield step.objectStore('kept').put({ ...row });
    });
  }

  close(): void {
    this.#database.close();
  }
}
