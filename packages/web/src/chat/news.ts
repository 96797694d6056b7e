// Who came and went at a table, told from two lists of its people one after the other.

import type { Player } from '@kalpler/protocol';

type NewsKind = 'came' | 'went' | 'away' | 'standIn' | 'back' | 'watches' | 'watchesNoMore';

export interface News {
  readonly kind: NewsKind;
  readonly name: string;
  /** On the server's clock. */
  readonly at: number;
}

export interface People {
  readonly players: readonly Player[];
  /** The names of the first of them, and how many they are. */
  readonly spectators: readonly string[];
  readonly spectatorCount: number;
}

export function newsBetween(before: People, after: People, at: number): News[] {
  const news: News[] = [];
  const notify = (kind: NewsKind, name: string) => news.push({ kind, name, at });
  for (const player of after.players) {
    const { seat, name } = player;
    const kind = changeOf(
      before.players.find((one) => one.seat === seat),
      player,
    );
    if (kind !== null) notify(kind, name);
  }
  // Of a large audience only some are known by name, and others take their places on the list.
  if (!isComplete(before) || !isComplete(after)) return news;
  for (const name of without(after.spectators, before.spectators)) notify('watches', name);
  for (const name of without(before.spectators, after.spectators)) notify('watchesNoMore', name);
  return news;
}

function isComplete({ spectators, spectatorCount }: People): boolean {
  return spectators.length === spectatorCount;
}

function changeOf(before: Player | undefined, after: Player): NewsKind | null {
  if (after.bot !== null) return before?.bot === null ? 'went' : null;
  if (before === undefined || before.name !== after.name) return 'came';
  if (before.connected === after.connected) return null;
  if (after.connected) return 'back';
  return after.standIn ? 'standIn' : 'away';
}

/** The names of the first list that are not in the second; who watches without a name is no news. */
function without(names: readonly string[], others: readonly string[]): string[] {
  const left = [...others];
  return names.filter((name) => {
    const place = left.indexOf(name);
    if (place >= 0) left.splice(place, 1);
    return place < 0 && name !== '';
  });
}
