// Where a match stood before its first deal here, read from outside: one from which play can go on.

import { type Seat, seatFrom } from '../cards/seat.ts';
import type { AnyGame } from '../games/games.ts';
import type { Hearts } from '../games/hearts/game.ts';
import { scoreHearts } from '../games/hearts/scoring.ts';
import type { King } from '../games/king/game.ts';
import { scoreKing } from '../games/king/scoring.ts';
import {
  checkContract,
  isCancellable,
  openContracts,
  parseContract,
} from '../games/king/selection.ts';
import { isDeclared } from '../games/move.ts';
import { isRecord, show, unsigned } from '../games/options.ts';
import { refusalText } from '../games/refusal.ts';
import { fail, ok, type Result } from '../games/result.ts';
import type { Spades } from '../games/spades/game.ts';
import { scoreSpades } from '../games/spades/scoring.ts';
import type { Call, Standing } from '../games/standing.ts';

/** Far more deals than anybody plays, and more points than they can bring by any rules. */
const MOST_DEALS = 1_000_000_000;
const MOST_POINTS = 1_000_000_000_000_000;

/** What is left out is as at the beginning of a match. */
export function readStanding(value: unknown, game: AnyGame): Result<Standing, string> {
  if (!isRecord(value)) return fail(`expected an object, got ${show(value)}`);
  const start = game.start();
  const unknown = Object.keys(value).find((name) => !Object.hasOwn(start, name));
  if (unknown !== undefined) return fail(`${unknown}: unknown field`);
  const { played, totals, bags, dealer, redeal, calls, winners } = { ...start, ...value };
  if (winners !== null) return fail(`winners: expected null, got ${show(winners)}`);
  if (!isWhole(played, 0, MOST_DEALS)) {
    return fail(`played: expected a whole number from 0 to ${MOST_DEALS}, got ${show(played)}`);
  }
  for (const [name, list] of Object.entries({ totals, bags })) {
    const { length } = start[name as 'totals' | 'bags'];
    if (!areWhole(list, length)) {
      return fail(`${name}: expected ${length} whole numbers, got ${show(list)}`);
    }
  }
  if (dealer !== null && !isWhole(dealer, 0, game.seats - 1)) {
    return fail(`dealer: expected a seat or null, got ${show(dealer)}`);
  }
  if (typeof redeal !== 'boolean') {
    return fail(`redeal: expected true or false, got ${show(redeal)}`);
  }
  const called = readCalls(calls, game);
  if (!called.ok) return called;
  const standing: Standing = {
    played: unsigned(played),
    totals: totals.map(unsigned),
    bags: bags.map(unsigned),
    dealer: dealer === null ? null : unsigned(dealer),
    redeal,
    calls: called.value,
    winners: null,
  };
  const problem = game.id === 'king' ? partyProblem(game, standing) : gameProblem(game, standing);
  if (problem !== undefined) return fail(problem);
  if (!isOver(game, standing)) return ok(standing);
  return fail(`${game.id === 'king' ? 'played' : 'totals'}: the match is over`);
}

function isWhole(value: unknown, least: number, most: number): value is number {
  return Number.isSafeInteger(value) && (value as number) >= least && (value as number) <= most;
}

function areWhole(value: unknown, length: number): value is number[] {
  return (
    Array.isArray(value) &&
    value.length === length &&
    [...value].every((n) => isWhole(n, -MOST_POINTS, MOST_POINTS))
  );
}

function readCalls(value: unknown, game: AnyGame): Result<Call[], string> {
  if (!Array.isArray(value)) return fail(`calls: expected a list, got ${show(value)}`);
  const calls: Call[] = [];
  for (const [i, item] of value.entries()) {
    const contract = isRecord(item) ? parseContract(item.contract) : undefined;
    const whole =
      contract !== undefined &&
      Object.keys(item).length === 2 &&
      isWhole(item.selector, 0, game.seats - 1);
    if (!whole) return fail(`calls[${i}]: expected a selector and a contract, got ${show(item)}`);
    calls.push({ selector: unsigned(item.selector), contract });
  }
  return ok(calls);
}

