// `completion`: prints the script for a shell; `complete`, hidden, answers it.

import { Argument } from 'commander';
import { type AddCommand, addExamples } from '../command.ts';
import { FILES, SCRIPTS, SHELLS, type Shell } from '../completion/scripts.ts';

export const addCompletion: AddCommand = (program, { io }) => {
  const command = program
    .command('completion')
    .summary('a script that lets a shell complete command lines')
    .description(
      'Prints a script that lets a shell complete commands, options, games, presets, bots and scenarios.',
    )
    .addArgument(new Argument('<shell>').choices(SHELLS))
    .action((shell: Shell) => {
      io.stdout.write(SCRIPTS[shell]);
    });
  addExamples(command, [
    ['source <(kalpler completion bash)', 'in ~/.bashrc, for every new shell'],
    ['source <(kalpler completion zsh)', 'in ~/.zshrc, after compinit'],
    ['kalpler completion fish > ~/.config/fish/completions/kalpler.fish', 'once'],
  ]);

  program
    .command('complete [words...]', { hidden: true })
    .helpOption(false)
    .allowUnknownOption()
    .action(async (words: string[]) => {
      const { candidatesOf } = await import('../completion/candidates.ts');
      const { words: found, isFile } = candidatesOf(program, words);
      io.stdout.write([...found, ...(isFile ? [FILES] : [])].map((word) => `${word}\n`).join(''));
    });
};
