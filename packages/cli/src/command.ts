// What a command is given, how it joins the program, and the examples at the end of its help.

import type { GameId } from '@kalpler/engine';
import type { Command } from 'commander';
import type { Io } from './io.ts';

export interface Context {
  readonly io: Io;
  /** Set by `kalpler hearts …` and `npm run hearts -- …`; else --game decides, and without it hearts is played. */
  readonly game: GameId | undefined;
  /** Sets the exit code; otherwise it is 0, or 130 after an interruption. */
  exit(code: number): void;
}

/** Each src/commands/<name>.ts exports one; src/commands/index.ts lists them. */
export type AddCommand = (program: Command, context: Context) => void;

/** Each example is a command line and what it is for. */
export function addExamples(
  command: Command,
  examples: readonly (readonly [line: string, what: string])[],
): Command {
  const lines = examples.map(([line, what]) => `  $ ${line}\n      ${what}`);
  return command.addHelpText('after', `\nExamples:\n${lines.join('\n')}`);
}
