// Watches every frame of a server: what it was when it left, what the receiver could know then, and that it arrived.

import { cardName, type Seat, type Table } from '@kalpler/engine';
import { secretText } from '@kalpler/fair';
import { playerOf } from '../src/identity/token.ts';
import type { TableHost } from '../src/table/host.ts';
import type { DocumentClient } from '../testing/document-client.ts';
import type { TestServer } from '../testing/harness.ts';
import { type Finding, inspect } from './inspect.ts';
import { Knowledge, type Moment } from './knowledge.ts';

/** A table as it really is. */
interface Truth {
  readonly host: TableHost;
  /** One for each match, by its name. */
  readonly matches: Map<string, Knowledge>;
  readonly secrets: Map<string, { endedAt: number }>;
}

interface Sent {
  readonly data: unknown;
  readonly now: number;
  readonly seat: Seat | null;
  readonly knowledge: Knowledge | null;
  readonly truth: Truth | null;
}

interface Pending {
  readonly event: string;
  readonly findings: readonly Finding[];
  readonly bids: unknown;
}

interface Viewer {
  readonly client: DocumentClient;
  token: string;
  truth: Truth | null;
  readonly sent: Sent[];
  pending: Pending[];
  seen: Moment | null;
  /** The moment after the one that was seen last, if there is one by now. */
  next: () => Moment | undefined;
  /** The event before this one. */
  previous: string;
  isOver: boolean;
}

export class Watch {
  readonly leaks: string[] = [];
  frames = 0;
  /** Cards seen in frames: a check that finds none checks nothing. */
  cards = 0;
  readonly #server: TestServer;
  readonly #now: () => number;
  readonly #truths = new Map<string, Truth>();
  readonly #viewers = new Map<string, Viewer>();
  readonly #tokens = new Set<string>();

  constructor(server: TestServer, now: () => number) {
    this.#server = server;
    this.#now = now;
    server.io.engine.on('connection', (raw: RawSocket) => {
      raw.on('packetCreate', ({ type, data }) => {
        if (type === 'message') this.#viewers.get(raw.id)?.sent.push(this.seal(raw.id, data));
      });
    });
  }

