// A terminal on which a match is watched: draws each table and waits for the next beat or key.

import type { Table } from '@kalpler/engine';
import type { Language } from '@kalpler/i18n/language';
import type { Io } from '../io.ts';
import type { Key } from '../terminal/keys.ts';
import { Session } from '../terminal/session.ts';
import { type Look, lookOf } from '../terminal/style.ts';
import { WORDS } from '../words.ts';
import { drawPicture } from './picture.ts';
import type { Speed } from './speed.ts';
import { Ticker } from './ticker.ts';

/** A full trick and a finished deal are looked at for longer. */
const TRICK_BEATS = 2;
const DEAL_BEATS = 5;

export class WatchScreen {
  readonly #io: Io;
  readonly #language: Language;
  readonly #games: number;
  readonly #look: Look;
  readonly #session: Session;
  readonly #ticker: Ticker;
  #table: Table | null = null;
  #number = 0;
  #isSkipping = false;
  #isLeft = false;
  #isInterrupted = false;
  readonly #leave = (): void => {
    this.#isLeft = true;
    this.#ticker.step();
  };

  constructor(io: Io, language: Language, speed: Speed, games: number) {
    this.#io = io;
    this.#language = language;
    this.#games = games;
    this.#look = lookOf(io.stdout, io.env);
    this.#ticker = new Ticker(speed);
    this.#session = new Session(io, {
      key: (key) => this.#handle(key),
      redraw: () => this.#draw(),
      ended: this.#leave,
    });
  }

  /** Whether somebody has asked to leave. */
  get isLeft(): boolean {
    return this.#isLeft;
  }

  /** Whether that was by Ctrl-C, which a terminal in raw mode hands over as a key. */
  get isInterrupted(): boolean {
    return this.#isInterrupted;
  }

  open(): void {
    this.#io.signal.addEventListener('abort', this.#leave);
    this.#isLeft = this.#io.signal.aborted;
    this.#session.open();
  }

  close(): void {
    this.#io.signal.removeEventListener('abort', this.#leave);
    this.#ticker.stop();
    this.#session.close();
  }

  async show(table: Table, number: number): Promise<void> {
    this.#table = table;
    this.#number = number;
    const isDealOver = table.actors.length === 0;
    if (this.#isSkipping && !isDealOver) return;
    this.#isSkipping = false;
    this.#draw();
    const plays = table.deal!.count;
    const isTrickFull = plays > 0 && plays % table.game.seats === 0;
    await this.#ticker.wait(isDealOver ? DEAL_BEATS : isTrickFull ? TRICK_BEATS : 1);
  }

  /** The last picture stays until a key is pressed. */
  async linger(): Promise<void> {
    this.#ticker.stop();
    this.#draw();
    await this.#ticker.wait(1);
  }

  #handle(key: Key): void {
    const letter = key.name === 'text' ? key.text.toLowerCase() : '';
    if (letter === 'q' || key.name === 'escape' || key.name === 'ctrl-c') {
      this.#isInterrupted = key.name === 'ctrl-c';
      this.#leave();
    } else if (key.name === 'ctrl-z') {
      this.#session.suspend();
    } else if (key.name === 'right' || key.name === 'enter') {
      this.#ticker.step();
    } else if (letter === 'n') {
      this.#isSkipping = true;
      this.#ticker.step();
    } else if (this.#ticker.handle(key)) {
      this.#draw();
    }
  }

  #draw(): void {
    if (this.#table === null) return;
    const words = WORDS[this.#language].watch;
    const place = [
      ...(this.#games > 1 ? [words.match(this.#number, this.#games)] : []),
      this.#ticker.text(words),
    ];
    this.#session.screen.draw(
      drawPicture(this.#table, {
        size: this.#session.size,
        look: this.#look,
        language: this.#language,
        open: 'all',
        place: place.join(' · '),
        keys: words.watchKeys,
      }),
    );
  }
}
