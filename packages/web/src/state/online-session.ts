// A table online and all else that can be requested from the server, with what the page knows of it.

import type { Move } from '@kalpler/engine';
import type { RequestName, RequestOf } from '@kalpler/protocol';
import { lazyResource } from './lazy-resource.ts';
import { type Answer, away, NO_ANSWER, type OnlineState, START } from './online-state.ts';
import { type MoveOutcome, Store, type TableSession } from './table-session.ts';

/** The answer to joining, watching or coming back to a table. */
export type JoinAnswer = Answer<'joinTable'>;

/** The table online is the one at which this tab sits or watches. */
export class OnlineSession extends Store<OnlineState> implements TableSession<OnlineState> {
  /** Fetched with the first request: solo play needs none. */
  readonly #connection = lazyResource(async () => {
    const { ServerConnection } = await import('./connection.ts');
    return new ServerConnection(this);
  });

  constructor() {
    super(START);
  }

  readonly ask = async <Name extends RequestName>(
    name: Name,
    request: RequestOf<Name>,
  ): Promise<Answer<Name>> => {
    const connection = await this.#connection.load().catch(() => null);
    return connection === null ? NO_ANSWER : connection.ask(name, request);
  };

  /** Asks for something whose answer changes nothing here. */
  private send<Name extends RequestName>(name: Name, request: RequestOf<Name>): void {
    void this.ask(name, request);
  }

  /** Connects and follows the list of tables. */
  readonly followTables = (): void => {
    void this.ask('listTables', { live: true, changes: true }).then((answer) => {
      const { tables } = answer.ok ? answer : {};
      if (tables !== undefined) this.change((state) => ({ ...state, tables }));
    });
  };

  readonly create = (settings: RequestOf<'createTable'>): Promise<JoinAnswer> =>
    this.ask('createTable', settings);

  readonly join = (slug: string, playerName: string, key?: string | null): Promise<JoinAnswer> =>
    this.ask('joinTable', { ...tableOf(slug, key), playerName });

  /** Takes the player's seat at a table again, if there is one. */
  readonly comeBack = (slug: string): Promise<JoinAnswer> =>
    this.ask('reconnect', { tableId: slug });

  /** With a name one may write in the chat. */
  readonly watch = (slug: string, key?: string | null, playerName?: string): Promise<JoinAnswer> =>
    this.ask('spectate', {
      ...tableOf(slug, key),
      ...(playerName === undefined ? {} : { playerName }),
    });

  /** Looks at a table without coming to it. */
  readonly look = (slug: string, key?: string | null) => this.ask('tableInfo', tableOf(slug, key));

  readonly leave = async (): Promise<void> => {
    const connection = await this.#connection.load().catch(() => null);
    await connection?.leave();
    this.change(away);
  };

  readonly addBot = (level: RequestOf<'addBot'>['level']): void =>
    this.send('addBot', level === undefined ? {} : { level });

  readonly removeBot = (seat: number): void => this.send('removeBot', { seat });

  readonly start = (level?: RequestOf<'startTable'>['level']): void =>
    this.send('startTable', level === undefined ? {} : { level });

  readonly act = async (move: Move): Promise<MoveOutcome> => {
    const connection = await this.#connection.load().catch(() => null);
    return connection === null ? NO_ANSWER : connection.act(move);
  };

  readonly ready = (): void => this.send('readyNext', {});
  readonly vote = (vote: boolean): void => this.send('rematch', { vote });
  readonly say = (text: string): void => this.send('chatMessage', { text });
  readonly react = (reaction: RequestOf<'reaction'>['reaction']): void =>
    this.send('reaction', { reaction });
  readonly typing = (isTyping: boolean): void => this.send('typing', { isTyping });

  readonly chatRead = (): void =>
    this.change((state) => (state.unread === 0 ? state : { ...state, unread: 0 }));
  readonly dismissProblem = (): void =>
    this.change((state) => (state.problem === null ? state : { ...state, problem: null }));
  readonly dismissClosed = (): void =>
    this.change((state) => (state.closed === null ? state : { ...state, closed: null }));
}

/** A table as requests name it, with what opens it. */
function tableOf(slug: string, key: string | null | undefined) {
  return { tableId: slug, ...(key ? { code: key } : {}) };
}
