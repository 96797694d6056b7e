// Coming and going: who sits down, watches, comes back, leaves, and which computer players fill the chairs.

import { type Seat, takeSeat } from '@kalpler/engine';
import { hostError, type WireError, wireError } from '@kalpler/protocol';
import { sameName } from '../identity/name.ts';
import { giveWay } from './arranging.ts';
import type { TableHost } from './host.ts';
import { GONE, type Reply } from './host-services.ts';
import type { Member } from './member.ts';
import { sendJoined, welcome } from './welcome.ts';

/** How long a chair in the waiting room is kept for somebody whose connection is gone. */
export const CHAIR_GRACE = 30_000;

const KICKED = hostError('KICKED', 'the owner of this table has removed you from it');
const LOCKED = hostError('TABLE_LOCKED', 'this table is locked: nobody new may come in');
const TOO_MANY = hostError('TABLE_FULL', 'too many people watch this table already');
/** Connections of one player at one table. */
export const MOST_TABS = 10;

const CANNOT_RECONNECT = wireError({ code: 'CANNOT_RECONNECT' });

/** Why somebody who has no seat may not come in, if so. */
export function refusalAt({ access, visitors }: TableHost, player: string): WireError | null {
  if (access.banned.includes(player)) return KICKED;
  return access.locked && !visitors.has(player) ? LOCKED : null;
}

/** A new player takes the lowest free seat (H14). */
export function join(
  host: TableHost,
  member: Member,
  name: string,
  salt: string | null,
  reply: Reply,
): void {
  const { room } = host;
  const seated = room.seatOf(member.player);
  if (seated !== null) {
    reconnect(host, member, reply);
    return;
  }
  // Attached first, so that a table that is full with this player begins at once.
  let seat: Seat | null = null;
  host.run(
    () => {
      const refused = refusalAt(host, member.player);
      if (refused !== null) return refused;
      let taken = 0;
      for (const [i, chair] of room.chairs.entries()) if (chair !== null) taken |= 1 << i;
      const seating = takeSeat(room.table?.phase ?? 'waiting', taken, room.chairs.length);
      if (!seating.ok) return wireError(seating.error);
      const refusal = host.tooManyChanges ?? nameTaken(host, name, room.table === null);
      if (refusal !== null) return refusal;
      giveWay(host, name);
      seat = seating.value.seat;
      host.record({ kind: 'sit', seat, name, player: member.player });
      if (salt !== null) host.record({ kind: 'salt', seat, salt });
      attach(host, member, seat);
      host.first(() => sendJoined(host, member));
      host.notifyPlayers();
      return null;
    },
    (error) => {
      if (error !== null && seat !== null) detach(host, member);
      reply(error);
    },
  );
}

/** Nobody is called as a player of the table is, not even among those who watch; computer players may give way. */
function nameTaken({ room }: TableHost, name: string, mayGiveWay = false): WireError | null {
  const namesake = room.chairs.find((chair) => chair !== null && sameName(chair.name, name));
  if (namesake == null || (mayGiveWay && namesake.player === null)) return null;
  return hostError('NAME_TAKEN', `somebody at this table is called ${name} already`);
}

/** Somebody who has a seat here takes it again, in this tab as well. */
export function reconnect(host: TableHost, member: Member, reply: Reply, name?: string): void {
  const seat = host.room.seatOf(member.player);
  const chair = seat === null ? null : host.room.chairs[seat]!;
  if (seat === null || (name !== undefined && !sameName(chair!.name, name))) {
    reply(host.isGone ? GONE : CANNOT_RECONNECT);
    return;
  }
  host.run(
    () => {
      const wasHere = host.isHere(seat);
      const wasPaused = host.isPaused;
      const { table } = host.room;
      makeRoom(host, member);
      attach(host, member, seat);
      host.first(() => {
        welcome(host, member, table);
        if (wasPaused) host.publisher.notify('paused', { paused: false, timeoutAt: null });
      });
      if (!wasHere) host.notifyPlayers();
      return null;
    },
    orGone(host, member, reply),
  );
}

/** A player has so many tabs at one table; when there is one more, the oldest has to go. */
function makeRoom(host: TableHost, { player }: Member): void {
  const tabs = [...host.publisher.members].filter((other) => other.player === player);
  if (tabs.length < MOST_TABS) return;
  const [oldest] = tabs as [Member];
  detach(host, oldest);
  host.after(() => oldest.send('tableClosed', { reason: 'tabs' }));
}

/** Whoever could not be let in is not there, and may try again. */
function orGone(host: TableHost, member: Member, reply: Reply): Reply {
  return (error) => {
    if (error !== null) detach(host, member);
    reply(error);
  };
}

export function spectate(host: TableHost, member: Member, reply: Reply): void {
  const { room } = host;
  if (room.seatOf(member.player) !== null) {
    reconnect(host, member, reply);
    return;
  }
  if (!room.spectators) {
    reply(hostError('TABLE_NOT_FOUND', 'this table is not open to spectators'));
    return;
  }
  const refusal =
    refusalAt(host, member.player) ??
    nameTaken(host, member.name) ??
    (host.audience.isFull ? TOO_MANY : null);
  if (refusal !== null) {
    reply(refusal);
    return;
  }
  watch(host, member, reply);
}

