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

/** How many threads: as many as the machine has cores, unless given. */
export function workerCount(text: string | undefined): number {
  if (text === undefined) return Math.min(MOST_WORKERS, availableParallelism());
  return wholeNumber('workers', text, 1, MOST_WORKERS);
}

/**
 * Runs a command with what was typed after its name. It ends with 2 for a wrong command line, 141 when nobody reads
 * what it prints, and otherwise with what the command says. One that takes the signal ends itself when interrupted.
 */
export async function runCommand(
  command: (args: readonly string[], signal: AbortSignal) => Promise<number>,
  usage: string,
): Promise<void> {
  process.stdout.on('error', endUnread);
  const args = process.argv.slice(2);
  if (args.includes('--help')) {
    console.log(usage);
    return;
  }
  const control = new AbortController();
  if (command.length > 1) process.once('SIGINT', () => control.abort());
  try {
    process.exitCode = await command(args, control.signal);
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

/** As in `… | head -1`. */
function endUnread(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EPIPE') throw error;
  process.exit(141);
}
