// The standing before a table's first deal, read from outside: it must be one from which play can go on.

import type { Game } from '../games/game.ts';
import { parseContract } from '../games/move.ts';
import { isRecord, show, unsigned } from '../games/options.ts';
import { fail, ok, type Result } from '../games/result.ts';
import { type Call, MOST_POINTS, type Standing } from '../games/standing.ts';

/** Far more deals than anybody plays. */
const MOST_DEALS = 1_000_000_000;

/** What is left out is as at the beginning of a match. */
export function readStanding(value: unknown, game: Game): Result<Standing, string> {
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
  const problem = game.standingProblem(standing);
  if (problem !== undefined) return fail(problem);
  const isBegun = played > 0 || totals.some((total) => total !== 0);
  return isBegun && game.winners(played, totals) !== null
    ? fail('totals: the match is over')
    : ok(standing);
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

function readCalls(value: unknown, game: Game): Result<Call[], string> {
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
