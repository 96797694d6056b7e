// The shape of an example: from it come the check of what is read, and the columns of a CSV file.

import type { Kind } from './kind.ts';

type Plain = string | number | boolean | null | readonly unknown[];

/** One kind for each field, in the order of the columns. What is optional in T may be left out of its shape. */
export type ShapeOf<T> = {
  readonly [K in keyof T]: [Exclude<T[K], undefined>] extends [Plain]
    ? Kind<Exclude<T[K], undefined>>
    : ShapeOf<Exclude<T[K], undefined>>;
};

export interface Shape {
  readonly [field: string]: Kind<unknown> | Shape;
}

export interface Column {
  /** The way to the field: `['outcome', 'handScore']`, of at most two steps. */
  readonly path: readonly string[];
  /** The same with dots. */
  readonly name: string;
  readonly kind: Kind<unknown>;
}

type Values = Record<string, unknown>;

function isKind(part: Kind<unknown> | Shape): part is Kind<unknown> {
  return typeof part.expected === 'string';
}

export function columnsOf(shape: Shape, before: readonly string[] = []): Column[] {
  return Object.entries(shape).flatMap(([field, part]) => {
    const path = [...before, field];
    return isKind(part) ? [{ path, name: path.join('.'), kind: part }] : columnsOf(part, path);
  });
}

/** What is wrong with a value, if anything: a sentence that names the field. */
export function problemIn(value: unknown, shape: Shape, where = ''): string | undefined {
  if (!isObject(value)) return `${where || 'example'}: expected an object, got ${shortText(value)}`;
  let known = 0;
  for (const field in shape) {
    const part = shape[field]!;
    const name = where === '' ? field : `${where}.${field}`;
    const inside = value[field];
    if (inside !== undefined) known++;
    if (!isKind(part)) {
      const problem = problemIn(inside, part, name);
      if (problem !== undefined) return problem;
    } else if (inside === undefined ? !part.isOptional : !part.accepts(inside)) {
      return `${name}: expected ${part.expected}, got ${shortText(inside)}`;
    }
  }
  const names = Object.keys(value);
  if (names.length === known) return undefined;
  const extra = names.find((name) => !Object.hasOwn(shape, name));
  return `${where === '' ? '' : `${where}.`}${extra}: unknown field`;
}

export function isObject(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A value on one line and not too long. */
export function shortText(value: unknown): string {
  const json = value === undefined ? 'nothing' : JSON.stringify(value);
  return json.length <= 60 ? json : `${json.slice(0, 59)}…`;
}

/** A line of a CSV file. No kind of value needs quotes. */
export function rowText(columns: readonly Column[], value: object): string {
  const values = value as Values;
  let row = '';
  for (const { path, kind } of columns) {
    const first = values[path[0]!];
    const inside = path.length === 1 ? first : (first as Values)[path[1]!];
    row += inside === undefined ? ',' : `${kind.cell(inside)},`;
  }
  return row.slice(0, -1);
}

/** The object that a line of a CSV file describes, or what is wrong with it. */
export function parseRow(
  columns: readonly Column[],
  row: string,
): { readonly value: object } | { readonly problem: string } {
  const cells = row.split(',');
  if (cells.length !== columns.length) {
    return { problem: `expected ${columns.length} columns, got ${cells.length}` };
  }
  const value: Values = {};
  for (const [i, { path, name, kind }] of columns.entries()) {
    const cell = cells[i]!;
    let place = value;
    if (path.length > 1) {
      value[path[0]!] ??= {};
      place = value[path[0]!] as Values;
    }
    if (cell === '' && kind.isOptional) continue;
    const inside = kind.parse(cell);
    if (inside === undefined) {
      return { problem: `${name}: expected ${kind.expected}, got ${shortText(cell)}` };
    }
    place[path.at(-1)!] = inside;
  }
  return { value };
}
