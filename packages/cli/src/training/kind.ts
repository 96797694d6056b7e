// Kinds of values in an example: what is allowed, and how it is written in a cell of a CSV file and read back.

export interface Kind<T> {
  /** What is allowed, in words for an error message. */
  readonly expected: string;
  readonly isOptional: boolean;
  accepts(value: unknown): value is T;
  cell(value: T): string;
  /** The value of a cell; undefined if it is none. */
  parse(cell: string): T | undefined;
}

export const whole: Kind<number> = {
  expected: 'a whole number',
  isOptional: false,
  accepts: (value): value is number => Number.isSafeInteger(value),
  cell: String,
  parse: (cell) => (/^-?\d{1,15}$/.test(cell) ? Number(cell) : undefined),
};

/** A part of a match won. */
export const share: Kind<number> = {
  expected: 'a number from 0 to 1',
  isOptional: false,
  accepts: (value): value is number => typeof value === 'number' && value >= 0 && value <= 1,
  cell: String,
  parse: (cell) => (/^[01](\.\d+)?$/.test(cell) ? Number(cell) : undefined),
};

export const yesNo: Kind<boolean> = {
  expected: 'true or false',
  isOptional: false,
  accepts: (value): value is boolean => typeof value === 'boolean',
  cell: String,
  parse: (cell) => (cell === 'true' ? true : cell === 'false' ? false : undefined),
};

/** Text of one form. In a CSV file it needs no quotes, and neither does a list of such texts. */
export function text<T extends string>(expected: string, form: RegExp): Kind<T> {
  const accepts = (value: unknown): value is T => typeof value === 'string' && form.test(value);
  return {
    expected,
    isOptional: false,
    accepts,
    cell: (value) => value,
    parse: (cell) => (accepts(cell) ? cell : undefined),
  };
}

/** One of a few words. */
export function choice<const T extends string>(...words: readonly T[]): Kind<T> {
  const form = new RegExp(`^(?:${words.join('|')})$`);
  return text<T>(words.length === 1 ? words[0]! : `one of ${words.join(', ')}`, form);
}

export function either<A, B>(one: Kind<A>, other: Kind<B>): Kind<A | B> {
  return {
    expected: `${one.expected} or ${other.expected}`,
    isOptional: false,
    accepts: (value): value is A | B => one.accepts(value) || other.accepts(value),
    cell: (value) => (one.accepts(value) ? one.cell(value) : other.cell(value as B)),
    parse: (cell) => one.parse(cell) ?? other.parse(cell),
  };
}

/** Null is an empty cell, or a dash where it is an item of a list. */
export function orNull<T>(kind: Kind<T>, sign = ''): Kind<T | null> {
  return {
    expected: `${kind.expected}, or null`,
    isOptional: false,
    accepts: (value): value is T | null => value === null || kind.accepts(value),
    cell: (value) => (value === null ? sign : kind.cell(value)),
    parse: (cell) => (cell === sign ? null : kind.parse(cell)),
  };
}

/** Left out of the object, and an empty cell. */
export function optional<T>(kind: Kind<T>): Kind<T> {
  return { ...kind, isOptional: true };
}

/** `least` is 1 where an empty list would look like null. */
export function listOf<T>(
  item: Kind<T>,
  { between = ' ', least = 0 }: { between?: string; least?: number } = {},
): Kind<readonly T[]> {
  return {
    expected: `a list${least > 0 ? ' that is not empty' : ''}, each item ${item.expected}`,
    isOptional: false,
    accepts: (value): value is readonly T[] =>
      Array.isArray(value) && value.length >= least && value.every(item.accepts),
    cell: (value) => value.map(item.cell).join(between),
    parse(cell) {
      if (cell === '') return least > 0 ? undefined : [];
      const values: T[] = [];
      for (const part of cell.split(between)) {
        const value = item.parse(part);
        if (value === undefined) return undefined;
        values.push(value);
      }
      return values;
    },
  };
}
