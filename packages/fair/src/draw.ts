// A draw: the order of the deck and the randomly chosen first seat, which follow from a secret, salts and a deal number.

import type { Salt } from './salt.ts';
import { type MatchKey, matchKey, type Secret } from './secret.ts';
import { FairStream } from './stream.ts';

export interface FairDraw {
  /** Positions in the canonical deck. The first size/seats are seat 0's cards, the next seat 1's, … */
  readonly order: readonly number[];
  /** The seat that chance picks, where the rules ask for one, such as the first dealer. */
  readonly first: number;
}

/** What all deals of a match share. */
export interface FairTable {
  readonly secret: Secret;
  /** By seat. */
  readonly salts: readonly Salt[];
  /** Cards in the deck, all of which are dealt. */
  readonly size: number;
  readonly seats: number;
}

export function fairDraw({ deal, ...table }: FairTable & { readonly deal: number }): FairDraw {
  return drawWith(tableKey(table), deal, table.size, table.seats);
}

/** The match key of a table, after a look at whether its numbers fit together. */
export function tableKey({ secret, salts, size, seats }: FairTable): MatchKey {
  if (!Number.isInteger(seats) || seats < 1) throw new RangeError(`no table has ${seats} seats`);
  if (!Number.isInteger(size) || size < 1 || size % seats !== 0) {
    throw new RangeError(`${size} cards cannot be dealt to ${seats} seats`);
  }
  if (salts.length !== seats) throw new RangeError(`${salts.length} salts for ${seats} seats`);
  return matchKey(secret, salts);
}

export function drawWith(key: MatchKey, deal: number, size: number, seats: number): FairDraw {
  const stream = new FairStream(key, deal);
  const order = Array.from({ length: size }, (_, position) => position);
  for (let i = size - 1; i > 0; i--) {
    const j = stream.below(i + 1);
    const card = order[i]!;
    order[i] = order[j]!;
    order[j] = card;
  }
  return { order, first: stream.below(seats) };
}
