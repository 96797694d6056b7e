// The exit codes of the program.

export const DONE = 0;
/** The work failed, or a check said no. */
export const FAILED = 1;
export const WRONG_INPUT = 2;
/** Ctrl-C; what was done until then has been shown. */
export const INTERRUPTED = 130;
/** Nobody reads the output any more. */
export const UNREAD = 141;
