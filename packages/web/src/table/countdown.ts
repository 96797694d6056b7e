// The clock of whoever is to act: what is left of it, as a part and in seconds.

import type { TableView } from '@kalpler/engine';
import { type Deadline, waitSeconds } from '@kalpler/protocol';

export interface Countdown {
  readonly part: number;
  readonly seconds: number;
  readonly isLow: boolean;
}

const LOW = 5;

export function countdownOf(
  view: TableView,
  deadline: Deadline | null,
  now: number,
): Countdown | null {
  if (deadline === null || deadline.kind === 'cleanup') return null;
  const whole = waitSeconds(deadline.kind, view.phase, view.options);
  if (whole === null) return null;
  const left = Math.max(0, deadline.at - now) / 1000;
  const seconds = Math.ceil(left);
  return { part: Math.min(1, left / whole), seconds, isLow: seconds <= LOW };
}
