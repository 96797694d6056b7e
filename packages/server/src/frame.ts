// Events as they go over the wire, encoded once however many connections they are sent to.

/** What Socket.IO's own `emit` would send: an event in the main namespace. */
const EVENT = '2';
/** Engine.IO's mark of a message. */
const MESSAGE = '4';
/** The first byte of a WebSocket frame that is a whole text. */
const WHOLE_TEXT = '\x81';

export class Encoded {
  /** One WebSocket frame with head and text: a character for each byte. */
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

  /** For transports other than WebSocket. */
  get text(): string {
    const json = this.#isBytes ? Buffer.from(this.#json, 'latin1').toString() : this.#json;
    return `${EVENT}["${this.#event}",${json}]`;
  }
}

/** A text with one character for each byte: the same text, unless there are letters beyond ASCII. */
export function bytesOf(text: string): string {
  const isAscii = Buffer.byteLength(text) === text.length;
  return isAscii ? text : Buffer.from(text).toString('latin1');
}

let lastEvent = '';
let lastPayload: object | null = null;
let last: Encoded | null = null;

/** The same payload is often sent to one after the other; it is encoded for the first of them. */
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
