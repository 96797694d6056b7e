// Rules of a table as one validated object: which options there are, what they may be, and the presets.

import { fail, ok, type Result } from './result.ts';

export interface Field<T> {
  /** What is allowed, in words for an error message. */
  readonly allowed: string;
  accepts(value: unknown): value is T;
  /** The members of a group, which may be changed one by one. */
  readonly members?: Fields;
}

export type Fields = Readonly<Record<string, Field<unknown>>>;
export type OptionsOf<F extends Fields> = {
  readonly [K in keyof F]: F[K] extends Field<infer T> ? T : never;
};

export function integer(min: number, max: number): Field<number> {
  return {
    allowed: `a whole number from ${min} to ${max}`,
    accepts: (value): value is number =>
      Number.isInteger(value) && (value as number) >= min && (value as number) <= max,
  };
}

export function integerOrNull(min: number, max: number): Field<number | null> {
  const number = integer(min, max);
  return {
    allowed: `${number.allowed}, or null`,
    accepts: (value): value is number | null => value === null || number.accepts(value),
  };
}

export function oneOf<const T extends string | number>(...values: readonly T[]): Field<T> {
  return {
    allowed: values.length === 1 ? `${values[0]}` : `one of ${values.join(', ')}`,
    accepts: (value): value is T => (values as readonly unknown[]).includes(value),
  };
}

export const yesNo: Field<boolean> = {
  allowed: 'true or false',
  accepts: (value): value is boolean => typeof value === 'boolean',
};

const LONGEST_LIST = 52;

/** A list of values from a fixed choice; `different` forbids repeats. */
export function listOf<const T extends string>(
  values: readonly T[],
  { least = 0, different = false }: { least?: number; different?: boolean } = {},
): Field<readonly T[]> {
  const choice = values.join(', ');
  return {
    allowed: different
      ? `a list of ${choice}, each at most once`
      : `a list of ${least} to ${LONGEST_LIST} of ${choice}`,
    accepts: (value): value is readonly T[] =>
      Array.isArray(value) &&
      value.length >= least &&
      value.length <= LONGEST_LIST &&
      [...value].every((item) => (values as readonly unknown[]).includes(item)) &&
      (!different || new Set(value).size === value.length),
  };
}

/** An object whose members are all checked; missing members are taken from the defaults. */
export function groupOf<F extends Fields>(fields: F): Field<OptionsOf<F>> {
  return {
    allowed: `an object of ${Object.keys(fields).join(', ')}`,
    members: fields,
    accepts: (value): value is OptionsOf<F> =>
      isRecord(value) &&
      Object.keys(value).every((name) => Object.hasOwn(fields, name)) &&
      Object.entries(fields).every(([name, field]) => field.accepts(value[name])),
  };
}

/** Seconds for each decision; null means no limit. `moonSeconds` is for the choice of H7. */
export const TIMERS = {
  turnSeconds: 30,
  passSeconds: 45,
  bidSeconds: 45,
  exchangeSeconds: 45,
  selectSeconds: 45,
  moonSeconds: 15,
  roundEndSeconds: 8,
  rematchSeconds: 60,
  cleanupSeconds: 60,
} as const;

const seconds = integerOrNull(1, 86_400);

/** The options that every game has. `disconnect` (C7), `timers` and `autoPlay` are for the table's host. */
export const COMMON_FIELDS = {
  forcedLeadBreaks: yesNo,
  disconnect: oneOf('takeover', 'onTimeout'),
  autoPlay: oneOf('lowest', 'ai'),
  timers: groupOf({
    turnSeconds: seconds,
    passSeconds: seconds,
    bidSeconds: seconds,
    exchangeSeconds: seconds,
    selectSeconds: seconds,
    moonSeconds: seconds,
    roundEndSeconds: seconds,
    rematchSeconds: seconds,
    cleanupSeconds: seconds,
  }),
} as const;
export type CommonOptions = OptionsOf<typeof COMMON_FIELDS>;

export interface OptionSheet<F extends Fields> {
  readonly fields: F;
  readonly presets: Readonly<Record<string, OptionsOf<F>>>;
  /** The preset that is meant when none is named. */
  readonly standard: string;
  /** What is wrong between options that are each allowed, if anything. */
  clash(options: OptionsOf<F>): string | undefined;
}

/** A whole set of options from a preset and changes to it, or a sentence that names what is wrong. */
export function readOptions<F extends Fields>(
  sheet: OptionSheet<F>,
  given: unknown,
): Result<OptionsOf<F>, string> {
  if (!isRecord(given)) return fail(`options: expected an object, got ${show(given)}`);
  const { preset: presetName = sheet.standard, ...changes } = given;
  const preset =
    typeof presetName === 'string' && Object.hasOwn(sheet.presets, presetName)
      ? sheet.presets[presetName]
      : undefined;
  if (preset === undefined) {
    const names = Object.keys(sheet.presets).join(', ');
    return fail(`preset: expected one of ${names}, got ${show(presetName)}`);
  }
  const options: Record<string, unknown> = { ...preset };
  const problem = change(options, changes, sheet.fields) ?? sheet.clash(options as OptionsOf<F>);
  return problem === undefined ? ok(own(options) as OptionsOf<F>) : fail(problem);
}

/** Puts checked values in place of others; names the first that is not allowed. */
function change(
  values: Record<string, unknown>,
  changes: Readonly<Record<string, unknown>>,
  fields: Fields,
  group = '',
): string | undefined {
  for (const [name, value] of Object.entries(changes)) {
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
    const path = group + name;
    if (field === undefined) {
      return `${path}: unknown option; the options are ${Object.keys(fields).join(', ')}`;
    }
    if (field.members !== undefined && isRecord(value)) {
      const members = { ...(values[name] as object) };
      const problem = change(members, value, field.members, `${path}.`);
      if (problem !== undefined) return problem;
      values[name] = members;
    } else if (field.accepts(value)) {
      values[name] = value;
    } else {
      return `${path}: expected ${field.allowed}, got ${show(value)}`;
    }
  }
  return undefined;
}

/** A copy that shares nothing with its original and cannot be changed. */
function own(value: unknown): unknown {
  if (Array.isArray(value)) return Object.freeze(value.map(own));
  if (typeof value === 'number') return unsigned(value);
  if (!isRecord(value)) return value;
  const members = Object.entries(value).map(([name, member]) => [name, own(member)]);
  return Object.freeze(Object.fromEntries(members));
}

/** The same number with 0 for -0, which JSON does not keep. */
export function unsigned(value: number): number {
  return value + 0;
}

/** Makes plain values unchangeable, all the way down. */
export function frozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  for (const member of Object.values(value)) frozen(member);
  return Object.freeze(value);
}

/** A plain object: no list, no instance of a class. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false;
  const prototype = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

/** A wrong value as short text. */
export function show(value: unknown): string {
  const text = typeof value === 'object' && value !== null ? showObject(value) : showPlain(value);
  return text.length > 60 ? `${text.slice(0, 57)}...` : text;
}

function showPlain(value: unknown): string {
  return typeof value === 'string' ? JSON.stringify(value) : String(value);
}

function showObject(value: object): string {
  try {
    return JSON.stringify(value) ?? String(value);
  } catch {
    return 'an object';
  }
}