/** Begins to watch, whoever that is. */
export function watch(host: TableHost, member: Member, reply: Reply): void {
  const { room } = host;
  host.run(
    () => {
      makeRoom(host, member);
      attach(host, member, null);
      const { table } = room;
      host.first(() => {
        welcome(host, member, table);
        member.send('updatePlayers', host.people());
      });
      host.after(() => host.audience.changed());
      return null;
    },
    orGone(host, member, reply),
  );
}

/** For good: in the waiting room the chair is free, in a match a computer player goes on. */
export function leave(host: TableHost, member: Member, reply: Reply): void {
  const { seat } = member;
  if (seat === null) {
    drop(host, member);
    reply(null);
    return;
  }
  const tabs = [...host.publisher.members].filter(({ player }) => player === member.player);
  host.run(
    () => {
      for (const tab of tabs) {
        detach(host, tab);
        if (tab !== member) host.after(() => tab.send('tableClosed', { reason: 'left' }));
      }
      host.record({ kind: 'rise', seat });
      const { room } = host;
      // Nobody is left who could come back, or who could vote for a rematch.
      if (room.people.length === 0 && room.table !== null) host.close('empty');
      else if (room.table?.standing.winners) host.close('noRematch');
      else host.notifyPlayers();
      return null;
    },
    (error) => {
      // Still here, to try again.
      if (error !== null) for (const tab of tabs) settle(host, tab, seat);
      reply(error);
    },
  );
}

/**
 * A connection is gone; the seat stays (C7). Those who go together are told of together, and when thousands go at
 * once, what that means for their tables is worked off in portions.
 */
export function drop(host: TableHost, member: Member): void {
  const { departed, services } = host;
  if (departed.length === 0 && !host.isGone) {
    setImmediate(() => void services.work.run(() => host.guard(() => noticeDepartures(host))));
  }
  departed.push(member.seat);
  detach(host, member);
}

function noticeDepartures(host: TableHost): void {
  const departed = new Set(host.departed.splice(0));
  if (host.isGone) return;
  const hasSpectator = departed.delete(null);
  const away = [...(departed as Set<Seat>)].filter((seat) => !host.isHere(seat));
  host.run(() => {
    if (away.length > 0) host.notifyPlayers();
    else if (hasSpectator) host.after(() => host.audience.changed());
    return null;
  });
  if (away.length > 0) announcePause(host);
  if (host.room.table === null) for (const seat of away) keepChair(host, seat);
}

function announcePause(host: TableHost): void {
  if (!host.isPaused) return;
  host.publisher.notify('paused', { paused: true, timeoutAt: host.timers.due('cleanup') });
}

/** After a while the chair is free for others, unless there is nobody who might want it. */
export function keepChair(host: TableHost, seat: Seat): void {
  const player = host.room.chairs[seat]?.player;
  const { clock } = host;
  const since = clock.now();
  host.keptSince.set(seat, since);
  clock.after(CHAIR_GRACE, () => {
    const { room } = host;
    const isStill = !host.isGone && room.table === null && room.chairs[seat]?.player === player;
    if (!isStill || player == null || host.isHere(seat)) return;
    // Away for the second time: the chair is kept for as long again.
    if (host.keptSince.get(seat) !== since) return;
    // Nobody waits for the chair: it is kept until somebody comes, and then for as long again.
    if (!host.isAnybodyHere) {
      host.keptSince.delete(seat);
      return;
    }
    host.run(() => {
      host.record({ kind: 'rise', seat });
      host.notifyPlayers();
      return null;
    });
  });
}

/** Everything once more, for a client that has lost the thread. */
export function sync(host: TableHost, member: Member, reply: Reply): void {
  host.run(() => {
    const { table } = host.room;
    host.first(() => welcome(host, member, table));
    return null;
  }, reply);
}

/** Chairs of those who are away are not kept for ever once somebody is here. */
function keepOthers(host: TableHost): void {
  const { room, keptSince } = host;
  if (room.table !== null) return;
  for (const seat of room.people) {
    if (!host.isHere(seat) && !keptSince.has(seat)) keepChair(host, seat);
  }
}

export function attach(host: TableHost, member: Member, seat: Seat | null): void {
  if (seat !== null) member.name = host.room.chairs[seat]!.name;
  settle(host, member, seat);
  if (seat !== null) keepOthers(host);
}

export function settle(host: TableHost, member: Member, seat: Seat | null): void {
  // From a table that is gone, nothing more is to be heard.
  if (member.host !== null && member.host !== host) member.host.publisher.leave(member);
  member.host = host;
  member.seat = seat;
  host.visitors.add(member.player);
  host.publisher.join(member);
}

export function detach(host: TableHost, member: Member): void {
  host.publisher.leave(member);
  member.host = null;
  member.seat = null;
}
