// A store of matches for tests: in memory, and without room now and then, as a browser's may be.

import type { MatchProgress, MatchStore, RawMatch, SavedEntry, SavedMatch } from '../src/index.ts';

interface Row {
  match: unknown;
  progress: unknown;
  entries: SavedEntry[];
}

export class MemoryMatches implements MatchStore {
  readonly isPersistent = true;
  /** Whether the next thing is not taken. */
  isFull: () => boolean = () => false;
  refused = 0;
  #rows = new Map<string, Row>();

  async read(id: string): Promise<RawMatch | null> {
    const row = this.#rows.get(id);
    return row === undefined ? null : { ...row, head: row.match };
  }

  async begin(match: SavedMatch, progress: MatchProgress): Promise<void> {
    this.#look();
    this.#rows.set(match.id, { match, progress, entries: [] });
  }

  async write(
    id: string,
    from: number,
    entries: readonly SavedEntry[],
    progress: MatchProgress,
  ): Promise<void> {
    this.#look();
    const row = this.#rows.get(id);
    if (row === undefined) throw new Error('this match is not saved any more');
    row.progress = progress;
    if (entries.length > 0) row.entries = [...row.entries.slice(0, from), ...entries];
  }

  /** Another store with what `way` makes of all that lies in this one. */
  copied(way: <T>(rows: T) => T): MemoryMatches {
    const copy = new MemoryMatches();
    copy.#rows = new Map(way([...this.#rows]));
    return copy;
  }

  #look(): void {
    if (!this.isFull()) return;
    this.refused++;
    throw new DOMException('there is no room', 'QuotaExceededError');
  }
}
