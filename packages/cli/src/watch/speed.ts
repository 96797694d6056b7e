// How fast moves are shown.

import { UsageError } from '../errors.ts';
import { shown } from '../options.ts';

/** Moves a second; without end where nothing is waited for. */
export type Speed = number;

export const FASTEST = Number.POSITIVE_INFINITY;
export const USUAL: Speed = 2;
const LEAST = 0.1;
const MOST = 64;

/** Null where nothing was said. */
export function readSpeed(text: string | undefined): Speed | null {
  if (text === undefined) return null;
  if (text === 'max') return FASTEST;
  const speed = /^\d+(\.\d+)?$/.test(text) ? Number(text) : Number.NaN;
  if (speed >= LEAST && speed <= MOST) return speed;
  throw new UsageError(
    `--speed: expected max or a number of moves a second from ${LEAST} to ${MOST}, got ${shown(text)}`,
  );
}

export function faster(speed: Speed): Speed {
  return Math.min(MOST, speed * 2);
}

export function slower(speed: Speed): Speed {
  return Math.max(LEAST, Math.min(speed, MOST) / 2);
}

/** Milliseconds from one move to the next. */
export function pauseOf(speed: Speed): number {
  return 1000 / speed;
}
