// Examples at the end of a command's help.

import type { Command } from 'commander';

/** Each example is a command line and what it is for. */
export function addExamples(
  command: Command,
  examples: readonly (readonly [line: string, what: string])[],
): Command {
  const lines = examples.map(([line, what]) => `  $ ${line}\n      ${what}`);
  return command.addHelpText('after', `\nExamples:\n${lines.join('\n')}`);
}
