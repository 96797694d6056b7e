// A strip of samples on which sounds are drawn: things that ring after a stroke, and short noises.

/** One way in which a struck thing rings: its pitch, its share, and the seconds in which it fades to a third. */
export type Mode = readonly [hertz: number, level: number, fade: number];

interface Noise {
  /** The band that is kept, in hertz. */
  readonly low: number;
  readonly high: number;
  readonly level: number;
  readonly fade: number;
}

/** No stroke rings longer, in seconds. */
const LONGEST = 0.24;
/** Seconds in which a stroke sets in, and in which it is cut short at its end: neither may click. */
const ATTACK = 0.0015;
const RELEASE = 0.03;
/** After this multiple of its fade, a stroke is lost in the others. */
const INAUDIBLE = 8;

export class Tape {
  readonly samples: Float32Array<ArrayBuffer>;
  readonly #rate: number;
  /** Noise is the same every time, so that a sound is. */
  #seed = 1;

  constructor(seconds: number, rate: number) {
    this.#rate = rate;
    this.samples = new Float32Array(Math.ceil(seconds * rate));
  }

  /** Something is struck and rings. */
  strike(at: number, modes: readonly Mode[], level = 1): this {
    for (const [hertz, share, fade] of modes) {
      // A sine that fades, each sample from the last two: far cheaper than sines and powers.
      const angle = (2 * Math.PI * hertz) / this.#rate;
      const decay = Math.exp(-1 / (fade * this.#rate));
      const turn = 2 * decay * Math.cos(angle);
      let last = -Math.sin(angle) / decay;
      let now = 0;
      this.#draw(at, fade, () => {
        const sample = now;
        now = turn * now - decay * decay * last;
        last = sample;
        return level * share * sample;
      });
    }
    return this;
  }

  /** Two surfaces meet or slide. */
  brush(at: number, { low, high, level, fade }: Noise): this {
    const smooth = (hertz: number) => 1 - Math.exp((-2 * Math.PI * hertz) / this.#rate);
    const [slow, fast] = [smooth(low), smooth(high)];
    const decay = Math.exp(-1 / (fade * this.#rate));
    let below = 0;
    let within = 0;
    let loudness = level;
    return this.#draw(at, fade, () => {
      within += fast * (this.#noise() - within);
      below += slow * (within - below);
      loudness *= decay;
      return loudness * (within - below);
    });
  }

  /** The samples, as loud as asked at their loudest. */
  finish(peak: number): Float32Array<ArrayBuffer> {
    const { samples } = this;
    const loudest = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
    const fade = RELEASE * this.#rate;
    samples.forEach((sample, i) => {
      const end = Math.min(1, (samples.length - 1 - i) / fade);
      samples[i] = (sample * end * peak) / loudest;
    });
    return samples;
  }

  #draw(at: number, fade: number, next: () => number): this {
    const length = Math.min(LONGEST, INAUDIBLE * fade);
    const release = Math.min(RELEASE, length / 4);
    const first = Math.round(at * this.#rate);
    const count = Math.min(this.samples.length - first, Math.round(length * this.#rate));
    for (let i = 0; i < count; i++) {
      const seconds = i / this.#rate;
      const edge = Math.min(1, seconds / ATTACK, (length - seconds) / release);
      this.samples[first + i]! += edge * next();
    }
    return this;
  }

  /** Between -1 and 1, every value as likely as the others. */
  #noise(): number {
    this.#seed = (Math.imul(this.#seed, 1664525) + 1013904223) >>> 0;
    return this.#seed / 2 ** 31 - 1;
  }
}
