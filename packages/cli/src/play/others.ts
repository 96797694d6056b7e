// The others at the table: they act one after the other, at a pace that eyes can follow, until the person is asked.

import { botDue, dealIfDue, type Game } from './game.ts';
import { PAUSES, Pause } from './pace.ts';
import { shownTrick } from './tricks.ts';

interface OthersEvents {
  /** One step was made; false where a bot had no answer, and the table acted for it. */
  readonly entered: (isOwnWork: boolean) => void;
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

  private async run(): Promise<void> {
    const { match, brain } = this.#game;
    for (;;) {
      if (dealIfDue(match)) {
        this.#events.entered(true);
        continue;
      }
      const seat = botDue(match);
      if (seat === null) return;
      const { table } = match;
      const thought = brain.think(match.bots[seat]!, match.viewOf(seat), match.thoughtSeed(seat));
      const [move] = await Promise.all([thought, this.#pause.wait(this.pauseBefore())]);
      if (this.#isStopped) return;
      // Meanwhile the person may have taken something back: then the thought belongs to no moment any more.
      if (match.table !== table) continue;
      this.#events.entered(match.playFor(seat, move));
    }
  }

  private pauseBefore(): number {
    if (this.#isHurried) return 0;
    const { card, trick } = PAUSES[this.#game.speed];
    const { view } = this.#game.match;
    const isPlaying = view.deal?.phase === 'playing' && view.deal.plays.length > 0;
    return isPlaying && shownTrick(view).taker !== null ? trick : card;
  }
}
