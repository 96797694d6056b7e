// The matches of a file by their numbers; a log is read again for each, so that none of it is kept.

import type { Table } from '@kalpler/engine';
import { UsageError } from '../usage-error.ts';
import { type Stored, storedMatches } from './stored-match.ts';

export class Shelf {
  readonly #path: string;
  #count = 1;

  constructor(path: string) {
    this.#path = path;
  }

  /** How many matches the file says it has. */
  get count(): number {
    return this.#count;
  }

  /** Null where there is no such match, or it is damaged. */
  async open(number: number): Promise<Table | null> {
    const found = await this.#find(number);
    return found?.table.ok === true ? found.table.value : null;
  }

  /** Throws a UsageError that says why there is no such match. */
  async take(number: number, flag: string): Promise<Table> {
    const found = await this.#find(number);
    if (found === null) {
      throw new UsageError(`${flag}: expected a number from 1 to ${this.#count}, got ${number}`);
    }
    if (!found.table.ok) throw new UsageError(`${this.#path}: ${found.table.error}`);
    return found.table.value;
  }

  async #find(number: number): Promise<Extract<Stored, { kind: 'match' }> | null> {
    let seen = 0;
    for await (const stored of storedMatches(this.#path)) {
      if (stored.kind === 'head') this.#count = stored.head.matches;
      if (stored.kind === 'end') this.#count = stored.end.matches;
      if (stored.kind !== 'match') continue;
      seen = stored.number;
      if (seen === number) return stored;
    }
    this.#count = seen;
    return null;
  }
}
