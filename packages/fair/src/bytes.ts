// The byte strings that are hashed: texts, labels that keep the hashes apart, and numbers of fixed width.

/** The version of the whole construction; it changes whenever any deal would come out differently. */
const VERSION = 'kalpler-fair-1';

/** What a hash is for, as bytes that no other hash of this construction starts with. */
export function label(purpose: 'commitment' | 'match' | 'deal' | 'daily'): Uint8Array {
  return bytesOf(`${VERSION} ${purpose}\0`);
}

/** A text in UTF-8. */
export function bytesOf(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

/** Two hexadecimal digits for each byte, in lower case. */
export function hexOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** A number below 2^16 as two bytes, high byte first. */
export function u16(value: number): Uint8Array {
  const bytes = new Uint8Array(2);
  new DataView(bytes.buffer).setUint16(0, value);
  return bytes;
}

/** A number below 2^32 as four bytes, high byte first. */
export function u32(value: number): Uint8Array {
  const bytes = new Uint8Array(4);
  new DataView(bytes.buffer).setUint32(0, value);
  return bytes;
}
