// A table with its chairs and its match, as its log records them; nothing here knows of sockets or time.

import {
  type AnyGame,
  type AnyOptions,
  type GameId,
  gameOf,
  isSeat,
  OPTION_SHEETS,
  openTable,
  type Seat,
  type Table,
} from '@kalpler/engine';
import { commitment, parseSecret, type Secret, secretText } from '@kalpler/fair';
import type { Level } from '@kalpler/protocol';
import type { HostEntry, Language, OpenEntry, Visibility } from './log/entry.ts';

interface Chair {
  readonly name: string;
  /** The hash of the token of the person who sits here; null for a computer player. */
  readonly player: string | null;
  /** Its level, also when it has taken over for good from a person who left. */
  readonly level: Level | null;
  readonly salt: string | null;
}

/** A person who leaves a match is replaced by a computer player of this level. */
export const SUCCESSOR: Level = 'medium';

/** Players at one table who have muted others and are remembered, the latest of them. */
const MOST_MUTING = 200;

export class Room {
  readonly word: string;
  readonly gameId: GameId;
  readonly game: AnyGame;
  readonly options: AnyOptions;
  readonly preset: string;
  readonly visibility: Visibility;
  readonly spectators: boolean;
  readonly delay: number;
  readonly language: Language | null;
  readonly chairs: (Chair | null)[];
  /** The match that runs or has just ended; null in the waiting room. */
  match: Table | null = null;
  /** Its name in the archive. */
  matchId = '';
  votes: (boolean | null)[];
  chatClosed = false;
  /** By player: the seats whose messages this player does not want to read. */
  readonly mutes = new Map<string, Set<Seat>>();
  #changes: number | null = null;
  #owner: string | null = null;
  #secret: Secret;
  /** The secret of the match that has just ended: by then everybody may know it. */
  #lastSecret: Secret | null = null;

  constructor(open: OpenEntry) {
    this.word = open.word;
    this.gameId = open.game;
    this.game = gameOf(open.game, open.options as Readonly<Record<string, unknown>>);
    this.options = this.game.options;
    this.preset = open.preset;
    this.visibility = open.visibility;
    this.spectators = open.spectators;
    this.delay = open.delay;
    this.language = open.language ?? null;
    this.chairs = new Array<Chair | null>(this.game.seats).fill(null);
    this.votes = this.chairs.map(() => null);
    this.#secret = secretOf(open.secret);
  }

  /** The secret of the match that runs or is to come: it never leaves the host before the match is over. */
  get secret(): Secret {
    return this.#secret;
  }

  /** The match that has just ended, with its secret and where it can be had. */
  get ended(): { readonly match: string; readonly secret: string; readonly url: string } {
    const secret = this.#lastSecret === null ? '' : secretText(this.#lastSecret);
    return { match: this.matchId, secret, url: `/api/matches/${this.matchId}` };
  }

  get commitment(): string {
    return commitment(this.#secret);
  }

  /** How many options differ from the preset; the clocks are shown on their own. */
  get changes(): number {
    this.#changes ??= changesOf(this.gameId, this.preset, this.options);
    return this.#changes;
  }

  get isFull(): boolean {
    return this.chairs.every((chair) => chair !== null);
  }

  /** Whether a match is being played, rounds and pauses alike. */
  get isRunning(): boolean {
    return this.match !== null && this.match.standing.winners === null;
  }

  /** The person who may add computer players, start, and close the chat: the first who came and is still here. */
  get owner(): Seat | null {
    const seat = this.chairs.findIndex((chair) => chair !== null && chair.player === this.#owner);
    if (seat >= 0 && this.#owner !== null) return seat;
    const next = this.chairs.findIndex((chair) => chair !== null && chair.player !== null);
    return next < 0 ? null : next;
  }

  get people(): Seat[] {
    return this.chairs.flatMap((chair, seat) => (chair?.player != null ? [seat] : []));
  }

  seatOf(player: string): Seat | null {
    const seat = this.chairs.findIndex((chair) => chair?.player === player);
    return seat < 0 ? null : seat;
  }

  /** Throws when the entry makes no sense, as one from a damaged log may. */
  apply(entry: Exclude<HostEntry, OpenEntry>): void {
    if ('seat' in entry && !isSeat(entry.seat, this.chairs.length)) {
      throw new Error(`there is no seat ${entry.seat}`);
    }
    switch (entry.kind) {
      case 'sit':
        this.chairs[entry.seat] = {
          name: entry.name,
          player: entry.player,
          level: null,
          salt: null,
        };
        this.#owner ??= entry.player;
        break;
      case 'bot':
        this.chairs[entry.seat] = {
          name: entry.name,
          player: null,
          level: entry.level,
          salt: null,
        };
        break;
      case 'rise':
        this.rise(entry.seat);
        break;
      case 'salt':
        this.chairs[entry.seat] = { ...this.chairs[entry.seat]!, salt: entry.salt };
        break;
      case 'start':
        this.start(entry.match);
        break;
      case 'end':
        this.#lastSecret = this.#secret;
        this.#secret = secretOf(entry.secret);
        this.votes = this.chairs.map((chair) => (chair?.player == null ? true : null));
        break;
      case 'vote':
        this.votes[entry.seat] = entry.vote;
        break;
      case 'chat':
        this.chatClosed = entry.closed;
        break;
      default:
        throw new Error(`no entry is called ${(entry satisfies never as HostEntry).kind}`);
    }
  }

  private rise(seat: Seat): void {
    const chair = this.chairs[seat]!;
    this.chairs[seat] = this.match === null ? null : { ...chair, player: null, level: SUCCESSOR };
    if (chair.player !== this.#owner) return;
    const [next] = this.people;
    this.#owner = next === undefined ? null : this.chairs[next]!.player;
  }

  private start(matchId: string): void {
    const opened = openTable({
      game: this.gameId,
      options: this.options,
      players: this.chairs.map((chair) => chair?.name ?? ''),
      deals: {
        kind: 'fair',
        commitment: this.commitment,
        salts: this.chairs.map((chair) => chair?.salt ?? null),
      },
    });
    if (!opened.ok) throw new Error(opened.error);
    this.match = opened.value;
    this.matchId = matchId;
    this.#lastSecret = null;
    this.votes = this.chairs.map(() => null);
  }

  /** Whether that has changed anything. */
  mute(by: string, seat: Seat, muted: boolean): boolean {
    const seats = this.mutes.get(by) ?? new Set<Seat>();
    if (seats.has(seat) === muted) return false;
    if (muted) seats.add(seat);
    else seats.delete(seat);
    this.mutes.delete(by);
    if (seats.size > 0) this.mutes.set(by, seats);
    if (this.mutes.size > MOST_MUTING) this.mutes.delete(this.mutes.keys().next().value!);
    return true;
  }
}

function secretOf(text: string): Secret {
  const read = parseSecret(text);
  if (!read.ok) throw new Error('the secret of this table cannot be read');
  return read.value;
}

function changesOf(gameId: GameId, preset: string, options: AnyOptions): number {
  const presets = OPTION_SHEETS[gameId].presets as Readonly<Record<string, object>>;
  const standard = presets[preset] as Readonly<Record<string, unknown>>;
  return Object.entries(options).filter(
    ([name, value]) =>
      name !== 'timers' && JSON.stringify(standard[name]) !== JSON.stringify(value),
  ).length;
}
