// The course of a match: its beginning, its deals and pauses, its end, and the vote for another.

import { dealNext, refusalText } from '@kalpler/engine';
import { newSecret, nextDraw, secretText } from '@kalpler/fair';
import type { EventOf } from '@kalpler/protocol';
import { newToken } from '../identity/token.ts';
import type { TableHost } from './host.ts';

/** The most bids, changed ones among them, in one deal. */
const MOST_BIDS = 200;

/** Starts the match when all seats are taken, deals when a deal is due, ends the match when it is won. */
export function advanceMatch(host: TableHost): void {
  const { room } = host;
  if (room.table === null || isRematch(host)) {
    if (!room.isFull || !room.people.every((seat) => host.isHere(seat))) return;
    host.record({ kind: 'start', match: newToken().slice(0, 16) });
    host.notifyPlayers();
  }
  while (room.table!.awaitsDeal && (!room.table!.awaitsPause || isPauseOver(host))) deal(host);
  if (room.table!.standing.winners && host.hasMoved) endMatch(host);
}

function isRematch({ room }: TableHost): boolean {
  return room.table?.standing.winners != null && room.votes.every((vote) => vote === true);
}

/** The pause is over for everybody once all who are here say so. */
function isPauseOver(host: TableHost): boolean {
  if (host.ready.size === 0) return false;
  const here = host.room.people.filter((seat) => host.isHere(seat));
  return here.length > 0 && here.every((seat) => host.ready.has(seat));
}

/** To be called within `run`. */
export function deal(host: TableHost): void {
  const { room } = host;
  host.ready.clear();
  const draw = nextDraw(room.table!, room.secret);
  const dealt = dealNext(room.table!, draw, { at: host.clock.now() });
  if (!dealt.ok) throw new Error(`no deal: ${refusalText(dealt.error)}`);
  host.advance(dealt.value, null);
  host.dealtAt = dealt.value.version;
}

/** Whether bids of this deal may still be changed: nobody can make the log grow without end. */
export function mayBid({ room, dealtAt }: TableHost): boolean {
  return (room.table?.version ?? 0) - dealtAt < MOST_BIDS;
}

/** Publishes the secret, keeps the match, and asks for another. */
function endMatch(host: TableHost): void {
  host.archive();
  host.record({ kind: 'end', secret: secretText(newSecret()) });
  const { ended } = host.room;
  host.after(() => {
    host.publisher.notify('matchEnd', ended);
    host.publisher.notify('rematchStatus', votes(host));
  });
}

/** How the vote for another match stands. */
export function votes({ room, timers }: TableHost): EventOf<'rematchStatus'> {
  const { votes, commitment } = room;
  return { votes: [...votes], commitment, timeoutAt: timers.due('rematch') };
}
