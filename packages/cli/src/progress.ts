// How far long work has come: a bar with rate and time left on a terminal, a plain line now and then elsewhere.

import { sizeOf } from './terminal/size.ts';

interface Progress {
  at(done: number): void;
  /** Takes the bar away. */
  end(): void;
}

interface ProgressOptions {
  /** What is being done, such as `Playing`. */
  readonly what: string;
  readonly whole: number;
  /** What is counted, such as `games`. */
  readonly unit: string;
  /** Milliseconds, for tests. */
  readonly now?: () => number;
}

const BETWEEN_BARS = 100;
const BETWEEN_LINES = 5000;
const BAR = 24;
const CLEAR = '\r\u001b[K';

export function progressBar(
  stream: NodeJS.WritableStream & { isTTY?: boolean; columns?: number },
  { what, whole, unit, now = () => performance.now() }: ProgressOptions,
): Progress {
  const isTerminal = stream.isTTY === true;
  const began = now();
  let shownAt = isTerminal ? Number.NEGATIVE_INFINITY : began;
  let isShown = false;

  return {
    at(done) {
      const time = now();
      if (time - shownAt < (isTerminal ? BETWEEN_BARS : BETWEEN_LINES)) return;
      shownAt = time;
      const figures = figuresOf(done, whole, unit, (time - began) / 1000);
      if (!isTerminal) {
        stream.write(`${what}: ${figures}\n`);
        return;
      }
      isShown = true;
      const line = `${what} ${barOf(done / whole)} ${figures}`;
      stream.write(CLEAR + line.slice(0, sizeOf(stream).columns - 1));
    },
    end() {
      if (isShown) stream.write(CLEAR);
      isShown = false;
    },
  };
}

function figuresOf(done: number, whole: number, unit: string, seconds: number): string {
  const percent = Math.floor((100 * done) / whole);
  const rate = seconds > 0 ? done / seconds : 0;
  const counted = `${done}/${whole} ${unit} ${percent}%`;
  if (rate === 0) return counted;
  return `${counted}, ${rateText(rate)}/s, ${timeText((whole - done) / rate)} left`;
}

function barOf(share: number): string {
  const full = Math.max(0, Math.min(BAR, Math.round(share * BAR)));
  return '█'.repeat(full) + '░'.repeat(BAR - full);
}

function rateText(rate: number): string {
  return rate >= 100 ? rate.toFixed(0) : rate >= 1 ? rate.toFixed(1) : rate.toPrecision(2);
}

/** `45 s`, `3:05`, `1:02:03`. */
export function timeText(seconds: number): string {
  const whole = Math.ceil(seconds);
  if (whole < 60) return `${whole} s`;
  const parts = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  if (parts[0] === 0) parts.shift();
  return parts.map((part, i) => (i === 0 ? `${part}` : `${part}`.padStart(2, '0'))).join(':');
}
