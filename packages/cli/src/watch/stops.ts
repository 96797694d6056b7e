// Where one can stop in a match that is over (after every deal of cards, every full trick, every end of a deal), and where the keys of a replay lead.

import type { Table } from '@kalpler/engine';
import type { Key } from '../terminal/keys.ts';

export interface Stops {
  /** How many entries the log has when each deal has just been dealt; redeals count. */
  readonly deals: readonly number[];
  /** The same when a trick is full, by deal. */
  readonly tricks: readonly (readonly number[])[];
  /** All of them, and the ends of deals and of the match, in order. */
  readonly all: readonly number[];
  readonly last: number;
}

export function stopsOf({ log, game }: Table): Stops {
  const deals: number[] = [];
  const tricks: number[][] = [];
  const ends = new Set<number>();
  let plays = 0;
  log.forEach((entry, i) => {
    const version = i + 1;
    if (entry.kind === 'deal') {
      if (i > 0) ends.add(i);
      deals.push(version);
      tricks.push([]);
      plays = 0;
    } else if (entry.move.kind === 'play' && ++plays % game.seats === 0) {
      tricks.at(-1)!.push(version);
    }
  });
  const all = [...new Set([...deals, ...tricks.flat(), ...ends, log.length])].sort((a, b) => a - b);
  return { deals, tricks, all, last: log.length };
}

/** The first stop behind a place, or the last one there is. */
export function stopAfter(stops: readonly number[], version: number): number {
  return stops.find((stop) => stop > version) ?? stops.at(-1) ?? 0;
}

/** The last stop before a place, or the first one there is. */
export function stopBefore(stops: readonly number[], version: number): number {
  return stops.findLast((stop) => stop < version) ?? stops[0] ?? 0;
}

/** The place that `3` or `3.7` means: deal 3, or its seventh trick when it is full. */
export function stopAt({ deals, tricks }: Stops, text: string): number | undefined {
  const [, deal, trick] = /^\s*(\d{1,4})(?:\.(\d{1,2}))?\s*$/.exec(text) ?? [];
  if (deal === undefined) return undefined;
  if (trick === undefined) return deals[Number(deal) - 1];
  return tricks[Number(deal) - 1]?.[Number(trick) - 1];
}

/** How many entries of the log are to be shown after a key, if it leads anywhere. */
export function placeOf(
  { name }: Key,
  version: number,
  { all, deals, last }: Stops,
): number | undefined {
  switch (name) {
    case 'right':
    case 'enter':
      return version + 1;
    case 'left':
    case 'backspace':
      return version - 1;
    case 'down':
      return stopAfter(all, version);
    case 'up':
      return stopBefore(all, version);
    case 'pageDown':
      return stopAfter([...deals, last], version);
    case 'pageUp':
      return stopBefore(deals, version);
    case 'home':
      return deals[0];
    case 'end':
      return last;
    default:
      return undefined;
  }
}
