// The others at the table: they act one after the other, at a pace that eyes can follow, until the person is asked.

import type { Game } from './game.ts';
import { PAUSES, Pause } from './pace.ts';
import { shownTrick } from './tricks.ts';

interface OthersEvents {
  /** One step was made; what was wrong with the bot that the table had to act for, or null. */
  readonly entered: (problem: unknown) => void;
  readonly failed: (error: unknown) => void;
}

export class Others {
  readonly #game: Game;
  readonly #events: OthersEvents;
  readonly #pause = new Pause();
  #isRunning = false;
  /** Whether the person does not want to wait until it is their turn again. */
  #isHurried = false;
  #isStopped = false;

  constructor(game: Game, events: OthersEvents) {
    this.#game = game;
    this.#events = events;
  }

  /** After a step of the person: whoever does not act already begins. */
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
    const { match, brain } = this.#game;
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
    const { card, trick } = PAUSES[this.#game.speed];
    const { view } = this.#game.match;
    const isPlaying = view.deal?.phase === 'playing' && view.deal.plays.length > 0;
    return isPlaying && shownTrick(view).taker !== null ? trick : card;
  }
}
