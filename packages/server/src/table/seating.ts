// Coming and going: who sits down, watches, comes back, leaves, and which computer players fill the chairs.

import { type Seat, type Table, takeSeat } from '@kalpler/engine';
import { hostError, type Level, type WireError, wireError } from '@kalpler/protocol';
import { chance } from '../seats/chance.ts';
import { botName, sameName } from '../seats/name.ts';
import { GONE, type Reply, type TableHost } from './host.ts';
import type { Member } from './member.ts';

/** How long a chair in the waiting room is kept for somebody whose connection is gone. */
export const CHAIR_GRACE = 30_000;

const CANNOT_RECONNECT = wireError({ code: 'CANNOT_RECONNECT' });
const GAME_IN_PROGRESS = wireError({ code: 'GAME_IN_PROGRESS' });

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
      let taken = 0;
      for (const [i, chair] of room.chairs.entries()) if (chair !== null) taken |= 1 << i;
      const seating = takeSeat(room.table?.phase ?? 'waiting', taken, room.chairs.length);
      if (!seating.ok) return wireError(seating.error);
      const refusal = nameTaken(host, name);
      if (refusal !== null) return refusal;
      seat = seating.value.seat;
      host.record({ kind: 'sit', seat, name, player: member.player });
      if (salt !== null) host.record({ kind: 'salt', seat, salt });
      attach(host, member, seat);
      host.first(() => host.sendJoined(member));
      host.tellPlayers();
      return null;
    },
    (error) => {
      if (error !== null && seat !== null) detach(host, member);
      reply(error);
    },
  );
}

/** Nobody is called as a player of the table is, not even among those who watch. */
function nameTaken({ room }: TableHost, name: string): WireError | null {
  return room.chairs.some((chair) => chair !== null && sameName(chair.name, name))
    ? hostError('NAME_TAKEN', `somebody at this table is called ${name} already`)
    : null;
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
      attach(host, member, seat);
      host.first(() => {
        welcome(host, member, table);
        if (wasPaused) host.publisher.tell('paused', { paused: false, timeoutAt: null });
      });
      if (!wasHere) host.tellPlayers();
      return null;
    },
    orGone(host, member, reply),
  );
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
  const refusal = nameTaken(host, member.name);
  if (refusal !== null) {
    reply(refusal);
    return;
  }
  host.run(
    () => {
      attach(host, member, null);
      const { table } = room;
      host.first(() => welcome(host, member, table));
      host.tellPlayers();
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
      else host.tellPlayers();
      return null;
    },
    (error) => {
      // Still here, to try again.
      if (error !== null) for (const tab of tabs) settle(host, tab, seat);
      reply(error);
    },
  );
}

/** A connection is gone; the seat stays (C7). */
export function drop(host: TableHost, member: Member): void {
  const { seat } = member;
  detach(host, member);
  if (host.isGone) return;
  const isAway = seat !== null && !host.isHere(seat);
  host.run(() => {
    if (isAway || seat === null) host.tellPlayers();
    return null;
  });
  if (isAway) announcePause(host);
  if (isAway && host.room.table === null) keepChair(host, seat);
}

function announcePause(host: TableHost): void {
  if (!host.isPaused) return;
  host.publisher.tell('paused', { paused: true, timeoutAt: host.timers.due('cleanup') });
}

/** After a while the chair is free for others, unless there is nobody who might want it. */
export function keepChair(host: TableHost, seat: Seat): void {
  const player = host.room.chairs[seat]?.player;
  const { clock } = host.services;
  const since = clock.now();
  host.keptSince.set(seat, since);
  clock.after(CHAIR_GRACE, () => {
    const { room } = host;
    const isStill = !host.isGone && room.table === null && room.chairs[seat]?.player === player;
    if (!isStill || player == null || host.isHere(seat)) return;
    // Away for the second time: the chair is kept for as long again.
    if (host.keptSince.get(seat) !== since) return;
    if (!host.isAnybodyHere) {
      keepChair(host, seat);
      return;
    }
    host.run(() => {
      host.record({ kind: 'rise', seat });
      host.tellPlayers();
      return null;
    });
  });
}

export function addBot(
  host: TableHost,
  member: Member,
  level: Level,
  wanted: Seat | undefined,
  reply: Reply,
): void {
  host.run(() => mayArrange(host, member) ?? seatBot(host, level, wanted), reply);
}

export function removeBot(host: TableHost, member: Member, seat: Seat, reply: Reply): void {
  host.run(() => {
    const refusal = mayArrange(host, member);
    if (refusal !== null) return refusal;
    const chair = host.room.chairs[seat];
    if (chair == null || chair.player !== null) {
      return hostError('BAD_REQUEST', `seat: no computer player sits at ${seat}`);
    }
    host.record({ kind: 'rise', seat });
    host.tellPlayers();
    return null;
  }, reply);
}

