// What a disk refused while something was written: the file by the name somebody gave it, and why.

export class OutputError extends Error {
  override readonly name = 'OutputError';

  constructor(path: string, cause: unknown) {
    const why = cause instanceof Error ? cause.message : String(cause);
    super(`${path} could not be written, nothing was kept: ${why}`, { cause });
  }
}
