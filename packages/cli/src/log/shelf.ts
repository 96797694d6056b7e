// The matches of a file or a pipe by their numbers; a log is read again for each, so that nothing is kept in memory.

import { stat } from 'node:fs/promises';
import type { Table } from '@kalpler/engine';
import { UsageError } from '../errors.ts';
import type { Source } from './source.ts';
import { type Stored, storedMatches } from './stored-match.ts';

export class Shelf {
  readonly #source: Source;
  #count = 1;
  /** A pipe has nothing left to turn to when a match of it was taken. */
  #isSpent = false;

  constructor(source: Source) {
    this.#source = source;
  }

  /** How many matches can be opened, as far as the file says. */
  get count(): number {
    return this.#isSpent ? 1 : this.#count;
  }

  /** Null where there is no such match, or it is damaged or gone. */
  async open(number: number): Promise<Table | null> {
    if (this.#isSpent) return null;
    try {
      const found = await this.#find(number);
      return found?.table.ok === true ? found.table.value : null;
    } catch (error) {
      if (error instanceof UsageError) return null;
      throw error;
    }
  }

  /** Throws a UsageError that says why there is no such match. */
  async take(number: number, flag: string): Promise<Table> {
    const { name } = this.#source;
    const found = await this.#find(number);
    this.#isSpent = await isPipe(this.#source);
    if (found === null && this.#count === 0) {
      throw new UsageError(`${name}: the log holds no match`);
    }
    if (found === null) {
      throw new UsageError(`${flag}: expected a number from 1 to ${this.#count}, got ${number}`);
    }
    if (!found.table.ok) throw new UsageError(`${name}: ${found.table.error}`);
    return found.table.value;
  }

  async #find(number: number): Promise<Extract<Stored, { kind: 'match' }> | null> {
    let seen = 0;
    for await (const stored of storedMatches(this.#source)) {
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

async function isPipe(source: Source): Promise<boolean> {
  if (source.kind !== 'file') return source.kind === 'input';
  const isFile = (await stat(source.path).catch(() => null))?.isFile();
  return isFile === false;
}
