// How long cards lie before the next one falls, so that eyes can follow.

export const SPEEDS = ['slow', 'normal', 'fast', 'instant'] as const;
export type Speed = (typeof SPEEDS)[number];

interface Pauses {
  /** Before a bot's card or bid. */
  readonly card: number;
  /** Before a trick that is complete is taken away. */
  readonly trick: number;
}

export const PAUSES: Readonly<Record<Speed, Pauses>> = {
  slow: { card: 900, trick: 1800 },
  normal: { card: 350, trick: 1000 },
  fast: { card: 120, trick: 450 },
  instant: { card: 0, trick: 0 },
};

/** A pause that can be cut short. */
export class Pause {
  #end: (() => void) | null = null;

  wait(ms: number): Promise<void> {
    if (ms <= 0) return Promise.resolve();
    return new Promise((resolve) => {
      const timer = setTimeout(() => this.cut(), ms);
      this.#end = () => {
        clearTimeout(timer);
        this.#end = null;
        resolve();
      };
    });
  }

  cut(): void {
    this.#end?.();
  }
}
