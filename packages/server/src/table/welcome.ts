// What somebody is sent who sits down, comes back, begins to watch, or has lost the thread.

import type { Table } from '@kalpler/engine';
import type { TableHost } from './host.ts';
import { votes } from './match-flow.ts';
import type { Member } from './member.ts';

/** What somebody who has just sat down, come back or begun to watch is told of the table itself. */
export function sendJoined(host: TableHost, member: Member): void {
  const { room } = host;
  const { locked, key, code } = accessFor(host, member);
  member.send('tableJoined', {
    tableId: room.word,
    slug: host.slug,
    seat: member.seat,
    name: member.name,
    players: host.players(),
    token: member.token,
    game: room.gameId,
    options: room.options,
    visibility: room.visibility,
    commitment: room.commitment,
    spectatorDelay: room.delay,
    chatClosed: room.chatClosed,
    muted: host.talk.mutedBy(member),
    locked,
    key,
    code,
  });
  member.send('chatHistory', { lines: host.talk.history(member) });
}

/** Players may invite others; whoever only watches is told no secret. */
function accessFor({ access }: TableHost, { seat }: Member) {
  const { locked, key, code } = access;
  return seat === null ? { locked, key: null, code: null } : { locked, key, code };
}

export function sendAccess(host: TableHost, member: Member): void {
  member.send('tableAccess', accessFor(host, member));
}

/** Everything that somebody who comes to a table as it stood at the request needs, in one go. */
export function welcome(host: TableHost, member: Member, table: Table | null): void {
  const { room, publisher } = host;
  sendJoined(host, member);
  if (table !== null) publisher.whole(member, table, room.match, host.deadline);
  if (host.isPaused) {
    member.send('paused', { paused: true, timeoutAt: host.timers.due('cleanup') });
  }
  if (table?.standing.winners && member.seat !== null) {
    member.send('matchEnd', host.room.ended);
    member.send('rematchStatus', votes(host));
  }
}
