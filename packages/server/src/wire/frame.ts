// Events as they go over the wire, encoded once however many connections they are sent to.

/** What Socket.IO's own `emit` would send: an event in the main namespace. */
const EVENT = '2';
/** Engine.IO's mark of a message, and the WebSocket's of a whole text. */
const MESSAGE = 0x34;
const WHOLE_TEXT = 0x81;

export interface Encoded {
  /** For transports other than WebSocket. */
  readonly text: string;
  /** One WebSocket frame with head and text, so that it is one write to the network. */
  readonly frame: Buffer;
}

let lastEvent = '';
let lastPayload: object | null = null;
let last: Encoded | null = null;

/** The same payload is often sent to one after the other; it is encoded for the first of them. */
export function encoded(event: string, payload: object): Encoded {
  if (last !== null && payload === lastPayload && event === lastEvent) return last;
  const text = `${EVENT}["${event}",${JSON.stringify(payload)}]`;
  last = { text, frame: frameOf(text) };
  lastEvent = event;
  lastPayload = payload;
  return last;
}

function frameOf(text: string): Buffer {
  const size = Buffer.byteLength(text) + 1;
  const head = size < 126 ? 2 : size < 65_536 ? 4 : 10;
  const frame = Buffer.allocUnsafe(head + size);
  frame[0] = WHOLE_TEXT;
  if (head === 2) frame[1] = size;
  else if (head === 4) {
    frame[1] = 126;
    frame.writeUInt16BE(size, 2);
  } else {
    frame[1] = 127;
    frame.writeBigUInt64BE(BigInt(size), 2);
  }
  frame[head] = MESSAGE;
  frame.write(text, head + 1);
  return frame;
}
