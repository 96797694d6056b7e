// A new match against bots, or a sentence that says what is wrong with what was asked for.

import { isBotName } from '@kalpler/bots/core';
import { fail, type GameId, ok, openTable, type Result, type Standing } from '@kalpler/engine';
import { commitment, newSecret, parseSecret, secretText } from '@kalpler/fair';
import { isMatch, type MatchProgress, type Rival, type SavedMatch } from './saved-match.ts';
import { headSum } from './saving.ts';
import type { MatchKind } from './solo-match.ts';

/** What is asked for: the game and its rules, and who sits at the other seats. */
export interface SoloMatchRequest {
  readonly kind: MatchKind;
  /** The day of a daily deal, as in 2026-11-16; null for a match. */
  readonly day: string | null;
  readonly game: GameId;
  /** A preset and changes to it. */
  readonly options: Readonly<Record<string, unknown>>;
  /** The person's, who sits at seat 0. */
  readonly name: string;
  /** The other seats in their order, from seat 1 on. */
  readonly rivals: readonly Rival[];
  readonly rivalNames: readonly string[];
  /** What the deals follow from, as 64 hexadecimal digits; chance where it is left out. */
  readonly secret?: string;
  /** Where the match stands before the first deal, if not at its beginning. */
  readonly standing?: Standing;
}

/** Letters of an address that nobody has to type. */
const ID_BYTES = 9;

function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(ID_BYTES));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_');
}

/** A match that is saved step by step, as it is before its first deal. */
export function newSavedMatch(request: SoloMatchRequest, now: number): Result<SavedMatch, string> {
  const { kind, day, game, options, name, rivals, rivalNames, standing } = request;
  const unknown = rivals.find(({ bot }) => !isBotName(bot));
  if (unknown !== undefined) return fail(`no computer player ${unknown.bot}`);
  const secret = request.secret === undefined ? ok(newSecret()) : parseSecret(request.secret);
  if (!secret.ok) return fail('secret: expected 64 hexadecimal digits');
  const players = [name, ...rivalNames];
  const salts = players.map(() => null);
  const opened = openTable({
    game,
    options,
    players,
    deals: { kind: 'fair', commitment: commitment(secret.value), salts },
    ...(standing === undefined ? {} : { standing }),
  });
  if (!opened.ok) return opened;
  const match = {
    id: newId(),
    kind,
    day,
    opening: opened.value.opening,
    secret: secretText(secret.value),
    seat: 0,
    rivals: [null, ...rivals],
    startedAt: now,
  };
  const made = { ...match, check: headSum(match) };
  // Whatever could not be read back is not begun.
  return isMatch(made) ? ok(made) : fail('no match: seats and computer players do not fit');
}

export function newProgress(match: SavedMatch): MatchProgress {
  return {
    cursor: 0,
    length: 0,
    hints: 0,
    undos: 0,
    playedAt: match.startedAt,
    isOver: false,
    totals: [],
    deals: 0,
  };
}
