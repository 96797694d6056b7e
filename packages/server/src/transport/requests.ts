// What each request does. Whoever asks has been identified, and the request has the form of its schema.

import { MAX_SALT_LENGTH, parseSalt, type SaltProblem } from '@kalpler/fair';
import {
  type AnswerOf,
  hostError,
  type MoveRequest,
  moveOfRequest,
  type RequestName,
  type RequestOf,
  type WireError,
  wireError,
} from '@kalpler/protocol';
import type { Admission } from '../admission.ts';
import { readName } from '../identity/name.ts';
import { isToken, playerOf } from '../identity/token.ts';
import type { Lobby } from '../lobby.ts';
import * as arranging from '../table/arranging.ts';
import { TableHost } from '../table/host.ts';
import { GONE } from '../table/host-services.ts';
import * as hosting from '../table/hosting.ts';
import { summaryOf } from '../table/listing.ts';
import { mayBid } from '../table/match-flow.ts';
import * as seating from '../table/seating.ts';
import * as voting from '../table/voting.ts';
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

/**
 * Answers a request: refused with an error, or done, with what the acknowledgement tells. `otherwise` tells it to
 * those who have asked for no acknowledgement.
 */
export type Answer = (error: WireError | null, message?: object, otherwise?: () => void) => void;

type Handler<Name extends RequestName> = (
  session: Session,
  request: RequestOf<Name>,
  answer: Answer,
) => void | Promise<void>;

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
    answer: Answer,
    come: (answer: Answer) => Promise<void> | void,
  ): Promise<void> => {
    if (counter.isClosing()) return answer(CLOSING);
    if (session.isMoving) return answer(hostError('BAD_REQUEST', 'one table at a time, please'));
    if (session.host !== null && !session.host.isGone) {
      return answer(
        hostError('BAD_REQUEST', `you are at ${session.host.room.word}; leave it first`),
      );
    }
    session.isMoving = true;
    const done: Answer = (error, message) => {
      session.isMoving = false;
      if (error === null) counter.followers.unfollow(session);
      answer(error, message);
      // Whoever has gone meanwhile is not there.
      if (!session.isOpen && session.host !== null) seating.drop(session.host, session);
    };
    if (!(await limits.may(what, session.address))) return done(RATE_LIMITED);
    try {
      await come(done);
    } catch (error) {
      session.isMoving = false;
      throw error;
    }
  };

  /** Finds a table for somebody who may come to it. Guesses are counted; who needs no guess is not slowed by others'. */
  const at = async (
    session: Session,
    { tableId, code }: { readonly tableId: string; readonly code?: string | undefined },
    answer: Answer,
    go: (host: TableHost) => void,
  ): Promise<void> => {
    const entry = await admission.entry(tableId, code, session.player);
    if (entry !== 'free') {
      if (!(await limits.may('miss', session.address))) return answer(RATE_LIMITED);
      if (entry === 'refused') {
        await admission.refused(tableId, code);
        return answer(GONE);
      }
      await limits.giveBack('miss', session.address);
    }
    const found = await lobby.find(tableId);
    if (found instanceof TableHost) go(found);
    else answer(found);
  };

  const place = ({ host, seat }: Session): AnswerOf<'joinTable'> | undefined => {
    if (host === null) return undefined;
    const { slug, access } = host;
    const key = seat === null ? null : access.key;
    return { tableId: host.room.word, slug, seat, ...(key === null ? {} : { key }) };
  };
  const arrived =
    (session: Session, answer: Answer): Answer =>
    (error) =>
      answer(error, error === null ? place(session) : undefined);

  /** For requests of somebody at a table. */
  const here =
    <Name extends RequestName>(
      run: (
        host: TableHost,
        session: Session,
        request: RequestOf<Name>,
        answer: Answer,
      ) => void | Promise<void>,
    ): Handler<Name> =>
    (session, request, answer) => {
      if (session.host === null) return answer(NOT_SEATED);
      return run(session.host, session, request, answer);
    };

  const move = <Name extends MoveRequest>(name: Name): Handler<Name> =>
    here((host, session, request, answer) => {
      const { seat } = session;
      if (seat === null) return answer(WATCHING);
      if (name === 'submitBid' && !mayBid(host)) return answer(TOO_MANY_BIDS);
      const { version, cmdId } = request;
      const command = cmdId === undefined ? null : `${seat}:${cmdId}`;
      // Repeats, and bids that may be changed, are the only moves that could be made without end.
      const isEndless = name === 'submitBid' || (command !== null && host.knows(command));
      const reply = (error: WireError | null) =>
        answer(error, error === null ? { version: host.room.table?.version } : undefined);
      host.run(
        () => {
          const { table } = host.room;
          const isOnlyActor = table?.actors.length === 1 && table.phase === 'playing';
          if (isOnlyActor && version !== undefined && version !== table.version) {
            return hostError('NOT_YOUR_TURN', `the table has moved on to version ${table.version}`);
          }
          const refusal = host.play(seat, moveOfRequest(name, request, host.room.game.deck));
          if (refusal === null && !isEndless) session.excuse();
          return refusal;
        },
        reply,
        command,
      );
    });

  return {
    createTable: (session, request, answer) => {
      const name = readName(request.playerName);
      if (!name.ok) return answer(hostError('BAD_REQUEST', name.error));
      const salt = request.salt === undefined ? null : parseSalt(request.salt);
      if (salt?.ok === false) return answer(hostError('BAD_REQUEST', saltText(salt.error)));
      return arrive(session, 'create', answer, (done) =>
        lobby.create(session, name.value, request, (error) =>
          done(error, error === null ? place(session) : undefined),
        ),
      );
    },
    joinTable: (session, { playerName, salt: given, ...table }, answer) => {
      const name = readName(playerName);
      if (!name.ok) return answer(hostError('BAD_REQUEST', name.error));
      const salt = parseSalt(given ?? null);
      if (!salt.ok) return answer(hostError('BAD_REQUEST', saltText(salt.error)));
      return arrive(session, 'join', answer, (done) =>
        at(session, table, done, (host) =>
          seating.join(host, session, name.value, salt.value, arrived(session, done)),
        ),
      );
    },
    spectate: (session, { playerName, ...table }, answer) => {
      const name = playerName === undefined ? null : readName(playerName);
      if (name?.ok === false) return answer(hostError('BAD_REQUEST', name.error));
      return arrive(session, 'join', answer, (done) =>
        at(session, table, done, (host) => {
          session.name = name?.value ?? '';
          seating.spectate(host, session, arrived(session, done));
        }),
      );
    },
    reconnect: (session, { tableId, code, playerName, token }, answer) => {
      const { player, token: own } = session;
      if (token !== undefined && (!isToken(token) || playerOf(token) !== session.player)) {
        // A token that is not the one of this connection becomes it, when the connection has no seat yet.
        if (!isToken(token) || session.host !== null) {
          return answer(wireError({ code: 'CANNOT_RECONNECT' }));
        }
        session.become(playerOf(token), token);
      }
      const outcome: Answer = (error, message) => {
        // Whoever was not let in stays who they were.
        if (error !== null) session.become(player, own);
        answer(error, message);
      };
      return arrive(session, 'join', outcome, (done) =>
        at(session, { tableId, code }, done, (host) =>
          seating.reconnect(host, session, arrived(session, done), playerName),
        ),
      );
    },
    tableInfo: async (session, table, answer) => {
      if (!(await limits.may('join', session.address))) return answer(RATE_LIMITED);
      return at(session, table, answer, (host) => {
        const { room, access, listingCache } = host;
        const seat = room.seatOf(session.player);
        const refusal = seat === null ? seating.refusalAt(host, session.player) : null;
        if (refusal?.code === 'KICKED') return answer(refusal);
        answer(null, {
          table: summaryOf(listingCache.listing),
          options: room.options,
          players: host.players(),
          seat,
          locked: access.locked,
        });
      });
    },
    leaveTable: here((host, session, _, answer) => seating.leave(host, session, answer)),
    listTables: (session, { live = false, changes = false }, answer) => {
      const { tables, total } = counter.followers.follow(session, { live, changes });
      const send = () => session.send('tablesList', tables);
      // The page of the version before looks for the event, although it asks for an acknowledgement.
      const isPageBefore = session.dialect === 'views' && !changes;
      if (isPageBefore) send();
      answer(null, isPageBefore ? { total } : { tables, total }, isPageBefore ? undefined : send);
    },

    addBot: here((host, session, { level = USUAL_LEVEL, seat }, answer) =>
      arranging.addBot(host, session, level, seat, answer),
    ),
    removeBot: here((host, session, { seat }, answer) =>
      arranging.removeBot(host, session, seat, answer),
    ),
    startTable: here((host, session, { level = USUAL_LEVEL }, answer) =>
      arranging.start(host, session, level, answer),
    ),
    setSalt: here((host, session, { salt: given }, answer) => {
      const salt = parseSalt(given);
      if (salt.ok) arranging.setSalt(host, session, salt.value, answer);
      else answer(hostError('BAD_REQUEST', saltText(salt.error)));
    }),

    kickPlayer: here((host, session, { seat }, answer) =>
      hosting.kickPlayer(host, session, seat, answer),
    ),
    kickSpectator: here((host, session, { name }, answer) =>
      hosting.kickSpectator(host, session, name, answer),
    ),
    lockTable: here((host, session, { locked }, answer) =>
      hosting.lockTable(host, session, locked, answer),
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
    readyNext: here((host, session, _, answer) => voting.readyNext(host, session, answer)),
    rematch: here((host, session, { vote }, answer) =>
      voting.voteRematch(host, session, vote, answer),
    ),
    sync: here(async (host, session, _, answer) => {
      const may = session.maySync() && (await limits.may('sync', session.address));
      if (!may) answer(RATE_LIMITED);
      else if (session.host !== host) answer(NOT_SEATED);
      else seating.sync(host, session, answer);
    }),

    chatMessage: here((host, session, { text }, answer) =>
      chat(session, answer, () => host.talk.say(session, text, answer)),
    ),
    reaction: here((host, session, { reaction }, answer) =>
      chat(session, answer, () => host.talk.react(session, reaction, answer)),
    ),
    typing: here((host, session, { isTyping }, answer) => {
      if (!session.mayType()) return answer(RATE_LIMITED);
      host.talk.typing(session, isTyping);
      answer(null);
    }),
    mutePlayer: here((host, session, { seat, muted }, answer) =>
      host.talk.mute(session, seat, muted, answer),
    ),
    closeChat: here((host, session, { closed }, answer) =>
      host.talk.close(session, closed, answer),
    ),
  };

  async function chat(session: Session, answer: Answer, speak: () => void): Promise<void> {
    const { host } = session;
    if (!(await limits.may('chat', session.address))) answer(RATE_LIMITED);
    else if (session.host !== host) answer(NOT_SEATED);
    else speak();
  }
}

function saltText(problem: SaltProblem): string {
  return `salt: ${SALT_PROBLEMS[problem]}`;
}

const SALT_PROBLEMS: Readonly<Record<SaltProblem, string>> = {
  notText: 'expected text',
  tooLong: `at most ${MAX_SALT_LENGTH} characters`,
  illFormed: 'half a character',
  controlCharacter: 'control characters are not allowed',
};
