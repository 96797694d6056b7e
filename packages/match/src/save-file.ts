// A match as one file and back: whatever is read is checked in full, so that a damaged file is never played on.

import { deriveSeed, THOUGHT } from '@kalpler/bots/arena';
import { isBotName } from '@kalpler/bots/core';
import {
  type AnyGame,
  checksum,
  fail,
  ok,
  openTable,
  type Result,
  readTable,
  type Seat,
  type Table,
  tableJson,
} from '@kalpler/engine';
import { commitment, newSecret, secretText } from '@kalpler/fair';
import { isPromised, type MatchState, SoloMatch } from './solo-match.ts';

const SAVE_FORMAT = 'kalpler-play';
const SAVE_VERSION = 1;

/** In a file the person sits here; the bots follow to the left. */
const OWN_SEAT: Seat = 0;

interface NewMatchOptions {
  readonly id: string;
  readonly game: AnyGame;
  readonly players: readonly string[];
  /** One for each seat but the first. */
  readonly bots: readonly string[];
  /** The same seed gives the same cards; without one, deals are drawn so that they can be checked. */
  readonly seed: number | null;
}

/** A match that is kept in a file, before its first deal. */
export function newMatch(options: NewMatchOptions): Result<SoloMatch, string> {
  const { id, game, players, bots, seed } = options;
  const secret = seed === null ? newSecret() : null;
  const salts = players.map(() => null);
  const deals =
    secret === null
      ? { kind: 'seeded', seed }
      : { kind: 'fair', commitment: commitment(secret), salts };
  const opened = openTable({ game: game.id, options: game.options, players, deals });
  if (!opened.ok) return opened;
  return ok(
    matchOf({
      id,
      bots: [null, ...bots],
      secret: secret === null ? null : secretText(secret),
      whole: opened.value,
      cursor: 0,
      hints: 0,
      undos: 0,
    }),
  );
}

/** What a file says about a match; the rest is the same for all. */
type FileState = Omit<MatchState, 'kind' | 'seat'>;

function matchOf(state: FileState): SoloMatch {
  const { deals } = state.whole.opening;
  const source =
    deals.kind === 'seeded' ? deals.seed : Number.parseInt(state.secret!.slice(0, 12), 16);
  return new SoloMatch({ ...state, kind: 'match', seat: OWN_SEAT }, ({ log }, seat) => {
    // On nothing but the seat's own decisions so far: whichever seat passes or bids first, the answers are the same.
    const made = log.filter((entry) => entry.kind === 'move' && entry.seat === seat);
    return deriveSeed(source, THOUGHT, seat, made.length);
  });
}

export function saveText(match: SoloMatch): string {
  const { id, bots, secret, whole, cursor, hints, undos } = match.state;
  const body = { id, bots, secret, cursor, hints, undos, table: tableJson(whole) };
  const head = { format: SAVE_FORMAT, version: SAVE_VERSION };
  return `${JSON.stringify({ ...head, ...body, check: checksum(JSON.stringify(body)) })}\n`;
}

/** The match of a saved text, or what is wrong with it. */
export function readSave(text: string): Result<SoloMatch, string> {
  const state = readState(text);
  return state.ok ? ok(matchOf(state.value)) : state;
}

/** Whether a text is no damaged save: one of a newer program, or something else altogether. */
export function isForeign(text: string): boolean {
  try {
    const { format, version } = JSON.parse(text) as Record<string, unknown>;
    const isNewer = Number.isSafeInteger(version) && (version as number) > SAVE_VERSION;
    return isNewer || (format !== undefined && format !== SAVE_FORMAT);
  } catch {
    return false;
  }
}

function readState(text: string): Result<FileState, string> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return fail(text.trim() === '' ? 'the file is empty' : 'not JSON, or cut off');
  }
  if (typeof value !== 'object' || value === null) return fail('not a saved game');
  const { format, version, check, ...body } = value as Record<string, unknown>;
  if (format !== SAVE_FORMAT) return fail('not a saved game of kalpler play');
  if (version !== SAVE_VERSION) {
    return fail(`version ${String(version)}: this program reads version ${SAVE_VERSION}`);
  }
  if (check !== checksum(JSON.stringify(body))) return fail('the checksum does not fit');
  const { id, bots, secret, cursor, hints, undos, table } = body;
  const whole = readTable(table);
  if (!whole.ok) return whole;
  const isText = typeof id === 'string' && (secret === null || typeof secret === 'string');
  if (!isText || !isCount(hints) || !isCount(undos)) return fail('fields of a wrong kind');
  if (!isCount(cursor) || cursor > whole.value.version) return fail('a cursor behind the log');
  if (!areBots(bots, whole.value)) return fail('seats and bots do not fit');
  if (!isPromised(whole.value, secret)) return fail('the secret is not the promised one');
  return ok({ id, bots, secret, whole: whole.value, cursor, hints, undos });
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}

function areBots(value: unknown, { game }: Table): value is (string | null)[] {
  return (
    Array.isArray(value) &&
    value.length === game.seats &&
    value.every((bot, seat) => (seat === OWN_SEAT ? bot === null : isBotName(bot)))
  );
}
