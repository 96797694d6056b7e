// What is asked of the server for a new table.

import type { GameId } from '@kalpler/engine';
import type { Level, RequestOf, TableSummary } from '@kalpler/protocol';

export type TableRequest = RequestOf<'createTable'>;

/** Seconds for a turn that can be chosen; null is without limit. */
export const PACES: readonly (number | null)[] = [15, 30, 60, null];
export const USUAL_PACE = 30;
export const USUAL_LEVEL: Level = 'medium';

/** Choices take half as long again as cards; without limit somebody who is gone must not hold up the others. */
export function paceOptions(seconds: number | null): Record<string, unknown> {
  const choice = seconds === null ? null : Math.round(seconds * 1.5);
  const timers = {
    turnSeconds: seconds,
    passSeconds: choice,
    bidSeconds: choice,
    exchangeSeconds: choice,
    selectSeconds: choice,
    ...(seconds === null && { moonSeconds: null, roundEndSeconds: null }),
  };
  return seconds === null ? { timers, disconnect: 'takeover' } : { timers };
}

/** A table that begins at once, because computer players take the other chairs. */
export function withBots(playerName: string, game: GameId): TableRequest {
  return { playerName, game, bots: [USUAL_LEVEL, USUAL_LEVEL, USUAL_LEVEL] };
}

/** Waiting tables of a game with a free chair: those with the usual rules and the most people first. */
export function fittingTables(
  tables: readonly TableSummary[] | null,
  game: GameId,
): readonly TableSummary[] {
  return (tables ?? [])
    .filter((table) => table.game === game && isOpen(table))
    .sort((a, b) => a.changes - b.changes || b.playerCount - a.playerCount);
}

export function isOpen({ phase, playerCount, seats }: TableSummary): boolean {
  return phase === 'waiting' && playerCount < seats;
}
