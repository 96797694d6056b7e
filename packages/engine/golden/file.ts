// Reading a file of golden cases and the small languages in it: cards, tricks, contracts, rules.

import {
  type AnyGame,
  type Call,
  type Card,
  type KingContract,
  makeGame,
  parseContract,
  SUIT_LETTERS,
  SUITS,
} from '../src/index.ts';

export type Fields = Readonly<Record<string, unknown>>;

export interface GoldenCase {
  readonly id: string;
  readonly game: string;
  readonly kind: string;
  readonly title: string;
  readonly config: Fields;
  readonly given: Fields;
  readonly expect: Fields;
}

export interface GoldenFile {
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
  const whole = file.presets[`${preset}`];
  const named = whole ?? { preset: `${preset}`.split('.').pop() };
  const made = makeGame(item.game, { ...named, ...own, ...changes });
  if (!made.ok) throw new Error(made.error);
  return made.value;
}

/** A card by name; one that is not in the deck stays as it is, for the engine to refuse. */
export function card(game: AnyGame, name: unknown): Card {
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
export function contract(value: unknown): KingContract | undefined {
  if (value === undefined) return undefined;
  if (isFields(value)) return parseContract({ type: 'trump', trumpSuit: suit(value.trump) });
  if (value === 'trump') return { type: 'trump', trumpSuit: 'clubs' };
  return parseContract({ type: 'penalty', name: value });
}

/** The contract of an event, in the wire's own form but with a suit letter. */
export function wireContract(value: unknown): KingContract {
  if (!isFields(value) || value.trumpSuit === undefined) return value as KingContract;
  return { ...value, trumpSuit: suit(value.trumpSuit) } as unknown as KingContract;
}

function suit(letter: unknown): unknown {
  return SUITS[SUIT_LETTERS.indexOf(`${letter}`)] ?? letter;
}

export function calls(value: unknown): Call[] {
  return list(value).map((item) => {
    const { selector, contract: called } = item as Fields;
    return { selector: Number(selector), contract: contract(called)! };
  });
}
