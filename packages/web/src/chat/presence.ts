// Who came and went at a table, worked out from two lists of its people one after the other.

import type { Player } from '@kalpler/protocol';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useOnline } from '../state/online-context.tsx';
import type { OnlineState } from '../state/online-state.ts';

type PresenceKind = 'came' | 'went' | 'away' | 'standIn' | 'back' | 'watches' | 'watchesNoMore';

export interface PresenceChange {
  readonly kind: PresenceKind;
  readonly name: string;
  /** On the server's clock. */
  readonly at: number;
}

export interface People {
  readonly players: readonly Player[];
  /** The names of the first spectators, and the number of all. */
  readonly spectators: readonly string[];
  readonly spectatorCount: number;
}

export function presenceChanges(before: People, after: People, at: number): PresenceChange[] {
  const changes: PresenceChange[] = [];
  const add = (kind: PresenceKind, name: string) => changes.push({ kind, name, at });
  for (const player of after.players) {
    const { seat, name } = player;
    const kind = changeOf(
      before.players.find((one) => one.seat === seat),
      player,
    );
    if (kind !== null) add(kind, name);
  }
  // Of a large audience only some are known by name, and others take their places on the list.
  if (!isComplete(before) || !isComplete(after)) return changes;
  for (const name of without(after.spectators, before.spectators)) add('watches', name);
  for (const name of without(before.spectators, after.spectators)) add('watchesNoMore', name);
  return changes;
}

function isComplete({ spectators, spectatorCount }: People): boolean {
  return spectators.length === spectatorCount;
}

function changeOf(before: Player | undefined, after: Player): PresenceKind | null {
  if (after.bot !== null) return before?.bot === null ? 'went' : null;
  if (before === undefined || before.name !== after.name) return 'came';
  if (before.connected === after.connected) return null;
  if (after.connected) return 'back';
  return after.standIn ? 'standIn' : 'away';
}

/** The names of the first list that are not in the second; who watches without a name is no change. */
function without(names: readonly string[], others: readonly string[]): string[] {
  const left = [...others];
  return names.filter((name) => {
    const place = left.indexOf(name);
    if (place >= 0) left.splice(place, 1);
    return place < 0 && name !== '';
  });
}

const MOST = 50;
const NONE: readonly PresenceChange[] = [];

let table = '';
let people: People | null = null;
let noted: readonly PresenceChange[] = NONE;
const listeners = new Set<() => void>();

function note(word: string, now: People, at: number): void {
  if (word !== table) {
    table = word;
    people = null;
    noted = NONE;
  }
  // Several components may look at the same lists.
  if (people?.players === now.players && people.spectators === now.spectators) return;
  const changes = people === null ? [] : presenceChanges(people, now, at);
  people = now;
  if (changes.length === 0) return;
  noted = [...noted, ...changes].slice(-MOST);
  for (const notify of listeners) notify();
}

function listen(notify: () => void): () => void {
  listeners.add(notify);
  return () => listeners.delete(notify);
}

/**
 * The changes at the table of this page, kept while its chat is closed too. Follows who comes and goes; to
 * be used by something that stays as long as the table is shown.
 */
export function usePresenceChanges({
  table: at,
  players,
  spectators,
  spectatorCount,
  clockSkew,
}: OnlineState): readonly PresenceChange[] {
  const word = at?.word ?? '';
  useEffect(() => {
    note(word, { players, spectators, spectatorCount }, Date.now() + clockSkew);
  }, [word, players, spectators, spectatorCount, clockSkew]);
  const changes = useSyncExternalStore(listen, () => noted);
  return word === table ? changes : NONE;
}

/** How long the table shows it; the chat keeps it. */
const FRESH_MS = 6_000;
const SAID = new Set(['went', 'away', 'standIn', 'back']);

/** The newest of what concerns everybody at the table: somebody left, lost the connection or came back. */
export function useRecentPresence(): PresenceChange | null {
  const { state } = useOnline();
  const last = usePresenceChanges(state).findLast(({ kind }) => SAID.has(kind)) ?? null;
  const [seen, setSeen] = useState<PresenceChange | null>(null);
  useEffect(() => {
    if (last === null) return;
    const timer = setTimeout(() => setSeen(last), FRESH_MS);
    return () => clearTimeout(timer);
  }, [last]);
  return last === seen ? null : last;
}
