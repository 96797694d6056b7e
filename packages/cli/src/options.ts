// Readers of what stands on the command line; each refusal names what is wrong and what is allowed.

import { availableParallelism } from 'node:os';
import { type AnyGame, GAME_IDS, type GameId, MAX_SEED, makeGame } from '@kalpler/engine';
import { type Command, Option } from 'commander';
import type { Context } from './command.ts';
import { UsageError } from './errors.ts';

const MOST_WORKERS = 256;
const THREADS_FOR_A_CORE = 4;
const DEFAULT_SEED = 1;

/** What the options of a command that works for long say, as commander hands them over. */
export interface WorkOptions {
  readonly seed?: string;
  readonly workers?: string;
}

/** What the options that choose rules say. */
export interface RuleOptions {
  readonly game?: string;
  readonly preset?: string;
  readonly rule?: readonly string[];
}

export function wholeNumber(flag: string, text: string, least: number, most: number): number {
  const number = /^-?\d+$/.test(text) ? Number(text) : Number.NaN;
  if (number >= least && number <= most) return number;
  throw new UsageError(
    `${flag}: expected a whole number from ${least} to ${most}, got ${shown(text)}`,
  );
}

export function oneOf<T extends string>(flag: string, text: string, allowed: readonly T[]): T {
  const found = allowed.find((value) => value === text);
  if (found !== undefined) return found;
  throw new UsageError(`${flag}: expected one of ${allowed.join(', ')}, got ${shown(text)}`);
}

/** Without a seed, everybody gets the same games: what is seen can be seen again. */
export function seedOf(text: string | undefined): number {
  return text === undefined ? DEFAULT_SEED : wholeNumber('--seed', text, 0, MAX_SEED);
}

/** As many threads as there are cores, unless the option says otherwise. */
export function workersOf(text: string | undefined): number {
  if (text === undefined) return Math.min(availableParallelism(), MOST_WORKERS);
  const wanted = wholeNumber('--workers', text, 1, MOST_WORKERS);
  // The results are the same, and threads that only wait for a core take memory and time.
  return Math.min(wanted, THREADS_FOR_A_CORE * availableParallelism());
}

/** The game that was asked for, by alias or by option. */
export function gameIdOf(context: Context, options: RuleOptions): GameId {
  if (options.game === undefined) return context.game ?? 'hearts';
  const id = oneOf('--game', options.game, GAME_IDS);
  if (context.game === undefined || context.game === id) return id;
  throw new UsageError(`--game: ${context.game} was asked for already, got "${id}"`);
}

/** A game with a preset and changes to it, each of the form KEY=VALUE. */
export function rulesOf(
  id: GameId,
  preset: string | undefined,
  changes: readonly string[] = [],
): AnyGame {
  const options: Record<string, unknown> = preset === undefined ? {} : { preset };
  for (const change of changes) {
    const [, key, value] = /^([^=]+)=(.*)$/s.exec(change) ?? [];
    if (key === undefined || value === undefined) {
      throw new UsageError(`--rule: expected KEY=VALUE, got ${shown(change)}`);
    }
    if (key === 'preset') throw new UsageError('--rule: a preset is chosen with --preset');
    if (Object.hasOwn(options, key)) throw new UsageError(`--rule: ${key} is given twice`);
    Object.defineProperty(options, key, { value: ruleValue(value), enumerable: true });
  }
  const made = makeGame(id, options);
  if (!made.ok) {
    const isPreset = made.error.startsWith('preset:');
    throw new UsageError(isPreset ? `--${made.error}` : `--rule: ${made.error}`);
  }
  return made.value;
}

/** The game with its rules, as the options of addRuleOptions say. */
export function chosenGame(context: Context, options: RuleOptions): AnyGame {
  return rulesOf(gameIdOf(context, options), options.preset, options.rule);
}

function addGameOption(command: Command): Command {
  return command.option('--game <game>', `${GAME_IDS.join(', ')} (default: hearts)`);
}

const repeated = new WeakSet<Option>();

/** An option that may be given several times: its value is the list of them. Any other is refused the second time. */
function repeatable(option: Option): Option {
  repeated.add(option);
  return option.argParser((text: string, before: string[] | undefined) => [
    ...(before ?? []),
    text,
  ]);
}

export function isRepeatable(option: Option): boolean {
  return repeated.has(option) || option.variadic;
}

/** --game, --preset and --rule; chosenGame reads them. */
export function addRuleOptions(command: Command): Command {
  return addGameOption(command)
    .option('--preset <name>', 'a set of rules, such as classic')
    .addOption(
      repeatable(new Option('--rule <key=value>', 'a change to the rules; may be repeated')),
    );
}

/** --seed and --workers; seedOf and workersOf read them. */
export function addWorkOptions(command: Command): Command {
  return command
    .option('--seed <number>', `where chance begins (default: ${DEFAULT_SEED})`)
    .option('--workers <number>', 'how many threads work (default: one for each core)');
}

/** A value of a rule is JSON where it can be, and else a word, or words with commas between them. */
function ruleValue(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text.includes(',') ? text.split(',').map((word) => word.trim()) : text;
  }
}

/** What somebody has typed, on one line and not too long. */
export function shown(text: string): string {
  const quoted = JSON.stringify(text);
  return quoted.length <= 80 ? quoted : `${quoted.slice(0, 78)}…"`;
}
