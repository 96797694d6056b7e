// A match as a file and back: whatever is read is checked in full, so that a damaged file is never played on.

import { isBotName } from '@kalpler/bots';
import { checksum, fail, ok, type Result, readTable, type Table, tableJson } from '@kalpler/engine';
import { commitment, parseSecret } from '@kalpler/fair';
import { Match, type MatchState, OWN_SEAT } from './match.ts';

const SAVE_FORMAT = 'kalpler-play';
const SAVE_VERSION = 1;

export function saveText(match: Match): string {
  const { id, bots, secret, whole, cursor, hints, undos } = match.state;
  const body = { id, bots, secret, cursor, hints, undos, table: tableJson(whole) };
  const head = { format: SAVE_FORMAT, version: SAVE_VERSION };
  return `${JSON.stringify({ ...head, ...body, check: checksum(JSON.stringify(body)) })}\n`;
}

/** The match of a saved text, or what is wrong with it. */
export function readSave(text: string): Result<Match, string> {
  const state = readState(text);
  return state.ok ? ok(new Match(state.value)) : state;
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

function readState(text: string): Result<MatchState, string> {
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

/** Whether the next deal can be drawn, and is the one that the table has promised. */
function isPromised({ opening: { deals } }: Table, secret: string | null): boolean {
  if (deals.kind === 'seeded') return secret === null;
  const read = parseSecret(secret);
  return read.ok && deals.kind === 'fair' && deals.commitment === commitment(read.value);
}
