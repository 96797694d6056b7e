// How a table begins: the game and its rules, who sits there, and where its deals come from.

import { type AnyGame, type AnyOptions, type GameId, makeGame } from '../games/games.ts';
import { frozen, isRecord, show, unsigned } from '../games/options.ts';
import { fail, ok, type Result } from '../games/result.ts';
import type { Standing } from '../games/standing.ts';
import { readStanding } from './standing.ts';

/** Where the deals come from; this says only how they can be checked, never how the next one will lie. */
export type DealSource =
  /** Deals made elsewhere: by hand, by another program, from a book. */
  | { readonly kind: 'given' }
  /** Deals of a simulation: the seed gives all of them away. */
  | { readonly kind: 'seeded'; readonly seed: number }
  /** Verifiable deals: the host has committed to a secret, and the players have added their salts. */
  | {
      readonly kind: 'fair';
      readonly commitment: string;
      readonly salts: readonly (string | null)[];
    };

export interface Opening {
  readonly game: GameId;
  readonly options: AnyOptions;
  /** Names by seat. */
  readonly players: readonly string[];
  readonly deals: DealSource;
  /** Where the match stood before the first deal, if not at its beginning. */
  readonly standing?: Standing;
}

/** The largest seed of a simulated table. */
export const MAX_SEED = 0xffff_ffff;

/** A checked opening and its game, from anything. The options may be a preset with changes. */
export function readOpening(value: unknown): Result<{ opening: Opening; game: AnyGame }, string> {
  if (!isRecord(value)) return fail(`expected an object, got ${show(value)}`);
  const { game: id, options = {}, players, deals, standing, ...extra } = value;
  const unknown = Object.keys(extra)[0];
  if (unknown !== undefined) return fail(`${unknown}: unknown field`);
  const made = makeGame(id, options);
  if (!made.ok) return made;
  const game = made.value;
  const names = readNames(players, game.seats);
  if (!names.ok) return names;
  const source = readSource(deals, game.seats);
  if (!source.ok) return source;
  const opening: Opening = {
    game: game.id,
    options: game.options,
    players: names.value,
    deals: source.value,
  };
  if (standing === undefined) return ok({ opening: frozen(opening), game });
  const read = readStanding(standing, game);
  if (!read.ok) return fail(`standing.${read.error}`);
  const isStart = JSON.stringify(read.value) === JSON.stringify(game.start());
  const whole = isStart ? opening : { ...opening, standing: read.value };
  return ok({ opening: frozen(whole), game });
}

function readNames(value: unknown, seats: number): Result<string[], string> {
  const fits =
    Array.isArray(value) &&
    value.length === seats &&
    [...value].every((name) => isText(name) && name.length > 0);
  return fits
    ? ok([...(value as string[])])
    : fail(`players: expected ${seats} names of 1 to 64 printable characters, got ${show(value)}`);
}

function readSource(value: unknown, seats: number): Result<DealSource, string> {
  if (value === undefined) return ok({ kind: 'given' });
  if (isRecord(value)) {
    const { kind, seed, commitment, salts } = value;
    const fields = Object.keys(value).length;
    if (kind === 'given' && fields === 1) return ok({ kind });
    if (kind === 'seeded' && fields === 2 && isSeed(seed))
      return ok({ kind, seed: unsigned(seed) });
    if (kind === 'fair' && fields === 3 && isHash(commitment) && areSalts(salts, seats)) {
      return ok({ kind, commitment, salts: [...salts] });
    }
  }
  return fail(
    `deals: expected {kind: given}, {kind: seeded, seed} or {kind: fair, commitment, salts}, got ${show(value)}`,
  );
}

/** Unicode without lone surrogates, which would not survive being stored or sent, and control characters. */
function isText(value: unknown): value is string {
  const short = typeof value === 'string' && value.length <= 64;
  return short && value.isWellFormed() && !/\p{Cc}/u.test(value);
}

function isHash(value: unknown): value is string {
  return typeof value === 'string' && /^[0-9a-f]{64}$/.test(value);
}

function areSalts(value: unknown, seats: number): value is (string | null)[] {
  return (
    Array.isArray(value) &&
    value.length === seats &&
    [...value].every((salt) => salt === null || isText(salt))
  );
}

function isSeed(value: unknown): value is number {
  return Number.isInteger(value) && (value as number) >= 0 && (value as number) <= MAX_SEED;
}
