// The errors that end the program early, and its exit codes.

export const DONE = 0;
/** The work failed, or a check said no. */
export const FAILED = 1;
export const WRONG_INPUT = 2;
/** Ctrl-C; what was done until then has been shown. */
export const INTERRUPTED = 130;
/** Nobody reads the output any more. */
export const UNREAD = 141;

/**
 * Wrong input: names what is wrong and what is allowed, in one line. The program ends with exit code 2.
 */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/**
 * What a disk refused while something was written: the file by the name somebody gave it, and why.
 */
export class OutputError extends Error {
  override readonly name = 'OutputError';

  constructor(path: string, cause: unknown) {
    const why = cause instanceof Error ? cause.message : String(cause);
    super(`${path} could not be written, nothing was kept: ${why}`, { cause });
  }
}

/** Why work is stopped when nobody reads the output any more, as after `kalpler … | head`. */
export class Unread extends Error {
  override readonly name = 'AbortError';
}
