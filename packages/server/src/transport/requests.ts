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
import type { Connection } from './connection.ts';
import type { ListFollowers } from './list-followers.ts';

/** What requests work with. */
interface RequestContext {
  readonly lobby: Lobby;
  readonly admission: Admission;
  readonly limits: AddressLimits;
  /** Whether new tables and joins are refused because the host is about to stop. */
  readonly isClosing: () => boolean;
  readonly followers: ListFollowers;
}

/** Carries out a request. `isAwaited` says whether the client waits for an acknowledgement. */
type Handler<Name extends RequestName> = (
  connection: Connection,
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

/** The level of computer players when a request names none. */
const USUAL_LEVEL = 'medium';

export function handlersOf(context: RequestContext): {
  readonly [Name in RequestName]: Handler<Name>;
} {
  const { lobby, admission, limits } = context;

  /** To one table at a time, and not from one to another. */
  const enterTable = async (
    connection: Connection,
    what: 'create' | 'join',
    enter: () => Promise<WireError | null>,
  ): Promise<Acknowledgement<'joinTable'>> => {
    if (context.isClosing()) return refused(CLOSING);
    if (connection.isMoving)
      return refused(hostError('BAD_REQUEST', 'one table at a time, please'));
    if (connection.host !== null && !connection.host.isGone) {
      const { word } = connection.host.room;
      return refused(hostError('BAD_REQUEST', `you are at ${word}; leave it first`));
    }
    connection.isMoving = true;
    try {
      if (!(await limits.may(what, connection.address))) return refused(RATE_LIMITED);
      const error = await enter();
      if (error !== null) return refused(error);
      context.followers.unfollow(connection);
      return { ok: true, ...place(connection) };
    } finally {
      connection.isMoving = false;
      // A connection that is gone by now is not at the table.
      if (!connection.isOpen && connection.host !== null) seating.drop(connection.host, connection);
    }
  };

  /** Finds a table for somebody who may come to it. Wrong guesses of others do not limit people with a valid code. */
  const at = async (
    connection: Connection,
    { tableId, code }: { readonly tableId: string; readonly code?: string | undefined },
  ): Promise<TableHost | WireError> => {
    const entry = await admission.entry(tableId, code, connection.player);
    if (entry !== 'free') {
      if (!(await limits.may('miss', connection.address))) return RATE_LIMITED;
      if (entry === 'refused') {
        await admission.refused(tableId, code);
        return GONE;
      }
      await limits.giveBack('miss', connection.address);
    }
    return lobby.find(tableId);
  };

  const place = ({ host, seat }: Connection): AnswerOf<'joinTable'> => {
    // If the table has been left already, the answer only confirms.
    const key = seat === null ? null : (host?.access.key ?? null);
    const { word: tableId = '' } = host?.room ?? {};
    return { tableId, slug: host?.slug ?? '', seat, ...(key === null ? {} : { key }) };
  };

  /** For requests of somebody at a table. */
  const here =
    <Name extends RequestName>(
      run: (
        host: TableHost,
        connection: Connection,
        request: RequestOf<Name>,
      ) => Promise<WireError | null> | WireError | null,
    ): Handler<Name> =>
    async (connection, request) => {
      const { host } = connection;
      const error = host === null ? NOT_SEATED : await run(host, connection, request);
      return (error === null ? DONE : refused(error)) as Acknowledgement<Name>;
    };

  const move =
    <Name extends MoveRequest>(name: Name) =>
    async (
      connection: Connection,
      request: RequestOf<Name>,
    ): Promise<Acknowledgement<MoveRequest>> => {
      const { host, seat } = connection;
      if (host === null) return refused(NOT_SEATED);
      if (seat === null) return refused(WATCHING);
      if (name === 'submitBid' && !host.matchFlow.mayBid) return refused(TOO_MANY_BIDS);
      const { version, cmdId } = request;
      const command = cmdId === undefined ? null : `${seat}:${cmdId}`;
      // Repeats, and bids that may be changed, are the only moves that could be made without end.
      const isEndless = name === 'submitBid' || (command !== null && host.knows(command));
      const error = await host.run(() => {
        const { match } = host.room;
        const isOnlyActor = match?.actors.length === 1 && match.phase === 'playing';
        if (isOnlyActor && version !== undefined && version !== match.version) {
          return hostError('NOT_YOUR_TURN', `the table has moved on to version ${match.version}`);
        }
        const refusal = host.play(seat, moveOfRequest(name, request, host.room.game.deck));
        if (refusal === null && !isEndless) connection.excuse();
        return refusal;
      }, command);
      return error === null ? { ok: true, version: host.room.match?.version } : refused(error);
    };

  /** Lines and reactions: a limited number a minute from each address. */
  const chat = async (
    host: TableHost,
    connection: Connection,
    speak: () => Promise<WireError | null>,
  ): Promise<WireError | null> => {
    if (!(await limits.may('chat', connection.address))) return RATE_LIMITED;
    return connection.host === host ? speak() : NOT_SEATED;
  };

  return {
    createTable: (connection, request) => {
      const name = readName(request.playerName);
      if (!name.ok) return refused(hostError('BAD_REQUEST', name.error));
      const salt = request.salt === undefined ? null : parseSalt(request.salt);
      if (salt?.ok === false) return refused(saltProblem(salt.error));
      return enterTable(connection, 'create', () => lobby.create(connection, name.value, request));
    },
    joinTable: (connection, { playerName, salt: given, ...table }) => {
      const name = readName(playerName);
      if (!name.ok) return refused(hostError('BAD_REQUEST', name.error));
      const salt = parseSalt(given ?? null);
      if (!salt.ok) return refused(saltProblem(salt.error));
      return enterTable(connection, 'join', async () => {
        const host = await at(connection, table);
        if (!(host instanceof TableHost)) return host;
        return seating.join(host, connection, name.value, salt.value);
      });
    },
    spectate: (connection, { playerName, ...table }) => {
      const name = playerName === undefined ? null : readName(playerName);
      if (name?.ok === false) return refused(hostError('BAD_REQUEST', name.error));
      return enterTable(connection, 'join', async () => {
        const host = await at(connection, table);
        if (!(host instanceof TableHost)) return host;
        connection.name = name?.value ?? '';
        return seating.spectate(host, connection);
      });
    },
    reconnect: async (connection, { tableId, code, playerName, token }) => {
      const { player, token: own } = connection;
      if (token !== undefined && (!isToken(token) || playerOf(token) !== player)) {
        // A token that is not the one of this connection becomes it, when the connection has no seat yet.
        if (!isToken(token) || connection.host !== null) {
          return refused(wireError({ code: 'CANNOT_RECONNECT' }));
        }
        connection.become(playerOf(token), token);
      }
      const answer = await enterTable(connection, 'join', async () => {
        const host = await at(connection, { tableId, code });
        if (!(host instanceof TableHost)) return host;
        return seating.reconnect(host, connection, playerName);
      });
      // After a refusal the connection keeps its former player.
      if (!answer.ok) connection.become(player, own);
      return answer;
    },
    tableInfo: async (connection, table) => {
      if (!(await limits.may('join', connection.address))) return refused(RATE_LIMITED);
      const host = await at(connection, table);
      if (!(host instanceof TableHost)) return refused(host);
      const { room, access, listingCache } = host;
      const seat = room.seatOf(connection.player);
      const refusal = seat === null ? seating.refusalAt(host, connection.player) : null;
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
    leaveTable: here((host, connection) => seating.leave(host, connection)),
    listTables: (connection, { live = false, changes = false }, isAwaited) => {
      const { tables, total } = context.followers.follow(connection, { live, changes });
      // The page asks without `changes` when it tries its connection after sleep, and takes the list from the event.
      const takesEvent = !isAwaited || (connection.dialect === 'views' && !changes);
      if (takesEvent) connection.send('tablesList', tables);
      return { ok: true, ...(takesEvent ? { total } : { tables, total }) };
    },

    addBot: here((host, connection, { level = USUAL_LEVEL, seat }) =>
      arranging.addBot(host, connection, level, seat),
    ),
    removeBot: here((host, connection, { seat }) => arranging.removeBot(host, connection, seat)),
    startTable: here((host, connection, { level = USUAL_LEVEL }) =>
      arranging.start(host, connection, level),
    ),
    setSalt: here((host, connection, { salt: given }) => {
      const salt = parseSalt(given);
      return salt.ok ? arranging.setSalt(host, connection, salt.value) : saltProblem(salt.error);
    }),

    kickPlayer: here((host, connection, { seat }) => arranging.kickPlayer(host, connection, seat)),
    kickSpectator: here((host, connection, { name }) =>
      arranging.kickSpectator(host, connection, name),
    ),
    lockTable: here((host, connection, { locked }) =>
      arranging.lockTable(host, connection, locked),
    ),

    submitPass: move('submitPass'),
    playCard: move('playCard'),
    submitBid: move('submitBid'),
    revealHand: move('revealHand'),
    submitExchange: move('submitExchange'),
    selectContract: move('selectContract'),
    cancelDeal: move('cancelDeal'),
    chooseMoon: move('chooseMoon'),
    claim: move('claim'),
    readyNext: here((host, { seat }) => host.matchFlow.readyNext(seat)),
    rematch: here((host, { seat }, { vote }) => host.matchFlow.voteRematch(seat, vote)),
    sync: here(async (host, connection) => {
      const may = connection.maySync() && (await limits.may('sync', connection.address));
      if (!may) return RATE_LIMITED;
      return connection.host === host ? seating.sync(host, connection) : NOT_SEATED;
    }),

    chatMessage: here((host, connection, { text }) =>
      chat(host, connection, () => host.chat.say(connection, text)),
    ),
    reaction: here((host, connection, { reaction }) =>
      chat(host, connection, () => host.chat.react(connection, reaction)),
    ),
    typing: here((host, connection, { isTyping }) => {
      if (!connection.mayType()) return RATE_LIMITED;
      host.chat.typing(connection, isTyping);
      return null;
    }),
    mutePlayer: here((host, connection, { seat, muted }) =>
      host.chat.mute(connection, seat, muted),
    ),
    closeChat: here((host, connection, { closed }) => host.chat.close(connection, closed)),
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
