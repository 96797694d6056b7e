// SHA-256 (FIPS 180-4) and HMAC made of it (RFC 2104), short enough to be read by whoever checks a deal.

/** Bytes of a block, and of what it is hashed to. */
const BLOCK = 64;
const HASH = 32;

/** The first 32 bits behind the point, as the standard takes them from roots of the first primes. */
const fraction = (root: number) => ((root % 1) * 2 ** 32) | 0;
const isPrime = (n: number) => {
  for (let factor = 2; factor * factor <= n; factor++) if (n % factor === 0) return false;
  return true;
};
/** The 64th prime is 311. */
const PRIMES = Array.from({ length: 310 }, (_, i) => i + 2).filter(isPrime);
const ROUNDS = Int32Array.from(PRIMES, (prime) => fraction(Math.cbrt(prime)));
const START = Int32Array.from(PRIMES.slice(0, 8), (prime) => fraction(Math.sqrt(prime)));

const turned = (word: number, bits: number) => (word >>> bits) | (word << (32 - bits));

export function sha256(message: Uint8Array): Uint8Array<ArrayBuffer> {
  const { length } = message;
  const padded = new Uint8Array(BLOCK * (Math.floor((length + 8) / BLOCK) + 1));
  padded.set(message);
  padded[length] = 0x80;
  const words = new DataView(padded.buffer);
  words.setUint32(padded.length - 8, length / 2 ** 29);
  words.setUint32(padded.length - 4, length << 3);
  const hash = new Int32Array(START);
  for (let at = 0; at < padded.length; at += BLOCK) mix(hash, words, at);
  const result = new DataView(new ArrayBuffer(HASH));
  for (let i = 0; i < hash.length; i++) result.setInt32(4 * i, hash[i]!);
  return new Uint8Array(result.buffer);
}

/** Stirs one block of the message into the hash. */
function mix(hash: Int32Array, words: DataView, at: number): void {
  const w = new Int32Array(ROUNDS.length);
  for (let i = 0; i < 16; i++) w[i] = words.getInt32(at + 4 * i);
  for (let i = 16; i < w.length; i++) {
    const far = w[i - 15]!;
    const near = w[i - 2]!;
    const spread = turned(far, 7) ^ turned(far, 18) ^ (far >>> 3);
    const mixed = turned(near, 17) ^ turned(near, 19) ^ (near >>> 10);
    w[i] = w[i - 16]! + spread + w[i - 7]! + mixed;
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = hash;
  for (let i = 0; i < w.length; i++) {
    const chosen = (e & f) ^ (~e & g);
    const most = (a & b) ^ (a & c) ^ (b & c);
    const first = h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + chosen + ROUNDS[i]! + w[i]!;
    const second = (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + most;
    h = g;
    g = f;
    f = e;
    e = (d + first) | 0;
    d = c;
    c = b;
    b = a;
    a = (first + second) | 0;
  }
  hash[0]! += a;
  hash[1]! += b;
  hash[2]! += c;
  hash[3]! += d;
  hash[4]! += e;
  hash[5]! += f;
  hash[6]! += g;
  hash[7]! += h;
}

export function hmacSha256(key: Uint8Array, message: Uint8Array): Uint8Array<ArrayBuffer> {
  const short = key.length > BLOCK ? sha256(key) : key;
  const inner = new Uint8Array(BLOCK + message.length);
  const outer = new Uint8Array(BLOCK + HASH);
  for (let i = 0; i < BLOCK; i++) {
    const byte = short[i] ?? 0;
    inner[i] = byte ^ 0x36;
    outer[i] = byte ^ 0x5c;
  }
  inner.set(message, BLOCK);
  outer.set(sha256(inner), BLOCK);
  return sha256(outer);
}

/** One after the other. */
export function joined(...parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
