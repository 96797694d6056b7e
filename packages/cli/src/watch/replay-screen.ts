// A terminal on which a stored match is gone through: by moves, tricks and deals, forward and back, or by itself.

import { rewind, type Seat, type Table } from '@kalpler/engine';
import type { Language } from '@kalpler/i18n/language';
import { DONE, INTERRUPTED } from '../errors.ts';
import type { Io } from '../io.ts';
import type { Shelf } from '../log/shelf.ts';
import type { Key } from '../terminal/keys.ts';
import { Session } from '../terminal/session.ts';
import { type Look, lookOf } from '../terminal/style.ts';
import { WORDS } from '../words.ts';
import { companyOf } from './happening.ts';
import { drawPicture } from './picture.ts';
import { type Speed, USUAL } from './speed.ts';
import { placeOf, type Stops, stopAt, stopsOf } from './stops.ts';
import { Ticker } from './ticker.ts';

interface ReplayOptions {
  readonly io: Io;
  readonly language: Language;
  readonly shelf: Shelf;
  readonly match: number;
  readonly deal: number;
  readonly open: Seat | 'all';
  readonly seat: Seat;
  readonly speed: Speed | null;
}

export class ReplayScreen {
  readonly #options: ReplayOptions;
  readonly #look: Look;
  readonly #session: Session;
  readonly #ticker: Ticker;
  #match: number;
  #whole: Table;
  #stops: Stops;
  #shown: Table;
  #open: Seat | 'all';
  /** What is being typed behind `g`, and what was wrong with it. */
  #typed: string | null = null;
  #problem = '';
  #end: (code: number) => void = () => {};

  constructor(options: ReplayOptions, table: Table) {
    this.#options = options;
    this.#match = options.match;
    this.#open = options.open;
    this.#whole = table;
    this.#stops = stopsOf(table);
    this.#shown = rewind(table, this.#stops.deals[options.deal - 1] ?? 0);
    this.#look = lookOf(options.io.stdout, options.io.env);
    this.#ticker = new Ticker(options.speed ?? USUAL, options.speed === null);
    this.#session = new Session(options.io, {
      key: (key) => {
        this.#handle(key);
      },
      redraw: () => this.#draw(),
      ended: () => this.#end(DONE),
    });
  }

  /** Shows the match until somebody leaves; gives the exit code. */
  async run(): Promise<number> {
    const { signal } = this.#options.io;
    const left = Promise.withResolvers<number>();
    this.#end = left.resolve;
    const stop = (): void => left.resolve(INTERRUPTED);
    signal.addEventListener('abort', stop);
    if (signal.aborted) stop();
    this.#session.open();
    this.#draw();
    this.#beat();
    try {
      return await left.promise;
    } finally {
      signal.removeEventListener('abort', stop);
      this.#ticker.stop();
      this.#session.close();
    }
  }

  /** Goes on by itself as long as nobody stops it. */
  async #beat(): Promise<void> {
    while (true) {
      await this.#ticker.wait(1);
      if (this.#shown.version < this.#stops.last) this.#go(this.#shown.version + 1);
      else this.#ticker.stop();
      this.#draw();
    }
  }

  #go(version: number): void {
    this.#shown = rewind(this.#whole, Math.max(0, Math.min(version, this.#stops.last)));
    this.#draw();
  }

  #handle(key: Key): void {
    this.#problem = '';
    if (key.name === 'ctrl-c') this.#end(INTERRUPTED);
    else if (this.#typed !== null) this.#type(key);
    else if (key.name === 'text') this.#letter(key.text);
    else this.#move(key);
  }

  #move(key: Key): void {
    const place = placeOf(key, this.#shown.version, this.#stops);
    if (place !== undefined) this.#go(place);
    else if (key.name === 'escape') this.#end(DONE);
    else if (key.name === 'ctrl-z') this.#session.suspend();
    else if (this.#ticker.handle(key)) this.#draw();
  }

  #letter(text: string): void {
    if (/^q$/i.test(text)) {
      this.#end(DONE);
    } else if (text === 'm') {
      this.#turnTo(this.#match + 1);
    } else if (text === 'M') {
      this.#turnTo(this.#match - 1);
    } else {
      if (/^o$/i.test(text)) this.#open = this.#open === 'all' ? this.#options.seat : 'all';
      else if (/^g$/i.test(text)) this.#typed = '';
      else this.#ticker.handle({ name: 'text', text });
      this.#draw();
    }
  }

  /** The number of a deal behind `g`, until Enter or any other key that is no letter. */
  #type(key: Key): void {
    const typed = this.#typed ?? '';
    if (key.name === 'text') {
      this.#typed = typed + key.text;
    } else if (key.name === 'backspace') {
      this.#typed = typed.slice(0, -1);
    } else {
      this.#typed = null;
      const stop = key.name === 'enter' ? stopAt(this.#stops, typed) : this.#shown.version;
      if (stop === undefined) this.#problem = WORDS[this.#options.language].watch.noSuch(typed);
      else this.#go(stop);
    }
    this.#draw();
  }

  async #turnTo(number: number): Promise<void> {
    const table = await this.#options.shelf.open(number);
    if (table === null) {
      this.#problem = WORDS[this.#options.language].watch.noSuch(`${number}`);
      this.#draw();
      return;
    }
    this.#match = number;
    this.#whole = table;
    this.#stops = stopsOf(table);
    this.#go(this.#stops.deals[0] ?? 0);
  }

  #draw(): void {
    const { language, shelf, seat } = this.#options;
    const words = WORDS[language].watch;
    const hasMore = shelf.count > 1;
    const place = [
      ...(hasMore ? [words.match(this.#match, shelf.count)] : []),
      this.#open === 'all' ? words.openAll : words.seatOf(companyOf(this.#whole).names[seat]!),
      ...(this.#ticker.isStopped ? [] : [this.#ticker.text(words)]),
      words.place(this.#shown.version, this.#stops.last),
    ];
    const keys = hasMore ? words.matchKeys : words.replayKeys;
    const typing = this.#typed === null ? null : words.jump(`${this.#typed}_`);
    this.#session.screen.draw(
      drawPicture(this.#shown, {
        size: this.#session.size,
        look: this.#look,
        language,
        open: this.#open,
        place: place.join(' · '),
        keys: typing ?? (this.#problem || keys),
      }),
    );
  }
}
