// Events as they go over the wire, encoded once however many connections they are sent to.

import { bytesOf } from './json-bytes.ts';

/** What Socket.IO's own `emit` would send: an event in the main namespace. */
const EVENT = '2';
/** Engine.IO's mark of a message. */
const MESSAGE = '4';
/** The first byte of a WebSocket frame that is a whole text. */
const WHOLE_TEXT = '\x81';

/** What is sent to one connection in one go. */
export interface Message {
  /** Whole WebSocket frames with heads and texts: a character for each byte. */
  readonly frame: string;
  /** For transports other than WebSocket: one text for each event. */
  readonly texts: readonly string[];
}

export class Encoded implements Message {
  readonly frame: string;
  readonly #event: string;
  readonly #json: string;
  readonly #isBytes: boolean;

  /** An event whose payload is JSON already; with `isBytes` as `bytesOf` gives it. */
  constructor(event: string, json: string, isBytes = false) {
    this.#event = event;
    this.#json = json;
    this.#isBytes = isBytes;
    const text = `${MESSAGE}${EVENT}["${event}",${json}]`;
    this.frame = isBytes ? headOf(text.length) + text : frameOf(text);
  }

  get texts(): string[] {
    const json = this.#isBytes ? Buffer.from(this.#json, 'latin1').toString() : this.#json;
    return [`${EVENT}["${this.#event}",${json}]`];
  }
}

/** Several events that follow one another. */
export class Sequence implements Message {
  readonly frame: string;
  readonly #messages: readonly Message[];

  constructor(messages: readonly Message[]) {
    this.#messages = messages;
    let frames = '';
    for (const { frame } of messages) frames += frame;
    this.frame = frames;
  }

  get texts(): string[] {
    return this.#messages.flatMap(({ texts }) => texts);
  }
}

let lastEvent = '';
let lastPayload: object | null = null;
let last: Encoded | null = null;

/**
 * The same payload is often sent to one after the other; it is encoded for the first of them. That it is still the same
 * then follows from its type: what is sent is an `EventOf`, all of which is readonly.
 */
export function encoded(event: string, payload: object): Encoded {
  if (last !== null && payload === lastPayload && event === lastEvent) return last;
  last = new Encoded(event, JSON.stringify(payload));
  lastEvent = event;
  lastPayload = payload;
  return last;
}

/** A text as one frame from a server. */
export function frameOf(text: string): string {
  const bytes = bytesOf(text);
  return headOf(bytes.length) + bytes;
}

function headOf(size: number): string {
  if (size < 126) return WHOLE_TEXT + String.fromCharCode(size);
  if (size < 65_536) return `${WHOLE_TEXT}\x7e${String.fromCharCode(size >> 8, size & 255)}`;
  const head = Buffer.alloc(8);
  head.writeBigUInt64BE(BigInt(size));
  return `${WHOLE_TEXT}\x7f${head.toString('latin1')}`;
}
