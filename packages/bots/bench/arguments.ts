// Reading numbers and choices from a command line, with errors that name what is allowed.

import { availableParallelism } from 'node:os';

/** A command line that cannot be carried out; its message is for the person who typed it. */
export class UsageError extends Error {}

/** A whole number between two others. */
export function wholeNumber(name: string, text: string, least: number, most: number): number {
  const number = Number(text);
  if (!/^\d+$/.test(text) || number < least || number > most) {
    throw new UsageError(
      `--${name}: expected a whole number from ${least} to ${most}, got ${text}`,
    );
  }
  return number;
}

export function oneOf<const T extends string>(
  name: string,
  text: string,
  allowed: readonly T[],
): T {
  const found = allowed.find((choice) => choice === text);
  if (found !== undefined) return found;
  throw new UsageError(`--${name}: expected one of ${allowed.join(', ')}, got ${text}`);
}

const MOST_WORKERS = 64;

/** How many threads: as many as the machine has cores, unless told. */
export function workerCount(text: string | undefined): number {
  if (text === undefined) return Math.min(MOST_WORKERS, availableParallelism());
  return wholeNumber('workers', text, 1, MOST_WORKERS);
}

/** Runs a command: 2 for a wrong command line, 130 when interrupted, otherwise what the command says. */
export async function runCommand(
  command: (signal: AbortSignal) => Promise<number>,
  usage: string,
): Promise<void> {
  const control = new AbortController();
  process.once('SIGINT', () => control.abort());
  try {
    process.exitCode = await command(control.signal);
  } catch (error) {
    if (control.signal.aborted) {
      process.exitCode = 130;
      return;
    }
    const isTyped =
      error instanceof UsageError ||
      (error as NodeJS.ErrnoException).code?.startsWith('ERR_PARSE_ARGS');
    if (!isTyped) throw error;
    console.error(`${(error as Error).message}\n\n${usage}`);
    process.exitCode = 2;
  }
}
