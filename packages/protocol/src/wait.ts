// The full length of a deadline, from the timers of a table.

import type { AnyOptions, Phase } from '@kalpler/engine';
import type { Deadline } from './update.ts';

/** The whole time in seconds that ends at a deadline; null means without limit. */
export function waitSeconds(
  kind: Deadline['kind'],
  phase: Phase,
  { timers }: AnyOptions,
): number | null {
  switch (kind) {
    case 'pause':
      return timers.roundEndSeconds;
    case 'rematch':
      return timers.rematchSeconds;
    case 'cleanup':
      return timers.cleanupSeconds;
    case 'turn':
      return turnSeconds(phase, timers);
  }
}

function turnSeconds(phase: Phase, timers: AnyOptions['timers']): number | null {
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
      // Somebody is still to say how the moon counts (H7).
      return timers.moonSeconds;
    default:
      return timers.turnSeconds;
  }
}
