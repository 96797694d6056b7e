// JSON with one character for each byte, put together from pieces that are known already: cards, which fill most of
// what the documents' dialect sends, and the names of fields.
//
// V8 keeps added strings as trees. Those that are sent more than once or remembered are made flat: copying a tree out
// anew for every connection took a fifth of a card's time, and trees that live on are dear to collect.

import type { WireCard } from '@kalpler/protocol';

/** A text with one character for each byte: the same text, unless there are letters beyond ASCII. */
export function bytesOf(text: string): string {
  const isAscii = Buffer.byteLength(text) === text.length;
  return isAscii ? text : Buffer.from(text).toString('latin1');
}

const cards = new WeakMap<WireCard, string>();
/** The names of fields with their quotes and colons; there are not many different ones. */
const names = new Map<string, string>();

/** What `JSON.stringify` gives, as bytes; for plain values without `toJSON`. */
export function jsonBytes(value: unknown): string {
  switch (typeof value) {
    case 'number':
      return Number.isFinite(value) ? `${value}` : 'null';
    case 'boolean':
      return value ? 'true' : 'false';
    case 'string':
      return bytesOf(JSON.stringify(value));
    case 'object':
      if (value === null) return 'null';
      return Array.isArray(value) ? listBytes(value) : objectBytes(value);
    default:
      return 'null';
  }
}

function listBytes(list: readonly unknown[]): string {
  let json = '[';
  for (let i = 0; i < list.length; i++)
    json += i === 0 ? jsonBytes(list[i]) : `,${jsonBytes(list[i])}`;
  return `${json}]`;
}

function objectBytes(value: object): string {
  const known = cards.get(value as WireCard);
  if (known !== undefined) return known;
  if (isCard(value)) {
    const json = bytesOf(JSON.stringify(value));
    cards.set(value, json);
    return json;
  }
  return `{${insideOf(value)}}`;
}

function isCard(value: object): value is WireCard {
  return 'display' in value && Object.isFrozen(value);
}

function insideOf(value: object): string {
  let json = '';
  for (const name in value) {
    const field = value[name as keyof object] as unknown;
    if (field === undefined) continue;
    json += json === '' ? nameBytes(name) : `,${nameBytes(name)}`;
    json += jsonBytes(field);
  }
  return json;
}

function nameBytes(name: string): string {
  let json = names.get(name);
  if (json === undefined) {
    json = `${bytesOf(JSON.stringify(name))}:`;
    names.set(name, json);
  }
  return json;
}

/** The inside of an object. */
export function fieldBytes(value: object): string {
  return flat(insideOf(value));
}

/** The letter read last; kept, because V8 leaves out a read whose result nobody uses. */
const letter = new Uint16Array(1);

/** The same text in one piece: when a letter is read, V8 copies together what it kept as a tree of additions. */
export function flat(text: string): string {
  letter[0] = text.charCodeAt(0);
  return text;
}
