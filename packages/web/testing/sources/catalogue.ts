// The catalogues of the page as lists of entries, and the texts that each entry may become.

import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { REASONS } from '@kalpler/bots/core';
import { GAME_IDS, OPTION_SHEETS } from '@kalpler/engine';
import { type ESTree, Visitor } from 'vite';
import { parse } from './sources.ts';

export interface Entry {
  /** As in `table.turnOf`. */
  readonly path: string;
  readonly value: unknown;
  /** The types of a function's parameters, as they are written in Turkish; English has the same. */
  readonly types: readonly string[];
}

interface Catalogue {
  readonly name: string;
  readonly tr: readonly Entry[];
  readonly en: readonly Entry[];
}

const FOLDER = path.resolve(import.meta.dirname, '../../../i18n/src');

/** The written types of parameters, by the path of their entry. */
type Types = ReadonlyMap<string, readonly string[]>;

/** Every pair of exports `nameTr` and `nameEn` of the catalogues. */
export async function catalogues(): Promise<Catalogue[]> {
  const exported = new Map<string, unknown>();
  const types = new Map<string, readonly string[]>();
  for await (const file of glob('**/*.ts', { cwd: FOLDER })) {
    if (file.endsWith('.test.ts')) continue;
    const full = path.join(FOLDER, file);
    const module = await import(pathToFileURL(full).href);
    for (const [key, value] of Object.entries(module)) exported.set(key, value);
    for (const [at, list] of parameterTypes(file, readFileSync(full, 'utf8'))) types.set(at, list);
  }
  const names = [...exported.keys()].flatMap((key) => /^(\w+)Tr$/.exec(key)?.[1] ?? []);
  return names.sort().map((name) => ({
    name,
    tr: entriesOf(exported.get(`${name}Tr`), name, types),
    en: entriesOf(exported.get(`${name}En`), name, types),
  }));
}

/** All texts of a catalogue and all functions that make some. */
function entriesOf(value: unknown, at: string, types: Types): Entry[] {
  const isList = Array.isArray(value) && value.every((one) => typeof one === 'string');
  if (typeof value === 'object' && value !== null && !isList) {
    return Object.entries(value).flatMap(([key, one]) => entriesOf(one, `${at}.${key}`, types));
  }
  return [{ path: at, value, types: typesAt(at, types) }];
}

/** The rules' sentences have one type for all; what an area takes from another file has the types from there. */
function typesAt(at: string, types: Types): readonly string[] {
  if (at.startsWith('refusals.')) return ['string', 'number'];
  return types.get(at) ?? types.get(at.split('.').at(-1)!) ?? [];
}

/** The written types of the functions in a file, by the path of their entry. */
function parameterTypes(file: string, source: string): [string, string[]][] {
  const found: [string, string[]][] = [];
  const look = (at: string, value: ESTree.Expression) => {
    if (value.type === 'ObjectExpression') {
      for (const property of value.properties) {
        if (property.type !== 'Property' || property.key.type !== 'Identifier') continue;
        look(`${at}.${property.key.name}`, property.value);
      }
    }
    if (value.type !== 'ArrowFunctionExpression' && value.type !== 'FunctionExpression') return;
    const needed = value.params.filter((param) => param.type !== 'AssignmentPattern');
    const written = needed.map((param) => {
      const type = 'typeAnnotation' in param ? param.typeAnnotation : null;
      return type ? source.slice(type.start, type.end).replace(/^:\s*/, '') : '';
    });
    if (written.every((type) => type !== '')) found.push([at, written]);
  };
  new Visitor({
    VariableDeclarator({ id, init }) {
      if (id.type !== 'Identifier' || init === null) return;
      const name = /^(\w+)Tr$/.exec(id.name)?.[1];
      if (name !== undefined) look(name, init);
    },
  }).visit(parse(file, source).program);
  return found;
}

const NUMBERS = [0, 1, 3, 13];
/** All presets, and all words that stand in them or that the page knows things by. */
const PRESETS = GAME_IDS.flatMap((game) => Object.values<object>(OPTION_SHEETS[game].presets));
const WORDS = [
  ...['left', 'right', 'across', 'kahvehane', 'bogaz', 'easy', 'expert', ...GAME_IDS],
  ...PRESETS.flatMap((preset) => Object.values(preset)),
].filter((word) => typeof word !== 'object');

function argumentsFor(type: string, name: string): readonly unknown[] {
  switch (type) {
    case 'string':
      return [name];
    case 'string[]':
    case 'readonly string[]':
      return [[name], [name, 'Bora']];
    case 'number':
      return NUMBERS;
    case 'number | null':
      return [null, ...NUMBERS];
    case 'boolean':
      return [true, false];
    case 'Reason':
      return REASONS.map((kind) => ({ kind }));
    case '(card: Card) => string':
      return [() => name];
    default:
      return [name, ...new Set(WORDS), ...NUMBERS, null, ...PRESETS];
  }
}

/** Texts that an entry becomes: a function's with names, words, numbers and flags in their places. */
export function samplesOf({ value, types }: Entry, name = 'Ayşe'): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value;
  if (typeof value !== 'function') return [];
  const texts = new Set<string>();
  const places = Array.from({ length: value.length }, (_, i) => argumentsFor(types[i] ?? '', name));
  for (const args of tuples(places)) for (const text of said(value as Make, args)) texts.add(text);
  // What is no name of anything leaves nothing good.
  const good = [...texts].filter((text) => text !== '' && !isBroken(text));
  return good.length > 0 ? good : [...texts];
}

/** What a wrong argument or a forgotten entry leaves in a text. */
export function isBroken(text: string): boolean {
  return /undefined|NaN|\[object|\bnull\b/.test(text);
}

type Make = (...args: unknown[]) => unknown;

function said(make: Make, args: readonly unknown[]): string[] {
  try {
    const made = make(...args);
    return (Array.isArray(made) ? made : [made]).filter((text) => typeof text === 'string');
  } catch {
    // Not what this function is made for.
    return [];
  }
}

function tuples(places: readonly (readonly unknown[])[]): unknown[][] {
  return places.reduce<unknown[][]>(
    (all, choices) => all.flatMap((tuple) => choices.map((one) => [...tuple, one])),
    [[]],
  );
}
