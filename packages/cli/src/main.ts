// The program without its process: arguments in, exit code out.

import { GAME_IDS, type GameId } from '@kalpler/engine';
import { type Command, CommanderError } from 'commander';
import type { Context } from './command.ts';
import {
  DONE,
  FAILED,
  INTERRUPTED,
  OutputError,
  UNREAD,
  Unread,
  UsageError,
  WRONG_INPUT,
} from './errors.ts';
import type { Io } from './io.ts';
import { makeProgram } from './program.ts';

export async function main(args: readonly string[], io: Io): Promise<number> {
  let code = DONE;
  const { game, rest } = takeGame(args);
  const context: Context = {
    io,
    game,
    exit(wanted) {
      code = wanted;
    },
  };
  try {
    const isHelp = rest.length === 0 || rest.join(' ') === 'help help';
    const words = isHelp ? ['--help'] : rest;
    const program = makeProgram(context);
    const [first, about] = words;
    if (first === 'help' && about !== undefined && !hasCommand(program, about)) {
      program.error(`unknown command '${about}'`, { code: 'commander.unknownCommand' });
    }
    await program.parseAsync(words, { from: 'user' });
  } catch (error) {
    code = explain(error, io);
  }
  if (io.signal.reason instanceof Unread) return UNREAD;
  return code === DONE && io.signal.aborted ? INTERRUPTED : code;
}

function hasCommand(program: Command, name: string): boolean {
  return name.startsWith('-') || program.commands.some((command) => command.name() === name);
}

/** `hearts simulate …` names the game first. Runners of scripts may leave their own `--` in front. */
function takeGame(args: readonly string[]): { game: GameId | undefined; rest: readonly string[] } {
  const words = args[0] === '--' ? args.slice(1) : args;
  const game = GAME_IDS.find((id) => id === words[0]);
  if (game === undefined) return { game, rest: words };
  return { game, rest: words.slice(words[1] === '--' ? 2 : 1) };
}

/** Says what went wrong, if anything did, and gives the exit code. */
function explain(error: unknown, io: Io): number {
  // Help and version end the parser this way.
  if (error instanceof CommanderError && error.exitCode === 0) return DONE;
  if (error instanceof UsageError || error instanceof CommanderError) {
    io.stderr.write(`kalpler: ${oneLine(error.message)}\n`);
    return WRONG_INPUT;
  }
  if (io.signal.aborted && isInterruption(error)) return INTERRUPTED;
  if (error instanceof OutputError || (error instanceof Error && 'syscall' in error)) {
    io.stderr.write(`kalpler: ${oneLine(error.message)}\n`);
    return FAILED;
  }
  const story = error instanceof Error ? error.stack : String(error);
  io.stderr.write(`kalpler: this is a mistake of the program, please report it\n${story}\n`);
  return FAILED;
}

function isInterruption(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return error.name === 'AbortError' || ('code' in error && error.code === 'EPIPE');
}

function oneLine(text: string): string {
  return text.trim().replaceAll(/\s*\n\s*/g, ' ');
}
