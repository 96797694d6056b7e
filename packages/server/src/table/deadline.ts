// What a table waits for, and how long it does so.

import type { Table } from '@kalpler/engine';
import type { TimerKind } from '../store/store.ts';

export interface Wait {
  readonly kind: TimerKind;
  /** As long as this stays the same, the clock runs on. */
  readonly key: string;
  /** Null means without end. */
  readonly seconds: number | null;
}

/** What a table with people at it waits for. */
export function waitOf(table: Table, match: string): Wait | null {
  const { timers } = table.game.options;
  const at = `${match}:${table.results.length}`;
  if (table.standing.winners) {
    return { kind: 'rematch', key: `rematch:${at}`, seconds: timers.rematchSeconds };
  }
  if (table.awaitsDeal) {
    return table.awaitsPause
      ? { kind: 'pause', key: `pause:${at}`, seconds: timers.roundEndSeconds }
      : null;
  }
  return { kind: 'turn', key: `turn:${at}:${turnKey(table)}`, seconds: turnSeconds(table) };
}

/** Those who choose at the same time share one clock; whoever plays in turn gets a new one. */
function turnKey(table: Table): string {
  const { phase, game } = table;
  const together =
    phase === 'passing' ||
    (game.id === 'spades' &&
      ((phase === 'bidding' && game.options.bidding === 'simultaneous') ||
        (phase === 'exchanging' && game.options.blindNilExchangeMode === 'simultaneous')));
  return together ? phase : `${phase}:${table.version}`;
}

function turnSeconds(table: Table): number | null {
  const { timers } = table.game.options;
  switch (table.phase) {
    case 'passing':
      return timers.passSeconds;
    case 'bidding':
      return timers.bidSeconds;
    case 'exchanging':
      return timers.exchangeSeconds;
    case 'selecting':
      return timers.selectSeconds;
    case 'roundEnd':
      return timers.moonSeconds;
    default:
      return timers.turnSeconds;
  }
}
