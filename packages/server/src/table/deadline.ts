// What a table waits for, and how long it does so.

import type { AnyOptions, Table } from '@kalpler/engine';
import { waitSeconds } from '@kalpler/protocol';
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
  const at = `${match}:${table.results.length}`;
  const wait = (kind: TimerKind, key: string): Wait => ({
    kind,
    key,
    seconds: waitSeconds(kind, table.phase, table.game.options),
  });
  if (table.standing.winners) return wait('rematch', `rematch:${at}`);
  if (table.awaitsDeal) return table.awaitsPause ? wait('pause', `pause:${at}`) : null;
  return wait('turn', `turn:${at}:${turnKey(table)}`);
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

/** A table without people is closed after a day at the latest, whatever its options say. */
const LONGEST_EMPTY = 86_400;

/** Seconds until a table is closed that everybody has left. */
export function cleanupSeconds({ timers }: AnyOptions): number {
  return Math.min(timers.cleanupSeconds ?? LONGEST_EMPTY, LONGEST_EMPTY);
}
