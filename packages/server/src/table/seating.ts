// Coming and going: who sits down, watches, comes back or leaves, which computer players fill the chairs, and what
// everybody is sent about it.

import { type Seat, type Table, takeSeat } from '@kalpler/engine';
import { hostError, type Level, type WireError, wireError } from '@kalpler/protocol';
import { chance } from '../identity/chance.ts';
import { botName, sameName } from '../identity/name.ts';
import type { Access } from './access.ts';
import type { TableHost } from './host.ts';
import { GONE } from './host-services.ts';
import type { Member } from './member.ts';

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
export async function join(
  host: TableHost,
  member: Member,
  name: string,
  salt: string | null,
): Promise<WireError | null> {
  const { room } = host;
  if (room.seatOf(member.player) !== null) return reconnect(host, member);
  let isAttached = false;
  const error = await host.run(() => {
    const refused = refusalAt(host, member.player);
    if (refused !== null) return refused;
    let taken = 0;
    for (const [i, chair] of room.chairs.entries()) if (chair !== null) taken |= 1 << i;
    const seating = takeSeat(room.match?.phase ?? 'waiting', taken, room.chairs.length);
    if (!seating.ok) return wireError(seating.error);
    const refusal = host.tooManyChanges ?? nameTaken(host, name, room.match === null);
    if (refusal !== null) return refusal;
    giveWay(host, name);
    const { seat } = seating.value;
    host.record({ kind: 'sit', seat, name, player: member.player });
    if (salt !== null) host.record({ kind: 'salt', seat, salt });
    // Attached before the change is complete, so that a table that this player fills begins at once.
    attach(host, member, seat);
    isAttached = true;
    host.beforeSteps(() => sendJoined(host, member));
    host.notifyPlayers();
    return null;
  });
  if (error !== null && isAttached) detach(host, member);
  return error;
}

/** Nobody, not even a spectator, may have the name of a player at the table; computer players may give theirs up. */
function nameTaken({ room }: TableHost, name: string, mayGiveWay = false): WireError | null {
  const namesake = room.chairs.find((chair) => chair !== null && sameName(chair.name, name));
  if (namesake == null || (mayGiveWay && namesake.player === null)) return null;
  return hostError('NAME_TAKEN', `somebody at this table is called ${name} already`);
}

/** Somebody who has a seat here takes it again, in this tab as well. */
export async function reconnect(
  host: TableHost,
  member: Member,
  name?: string,
): Promise<WireError | null> {
  const seat = host.room.seatOf(member.player);
  const chair = seat === null ? null : host.room.chairs[seat]!;
  if (seat === null || (name !== undefined && !sameName(chair!.name, name))) {
    return host.isGone ? GONE : CANNOT_RECONNECT;
  }
  return comeIn(host, member, () => {
    const wasHere = host.isHere(seat);
    const wasPaused = host.isPaused;
    const { match } = host.room;
    dropOldestTab(host, member);
    attach(host, member, seat);
    host.beforeSteps(() => {
      welcome(host, member, match);
      if (wasPaused) host.publisher.notify('paused', { paused: false, timeoutAt: null });
    });
    if (!wasHere) host.notifyPlayers();
  });
}

/** Makes room when a player has as many tabs at one table as are allowed: the oldest is closed. */
function dropOldestTab(host: TableHost, { player }: Member): void {
  const tabs = [...host.publisher.members].filter((other) => other.player === player);
  if (tabs.length < MOST_TABS) return;
  const [oldest] = tabs as [Member];
  detach(host, oldest);
  host.afterSteps(() => oldest.send('tableClosed', { reason: 'tabs' }));
}

/** Lets somebody in; if the change fails, they are not at the table and may try again. */
async function comeIn(
  host: TableHost,
  member: Member,
  attach: () => void,
): Promise<WireError | null> {
  const error = await host.run(() => {
    attach();
    return null;
  });
  if (error !== null) detach(host, member);
  return error;
}

export async function spectate(host: TableHost, member: Member): Promise<WireError | null> {
  const { room } = host;
  if (room.seatOf(member.player) !== null) return reconnect(host, member);
  if (!room.spectators) {
    return hostError('TABLE_NOT_FOUND', 'this table is not open to spectators');
  }
  const refusal =
    refusalAt(host, member.player) ??
    nameTaken(host, member.name) ??
    (host.audience.isFull ? TOO_MANY : null);
  return refusal ?? watch(host, member);
}

/** Begins to watch; the caller has checked whether this person may. */
export function watch(host: TableHost, member: Member): Promise<WireError | null> {
  return comeIn(host, member, () => {
    dropOldestTab(host, member);
    attach(host, member, null);
    const { match } = host.room;
    host.beforeSteps(() => {
      welcome(host, member, match);
      member.send('updatePlayers', host.audience.people);
    });
    host.afterSteps(() => host.audience.changed());
  });
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
  host.notifyPlayers();
  return null;
}

