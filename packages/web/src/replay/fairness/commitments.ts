// The commitments that this browser has seen at its tables, each with the salt that its player added.

import { useEffect } from 'react';
import { useOnline } from '../../state/online-context.tsx';

const KEY = 'kalpler.promises';
const MOST = 20;

export interface SeenCommitment {
  readonly commitment: string;
  /** The match that began with it, once that is known. */
  readonly match?: string;
  /** What the player has added to the deals. */
  readonly salt?: string;
  /** Where the player sat in that match. */
  readonly seat?: number | undefined;
}

/** Something new about a commitment; a salt that is null has been taken back. */
interface CommitmentNews extends Omit<SeenCommitment, 'salt'> {
  readonly salt?: string | null;
}

/** Commitments from anything that was stored, the newest at the end. */
export function readCommitments(text: string | null): SeenCommitment[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(stored) ? stored.filter(isSeenCommitment).slice(-MOST) : [];
  } catch {
    return [];
  }
}

function isSeenCommitment(value: unknown): value is SeenCommitment {
  if (typeof value !== 'object' || value === null) return false;
  const { commitment, match, salt, seat = 0 } = value as Record<string, unknown>;
  const isText = (part: unknown) => part === undefined || typeof part === 'string';
  return typeof commitment === 'string' && isText(match) && isText(salt) && Number.isInteger(seat);
}

/** The same with one more. The first that was seen for a match stays: a later one commits to nothing. */
export function withCommitment(
  all: readonly SeenCommitment[],
  seen: CommitmentNews,
): SeenCommitment[] {
  const { match, commitment } = seen;
  if (match !== undefined && all.some((other) => other.match === match)) return [...all];
  const known = all.find((other) => other.commitment === commitment);
  const { salt, ...rest } = { ...known, ...seen };
  const kept: SeenCommitment = typeof salt === 'string' ? { ...rest, salt } : rest;
  return [...all.filter((other) => other !== known), kept].slice(-MOST);
}

/** The commitment that was seen for a match: by the match, or else the same one before it began. */
export function commitmentFor(
  all: readonly SeenCommitment[],
  match: string,
  commitment: string,
): SeenCommitment | null {
  return (
    all.find((seen) => seen.match === match) ??
    all.find((seen) => seen.commitment === commitment) ??
    null
  );
}

export function loadCommitments(): SeenCommitment[] {
  try {
    return readCommitments(localStorage.getItem(KEY));
  } catch {
    return [];
  }
}

export function keepCommitment(seen: CommitmentNews): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(withCommitment(loadCommitments(), seen)));
  } catch {
    // Without storage nothing can be compared later.
  }
}

/** Remembers what the server has committed to at this table, for the page of the match. */
export function useSeenCommitment(): void {
  const { table, held } = useOnline().state;
  const next = table?.commitment;
  const match = held?.match;
  const begun = held?.view.fairness?.commitment;
  const seat = held?.view.seat ?? undefined;
  useEffect(() => {
    if (next !== undefined) keepCommitment({ commitment: next });
  }, [next]);
  useEffect(() => {
    if (match === undefined || begun === undefined) return;
    keepCommitment({ commitment: begun, match, seat });
  }, [match, begun, seat]);
}
