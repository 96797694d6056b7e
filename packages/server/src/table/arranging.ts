// The waiting room: which computer players fill the chairs, when it begins, and what players add to the deals.

import type { Seat } from '@kalpler/engine';
import { hostError, type Level, type WireError, wireError } from '@kalpler/protocol';
import { chance } from '../identity/chance.ts';
import { botName, sameName } from '../identity/name.ts';
import type { TableHost } from './host.ts';
import type { Reply } from './host-services.ts';
import type { Member } from './member.ts';

const GAME_IN_PROGRESS = wireError({ code: 'GAME_IN_PROGRESS' });
export const NOT_OWNER = hostError('NOT_OWNER', 'only the owner of the table may do this');

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
    host.notifyPlayers();
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
    if (room.chairs[member.seat]!.salt === salt) return null;
    if (host.tooManyChanges !== null) return host.tooManyChanges;
    host.record({ kind: 'salt', seat: member.seat, salt });
    host.notifyPlayers();
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
  host.notifyPlayers();
  return null;
}

/** A computer player takes another name when somebody comes who is called so. */
export function giveWay(host: TableHost, name: string): void {
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

function mayArrange(host: TableHost, member: Member): WireError | null {
  if (host.room.table !== null) return GAME_IN_PROGRESS;
  if (member.seat === null || member.seat !== host.room.owner) {
    return NOT_OWNER;
  }
  return host.tooManyChanges;
}