  /** To be called right after the client was made, before the handshake is answered. */
  follow(client: DocumentClient, token = ''): void {
    const viewer: Viewer = {
      client,
      token,
      truth: null,
      sent: [],
      pending: [],
      seen: null,
      next: () => undefined,
      previous: '',
      isOver: false,
    };
    const engine = client.socket.io.engine as unknown as RawClient;
    engine.on('handshake', ({ sid }) => this.#viewers.set(sid, viewer));
    engine.on('packet', ({ type, data }) => {
      if (type === 'message') this.receive(viewer, data);
    });
    engine.on('close', () => this.settle(viewer));
  }

  /** What does not belong to a version yet is looked at when the connection ends. */
  settle(viewer: Viewer): void {
    if (viewer.isOver) return;
    viewer.isOver = true;
    // The line may break between the events of a step and its state: they are judged by that step.
    const moment = viewer.next() ?? viewer.seen;
    if (moment !== null) this.check(viewer, viewer.pending, moment);
  }

  forget(): void {
    for (const viewer of this.#viewers.values()) this.settle(viewer);
    this.#viewers.clear();
    this.#truths.clear();
    this.#tokens.clear();
  }

  private report(viewer: Viewer, problem: string): void {
    const { seat } = viewer.client;
    const table = viewer.truth?.host.slug ?? 'no table';
    this.leaks.push(`${table}, ${seat === null ? 'spectator' : `seat ${seat}`}: ${problem}`);
  }

  // ── When a frame leaves ──

  private seal(id: string, data: unknown): Sent {
    const viewer = this.#viewers.get(id)!;
    const now = this.#now();
    viewer.truth = this.truthOf(viewer.token) ?? viewer.truth;
    const { truth } = viewer;
    if (truth === null) return { data, now, seat: null, knowledge: null, truth };
    const { room } = truth.host;
    const knowledge = this.catchUp(truth, room.match, room.matchId);
    return { data, now, seat: room.seatOf(playerOf(viewer.token)), knowledge, truth };
  }

  /** The table at which somebody with this token is. */
  private truthOf(token: string): Truth | null {
    for (const host of this.#server.lobby.hosts()) {
      for (const member of host.publisher.members) {
        if (member.token !== token) continue;
        const known = this.#truths.get(host.slug);
        const truth = known ?? { host, matches: new Map(), secrets: new Map() };
        this.#truths.set(host.slug, truth);
        return truth;
      }
    }
    return null;
  }

  private catchUp(truth: Truth, table: Table | null, match: string): Knowledge | null {
    const secret = secretText(truth.host.room.secret);
    if (!truth.secrets.has(secret)) {
      for (const old of truth.secrets.values()) old.endedAt = Math.min(old.endedAt, this.#now());
      truth.secrets.set(secret, { endedAt: Number.POSITIVE_INFINITY });
    }
    if (table === null) return null;
    let knowledge = truth.matches.get(match);
    if (knowledge === undefined) {
      knowledge = new Knowledge(table.game.options, this.#now());
      truth.matches.set(match, knowledge);
    }
    if (knowledge.version < table.version) {
      for (const [i, entry] of table.log.entries()) {
        if (i < knowledge.version) continue;
        knowledge.follow(entry, ...standingAt(table, i));
      }
    }
    return knowledge;
  }

  // ── When it has arrived ──

  private receive(viewer: Viewer, data: unknown): void {
    const sent = viewer.sent.shift();
    this.frames++;
    if (sent === undefined || sent.data !== data) {
      this.report(viewer, `a frame that was not sent: ${String(data).slice(0, 80)}`);
      return;
    }
    if (typeof data !== 'string') {
      this.report(viewer, 'a binary frame');
      return;
    }
    const start = data.indexOf('[');
    if (start < 0 || !/^[23]\d*$/.test(data.slice(0, start))) return;
    const body = JSON.parse(data.slice(start)) as unknown[];
    const isEvent = data.startsWith('2');
    const event = isEvent ? String(body[0]) : 'ack';
    const payload = (isEvent ? body[1] : body[0]) as Payload | null;
    if (event === 'welcome') {
      viewer.token ||= String(payload?.token);
      this.#tokens.add(viewer.token);
    }
    this.checkWords(viewer, data, sent);
    this.weigh(viewer, event, payload, sent);
  }

  /** The secret of a match that is not over, and other people's tokens. */
  private checkWords(viewer: Viewer, data: string, { truth, now, seat }: Sent): void {
    for (const token of this.#tokens) {
      if (token !== '' && token !== viewer.token && data.includes(token))
        this.report(viewer, `the token of somebody else: ${data.slice(0, 80)}`);
    }
    for (const [secret, { endedAt }] of truth?.secrets ?? []) {
      const delay = seat === null ? truth!.host.room.delay * 1000 : 0;
      const isOpen = endedAt + delay <= now;
      if (!isOpen && data.includes(secret))
        this.report(viewer, `the secret of a match that is not over: ${data.slice(0, 80)}`);
    }
  }

  private weigh(viewer: Viewer, event: string, payload: Payload | null, sent: Sent): void {
    const { truth, knowledge } = sent;
    const deck = truth?.host.room.game.deck;
    const findings = deck === undefined ? [] : inspect(payload, deck);
    for (const { path, problem } of findings)
      if (problem !== undefined) this.report(viewer, `${event}${path}: ${problem}`);
    const bids = payload?.bids ?? payload?.deal?.bids ?? payload?.view?.deal?.bids ?? null;
    const cards = findings.filter(({ card }) => card !== null);
    this.cards += cards.length;
    if (cards.length > 0 || bids !== null) {
      // A player who comes back is sent the last trick after the state; in play it follows the trick's end.
      const isOld = event === 'lastTrick' && viewer.previous !== 'trickEnd' && viewer.seen !== null;
      const received = { event, findings: cards, bids };
      if (isOld) this.check(viewer, [received], viewer.seen!, sent.seat);
      else viewer.pending.push(received);
    }
    viewer.previous = event;
    if (event !== 'updateGame' && event !== 'reconnected') return;
    const version = payload?.version ?? payload?.view?.version;
    if (version === undefined) return;
    const moment = knowledge?.moments[version];
    if (moment === undefined) {
      this.report(viewer, `${event}: version ${version} is not there yet`);
      return;
    }
    const delay = sent.seat === null ? truth!.host.room.delay * 1000 : 0;
    if (moment.at + delay > sent.now)
      this.report(viewer, `${event}: version ${version} is ${delay} ms early`);
    this.check(viewer, viewer.pending, moment, sent.seat);
    viewer.pending = [];
    viewer.seen = moment;
    viewer.next = () => knowledge?.moments[version + 1];
  }

  private check(
    viewer: Viewer,
    pending: readonly Pending[],
    moment: Moment,
    seat: Seat | null = viewer.client.seat,
  ): void {
    const mayKnow = (at: Moment, finding: Finding) =>
      at.open.has(finding.card!) || (seat !== null && at.own[seat]!.has(finding.card!));
    for (const { event, findings, bids } of pending) {
      // Clients that draw from views get automatic moves after the view that has them.
      const isLate = event.startsWith('auto') && viewer.seen !== null;
      for (const finding of findings) {
        const known = mayKnow(moment, finding) || (isLate && mayKnow(viewer.seen!, finding));
        if (!known) this.report(viewer, `${event}${finding.path}: ${cardName(finding.card!)}`);
      }
      if (!Array.isArray(bids)) continue;
      for (const [other, bid] of bids.entries()) {
        const isSealed = other !== seat && moment.sealed.has(other);
        if (isSealed && bid !== 'hidden') this.report(viewer, `${event}: the bid of seat ${other}`);
      }
    }
  }
}

/** The totals and the round of the deal that an entry of the log belongs to. */
function standingAt(table: Table, entry: number): [readonly number[], number] {
  const deals = table.log.slice(0, entry + 1).filter(({ kind }) => kind === 'deal').length;
  const before = table.results[deals - 2];
  const sides = table.standing.totals.map(() => 0);
  const round = table.results.slice(0, deals - 1).filter(isCounted).length + 1;
  return [before?.totals ?? sides, round];
}

function isCounted(result: Table['results'][number]): boolean {
  return result.game !== 'king' || result.cancelled === null;
}

interface Payload {
  readonly token?: string;
  readonly tableId?: string;
  readonly version?: number;
  readonly bids?: unknown;
  readonly deal?: { readonly bids?: unknown } | null;
  readonly view?: {
    readonly version: number;
    readonly deal: { readonly bids?: unknown } | null;
  } | null;
}

interface Packet {
  readonly type: string;
  readonly data?: unknown;
}

interface RawSocket {
  readonly id: string;
  on(event: 'packetCreate', listener: (packet: Packet) => void): void;
}

interface RawClient {
  on(event: 'handshake', listener: (data: { readonly sid: string }) => void): void;
  on(event: 'packet', listener: (packet: Packet) => void): void;
  on(event: 'close', listener: () => void): void;
}
