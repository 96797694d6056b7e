// The others at the table: they act one after the other, at a pace that eyes can follow, until the person is asked.

import type { PlayContext } from './context.ts';
import { shownTrick } from './tricks.ts';

/** How long cards lie before the next one falls, so that eyes can follow. */
export const SPEEDS = ['slow', 'normal', 'fast', 'instant'] as const;
export type Speed = (typeof SPEEDS)[number];

interface Pauses {
  /** Before a bot's card or bid. */
  readonly card: number;
  /** Before a trick that is complete is taken away. */
  readonly trick: number;
}

const PAUSES: Readonly<Record<Speed, Pauses>> = {
  slow: { card: 900, trick: 1800 },
  normal: { card: 350, trick: 1000 },
  fast: { card: 120, trick: 450 },
  instant: { card: 0, trick: 0 },
};

/** A pause that can be cut short. */
class Pause {
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

interface OthersEvents {
  /** One step was made; what was wrong with the bot that the table had to act for, or null. */
  readonly entered: (problem: unknown) => void;
  readonly failed: (error: unknown) => void;
}

export class Others {
  readonly #context: PlayContext;
  readonly #events: OthersEvents;
  readonly #pause = new Pause();
  #isRunning = false;
  /** Whether the person does not want to wait until it is their turn again. */
  #isHurried = false;
  #isStopped = false;

  constructor(context: PlayContext, events: OthersEvents) {
    this.#context = context;
    this.#events = events;
  }

  /** After a step of the person: the bots begin to act unless they do already. */
  advance(): void {
    this.#isHurried = false;
    this.#pause.cut();
    if (this.#isRunning) return;
    this.#isRunning = true;
    this.run()
      .catch((error) => this.#events.failed(error))
      .finally(() => {
        this.#isRunning = false;
      });
  }

  hurry(): void {
    this.#isHurried = true;
    this.#pause.cut();
  }

  /** Nobody acts any more: a thought that still comes is not waited for. */
  stop(): void {
    this.#isStopped = true;
    this.#pause.cut();
  }

  private run(): Promise<void> {
    const { match, brain } = this.#context;
    return match.advance({
      think: async (bot, view, seed) => {
        const [thought] = await Promise.all([
          brain.think(bot, view, seed),
          this.#pause.wait(this.pauseBefore()),
        ]);
        return thought;
      },
      entered: this.#events.entered,
      isStopped: () => this.#isStopped,
    });
  }

  private pauseBefore(): number {
    if (this.#isHurried) return 0;
    const { card, trick } = PAUSES[this.#context.speed];
    const { view } = this.#context.match;
    const isPlaying = view.deal?.phase === 'playing' && view.deal.plays.length > 0;
    return isPlaying && shownTrick(view).taker !== null ? trick : card;
  }
}
