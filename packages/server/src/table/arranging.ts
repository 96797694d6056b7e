// What players arrange: computer players for free chairs, the start, salts for the deals; and what only the owner does:
// removing players and spectators, and locking the table.

import type { Seat } from '@kalpler/engine';
import { hostError, type Level, type WireError, wireError } from '@kalpler/protocol';
import { withBan } from './access.ts';
import type { TableHost } from './host.ts';
import { NOT_OWNER } from './host-services.ts';
import type { Member } from './member.ts';
import { detach, seatBot, settle } from './seating.ts';

const GAME_IN_PROGRESS = wireError({ code: 'GAME_IN_PROGRESS' });
const WRONG_PHASE = wireError({ code: 'WRONG_PHASE' });

export function addBot(
  host: TableHost,
  member: Member,
  level: Level,
  wanted: Seat | undefined,
): Promise<WireError | null> {
  return host.run(() => mayArrange(host, member) ?? seatBot(host, level, wanted));
}

export function removeBot(host: TableHost, member: Member, seat: Seat): Promise<WireError | null> {
  return host.run(() => {
    const refusal = mayArrange(host, member);
    if (refusal !== null) return refusal;
    const chair = host.room.chairs[seat];
    if (chair == null || chair.player !== null) {
      return hostError('BAD_REQUEST', `seat: no computer player sits at ${seat}`);
    }
    host.record({ kind: 'rise', seat });
    host.notifyPlayers();
    return null;
  });
}

/** Begins at once, with computer players in the free chairs. */
export function start(host: TableHost, member: Member, level: Level): Promise<WireError | null> {
  return host.run(() => {
    const refusal = mayArrange(host, member);
    if (refusal !== null) return refusal;
    const { room } = host;
    // A match does not wait for people who have left the waiting room.
    for (const seat of room.people) if (!host.isHere(seat)) host.record({ kind: 'rise', seat });
    while (!room.isFull) seatBot(host, level);
    return null;
  });
}

export function setSalt(
  host: TableHost,
  member: Member,
  salt: string | null,
): Promise<WireError | null> {
  return host.run(() => {
    const { room } = host;
    if (member.seat === null) return hostError('NOT_SEATED', 'only players add a salt');
    if (room.isRunning) return WRONG_PHASE;
    if (room.chairs[member.seat]!.salt === salt) return null;
    if (host.tooManyChanges !== null) return host.tooManyChanges;
    host.record({ kind: 'salt', seat: member.seat, salt });
    host.notifyPlayers();
    return null;
  });
}

/** Removes a person from their seat, so that they cannot come back. */
export async function kickPlayer(
  host: TableHost,
  owner: Member,
  seat: Seat,
): Promise<WireError | null> {
  const refusal = notOwner(host, owner) ?? mayLose(host, owner, seat);
  if (refusal !== null) return refusal;
  const rise = () => host.record({ kind: 'rise', seat });
  return sendAway(host, new Set([host.room.chairs[seat]!.player!]), rise);
}

/** In a match only friends may put computer players in each other's seats: at a public table strangers cannot. */
function mayLose({ room }: TableHost, owner: Member, seat: Seat): WireError | null {
  if (seat === owner.seat || room.chairs[seat]?.player == null) {
    return hostError('BAD_REQUEST', `seat: no other person sits at ${seat}`);
  }
  if (room.match === null) return null;
  if (!room.isRunning) return WRONG_PHASE;
  return room.visibility === 'private' ? null : GAME_IN_PROGRESS;
}

/** Removes all spectators of this name; the empty name is that of all spectators without one. */
export async function kickSpectator(
  host: TableHost,
  owner: Member,
  name: string,
): Promise<WireError | null> {
  const watching = [...host.publisher.members].filter(
    (member) => member.seat === null && member.name === name,
  );
  const refusal = notOwner(host, owner);
  if (refusal !== null) return refusal;
  if (watching.length === 0) return hostError('BAD_REQUEST', 'name: nobody watches under it');
  return sendAway(host, new Set(watching.map(({ player }) => player)));
}

/** Removes players in all their tabs, for good. */
async function sendAway(
  host: TableHost,
  players: ReadonlySet<string>,
  before: () => void = () => {},
): Promise<WireError | null> {
  const tabs = [...host.publisher.members].filter(({ player }) => players.has(player));
  const seats = tabs.map(({ seat }) => seat);
  const error = await host.run(() => {
    before();
    for (const player of players) {
      host.setAccess(withBan(host.access, player));
      host.visitors.delete(player);
    }
    for (const tab of tabs) {
      detach(host, tab);
      host.afterSteps(() => tab.send('tableClosed', { reason: 'kicked' }));
    }
    host.notifyPlayers();
    return null;
  });
  // It could not be stored, so they are still here.
  if (error !== null) for (const [i, tab] of tabs.entries()) settle(host, tab, seats[i]!);
  return error;
}

export function lockTable(
  host: TableHost,
  owner: Member,
  locked: boolean,
): Promise<WireError | null> {
  return host.run(() => {
    const refusal = notOwner(host, owner);
    if (refusal !== null) return refusal;
    if (host.access.locked !== locked) host.setAccess({ ...host.access, locked });
    return null;
  });
}

function notOwner({ room }: TableHost, { seat }: Member): WireError | null {
  return seat !== null && seat === room.owner ? null : NOT_OWNER;
}

function mayArrange(host: TableHost, member: Member): WireError | null {
  if (host.room.match !== null) return GAME_IN_PROGRESS;
  if (member.seat === null || member.seat !== host.room.owner) {
    return NOT_OWNER;
  }
  return host.tooManyChanges;
}
