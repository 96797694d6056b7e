// Schemas in words: the fields of a message and their types, read from valibot's own description.

import {
  ANNOUNCEMENTS,
  CardInput,
  PlayerSchema,
  TableSummarySchema,
  WireCardSchema,
} from '../src/index.ts';

/** The parts of a valibot schema that a page needs. */
export interface Schema {
  readonly type: string;
  readonly entries?: Readonly<Record<string, Schema>>;
  readonly item?: Schema;
  readonly wrapped?: Schema;
  readonly options?: readonly unknown[];
  readonly value?: Schema;
  readonly pipe?: readonly { readonly type: string; readonly requirement?: unknown }[];
}

interface Field {
  readonly name: string;
  readonly type: string;
  readonly isRequired: boolean;
}

/** Shapes that have a section of their own. */
const NAMED: ReadonlyMap<unknown, string> = new Map<unknown, string>([
  [WireCardSchema, '[card](#cards)'],
  [CardInput, '[card](#cards) or its name'],
  [PlayerSchema, '[player](#player)'],
  [TableSummarySchema, '[table](#table-in-a-list)'],
  [ANNOUNCEMENTS.chat, '[line](#chat)'],
]);

/** More values than this are not listed in a table. */
const MOST_VALUES = 10;

export function fieldsOf(schema: Schema): Field[] {
  return Object.entries(schema.entries ?? {}).map(([name, field]) => ({
    name,
    type: typeText(field),
    isRequired: field.type !== 'optional',
  }));
}

export function typeText(schema: Schema): string {
  const named = NAMED.get(schema);
  if (named !== undefined) return named;
  switch (schema.type) {
    case 'optional':
      return typeText(schema.wrapped!);
    case 'nullable':
      return `${typeText(schema.wrapped!)} or \`null\``;
    case 'array':
      return listText(schema);
    case 'union':
      return (schema.options as Schema[]).map(typeText).join(' or ');
    case 'picklist':
      return valuesText(schema.options ?? []);
    case 'object':
    case 'strict_object':
      return objectText(schema);
    case 'loose_object':
    case 'record':
      return 'object';
    case 'unknown':
      return 'anything';
    case 'string':
      return `text${limitsText(schema, 'length', ' characters')}`;
    case 'number':
      return `${limit(schema, 'integer') ? 'whole number' : 'number'}${limitsText(schema, 'value', '')}`;
    case 'boolean':
      return '`true` or `false`';
    case 'custom':
      return 'object';
    default:
      throw new Error(`no words for a schema of type ${schema.type}`);
  }
}

function listText(schema: Schema): string {
  const most = limit(schema, 'max_length')?.requirement;
  const bound = most === undefined ? '' : `, at most ${most}`;
  return `list of: ${typeText(schema.item!)}${bound}`;
}

function valuesText(values: readonly unknown[]): string {
  if (values.length > MOST_VALUES) return 'one of a list, see below';
  return values.map((value) => `\`${value}\``).join(', ');
}

function objectText(schema: Schema): string {
  const fields = fieldsOf(schema).map(
    ({ name, type, isRequired }) => `${name}${isRequired ? '' : '?'}: ${type}`,
  );
  return fields.length === 0 ? 'empty object' : `{ ${fields.join('; ')} }`;
}

function limit(schema: Schema, type: string) {
  return schema.pipe?.find((step) => step.type === type);
}

function limitsText(schema: Schema, what: 'length' | 'value', unit: string): string {
  const least = limit(schema, `min_${what}`)?.requirement;
  const most = limit(schema, `max_${what}`)?.requirement;
  if (least !== undefined && most !== undefined) return `, ${least} to ${most}${unit}`;
  if (most !== undefined) return `, at most ${most}${unit}`;
  return least === undefined ? '' : `, at least ${least}${unit}`;
}