/** A computer player takes another name when a person of its name comes. */
function giveWay(host: TableHost, name: string): void {
  const { room } = host;
  const seat = room.chairs.findIndex((chair) => chair !== null && sameName(chair.name, name));
  const level = room.chairs[seat]?.level ?? null;
  if (level === null) return;
  const taken = room.chairs.flatMap((chair) => (chair === null ? [] : [chair.name]));
  host.record({ kind: 'rise', seat });
  host.record({
    kind: 'bot',
    seat,
    name: botName([...taken, name], (n) => chance.below(n)),
    level,
  });
}

/** Leaves for good: in the waiting room the chair becomes free, in a match a computer player goes on. */
export async function leave(host: TableHost, member: Member): Promise<WireError | null> {
  const { seat } = member;
  if (seat === null) {
    drop(host, member);
    return null;
  }
  const tabs = [...host.publisher.members].filter(({ player }) => player === member.player);
  const error = await host.run(() => {
    for (const tab of tabs) {
      detach(host, tab);
      if (tab !== member) host.afterSteps(() => tab.send('tableClosed', { reason: 'left' }));
    }
    host.record({ kind: 'rise', seat });
    const { room } = host;
    // Nobody is left who could come back, or who could vote for a rematch.
    if (room.people.length === 0 && room.match !== null) host.close('empty');
    else if (room.match?.standing.winners) host.close('noRematch');
    else host.notifyPlayers();
    return null;
  });
  // Still here, to try again.
  if (error !== null) for (const tab of tabs) settle(host, tab, seat);
  return error;
}

/**
 * A connection is gone; the seat stays (C7). People who leave together are announced together, and when thousands go at
 * once, their tables are seen to a few at a time.
 */
export function drop(host: TableHost, member: Member): void {
  const { departed } = host;
  if (departed.length === 0 && !host.isGone) {
    setImmediate(() => host.putOff(() => noticeDepartures(host)));
  }
  departed.push(member.seat);
  detach(host, member);
}

function noticeDepartures(host: TableHost): void {
  const departed = new Set(host.departed.splice(0));
  if (host.isGone) return;
  const hasSpectator = departed.delete(null);
  const away = [...(departed as Set<Seat>)].filter((seat) => !host.isHere(seat));
  void host.run(() => {
    if (away.length > 0) host.notifyPlayers();
    else if (hasSpectator) host.afterSteps(() => host.audience.changed());
    return null;
  });
  if (away.length > 0) announcePause(host);
  if (host.room.match === null) for (const seat of away) keepChair(host, seat);
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
    const isStill = !host.isGone && room.match === null && room.chairs[seat]?.player === player;
    if (!isStill || player == null || host.isHere(seat)) return;
    // Away again: the chair is kept for the full time once more.
    if (host.keptSince.get(seat) !== since) return;
    // Nobody waits for the chair: it is kept until somebody comes, and then for as long again.
    if (!host.isAnybodyHere) {
      host.keptSince.delete(seat);
      return;
    }
    void host.run(() => {
      host.record({ kind: 'rise', seat });
      host.notifyPlayers();
      return null;
    });
  });
}

/** Sends everything once more to a client that has missed something. */
export function sync(host: TableHost, member: Member): Promise<WireError | null> {
  return host.run(() => {
    const { match } = host.room;
    host.beforeSteps(() => welcome(host, member, match));
    return null;
  });
}

/** The chairs of people who are away are not kept for ever once somebody is here. */
function keepOthers(host: TableHost): void {
  const { room, keptSince } = host;
  if (room.match !== null) return;
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
  // A table that is gone sends nothing more.
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

/** Tells somebody who has just sat down, come back or begun to watch about the table itself. */
export function sendJoined(host: TableHost, member: Member): void {
  const { room } = host;
  const { locked, key, code } = accessFor(host.access, member);
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
    muted: host.chat.mutedBy(member),
    locked,
    key,
    code,
  });
  member.send('chatHistory', { lines: host.chat.history(member) });
}

/** Players may invite others; spectators are sent no secret. */
export function accessFor({ locked, key, code }: Access, { seat }: Member) {
  return seat === null ? { locked, key: null, code: null } : { locked, key, code };
}

/** Sends a newcomer everything they need, with the match as it stood at the request. */
function welcome(host: TableHost, member: Member, match: Table | null): void {
  const { room, publisher } = host;
  sendJoined(host, member);
  if (match !== null) publisher.whole(member, match, room.matchId, host.deadline);
  if (host.isPaused) {
    member.send('paused', { paused: true, timeoutAt: host.timers.due('cleanup') });
  }
  if (match?.standing.winners && member.seat !== null) {
    member.send('matchEnd', host.room.ended);
    member.send('rematchStatus', host.matchFlow.votes);
  }
}
