// How a table begins: the game and its rules, who sits there, and where its deals come from.

import { type AnyGame, type AnyOptions, makeGame } from '../games/games.ts';
import { parseContract } from '../games/king/selection.ts';
import { isRecord, show } from '../games/options.ts';
import { fail, ok, type Result } from '../games/result.ts';
import type { Call, GameId, Standing } from '../games/standing.ts';

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
  if (standing === undefined) return ok({ opening, game });
  const read = readStanding(standing, game);
  return read.ok ? ok({ opening: { ...opening, standing: read.value }, game }) : read;
}

function readNames(value: unknown, seats: number): Result<string[], string> {
  const fits =
    Array.isArray(value) &&
    value.length === seats &&
    value.every((name) => typeof name === 'string' && name.length > 0 && name.length <= 64);
  return fits
    ? ok([...(value as string[])])
    : fail(`players: expected ${seats} names of 1 to 64 characters, got ${show(value)}`);
}

function readSource(value: unknown, seats: number): Result<DealSource, string> {
  if (value === undefined) return ok({ kind: 'given' });
  if (isRecord(value)) {
    const { kind, seed, commitment, salts } = value;
    const fields = Object.keys(value).length;
    if (kind === 'given' && fields === 1) return ok({ kind });
    if (kind === 'seeded' && fields === 2 && isWhole(seed, 0, MAX_SEED)) return ok({ kind, seed });
    if (kind === 'fair' && fields === 3 && isHash(commitment) && areSalts(salts, seats)) {
      return ok({ kind, commitment, salts: [...salts] });
    }
  }
  return fail(
    `deals: expected {kind: given}, {kind: seeded, seed} or {kind: fair, commitment, salts}, got ${show(value)}`,
  );
}

function isHash(value: unknown): value is string {
  return typeof value === 'string' && /^[0-9a-f]{64}$/.test(value);
}

function areSalts(value: unknown, seats: number): value is (string | null)[] {
  return (
    Array.isArray(value) &&
    value.length === seats &&
    value.every((salt) => salt === null || (typeof salt === 'string' && salt.length <= 64))
  );
}

function isWhole(value: unknown, least: number, most = Number.MAX_SAFE_INTEGER): value is number {
  return Number.isSafeInteger(value) && (value as number) >= least && (value as number) <= most;
}

function readStanding(value: unknown, game: AnyGame): Result<Standing, string> {
  if (!isRecord(value)) return fail(`standing: expected an object, got ${show(value)}`);
  const usual = game.start();
  const unknown = Object.keys(value).find((name) => !Object.hasOwn(usual, name));
  if (unknown !== undefined) return fail(`standing.${unknown}: unknown field`);
  const { played, totals, bags, dealer, redeal, calls } = { ...usual, ...value };
  if (!isWhole(played, 0, 10_000)) return fail(`standing.played: got ${show(played)}`);
  const points = numbers(totals, usual.totals.length);
  if (!points)
    return fail(
      `standing.totals: expected ${usual.totals.length} whole numbers, got ${show(totals)}`,
    );
  const bagged = numbers(bags, usual.bags.length);
  if (!bagged)
    return fail(`standing.bags: expected ${usual.bags.length} whole numbers, got ${show(bags)}`);
  if (dealer !== null && !isWhole(dealer, 0, game.seats - 1)) {
    return fail(`standing.dealer: expected a seat or null, got ${show(dealer)}`);
  }
  if (typeof redeal !== 'boolean') return fail(`standing.redeal: got ${show(redeal)}`);
  const called = readCalls(calls, game.seats);
  if (!called) return fail(`standing.calls: got ${show(calls)}`);
  return ok({ played, totals: points, bags: bagged, dealer, redeal, calls: called, winners: null });
}

function numbers(value: unknown, length: number): number[] | undefined {
  const fits =
    Array.isArray(value) && value.length === length && value.every((n) => isWhole(n, -1e6, 1e6));
  return fits ? [...(value as number[])] : undefined;
}

function readCalls(value: unknown, seats: number): Call[] | undefined {
  if (!Array.isArray(value) || value.length > 1000) return undefined;
  const calls: Call[] = [];
  for (const item of value) {
    if (!isRecord(item) || Object.keys(item).length !== 2) return undefined;
    const contract = parseContract(item.contract);
    if (contract === undefined || !isWhole(item.selector, 0, seats - 1)) return undefined;
    calls.push({ selector: item.selector, contract });
  }
  return calls;
}
