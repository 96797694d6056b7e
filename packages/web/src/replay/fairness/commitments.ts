// The promises that this browser has seen at its tables: commitments, and the own salt to each.

import { useEffect } from 'react';
import { useClient } from '../../state/client.tsx';

const KEY = 'kalpler.promises';
const MOST = 20;

export interface Promised {
  readonly commitment: string;
  /** The match that began with it, once that is known. */
  readonly match?: string;
  /** What the player has added to the deals. */
  readonly salt?: string;
  /** Where the player sat in that match. */
  readonly seat?: number | undefined;
}

/** Something new about a promise; a salt that is null has been taken back. */
interface Seen extends Omit<Promised, 'salt'> {
  readonly salt?: string | null;
}

/** Promises from anything that was stored, the newest at the end. */
export function readPromises(text: string | null): Promised[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(stored) ? stored.filter(isPromised).slice(-MOST) : [];
  } catch {
    return [];
  }
}

function isPromised(value: unknown): value is Promised {
  if (typeof value !== 'object' || value === null) return false;
  const { commitment, match, salt, seat = 0 } = value as Record<string, unknown>;
  const isText = (part: unknown) => part === undefined || typeof part === 'string';
  return typeof commitment === 'string' && isText(match) && isText(salt) && Number.isInteger(seat);
}

/** The same with one more. What was seen first of a match stays: a later promise for it is none. */
export function withPromise(promises: readonly Promised[], seen: Seen): Promised[] {
  const { match, commitment } = seen;
  if (match !== undefined && promises.some((other) => other.match === match)) return [...promises];
  const known = promises.find((other) => other.commitment === commitment);
  const { salt, ...rest } = { ...known, ...seen };
  const kept: Promised = typeof salt === 'string' ? { ...rest, salt } : rest;
  return [...promises.filter((other) => other !== known), kept].slice(-MOST);
}

/** The promise that was seen for a match: by its own name, or else the same commitment before it began. */
export function promiseFor(
  promises: readonly Promised[],
  match: string,
  commitment: string,
): Promised | null {
  return (
    promises.find((promised) => promised.match === match) ??
    promises.find((promised) => promised.commitment === commitment) ??
    null
  );
}

export function loadPromises(): Promised[] {
  try {
    return readPromises(localStorage.getItem(KEY));
  } catch {
    return [];
  }
}

export function keepPromise(seen: Seen): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(withPromise(loadPromises(), seen)));
  } catch {
    // Without storage nothing can be compared later.
  }
}

/** Remembers what the server has promised at this table, for the page of the match. */
export function useSeenPromise(): void {
  const { table, held } = useClient().state;
  const next = table?.commitment;
  const match = held?.match;
  const begun = held?.view.fairness?.commitment;
  const seat = held?.view.seat ?? undefined;
  useEffect(() => {
    if (next !== undefined) keepPromise({ commitment: next });
  }, [next]);
  useEffect(() => {
    if (match === undefined || begun === undefined) return;
    keepPromise({ commitment: begun, match, seat });
  }, [match, begun, seat]);
}
