// The values of options that are known: games, presets, rules, bots, scenarios, and choices that the help tells.

import { BOT_NAMES } from '@kalpler/bots';
import { type GameId, OPTION_SHEETS, presetNames } from '@kalpler/engine';
import type { Option } from 'commander';
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
export function knownValues(
  option: Option,
  game: GameId | undefined,
  typed: string,
): readonly string[] | undefined {
  const known = KNOWN[option.long ?? '']?.(game, typed);
  const values = known ?? option.argChoices ?? notifiedChoice(option.description);
  return values?.filter((value) => value.startsWith(typed));
}

/** A description that is a list of words and nothing else: `json, jsonl, csv (default: json)`. */
function notifiedChoice(description: string): string[] | undefined {
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
    return notifiedChoice(fields[key]!.allowed)?.map((value) => `${key}=${value}`) ?? [];
  }
  const keys = Object.keys(fields).filter((name) => name !== 'game');
  return keys.map((name) => `${name}=`);
}
