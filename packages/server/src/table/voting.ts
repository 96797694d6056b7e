// What all players decide together: the end of a pause, and another match.

import { hostError, wireError } from '@kalpler/protocol';
import type { TableHost } from './host.ts';
import type { Reply } from './host-services.ts';
import { votes } from './match-flow.ts';
import type { Member } from './member.ts';

/** Somebody needs no more pause after a round; when all who are here say so, it is over. */
export function readyNext(host: TableHost, member: Member, reply: Reply): void {
  host.run(() => {
    const { table } = host.room;
    if (member.seat === null) return hostError('NOT_SEATED', 'only players can be ready');
    if (!table?.awaitsPause) return wireError({ code: 'WRONG_PHASE' });
    host.ready.add(member.seat);
    host.after(() => notifyReady(host));
    return null;
  }, reply);
}

/** Those who are ready at the same time are told of together; when all are, the next deal tells it. */
function notifyReady(host: TableHost): void {
  if (host.isReadyAnnouncementDue) return;
  host.isReadyAnnouncementDue = true;
  setImmediate(() =>
    host.guard(() => {
      host.isReadyAnnouncementDue = false;
      if (host.isGone || host.ready.size === 0) return;
      const timeoutAt = host.timers.due('pause');
      host.publisher.notify('readyStatus', { ready: [...host.ready], timeoutAt });
    }),
  );
}

/** C9: all yes begins the next match, one no ends the table. */
export function voteRematch(host: TableHost, member: Member, vote: boolean, reply: Reply): void {
  host.run(() => {
    const { room } = host;
    if (member.seat === null) return hostError('NOT_SEATED', 'only players vote');
    if (!room.table?.standing.winners) return wireError({ code: 'WRONG_PHASE' });
    if (room.votes[member.seat] !== vote) host.record({ kind: 'vote', seat: member.seat, vote });
    const status = votes(host);
    host.first(() => host.publisher.notify('rematchStatus', status));
    if (!vote) host.close('noRematch');
    return null;
  }, reply);
}