/** Hearts and Spades know no cancelled deals and no contracts; in Hearts the round names the dealer. */
function gameProblem(game: Hearts | Spades, standing: Standing): string | undefined {
  const { dealer, redeal, calls } = standing;
  if (redeal) return 'redeal: only in King';
  if (calls.length > 0) return 'calls: only in King';
  if (game.id === 'spades') return spadesProblem(game, standing);
  return dealer === null ? undefined : 'dealer: not in Hearts';
}

/** S4, S9: a full set of bags has become a penalty, and after a deal somebody has dealt. */
function spadesProblem(game: Spades, { played, dealer, bags }: Standing): string | undefined {
  const { firstDealer, bagInterval } = game.options;
  const most = bagInterval === 0 ? MOST_POINTS : bagInterval - 1;
  if (!bags.every((count) => isWhole(count, 0, most))) {
    return `bags: expected numbers from 0 to ${most}, got ${show(bags)}`;
  }
  if (played === 0) return undefined;
  if (dealer === null) return 'dealer: expected the seat that dealt last, got null';
  if (firstDealer === 'random') return undefined;
  const last = seatFrom(firstDealer, played - 1, game.seats);
  return dealer === last ? undefined : `dealer: expected ${last}, got ${dealer}`;
}

/** K1, K3: the contracts so far must have been open to selectors who took turns. */
function partyProblem(game: King, standing: Standing): string | undefined {
  const { played, dealer, redeal, calls } = standing;
  if (calls.length !== played) {
    return `calls: expected one for each game played (${played}), got ${calls.length}`;
  }
  const next = (selector: Seat): Seat => seatFrom(selector, game.step, game.seats);
  for (const [i, { selector, contract }] of calls.entries()) {
    const before = calls[i - 1];
    if (before !== undefined && selector !== next(before.selector)) {
      return `calls[${i}]: expected selector ${next(before.selector)}, got ${selector}`;
    }
    if (isDeclared(contract)) return `calls[${i}]: a declared King ends the party`; // K11
    const earlier = { ...standing, played: i, calls: calls.slice(0, i) };
    const open = openContracts(game.options, earlier, selector);
    const checked = checkContract(game.options, open, contract);
    if (!checked.ok) return `calls[${i}]: ${refusalText(checked.error)}`;
  }
  const last = calls.at(-1)?.selector ?? null;
  const expected = redeal && last !== null ? next(last) : last;
  // K4: a first deal that was cancelled leaves its selector, whoever that was.
  const fits = expected === null && redeal ? dealer !== null : dealer === expected;
  const wanted = expected ?? (redeal ? 'a seat' : 'null');
  if (!fits) return `dealer: expected ${wanted}, got ${show(dealer)}`;
  if (!redeal || dealer === null) return undefined;
  // K4: the deal before was cancelled, so one of the contracts that were open must be one that can be.
  const open = openContracts(game.options, standing, dealer);
  return isCancellable(game.options, open)
    ? undefined
    : 'redeal: by these rules the last deal cannot have been cancelled';
}

/** Whether the last deal has ended the match, asked of the scoring as if it had brought nothing. */
function isOver(game: AnyGame, { played: number, totals, bags }: Standing): boolean {
  if (number === 0 && totals.every((total) => total === 0)) return false;
  const nothing = new Array<number>(game.seats).fill(0);
  switch (game.id) {
    case 'hearts': {
      const count = { number, raw: nothing, jackTaker: null, choice: null, totals };
      return scoreHearts(game.options, count).ended;
    }
    case 'spades': {
      const noBags = bags.map(() => 0);
      const count = { number, dealer: 0, bids: nothing, tricks: nothing, totals, bags: noBags };
      return scoreSpades({ ...game.options, boston: 'off' }, count).ended;
    }
    case 'king': {
      const deal = { selector: 0, contract: null, cancelled: null, king: null };
      return scoreKing(game.options, { number, ...deal, counts: nothing, totals }).ended;
    }
  }
}
