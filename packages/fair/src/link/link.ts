// A whole match as the tail of a link, and back; docs/notation.md explains it.

import { checksum, fail, ok, type Result, type Seat, type Table, tableText } from '@kalpler/engine';
import { SECRET_BYTES, type Secret, secretText } from '../index.ts';
import { headText, readHead } from './link-head.ts';
import { packLog, unpackLog } from './link-log.ts';

/** The first letter of a link says how the rest is made. */
const VERSION = 'k';
/** Another letter before as much as a match needs at least: a form that this page does not know yet. */
const LATER = /^[a-z][\w-]{60,}$/;
const CHECK_BYTES = 4;
const LENGTH_BYTES = 2;
/** Longer than the beginning of any table. */
const MOST_TEXT = 1 << 16;

/** Why a link cannot be opened: it is not whole, or this page is too old for it. */
export type LinkFault = 'damaged' | 'newer';

export interface Carried {
  readonly table: Table;
  readonly secret: Secret;
  /** From where it was looked at. */
  readonly seat: Seat;
}

export async function linkOf({ table, secret, seat }: Carried): Promise<string> {
  const packed = packLog(table, secret);
  const head = await deflated(headText(table, secret, seat, packed));
  const length = Uint8Array.of(head.length >> 8, head.length & 255);
  const parts = [checkOf(table, secret), length, head, secret, packed.choices];
  return VERSION + lettersOf(joined(parts));
}

/** It finds damage, and rules that have changed since. */
function checkOf(table: Table, secret: Secret): Uint8Array {
  const sum = Number.parseInt(checksum(tableText(table) + secretText(secret)), 16);
  return Uint8Array.of(sum >>> 24, sum >>> 16, sum >>> 8, sum);
}

export async function readLink(data: string): Promise<Result<Carried, LinkFault>> {
  if (!data.startsWith(VERSION)) return fail(LATER.test(data) ? 'newer' : 'damaged');
  const bytes = bytesOf(data.slice(VERSION.length));
  if (bytes === null) return fail('damaged');
  const { check, headBytes, secret, choices } = partsOf(bytes);
  const text = await inflated(headBytes, MOST_TEXT);
  if (text === null || secret.length < SECRET_BYTES) return fail('damaged');
  const head = readHead(text, secret);
  if (!head.ok) return fail('damaged');
  const { start, seat, log } = head.value;
  const table = unpackLog(start, secret, { ...log, choices });
  if (!table.ok) return fail('damaged');
  const isSame = checkOf(table.value, secret).every((byte, i) => byte === check[i]);
  return isSame ? ok({ table: table.value, secret, seat }) : fail('damaged');
}

function partsOf(bytes: Uint8Array) {
  const from = CHECK_BYTES + LENGTH_BYTES;
  const [high = 0, low = 0] = bytes.subarray(CHECK_BYTES, from);
  const head = from + ((high << 8) | low);
  return {
    check: bytes.subarray(0, CHECK_BYTES),
    headBytes: bytes.subarray(from, head),
    secret: bytes.slice(head, head + SECRET_BYTES),
    choices: bytes.subarray(head + SECRET_BYTES),
  };
}

/** As in base64, with letters that need no escape in an address, and without filling. */
function lettersOf(bytes: Uint8Array): string {
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** Null for what no such letters make. */
function bytesOf(letters: string): Uint8Array | null {
  if (!/^[\w-]*$/.test(letters) || letters.length % 4 === 1) return null;
  const text = atob(letters.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

async function deflated(text: string): Promise<Uint8Array> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** Null for what was not deflated, is no text, or grows beyond `most` bytes. */
async function inflated(bytes: Uint8Array, most: number): Promise<string | null> {
  const source = new Blob([new Uint8Array(bytes)]).stream();
  const parts: Uint8Array[] = [];
  let length = 0;
  try {
    for await (const part of chunks(source.pipeThrough(new DecompressionStream('deflate-raw')))) {
      parts.push(part);
      length += part.length;
      if (length > most) return null;
    }
    return new TextDecoder('utf-8', { fatal: true }).decode(joined(parts));
  } catch {
    return null;
  }
}

/** Not every browser walks through a stream by itself. */
async function* chunks(stream: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = stream.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      yield value;
    }
  } finally {
    reader.cancel().catch(() => {});
  }
}
