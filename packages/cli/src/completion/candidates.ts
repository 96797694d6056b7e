// Completes a command line: commands, options, and the values that are known of each.

import { BOT_NAMES } from '@kalpler/bots';
import { GAME_IDS, type GameId, OPTION_SHEETS, presetNames } from '@kalpler/engine';
import type { Command, Option } from 'commander';
import { isRepeatable } from '../options.ts';
import { SCENARIOS, scenariosOf } from '../scenarios/index.ts';

/** The game is the one that was named, if any. */
type Known = (game: GameId | undefined, typed: string) => readonly string[];

const KNOWN: Readonly<Record<string, Known>> = {
  '--ai': bots,
  '--strategies': bots,
  '--preset': (game) => presetNames(game ?? 'hearts'),
  '--rule': (game, typed) => rules(game ?? 'hearts', typed),
  '--scenario': (game) =>
    (game === undefined ? SCENARIOS : scenariosOf(game)).map(({ name }) => name),
  '--lang': () => ['tr', 'en'],
  '--length': () => ['match', 'deal'],
};

/** The values that fit what is typed of one, or nothing where they are not known. */
function knownValues(
  option: Option,
  game: GameId | undefined,
  typed: string,
): readonly string[] | undefined {
  const known = KNOWN[option.long ?? '']?.(game, typed);
  const values = known ?? option.argChoices ?? choicesInDescription(option.description);
  return values?.filter((value) => value.startsWith(typed));
}

/** A description that is a list of words and nothing else: `json, jsonl, csv (default: json)`. */
function choicesInDescription(description: string): string[] | undefined {
  const [, list] = /^(?:one of )?(\w+(?:(?:, | or )\w+)+)(?: \(.*\))?$/.exec(description) ?? [];
  return list?.split(/, | or /);
}

/** The last of a list with commas is being typed. */
function bots(_: GameId | undefined, typed: string): string[] {
  const before = typed.slice(0, typed.lastIndexOf(',') + 1);
  return BOT_NAMES.map((name) => before + name);
}

/** `moon=`, and after it what the rule may be where that is a choice. */
function rules(game: GameId, typed: string): string[] {
  const fields: Readonly<Record<string, { readonly allowed: string }>> = OPTION_SHEETS[game].fields;
  const [key = ''] = typed.split('=', 1);
  if (typed.includes('=') && Object.hasOwn(fields, key)) {
    return choicesInDescription(fields[key]!.allowed)?.map((value) => `${key}=${value}`) ?? [];
  }
  const keys = Object.keys(fields).filter((name) => name !== 'game');
  return keys.map((name) => `${name}=`);
}

interface Candidates {
  /** Whole words. */
  readonly words: readonly string[];
  /** Whether the names of files fit as well. */
  readonly isFile: boolean;
}

const NOTHING: Candidates = { words: [], isFile: false };

/** The words before the last one are given, the last one is being typed. */
export function candidatesOf(program: Command, words: readonly string[]): Candidates {
  const typed = words.at(-1) ?? '';
  const before = words.slice(0, -1);
  const alias = GAME_IDS.find((id) => id === before[0]);
  const rest = alias === undefined ? before : before.slice(1);
  const command = program.commands.find((each) => each.name() === rest[0]);
  if (command === undefined) {
    if (rest.length > 0 && rest[0] !== 'help') return NOTHING;
    const games = alias === undefined && rest.length === 0 ? GAME_IDS : [];
    return fitting(typed, [...commandNames(program), ...games], flags(program, []));
  }
  const game = gameNamed(rest) ?? alias;
  const [, flag, begun] = /^(--[^=]+)=(.*)$/.exec(typed) ?? [];
  if (flag !== undefined) {
    const { words: found, isFile } = valuesOf(optionOf(command, flag), game, begun!);
    return { words: found.map((value) => `${flag}=${value}`), isFile };
  }
  const open = optionOf(command, rest.at(-1));
  const takesValue = open?.required || (open?.optional && !typed.startsWith('-'));
  if (takesValue) return valuesOf(open, game, typed);
  return argumentsOf(command, typed, flags(command, rest));
}

function commandNames(program: Command): string[] {
  const visible = program.createHelp().visibleCommands(program);
  return visible.map((command) => command.name());
}

/** Options that were not given yet, and those that may be repeated. */
function flags(command: Command, given: readonly string[]): string[] {
  const visible = command.createHelp().visibleOptions(command);
  const free = visible.filter((option) => isRepeatable(option) || !given.includes(nameOf(option)));
  return free.map(nameOf);
}

function nameOf(option: Option): string {
  return option.long ?? option.short!;
}

/** Options are offered once their first dash is typed, or where nothing else can come. */
function fitting(typed: string, words: readonly string[], options: readonly string[]): Candidates {
  const all = typed.startsWith('-') || words.length === 0 ? options : words;
  return { words: all.filter((word) => word.startsWith(typed)), isFile: false };
}

function argumentsOf(command: Command, typed: string, options: readonly string[]): Candidates {
  const [argument] = command.registeredArguments;
  const isFile = argument?.name() === 'file' && !typed.startsWith('-');
  return { ...fitting(typed, argument?.argChoices ?? [], options), isFile };
}

function valuesOf(option: Option | undefined, game: GameId | undefined, typed: string): Candidates {
  if (option === undefined) return NOTHING;
  const words = knownValues(option, game, typed) ?? [];
  return { words, isFile: /[<[]file[>\]]/.test(option.flags) };
}

function optionOf(command: Command, flag: string | undefined): Option | undefined {
  return command.options.find((option) => option.long === flag || option.short === flag);
}

function gameNamed(words: readonly string[]): GameId | undefined {
  const at = words.indexOf('--game');
  const named =
    at >= 0 ? words[at + 1] : words.find((word) => word.startsWith('--game='))?.slice(7);
  return GAME_IDS.find((id) => id === named);
}
