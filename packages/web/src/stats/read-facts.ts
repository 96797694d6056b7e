// Facts from whatever was stored or sent: all of them sound, or nothing.

import type { MatchFacts } from './facts.ts';

export const FACTS_VERSION = 1;

type Check = (value: unknown) => boolean;
type Form = Readonly<Record<string, Check>>;

const isText: Check = (value) => typeof value === 'string' && value.length <= 64;
const isFlag: Check = (value) => typeof value === 'boolean';
const isWhole: Check = (value) => Number.isSafeInteger(value);
const isCount: Check = (value) => isWhole(value) && Number(value) >= 0;
const isPlace: Check = (value) => isCount(value) && Number(value) >= 1;
const isTime: Check = (value) => typeof value === 'number' && Number.isFinite(value);
const oneOf =
  (...values: readonly unknown[]): Check =>
  (value) =>
    values.includes(value);
const orNull =
  (check: Check): Check =>
  (value) =>
    value === null || check(value);
const either =
  (...checks: readonly Check[]): Check =>
  (value) =>
    checks.some((check) => check(value));
const listOf =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(check);

function fits(value: unknown, form: Form): value is Record<string, unknown> {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.entries(form).every(([name, check]) => check((value as Record<string, unknown>)[name]))
  );
}

const COMMON: Form = {
  version: oneOf(FACTS_VERSION),
  id: isText,
  game: oneOf('hearts', 'spades', 'king'),
  kind: oneOf('match', 'daily'),
  day: orNull(isText),
  preset: isText,
  changes: isCount,
  goal: orNull(isWhole),
  players: isPlace,
  rivals: listOf(isText),
  partner: orNull(isText),
  startedAt: isTime,
  playedAt: isTime,
  isWon: isFlag,
  winners: isCount,
  place: isPlace,
  points: isWhole,
  hints: isCount,
  undos: isCount,
  deals: Array.isArray,
};

const DEAL: Form = { points: isWhole, place: isPlace, lead: isWhole };

const DEALS: Readonly<Record<MatchFacts['game'], Form>> = {
  hearts: { ...DEAL, raw: isCount, hasQueen: isFlag, moon: oneOf('own', 'other', null) },
  spades: {
    ...DEAL,
    bid: either(isCount, oneOf('nil', 'blind_nil')),
    tricks: isCount,
    isSet: isFlag,
    bags: isCount,
  },
  king: {
    ...DEAL,
    contract: oneOf('el', 'kupa', 'erkek', 'kiz', 'rifki', 'sonIki', 'koz'),
    isOwn: isFlag,
    units: isCount,
    isBest: isFlag,
  },
};

const pick = (value: Record<string, unknown>, form: Form) =>
  Object.fromEntries(Object.keys(form).map((name) => [name, value[name]]));

export function readFacts(value: unknown): MatchFacts | null {
  if (!fits(value, COMMON)) return null;
  const form = DEALS[value.game as MatchFacts['game']];
  const deals: Record<string, unknown>[] = [];
  for (const deal of value.deals as unknown[]) {
    if (!fits(deal, form)) return null;
    deals.push(pick(deal, form));
  }
  return { ...pick(value, COMMON), deals } as unknown as MatchFacts;
}
