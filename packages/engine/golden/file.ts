// Reading a file of golden cases and the small languages in it: cards, tricks, contracts, rules.

import {
  type AnyGame,
  type Call,
  type Card,
  type KingContract,
  makeGame,
  parseContract,
  STANDARD_DECK,
  SUIT_LETTERS,
  SUITS,
} from '../src/index.ts';

export type Fields = Readonly<Record<string, unknown>>;

/** One question to the engine. Cases may also name their rule (`decision`) and say `why` the answer is right. */
export interface GoldenCase {
  readonly id: string;
  readonly game: string;
  /** What is asked, by a name of `KINDS`: the legal cards, a score, what an event changes. */
  readonly kind: string;
  readonly title: string;
  /** The options: a preset and changes to it. */
  readonly config: Fields;
  /** The position and whatever else the question needs; `given.ts` reads it. */
  readonly given: Fields;
  /** The answer, or those fields of it that the case is about. */
  readonly expect: Fields;
}

/** A file of cases, with `schemaVersion` 1, perhaps the `count` of its cases, and what it is `about`. */
export interface GoldenFile {
  /** Presets of the file's own, by name; they take precedence over the engine's. */
  readonly presets: Readonly<Record<string, Fields>>;
  readonly cases: readonly GoldenCase[];
}

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function readGoldenFile(text: string): GoldenFile {
  const value: unknown = JSON.parse(text);
  if (!isFields(value)) throw new Error('expected an object at the top');
  if (value.schemaVersion !== 1)
    throw new Error(`schemaVersion: expected 1, got ${value.schemaVersion}`);
  if (!isFields(value.presets)) throw new Error('presets: expected an object');
  if (!Array.isArray(value.cases)) throw new Error('cases: expected a list');
  if (value.count !== undefined && value.count !== value.cases.length) {
    throw new Error(`count: says ${value.count}, but there are ${value.cases.length} cases`);
  }
  value.cases.forEach((item: unknown, i) => {
    const whole =
      isFields(item) &&
      [item.id, item.game, item.kind].every((field) => typeof field === 'string') &&
      [item.config, item.given, item.expect].every(isFields);
    if (!whole) throw new Error(`cases[${i}]: expected id, game, kind, config, given and expect`);
  });
  return value as unknown as GoldenFile;
}

/** The game of a case: the file's preset, or ours of that name, with the case's changes. */
export function gameOfCase(file: GoldenFile, item: GoldenCase, changes: Fields = {}): AnyGame {
  const { preset, ...own } = item.config;
  const whole = Object.hasOwn(file.presets, `${preset}`) ? file.presets[`${preset}`] : undefined;
  const made = makeGame(item.game, { ...(whole ?? ourPreset(item)), ...own, ...changes });
  if (!made.ok) throw new Error(made.error);
  return made.value;
}

/** A preset of the engine, named with or without the game. */
function ourPreset({ game, config: { preset } }: GoldenCase): Fields {
  if (preset === undefined) return {};
  const name = `${preset}`;
  return { preset: name.startsWith(`${game}.`) ? name.slice(game.length + 1) : name };
}

/** A card by name, which in a position that was set up by hand may be one that the deck leaves out. */
function card(game: AnyGame, name: unknown): Card {
  const found = game.deck.parse(`${name}`) ?? STANDARD_DECK.parse(`${name}`);
  if (found === undefined) throw new Error(`no card ${JSON.stringify(name)} in this deck`);
  return found;
}

/** A card that somebody tries to play; one that is not in the deck stays as it is, to be refused. */
export function triedCard(game: AnyGame, name: unknown): Card {
  return game.deck.parse(`${name}`) ?? (name as Card);
}

export function cards(game: AnyGame, names: unknown): Card[] {
  return list(names).map((name) => card(game, name));
}

export function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

export function numbers(value: unknown): number[] | undefined {
  return Array.isArray(value) ? value.map(Number) : undefined;
}

export function plays(game: AnyGame, value: unknown): { seat: number; card: Card }[] {
  return list(value).map((play) => {
    const { seat, card: name } = play as Fields;
    return { seat: Number(seat), card: card(game, name) };
  });
}

/** A contract as cases write it: the name of a penalty, or `{trump: 'S'}`; history may say just `trump`. */
export function contract(value: unknown): KingContract {
  const wire = isFields(value)
    ? { type: 'trump', trumpSuit: suit(value.trump) }
    : value === 'trump'
      ? { type: 'trump', trumpSuit: 'clubs' }
      : { type: 'penalty', name: value };
  const parsed = parseContract(wire);
  if (parsed === undefined) throw new Error(`no contract ${JSON.stringify(value)}`);
  return parsed;
}

/** The contract of an event, in the wire's own form but with a suit letter. */
export function wireContract(value: unknown): KingContract {
  if (!isFields(value) || value.trumpSuit === undefined) return value as KingContract;
  return { ...value, trumpSuit: suit(value.trumpSuit) } as unknown as KingContract;
}

/** A contract in either form. */
export function anyContract(value: unknown): unknown {
  if (value === null) return null;
  return isFields(value) && value.type !== undefined ? wireContract(value) : contract(value);
}

function suit(letter: unknown): unknown {
  return SUITS[[...SUIT_LETTERS].indexOf(`${letter}`)] ?? letter;
}

export function calls(value: unknown): Call[] {
  return list(value).map((item) => {
    const { selector, contract: called } = item as Fields;
    return { selector: Number(selector), contract: contract(called) };
  });
}
