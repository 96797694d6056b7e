// A new match from what somebody wished for, or a sentence that says what is wrong with the wish.

import { isBotName } from '@kalpler/bots/core';
import { fail, ok, openTable, type Result } from '@kalpler/engine';
import { commitment, newSecret, parseSecret, secretText } from '@kalpler/fair';
import { isMatch } from './match-line.ts';
import type { SoloMatchRequest } from './match-request.ts';
import type { MatchProgress, SavedMatch } from './saved-match.ts';
import { headSum } from './saving.ts';

/** Letters of an address that nobody has to type. */
const ID_BYTES = 9;

function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(ID_BYTES));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_');
}

export function newMatch(request: SoloMatchRequest, now: number): Result<SavedMatch, string> {
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
