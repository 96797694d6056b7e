// What each request does. The sender has been identified, and the request has the form of its schema.

import { MAX_SALT_LENGTH, parseSalt, type SaltProblem } from '@kalpler/fair';
import {
  type Acknowledgement,
  type AnswerOf,
  hostError,
  type MoveRequest,
  moveOfRequest,
  type RequestName,
  type RequestOf,
  type WireError,
  wireError,
} from '@kalpler/protocol';
import { readName } from '../identity/name.ts';
import { isToken, playerOf } from '../identity/token.ts';
import type { Admission } from '../lobby/admission.ts';
import type { Lobby } from '../lobby/lobby.ts';
import * as arranging from '../table/arranging.ts';
import { TableHost } from '../table/host.ts';
import { GONE } from '../table/host-services.ts';
import { summaryOf } from '../table/listing.ts';
import * as seating from '../table/seating.ts';
import type { AddressLimits } from './address-limits.ts';
import type { ListFollowers } from './list-followers.ts';
import type { Session } from './session.ts';

interface Counter {
  readonly lobby: Lobby;
  readonly admission: Admission;
  readonly limits: AddressLimits;
  /** Whether new tables and joins are refused because the host is about to stop. */
  readonly isClosing: () => boolean;
  readonly followers: ListFollowers;
}

/** Carries out a request. `isAwaited` says whether the client waits for an acknowledgement. */
type Handler<Name extends RequestName> = (
  session: Session,
  request: RequestOf<Name>,
  isAwaited: boolean,
) => Acknowledgement<Name> | Promise<Acknowledgement<Name>>;

type Refused = { readonly ok: false; readonly error: WireError };

const refused = (error: WireError): Refused => ({ ok: false, error });
const DONE = { ok: true } as const;

const NOT_SEATED = hostError('NOT_SEATED', 'you are not at a table');
const WATCHING = hostError('NOT_SEATED', 'you are watching, not playing');
const TOO_MANY_BIDS = hostError('RATE_LIMITED', 'the bids of this deal were changed too often');
const RATE_LIMITED = hostError('RATE_LIMITED', 'too many of these in a short time');
const CLOSING = hostError('TRY_AGAIN', 'the server is about to restart; please try again soon');

/** The last word on who plays for free chairs when nobody has said so. */
const USUAL_LEVEL = 'medium';

