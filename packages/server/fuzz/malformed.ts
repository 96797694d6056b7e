// Requests that do not have the form of their schema, in every way that fast-check can think of.

import type { Random } from '@kalpler/engine';
import { REQUEST_NAMES, type RequestName } from '@kalpler/protocol';
import fc from 'fast-check';
import { example, FORMS } from './forms.ts';

export interface Malformed {
  readonly event: string;
  /** What follows the name: usually one payload. */
  readonly rest: readonly unknown[];
}

const FAULTS = [
  'missing',
  'extra',
  'wrong',
  'bare',
  'huge',
  'deep',
  'unknown',
  'several',
  'binary',
] as const;
type Fault = (typeof FAULTS)[number];

interface Idea {
  readonly request: RequestName;
  readonly fault: Fault;
  readonly at: number;
  readonly junk: unknown;
  readonly word: string;
}

/** Names that Socket.IO keeps to itself: they end a connection. */
const RESERVED = /^(connect|connect_error|disconnect|disconnecting|newListener|removeListener)$/;
const EVIL_KEYS = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'then', '', '0', ' '];
const EVIL_NAMES = [
  'error',
  '__proto__',
  'constructor',
  'toString',
  'valueOf',
  'playcard',
  ' sync',
];
const GARBAGE = [
  '\u0000',
  '\u202e',
  '\uffff',
  '👩‍👩‍👧‍👦',
  'İ',
  'a\u0301\u0301',
  '\ufeff',
  '%00',
  "'--",
  '{{7*7}}',
];

const BYTES = Uint8Array.of(4, 2, 0);

const word = fc.oneof(
  { weight: 3, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
  { weight: 1, arbitrary: fc.constantFrom(...EVIL_KEYS, ...EVIL_NAMES, ...GARBAGE) },
);
const junk = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }),
  fc.integer(),
  fc.double(),
  fc.constantFrom<unknown>(null, true, false, '', 0, -1, 4, 1e308, [], {}, [[]], 'QS'),
  word,
);

const ideas: fc.Arbitrary<Idea> = fc.record({
  request: fc.constantFrom(...REQUEST_NAMES),
  fault: fc.constantFrom(...FAULTS),
  at: fc.nat(1000),
  junk,
  word,
});

/** So many requests, each of which must be answered with BAD_REQUEST. */
export function malformed(count: number, seed: number): Malformed[] {
  return fc.sample(ideas, { numRuns: count, seed }).map(spoil);
}

function spoil(idea: Idea): Malformed {
  const { request, fault, at, junk: value, word: text } = idea;
  const good = example(request);
  const needed = Object.keys(good);
  const fields = Object.keys(FORMS[request]);
  const key = fields[at % Math.max(1, fields.length)];
  switch (fault) {
    case 'missing':
      if (needed.length === 0) break;
      return one(request, without(good, needed[at % needed.length]!));
    case 'wrong':
      if (key === undefined) break;
      return one(request, { ...good, [key]: wrongFor(request, key, value) });
    case 'huge':
      if (key === undefined) break;
      return one(request, { ...good, [key]: 'Ş'.repeat(1500 + at) });
    case 'deep':
      if (key === undefined) return one(request, nested(at % 800));
      return one(request, { ...good, [key]: wrongFor(request, key, nested(at % 800)) });
    case 'bare':
      return one(request, isBare(value) ? value : text || 'x');
    case 'binary':
      return one(
        request,
        key === undefined || key === 'options' ? BYTES : { ...good, [key]: BYTES },
      );
    case 'several':
      return { event: request, rest: [[value, 'x'], good, { more: value }] };
    case 'unknown':
      return one(isKnown(text) ? `${text}?` : text, at % 2 === 0 ? good : value);
  }
  return one(request, withKey(good, fields.includes(text) ? '__proto__' : text, value));
}

function one(event: string, payload: unknown): Malformed {
  return { event, rest: [payload] };
}

function isKnown(name: string): boolean {
  return RESERVED.test(name) || Object.hasOwn(FORMS, name);
}

/** What stands for no payload at all would be taken for an empty one. */
function isBare(value: unknown): boolean {
  return typeof value === 'string' || typeof value === 'boolean' || Number.isFinite(value);
}

function without(payload: Record<string, unknown>, key: string): object {
  const { [key]: _, ...rest } = payload;
  return rest;
}

/** Also for the keys that an assignment would not add. */
function withKey(payload: object, key: string, value: unknown): object {
  const extra = { value: value ?? 1, enumerable: true, configurable: true, writable: true };
  return Object.defineProperty({ ...payload }, key, extra);
}

/** JSON turns numbers that are none into null. */
function wrongFor(request: RequestName, key: string, value: unknown): unknown {
  const sent: unknown = JSON.parse(JSON.stringify(value) ?? 'null');
  const { fits } = FORMS[request][key]!;
  if (!fits(sent)) return sent;
  for (const other of [null, 7.5, true, 'x'.repeat(1300), { a: 1 }]) if (!fits(other)) return other;
  throw new Error(`everything fits ${request}.${key}`);
}

function nested(depth: number): unknown {
  let value: unknown = [];
  for (let i = 0; i < depth + 2; i++) value = i % 2 === 0 ? [value] : { a: value };
  return value;
}

/** The most bytes of a message are 8192. */
const TOO_LONG = 8193;

const FATAL: readonly ((random: Random) => string | Uint8Array)[] = [
  () => `42["chatMessage",{"text":"${'x'.repeat(TOO_LONG)}"}]`,
  () => '42["playCard",',
  () => '42{"event":"playCard"}',
  () => '42[]',
  () => '42[null]',
  () => '42["disconnect"]',
  () => '42["connect",{}]',
  () => '45-1["playCard"]',
  () => '459999999999-["playCard",{}]',
  () => '42/admin,["playCard"]',
  () => '49',
  () => '9',
  () => 'x',
  () => '',
  (random) => Uint8Array.from({ length: 1 + random.below(40) }, () => random.below(256)),
  (random) => String.fromCharCode(...Array.from({ length: 20 }, () => 256 + random.below(50_000))),
  () => new Uint8Array(TOO_LONG),
];

/** Opens a bare WebSocket, sends something impossible, and waits until the server has had enough. */
export function sendGarbage(url: string, random: Random): Promise<void> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`);
  const frame = FATAL[random.below(FATAL.length)]!(random);
  const joins = random.below(3) > 0;
  const isHalf = random.below(5) === 0;
  return new Promise((resolve) => {
    socket.addEventListener('close', () => resolve());
    socket.addEventListener('message', ({ data }) => {
      const text = String(data);
      if (text.startsWith('0') && joins) socket.send('40');
      else if (text.startsWith('0') || text.startsWith('40')) {
        // An attachment that is announced and does not come.
        if (isHalf) socket.send('451-["playCard",{"_placeholder":true,"num":7}]');
        socket.send(frame);
      }
    });
  });
}