/** Begins at once, with computer players in the free chairs. */
export function start(host: TableHost, member: Member, level: Level, reply: Reply): void {
  host.run(() => {
    const refusal = mayArrange(host, member);
    if (refusal !== null) return refusal;
    const { room } = host;
    // Whoever is away from the waiting room cannot be waited for.
    for (const seat of room.people) if (!host.isHere(seat)) host.record({ kind: 'rise', seat });
    while (!room.isFull) seatBot(host, level);
    return null;
  }, reply);
}

export function setSalt(host: TableHost, member: Member, salt: string | null, reply: Reply): void {
  host.run(() => {
    const { room } = host;
    if (member.seat === null) return hostError('NOT_SEATED', 'only players add a salt');
    if (room.isRunning) return wireError({ code: 'WRONG_PHASE' });
    host.record({ kind: 'salt', seat: member.seat, salt });
    host.tellPlayers();
    return null;
  }, reply);
}

/** Somebody needs no more pause after a round; when all who are here say so, it is over. */
export function readyNext(host: TableHost, member: Member, reply: Reply): void {
  host.run(() => {
    const { table } = host.room;
    if (member.seat === null) return hostError('NOT_SEATED', 'only players can be ready');
    if (!table?.awaitsPause) return wireError({ code: 'WRONG_PHASE' });
    host.ready.add(member.seat);
    const ready = [...host.ready];
    const timeoutAt = host.timers.due('pause');
    host.first(() => host.publisher.tell('readyStatus', { ready, timeoutAt }));
    return null;
  }, reply);
}

/** C9: all yes begins the next match, one no ends the table. */
export function voteRematch(host: TableHost, member: Member, vote: boolean, reply: Reply): void {
  host.run(() => {
    const { room } = host;
    if (member.seat === null) return hostError('NOT_SEATED', 'only players vote');
    if (!room.table?.standing.winners) return wireError({ code: 'WRONG_PHASE' });
    host.record({ kind: 'vote', seat: member.seat, vote });
    const { commitment } = room;
    const votes = [...room.votes];
    const timeoutAt = host.timers.due('rematch');
    host.first(() => host.publisher.tell('rematchStatus', { votes, commitment, timeoutAt }));
    if (!vote) host.close('noRematch');
    return null;
  }, reply);
}

/** Everything once more, for a client that has lost the thread. */
export function sync(host: TableHost, member: Member, reply: Reply): void {
  host.run(() => {
    const { table } = host.room;
    host.first(() => welcome(host, member, table));
    return null;
  }, reply);
}

export function seatBot(host: TableHost, level: Level, wanted?: Seat): WireError | null {
  const { room } = host;
  const free = room.chairs.indexOf(null);
  if (free < 0) return wireError({ code: 'TABLE_FULL' });
  if (wanted !== undefined && (wanted >= room.chairs.length || room.chairs[wanted] !== null)) {
    return hostError('BAD_REQUEST', `seat: ${wanted} is not free`);
  }
  const taken = room.chairs.flatMap((chair) => (chair === null ? [] : [chair.name]));
  const name = botName(taken, (n) => chance.below(n));
  host.record({ kind: 'bot', seat: wanted ?? free, name, level });
  host.tellPlayers();
  return null;
}

function mayArrange(host: TableHost, member: Member): WireError | null {
  if (host.room.table !== null) return GAME_IN_PROGRESS;
  if (member.seat === null || member.seat !== host.room.owner) {
    return hostError('NOT_OWNER', 'only the owner of the table may do this');
  }
  return null;
}

export function attach(host: TableHost, member: Member, seat: Seat | null): void {
  if (seat !== null) member.name = host.room.chairs[seat]!.name;
  settle(host, member, seat);
}

function settle(host: TableHost, member: Member, seat: Seat | null): void {
  // From a table that is gone, nothing more is to be heard.
  if (member.host !== null && member.host !== host) member.host.publisher.leave(member);
  member.host = host;
  member.seat = seat;
  host.publisher.join(member);
}

export function detach(host: TableHost, member: Member): void {
  host.publisher.leave(member);
  member.host = null;
  member.seat = null;
}

/** Everything that somebody who comes to a table as it stood at the request needs, in one go. */
function welcome(host: TableHost, member: Member, table: Table | null): void {
  const { room, publisher } = host;
  host.sendJoined(member);
  if (table !== null) publisher.whole(member, table, room.match, host.deadline);
  if (host.isPaused) {
    member.send('paused', { paused: true, timeoutAt: host.timers.due('cleanup') });
  }
  if (table?.standing.winners && member.seat !== null) {
    member.send('matchEnd', host.ended());
    member.send('rematchStatus', host.votes());
  }
}
