// The beat of a picture that goes on by itself: from move to move, faster and slower, stopped, or step by step.

import type { WatchTexts } from '@kalpler/i18n/tr/terminal';
import type { Key } from '../terminal/keys.ts';
import { FASTEST, faster, pauseOf, type Speed, slower } from './speed.ts';

export class Ticker {
  #speed: Speed;
  #isStopped: boolean;
  #go: (() => void) | null = null;
  #timer: NodeJS.Timeout | null = null;
  #beats = 1;
  /** Wishes to go on that came while nobody waited. */
  #owed = 0;

  constructor(speed: Speed, isStopped = false) {
    this.#speed = speed;
    this.#isStopped = isStopped;
  }

  get isStopped(): boolean {
    return this.#isStopped;
  }

  /** How fast it goes now, in words. */
  text(words: WatchTexts): string {
    if (this.#isStopped) return words.stopped;
    if (this.#speed === FASTEST) return words.fastest;
    return words.speed(`${Math.round(this.#speed * 100) / 100}`);
  }

  /** Resolves after `beats` beats, or when the viewer wants to go on. */
  wait(beats: number): Promise<void> {
    this.#beats = beats;
    if (this.#owed > 0) {
      this.#owed--;
      return Promise.resolve();
    }
    return new Promise((resolve) => {
      this.#go = resolve;
      this.#wind();
    });
  }

  /** Goes on at once. */
  step(): void {
    this.#unwind();
    const go = this.#go;
    this.#go = null;
    if (go === null) this.#owed++;
    else go();
  }

  stop(): void {
    this.#isStopped = true;
    this.#owed = 0;
    this.#unwind();
  }

  /** Whether the key was meant for the beat. */
  handle(key: Key): boolean {
    if (key.name === 'space') {
      this.#isStopped = !this.#isStopped;
    } else if (key.name === 'text' && (key.text === '+' || key.text === '=')) {
      this.#speed = faster(this.#speed);
    } else if (key.name === 'text' && (key.text === '-' || key.text === '_')) {
      this.#speed = slower(this.#speed);
    } else {
      return false;
    }
    this.#wind();
    return true;
  }

  #wind(): void {
    this.#unwind();
    if (this.#isStopped || this.#go === null) return;
    const pause = this.#beats * pauseOf(this.#speed);
    this.#timer = setTimeout(() => this.step(), pause);
  }

  #unwind(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
  }
}
