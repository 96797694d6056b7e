// Bytes as letters that an address may hold, and text made smaller.

/** As in base64, with letters that need no escape in an address, and without filling. */
export function lettersOf(bytes: Uint8Array): string {
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** Null for what no such letters make. */
export function bytesOf(letters: string): Uint8Array | null {
  if (!/^[\w-]*$/.test(letters) || letters.length % 4 === 1) return null;
  const text = atob(letters.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

export function joined(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

export async function deflated(text: string): Promise<Uint8Array> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** Null for what was not deflated, is no text, or grows beyond so many bytes. */
export async function inflated(bytes: Uint8Array, most: number): Promise<string | null> {
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
