// The clock of whoever is to act: what is left of it, as a part and in seconds.

import type { TableView } from '@kalpler/engine';
import type { Deadline } from '@kalpler/protocol';

export interface Countdown {
  readonly part: number;
  readonly seconds: number;
  readonly isLow: boolean;
}

const LOW = 5;

/** The whole time of the phase that a view is in, in seconds. */
function wholeTime({ phase, options }: TableView): number | null {
  const { timers } = options;
  switch (phase) {
    case 'passing':
      return timers.passSeconds;
    case 'bidding':
      return timers.bidSeconds;
    case 'exchanging':
      return timers.exchangeSeconds;
    case 'selecting':
      return timers.selectSeconds;
    case 'roundEnd':
      return timers.roundEndSeconds;
    default:
      return timers.turnSeconds;
  }
}

export function countdownOf(
  view: TableView,
  deadline: Deadline | null,
  now: number,
): Countdown | null {
  const whole = wholeTime(view);
  if (deadline === null || whole === null || deadline.kind === 'cleanup') return null;
  const left = Math.max(0, deadline.at - now) / 1000;
  const seconds = Math.ceil(left);
  return { part: Math.min(1, left / whole), seconds, isLow: seconds <= LOW };
}
