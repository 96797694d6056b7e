// A store that lasts as long as the page: for browsers that keep nothing, and for tests.

import type { MatchFacts } from '../stats/facts.ts';
import { lineOf } from './match-line.ts';
import type {
  BrokenMatch,
  MatchLine,
  Progress,
  RawMatch,
  SavedEntry,
  SavedMatch,
} from './saved-match.ts';
import type { AloneStore, Dump } from './store.ts';

interface Row {
  match: unknown;
  progress: unknown;
  entries: unknown[];
}

export class MemoryStore implements AloneStore {
  readonly isLasting = false;
  readonly #matches = new Map<string, Row>();
  readonly #broken = new Map<string, BrokenMatch>();
  readonly #facts = new Map<string, MatchFacts>();
  readonly #kept = new Map<string, unknown>();

  async matches(): Promise<MatchLine[]> {
    return [...this.#matches.values()]
      .flatMap(({ match, progress }) => lineOf(match, progress) ?? [])
      .sort((a, b) => b.progress.playedAt - a.progress.playedAt);
  }

  async read(id: string): Promise<RawMatch | null> {
    const row = this.#matches.get(id);
    if (row === undefined) return null;
    return { head: row.match, progress: row.progress, entries: [...row.entries] };
  }

  async begin(match: SavedMatch, progress: Progress): Promise<void> {
    this.#matches.set(match.id, { match, progress, entries: [] });
  }

  async write(
    id: string,
    from: number,
    entries: readonly SavedEntry[],
    progress: Progress,
  ): Promise<void> {
    const row = this.#matches.get(id);
    if (row === undefined) throw new Error('this match is not saved any more');
    row.progress = progress;
    if (entries.length > 0) row.entries = [...row.entries.slice(0, from), ...entries];
  }

  async remove(id: string): Promise<void> {
    this.#matches.delete(id);
  }

  async setAside(broken: BrokenMatch): Promise<void> {
    this.#broken.set(broken.id, broken);
  }

  async broken(): Promise<BrokenMatch[]> {
    return [...this.#broken.values()];
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
    for (const part of [this.#matches, this.#broken, this.#facts, this.#kept]) part.clear();
    for (const { match, progress } of dump.matches) {
      this.#matches.set((match as SavedMatch).id, { match, progress, entries: [] });
    }
    for (const { match, n, entry } of dump.entries) {
      const row = this.#matches.get(match);
      if (row !== undefined) row.entries[n] = entry;
    }
    for (const one of dump.broken) this.#broken.set(one.id, one);
    for (const one of dump.facts) this.#facts.set(one.id, one);
    for (const { name, value } of dump.kept) this.#kept.set(name, value);
  }

  close(): void {}
}
