// Choices one after the other as one large number: each takes only as much room as there was to choose from.

/** Collects choices; the first is read first. */
export class ChoiceWriter {
  readonly #choices: { readonly index: bigint; readonly of: bigint }[] = [];

  /** Notes one choice, `index`, among `of`. */
  note(index: number, of: number): void {
    if (index < 0 || index >= of) throw new RangeError(`no choice ${index} among ${of}`);
    this.#choices.push({ index: BigInt(index), of: BigInt(of) });
  }

  bytes(): Uint8Array {
    const number = this.#choices.reduceRight((sum, { index, of }) => sum * of + index, 0n);
    const digits = number === 0n ? '' : number.toString(16);
    return hexBytes(digits.length % 2 === 0 ? digits : `0${digits}`);
  }
}

function hexBytes(digits: string): Uint8Array {
  const pairs = digits.match(/../g) ?? [];
  return Uint8Array.from(pairs, (pair) => Number.parseInt(pair, 16));
}

export class ChoiceReader {
  #rest: bigint;

  constructor(bytes: Uint8Array) {
    const digits = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
    this.#rest = BigInt(`0x0${digits}`);
  }

  next(of: number): number {
    const index = this.#rest % BigInt(of);
    this.#rest /= BigInt(of);
    return Number(index);
  }

  /** Whether all choices have been read. */
  get isEmpty(): boolean {
    return this.#rest === 0n;
  }
}
