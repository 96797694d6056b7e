// What a table waits for, and how long it does so.

import type { AnyOptions, Table } from '@kalpler/engine';
import { waitSeconds } from '@kalpler/protocol';
import type { TimerKind } from '../store/store.ts';

interface Wait {
  readonly kind: TimerKind;
  /** As long as kind and key stay the same, the clock runs on. */
  readonly key: string;
  /** Null means without end. */
  readonly seconds: number | null;
}

/** What a table with people at it waits for. */
export function waitOf(table: Table, match: string): Wait | null {
  const { phase, results, version } = table;
  const kind = kindOf(table);
  if (kind === null) return null;
  const isShared = kind !== 'turn' || isTogether(table);
  const key = isShared ? `${match}:${results.length}:${phase}` : `${match}:${version}`;
  return { kind, key, seconds: waitSeconds(kind, phase, table.game.options) };
}

function kindOf(table: Table): TimerKind | null {
  if (table.standing.winners) return 'rematch';
  if (table.awaitsDeal) return table.awaitsPause ? 'pause' : null;
  return 'turn';
}

/** Those who choose at the same time share one clock; whoever plays in turn gets a new one. */
function isTogether({ phase, game }: Table): boolean {
  return (
    phase === 'passing' ||
    (game.id === 'spades' &&
      ((phase === 'bidding' && game.options.bidding === 'simultaneous') ||
        (phase === 'exchanging' && game.options.blindNilExchangeMode === 'simultaneous')))
  );
}

/** A table without people is closed after a day at the latest, whatever its options say. */
const LONGEST_EMPTY = 86_400;

/** Seconds until a table is closed that everybody has left. */
export function cleanupSeconds({ timers }: AnyOptions): number {
  return Math.min(timers.cleanupSeconds ?? LONGEST_EMPTY, LONGEST_EMPTY);
}
