// Keeps the file of a match as new as the match itself, and goes on without it when it cannot be written.

import type { SoloMatch } from '@kalpler/match';
import { writeSave } from './saves.ts';

export class Keeper {
  readonly path: string;
  #problem: string | null = null;

  constructor(path: string) {
    this.path = path;
  }

  /** Why the match is not saved as it is now; null when it is. */
  get problem(): string | null {
    return this.#problem;
  }

  /** Whether saving has just failed for the first time. */
  save(match: SoloMatch): boolean {
    const written = writeSave(this.path, match);
    const isNew = !written.ok && this.#problem === null;
    this.#problem = written.ok ? null : written.error;
    return isNew;
  }
}