export function handlersOf(counter: Counter): { readonly [Name in RequestName]: Handler<Name> } {
  const { lobby, admission, limits } = counter;

  /** Comes to a table: one at a time, and not from a table to another. */
  const arrive = async (
    session: Session,
    what: 'create' | 'join',
    come: () => Promise<WireError | null>,
  ): Promise<Acknowledgement<'joinTable'>> => {
    if (counter.isClosing()) return refused(CLOSING);
    if (session.isMoving) return refused(hostError('BAD_REQUEST', 'one table at a time, please'));
    if (session.host !== null && !session.host.isGone) {
      const { word } = session.host.room;
      return refused(hostError('BAD_REQUEST', `you are at ${word}; leave it first`));
    }
    session.isMoving = true;
    try {
      if (!(await limits.may(what, session.address))) return refused(RATE_LIMITED);
      const error = await come();
      if (error !== null) return refused(error);
      counter.followers.unfollow(session);
      return { ok: true, ...place(session) };
    } finally {
      session.isMoving = false;
      // A connection that is gone by now is not at the table.
      if (!session.isOpen && session.host !== null) seating.drop(session.host, session);
    }
  };

  /** Finds a table for somebody who may come to it. Guesses are counted; who needs no guess is not slowed by others'. */
  const at = async (
    session: Session,
    { tableId, code }: { readonly tableId: string; readonly code?: string | undefined },
  ): Promise<TableHost | WireError> => {
    const entry = await admission.entry(tableId, code, session.player);
    if (entry !== 'free') {
      if (!(await limits.may('miss', session.address))) return RATE_LIMITED;
      if (entry === 'refused') {
        await admission.refused(tableId, code);
        return GONE;
      }
      await limits.giveBack('miss', session.address);
    }
    return lobby.find(tableId);
  };

  const place = ({ host, seat }: Session): AnswerOf<'joinTable'> => {
    // Removed again already? Then the answer says no more than that it was done.
    const key = seat === null ? null : (host?.access.key ?? null);
    const { word: tableId = '' } = host?.room ?? {};
    return { tableId, slug: host?.slug ?? '', seat, ...(key === null ? {} : { key }) };
  };

  /** For requests of somebody at a table. */
  const here =
    <Name extends RequestName>(
      run: (
        host: TableHost,
        session: Session,
        request: RequestOf<Name>,
      ) => Promise<WireError | null> | WireError | null,
    ): Handler<Name> =>
    async (session, request) => {
      const { host } = session;
      const error = host === null ? NOT_SEATED : await run(host, session, request);
      return (error === null ? DONE : refused(error)) as Acknowledgement<Name>;
    };

  const move =
    <Name extends MoveRequest>(name: Name) =>
    async (session: Session, request: RequestOf<Name>): Promise<Acknowledgement<MoveRequest>> => {
      const { host, seat } = session;
      if (host === null) return refused(NOT_SEATED);
      if (seat === null) return refused(WATCHING);
      if (name === 'submitBid' && !host.match.mayBid) return refused(TOO_MANY_BIDS);
      const { version, cmdId } = request;
      const command = cmdId === undefined ? null : `${seat}:${cmdId}`;
      // Repeats, and bids that may be changed, are the only moves that could be made without end.
      const isEndless = name === 'submitBid' || (command !== null && host.knows(command));
      const error = await host.run(() => {
        const { table } = host.room;
        const isOnlyActor = table?.actors.length === 1 && table.phase === 'playing';
        if (isOnlyActor && version !== undefined && version !== table.version) {
          return hostError('NOT_YOUR_TURN', `the table has moved on to version ${table.version}`);
        }
        const refusal = host.play(seat, moveOfRequest(name, request, host.room.game.deck));
        if (refusal === null && !isEndless) session.excuse();
        return refusal;
      }, command);
      return error === null ? { ok: true, version: host.room.table?.version } : refused(error);
    };

  /** Lines and reactions: so many a minute from one address. */
  const chat = async (
    host: TableHost,
    session: Session,
    speak: () => Promise<WireError | null>,
  ): Promise<WireError | null> => {
    if (!(await limits.may('chat', session.address))) return RATE_LIMITED;
    return session.host === host ? speak() : NOT_SEATED;
  };

  return {
    createTable: (session, request) => {
      const name = readName(request.playerName);
      if (!name.ok) return refused(hostError('BAD_REQUEST', name.error));
      const salt = request.salt === undefined ? null : parseSalt(request.salt);
      if (salt?.ok === false) return refused(saltProblem(salt.error));
      return arrive(session, 'create', () => lobby.create(session, name.value, request));
    },
    joinTable: (session, { playerName, salt: given, ...table }) => {
      const name = readName(playerName);
      if (!name.ok) return refused(hostError('BAD_REQUEST', name.error));
      const salt = parseSalt(given ?? null);
      if (!salt.ok) return refused(saltProblem(salt.error));
      return arrive(session, 'join', async () => {
        const host = await at(session, table);
        if (!(host instanceof TableHost)) return host;
        return seating.join(host, session, name.value, salt.value);
      });
    },
    spectate: (session, { playerName, ...table }) => {
      const name = playerName === undefined ? null : readName(playerName);
      if (name?.ok === false) return refused(hostError('BAD_REQUEST', name.error));
      return arrive(session, 'join', async () => {
        const host = await at(session, table);
        if (!(host instanceof TableHost)) return host;
        session.name = name?.value ?? '';
        return seating.spectate(host, session);
      });
    },
    reconnect: async (session, { tableId, code, playerName, token }) => {
      const { player, token: own } = session;
      if (token !== undefined && (!isToken(token) || playerOf(token) !== player)) {
        // A token that is not the one of this connection becomes it, when the connection has no seat yet.
        if (!isToken(token) || session.host !== null) {
          return refused(wireError({ code: 'CANNOT_RECONNECT' }));
        }
        session.become(playerOf(token), token);
      }
      const answer = await arrive(session, 'join', async () => {
        const host = await at(session, { tableId, code });
        if (!(host instanceof TableHost)) return host;
        return seating.reconnect(host, session, playerName);
      });
      // Those who were not let in stay who they were.
      if (!answer.ok) session.become(player, own);
      return answer;
    },
    tableInfo: async (session, table) => {
      if (!(await limits.may('join', session.address))) return refused(RATE_LIMITED);
      const host = await at(session, table);
      if (!(host instanceof TableHost)) return refused(host);
      const { room, access, listingCache } = host;
      const seat = room.seatOf(session.player);
      const refusal = seat === null ? seating.refusalAt(host, session.player) : null;
      if (refusal?.code === 'KICKED') return refused(refusal);
      return {
        ok: true,
        table: summaryOf(listingCache.listing),
        options: room.options,
        players: host.players(),
        seat,
        locked: access.locked,
      };
    },
    leaveTable: here((host, session) => seating.leave(host, session)),
    listTables: (session, { live = false, changes = false }, isAwaited) => {
      const { tables, total } = counter.followers.follow(session, { live, changes });
      // The page of the version before looks for the event, although it asks for an acknowledgement.
      const isPageBefore = session.dialect === 'views' && !changes;
      if (isPageBefore || !isAwaited) session.send('tablesList', tables);
      return { ok: true, ...(isPageBefore ? { total } : { tables, total }) };
    },

    addBot: here((host, session, { level = USUAL_LEVEL, seat }) =>
      arranging.addBot(host, session, level, seat),
    ),
    removeBot: here((host, session, { seat }) => arranging.removeBot(host, session, seat)),
    startTable: here((host, session, { level = USUAL_LEVEL }) =>
      arranging.start(host, session, level),
    ),
    setSalt: here((host, session, { salt: given }) => {
      const salt = parseSalt(given);
      return salt.ok ? arranging.setSalt(host, session, salt.value) : saltProblem(salt.error);
    }),

    kickPlayer: here((host, session, { seat }) => arranging.kickPlayer(host, session, seat)),
    kickSpectator: here((host, session, { name }) => arranging.kickSpectator(host, session, name)),
    lockTable: here((host, session, { locked }) => arranging.lockTable(host, session, locked)),

    submitPass: move('submitPass'),
    playCard: move('playCard'),
    submitBid: move('submitBid'),
    revealHand: move('revealHand'),
    submitExchange: move('submitExchange'),
    selectContract: move('selectContract'),
    cancelDeal: move('cancelDeal'),
    chooseMoon: move('chooseMoon'),
    claim: move('claim'),
    readyNext: here((host, { seat }) => host.match.readyNext(seat)),
    rematch: here((host, { seat }, { vote }) => host.match.voteRematch(seat, vote)),
    sync: here(async (host, session) => {
      const may = session.maySync() && (await limits.may('sync', session.address));
      if (!may) return RATE_LIMITED;
      return session.host === host ? seating.sync(host, session) : NOT_SEATED;
    }),

    chatMessage: here((host, session, { text }) =>
      chat(host, session, () => host.chat.say(session, text)),
    ),
    reaction: here((host, session, { reaction }) =>
      chat(host, session, () => host.chat.react(session, reaction)),
    ),
    typing: here((host, session, { isTyping }) => {
      if (!session.mayType()) return RATE_LIMITED;
      host.chat.typing(session, isTyping);
      return null;
    }),
    mutePlayer: here((host, session, { seat, muted }) => host.chat.mute(session, seat, muted)),
    closeChat: here((host, session, { closed }) => host.chat.close(session, closed)),
  };
}

function saltProblem(problem: SaltProblem): WireError {
  return hostError('BAD_REQUEST', `salt: ${SALT_PROBLEMS[problem]}`);
}

const SALT_PROBLEMS: Readonly<Record<SaltProblem, string>> = {
  notText: 'expected text',
  tooLong: `at most ${MAX_SALT_LENGTH} characters`,
  illFormed: 'half a character',
  controlCharacter: 'control characters are not allowed',
};
