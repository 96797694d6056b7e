// The parser of the command line: all commands in one program, and its refusals in one line.

import { Command, type ErrorOptions, type Option } from 'commander';
import { hasColours } from './colours.ts';
import type { Context } from './command.ts';
import { COMMANDS } from './commands/index.ts';
import { UsageError } from './errors.ts';
import { isRepeatable } from './options.ts';
import { sizeOf } from './terminal/size.ts';
import { VERSION } from './version.ts';

const CODES = `
Exit codes:
  0    done
  1    the work failed, or a check said no
  2    wrong input
  130  interrupted; the results so far were shown
  141  nobody reads the output any more`;

export function makeProgram(context: Context): Command {
  const { io, game } = context;
  const program = new CliCommand(game === undefined ? 'kalpler' : `kalpler ${game}`)
    .description('Hearts, Spades and King in the terminal: play, simulate, compare, train.')
    .version(VERSION, '-V, --version', 'the version of the program')
    .helpOption('-h, --help', 'help, also for each command')
    .helpCommand('help [command]', 'help for a command')
    .exitOverride()
    .configureOutput({
      writeOut: (text) => io.stdout.write(text),
      writeErr: (text) => io.stderr.write(text),
      getOutHelpWidth: () => Math.min(sizeOf(io.stdout).columns, 100),
      getOutHasColors: () => hasColours(io.stdout, io.env),
    });
  if (game === undefined) {
    program.addHelpText(
      'after',
      '\n`kalpler hearts …` is `kalpler … --game hearts`; likewise spades and king.',
    );
  }
  program.addHelpText('after', CODES);
  for (const add of COMMANDS) add(program, context);
  return program;
}

/** A command that refuses with what is allowed, and takes nothing twice. */
class CliCommand extends Command {
  override createCommand(name?: string): Command {
    return new CliCommand(name);
  }

  override addOption(option: Option): this {
    super.addOption(option);
    let times = 0;
    if (!isRepeatable(option)) {
      this.on(`option:${option.name()}`, () => {
        if (++times > 1) throw new UsageError(`${option.long ?? option.short}: given twice`);
      });
    }
    return this;
  }

  override error(message: string, options?: ErrorOptions): never {
    throw new UsageError(message.replace(/^error: /, '') + this.#allowed(options?.code));
  }

  #allowed(code: string | undefined): string {
    if (code === 'commander.unknownCommand') {
      const visible = this.createHelp().visibleCommands(this);
      return `; expected one of ${visible.map((command) => command.name()).join(', ')}`;
    }
    if (code === 'commander.unknownOption') {
      const flags = this.createHelp()
        .visibleOptions(this)
        .map((option) => option.long ?? option.short);
      return `; expected one of ${flags.join(', ')}`;
    }
    return '';
  }
}
