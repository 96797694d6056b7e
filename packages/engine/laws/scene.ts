// One moment of a match and all that the laws may look at.

import {
  type AnyGame,
  Deal,
  type DealView,
  type Draw,
  type Entry,
  type Random,
  type Seat,
  type Table,
  type TableView,
  viewDeal,
  viewTable,
} from '../src/index.ts';
import { sampleDeal } from '../src/view/sample-deal.ts';

export type MoveEntry = Entry & { readonly kind: 'move' };

export interface Scene {
  readonly game: AnyGame;
  readonly table: Table;
  readonly deal: Deal;
  /** The table just before this deal was put on it, the cards of the deal, and what was done since. */
  readonly before: Table;
  readonly draw: Draw;
  readonly moves: readonly MoveEntry[];
  /** Chance for the laws themselves; the players have their own. */
  readonly random: Random;
  readonly eyes: Eyes;
}

/** How players see: the functions under trial, so that a test can try blind or all-seeing ones. */
export interface Eyes {
  readonly viewDeal: (game: AnyGame, deal: Deal, seat: Seat | null) => DealView;
  readonly viewTable: (table: Table, seat: Seat | null) => TableView;
  readonly sampleDeal: (game: AnyGame, view: DealView, random: Random) => Deal;
}

export const EYES: Eyes = { viewDeal, viewTable, sampleDeal };

/** Everyone who may look: the seats, and null for a spectator. */
export function viewers(game: AnyGame): (Seat | null)[] {
  return [...Array.from({ length: game.seats }, (_, seat) => seat), null];
}

const FIELDS = Object.keys(new Deal()) as (keyof Deal)[];

/** The first part in which two deals differ, if any. */
export function dealDifference(a: Deal, b: Deal, except: readonly string[] = []): string | null {
  for (const field of FIELDS) {
    const x = a[field];
    const y = b[field];
    if (x === y || except.includes(field)) continue;
    const isList = ArrayBuffer.isView(x) && ArrayBuffer.isView(y);
    if (!isList) return `${field}: ${String(x)} is not ${String(y)}`;
    const list = x as Int32Array | Uint8Array;
    const other = y as Int32Array | Uint8Array;
    for (let i = 0; i < list.length; i++) {
      if (list[i] !== other[i]) return `${field}[${i}]: ${list[i]} is not ${other[i]}`;
    }
  }
  return null;
}
