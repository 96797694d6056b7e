// What the owner of a table decides about others: who must go, and whether anybody new may come.

import type { Seat } from '@kalpler/engine';
import { hostError, type WireError, wireError } from '@kalpler/protocol';
import { withBan } from './access.ts';
import { NOT_OWNER } from './arranging.ts';
import type { TableHost } from './host.ts';
import type { Reply } from './host-services.ts';
import type { Member } from './member.ts';
import { detach, settle } from './seating.ts';

const GAME_IN_PROGRESS = wireError({ code: 'GAME_IN_PROGRESS' });
const WRONG_PHASE = wireError({ code: 'WRONG_PHASE' });

/** Takes a person's seat away, and with it the way back. */
export function kickPlayer(host: TableHost, owner: Member, seat: Seat, reply: Reply): void {
  const refusal = notOwner(host, owner) ?? mayLose(host, owner, seat);
  if (refusal !== null) {
    reply(refusal);
    return;
  }
  const rise = () => host.record({ kind: 'rise', seat });
  sendAway(host, new Set([host.room.chairs[seat]!.player!]), reply, rise);
}

/** In a match only friends may lose their seats to a computer player: at a public table nobody is at another's mercy. */
function mayLose({ room }: TableHost, owner: Member, seat: Seat): WireError | null {
  if (seat === owner.seat || room.chairs[seat]?.player == null) {
    return hostError('BAD_REQUEST', `seat: no other person sits at ${seat}`);
  }
  if (room.table === null) return null;
  if (!room.isRunning) return WRONG_PHASE;
  return room.visibility === 'private' ? null : GAME_IN_PROGRESS;
}

/** Everybody goes who watches under this name; all who have none watch under the empty one. */
export function kickSpectator(host: TableHost, owner: Member, name: string, reply: Reply): void {
  const watching = [...host.publisher.members].filter(
    (member) => member.seat === null && member.name === name,
  );
  const refusal = notOwner(host, owner);
  if (refusal !== null) reply(refusal);
  else if (watching.length === 0) reply(hostError('BAD_REQUEST', 'name: nobody watches under it'));
  else sendAway(host, new Set(watching.map(({ player }) => player)), reply);
}

/** In all tabs and for good. */
function sendAway(
  host: TableHost,
  players: ReadonlySet<string>,
  reply: Reply,
  before: () => void = () => {},
): void {
  const tabs = [...host.publisher.members].filter(({ player }) => players.has(player));
  const seats = tabs.map(({ seat }) => seat);
  host.run(
    () => {
      before();
      for (const player of players) {
        host.setAccess(withBan(host.access, player));
        host.visitors.delete(player);
      }
      for (const tab of tabs) {
        detach(host, tab);
        host.after(() => tab.send('tableClosed', { reason: 'kicked' }));
      }
      host.notifyPlayers();
      return null;
    },
    (error) => {
      // Still here, until it can be stored.
      if (error !== null) for (const [i, tab] of tabs.entries()) settle(host, tab, seats[i]!);
      reply(error);
    },
  );
}

export function lockTable(host: TableHost, owner: Member, locked: boolean, reply: Reply): void {
  host.run(() => {
    const refusal = notOwner(host, owner);
    if (refusal !== null) return refusal;
    if (host.access.locked !== locked) host.setAccess({ ...host.access, locked });
    return null;
  }, reply);
}

function notOwner({ room }: TableHost, { seat }: Member): WireError | null {
  return seat !== null && seat === room.owner ? null : NOT_OWNER;
}
