// A store that lasts as long as the page: for browsers that keep nothing, and for tests.

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
import type { MatchFacts } from '../../stats/facts.ts';
import type { Dump, SoloStore } from './store.ts';

interface Row {
  match: unknown;
  progress: unknown;
  entries: unknown[];
}

export class MemoryStore implements SoloStore {
  readonly isPersistent: boolean = false;
  #matches = new Map<string, Row>();
  #broken = new Map<string, BrokenMatch>();
  #facts = new Map<string, MatchFacts>();
  #kept = new Map<string, unknown>();

  async matches(): Promise<MatchLine[]> {
    return [...this.#matches.values()]
      .flatMap(({ match, progress }) => lineOf(match, progress) ?? [])
      .sort(lastPlayedFirst);
  }

  async read(id: string): Promise<RawMatch | null> {
    const row = this.#matches.get(id);
    if (row === undefined) return null;
    // A place without an entry ends what can be read.
    const entries = Array.from(row.entries);
    const hole = entries.indexOf(undefined);
    return {
      head: row.match,
      progress: row.progress,
      entries: hole < 0 ? entries : entries.slice(0, hole),
    };
  }

  async begin(match: SavedMatch, progress: MatchProgress): Promise<void> {
    this.#matches.set(match.id, { match, progress, entries: [] });
  }

  async write(
    id: string,
    from: number,
    entries: readonly SavedEntry[],
    progress: MatchProgress,
  ): Promise<void> {
    const row = this.#matches.get(id);
    if (row === undefined) throw new Error('this match is not saved any more');
    row.progress = progress;
    if (entries.length > 0) row.entries = [...row.entries.slice(0, from), ...entries];
  }

  async remove(id: string): Promise<void> {
    this.#matches.delete(id);
  }

  async quarantine(broken: BrokenMatch): Promise<void> {
    this.#broken.set(broken.id, broken);
  }

  async broken(): Promise<BrokenMatch[]> {
    return [...this.#broken.values()].filter(isBroken);
  }

  async forgetBroken(id: string): Promise<void> {
    this.#broken.delete(id);
  }

  async facts(): Promise<MatchFacts[]> {
    return [...this.#facts.values()];
  }

  async keepFacts(facts: MatchFacts): Promise<void> {
    this.#facts.set(facts.id, facts);
  }

  async forgetFacts(names: readonly string[]): Promise<void> {
    this.#facts.clear();
    for (const name of names) this.#kept.delete(name);
  }

  async kept(name: string): Promise<unknown> {
    return this.#kept.get(name);
  }

  async keep(name: string, value: unknown): Promise<void> {
    this.#kept.set(name, value);
  }

  async dump(): Promise<Dump> {
    const rows = [...this.#matches];
    return structuredClone({
      matches: rows.map(([, { match, progress }]) => ({ match, progress })),
      entries: rows.flatMap(([match, { entries }]) =>
        entries.map((entry, n) => ({ match, n, entry })),
      ),
      broken: [...this.#broken.values()],
      facts: [...this.#facts.values()],
      kept: Array.from(this.#kept, ([name, value]) => ({ name, value })),
    });
  }

  async restore(dump: Dump): Promise<void> {
    const matches = byKey(dump.matches, ({ match }) => (match as SavedMatch).id);
    const rows = new Map(Array.from(matches, ([id, row]) => [id, { ...row, entries: [] } as Row]));
    for (const { match, n, entry } of dump.entries) {
      if (!Number.isSafeInteger(n) || n < 0) throw new RangeError(`no place ${n}`);
      const row = rows.get(match);
      if (row !== undefined) row.entries[n] = entry;
    }
    const broken = byKey(dump.broken, ({ id }) => id);
    const facts = byKey(dump.facts, ({ id }) => id);
    const kept = byKey(dump.kept, ({ name }) => name);
    // From here on nothing can fail.
    this.#matches = rows;
    this.#broken = broken;
    this.#facts = facts;
    this.#kept = new Map(Array.from(kept, ([name, { value }]) => [name, value]));
  }
}

function byKey<T>(list: readonly T[], keyOf: (item: T) => string): Map<string, T> {
  return new Map(
    list.map((item) => {
      const key: unknown = keyOf(item);
      if (typeof key !== 'string') throw new TypeError('something without a name');
      return [key, item];
    }),
  );
}
