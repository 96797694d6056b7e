// A terminal held for keys: raw input and a full screen while it lasts, and always given back as it was.

import { writeSync } from 'node:fs';
import { StringDecoder } from 'node:string_decoder';
import type { Io } from '../io.ts';
import { type Key, KeyReader } from './keys.ts';
import { RESTORE, Screen } from './screen.ts';
import { type Size, sizeOf } from './size.ts';

/** How long a lone escape may still be the beginning of an arrow key. */
const ESCAPE_MS = 40;

interface SessionEvents {
  readonly key: (key: Key) => void;
  /** The terminal has another size, or has been away. */
  readonly redraw: () => void;
  /** Nothing can be typed any more: the terminal is gone. */
  readonly ended: () => void;
}

export class Session {
  readonly screen: Screen;
  readonly #io: Io;
  readonly #events: SessionEvents;
  readonly #reader = new KeyReader();
  readonly #decoder = new StringDecoder('utf8');
  #escape: NodeJS.Timeout | null = null;

  constructor(io: Io, events: SessionEvents) {
    this.#io = io;
    this.#events = events;
    this.screen = new Screen((text) => io.stdout.write(text));
  }

  get size(): Size {
    return sizeOf(this.#io.stdout);
  }

  open(): void {
    const { stdin, stdout } = this.#io;
    process.on('exit', this.#restore);
    process.on('SIGTSTP', this.suspend);
    process.on('SIGCONT', this.#comeBack);
    stdout.on('resize', this.#resized);
    stdin.on('data', this.#received);
    stdin.on('end', this.#gone);
    stdin.on('error', this.#gone);
    this.hold();
    stdin.resume();
  }

  /** Gives the terminal back; may be called at any time and more than once. */
  close(): void {
    const { stdin, stdout } = this.#io;
    process.off('exit', this.#restore);
    process.off('SIGTSTP', this.suspend);
    process.off('SIGCONT', this.#comeBack);
    stdout.off('resize', this.#resized);
    stdin.off('data', this.#received);
    stdin.off('end', this.#gone);
    stdin.off('error', this.#gone);
    if (this.#escape !== null) clearTimeout(this.#escape);
    this.letGo();
    stdin.pause();
  }

  /** Ctrl-Z: the shell gets the terminal, and the table is drawn again when the program continues. */
  readonly suspend = (): void => {
    this.letGo();
    process.off('SIGTSTP', this.suspend);
    try {
      // The whole group, as the key would do it: whatever has started this program stops with it.
      process.kill(0, 'SIGTSTP');
    } catch {
      // Somebody who may not be stopped just goes on.
    }
    // Reached after a halt, and at once where there is no shell that could continue the program.
    setTimeout(() => {
      process.on('SIGTSTP', this.suspend);
      this.#comeBack();
    }, 0);
  };

  private hold(): void {
    this.#io.stdin.setRawMode?.(true);
    this.screen.enter();
  }

  private letGo(): void {
    this.screen.leave();
    try {
      this.#io.stdin.setRawMode?.(false);
    } catch {
      // A terminal that is gone needs no mode.
    }
  }

  readonly #comeBack = (): void => {
    // A halted terminal may have been given other modes in the meantime.
    this.#io.stdin.setRawMode?.(false);
    this.hold();
    this.screen.forget();
    this.#events.redraw();
  };

  readonly #resized = (): void => {
    this.screen.forget();
    this.#events.redraw();
  };

  readonly #gone = (): void => this.#events.ended();

  /** The last resort of a program that ends by an exception. */
  readonly #restore = (): void => {
    if (!this.screen.isOpen) return;
    try {
      this.#io.stdin.setRawMode?.(false);
      writeSync(1, RESTORE);
    } catch {
      // Nobody can see it any more.
    }
  };

  readonly #received = (bytes: Buffer | string): void => {
    if (this.#escape !== null) clearTimeout(this.#escape);
    this.#escape = null;
    const text = typeof bytes === 'string' ? bytes : this.#decoder.write(bytes);
    for (const key of this.#reader.read(text)) this.#events.key(key);
    if (!this.#reader.isWaiting) return;
    this.#escape = setTimeout(() => {
      for (const key of this.#reader.settle()) this.#events.key(key);
    }, ESCAPE_MS);
  };
}
