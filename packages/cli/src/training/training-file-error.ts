// A file that is no training file, or no longer a whole one: what is wrong, and where.

export interface FilePlace {
  /** From 1. */
  readonly line: number;
  /** Bytes before the line; of a packed file, after unpacking. */
  readonly offset: number;
}

export class TrainingFileError extends Error {
  override readonly name = 'TrainingFileError';
  readonly line: number | null;
  readonly offset: number | null;

  constructor(problem: string, place: FilePlace | null = null, cause?: unknown) {
    const where = place === null ? '' : `line ${place.line} (offset ${place.offset}): `;
    super(where + problem, cause === undefined ? {} : { cause });
    this.line = place?.line ?? null;
    this.offset = place?.offset ?? null;
  }
}
