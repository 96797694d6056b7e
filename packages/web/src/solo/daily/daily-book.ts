// The book of daily deals: results that outlive their matches, and what the expert scores with the same cards.

import { GAME_IDS, type GameId } from '@kalpler/engine';
import type { MatchLine, SoloMatchRequest } from '@kalpler/match';
import { openWorker } from '../../worker/open-worker.ts';
import { pageStore, readKept } from '../store/page-store.ts';
import { allResults, type DailyResult, dailyKey, dailyScore } from './daily-results.ts';
import type { Day } from './day.ts';

interface DailyBook {
  readonly results: readonly DailyResult[];
  /** What the expert scores, by game and day: the par to play against, as in golf. */
  readonly pars: Readonly<Record<string, number>>;
}

const NAME = 'daily';
/** Goes up when the expert or the opponents play otherwise: what was kept then says nothing any more. */
const VERSION = 1;

type Unknown<T> = { readonly [Key in keyof T]?: unknown };

/** Whatever was kept, as far as it makes sense. */
export function readBook(kept: unknown): DailyBook {
  const { results, version, pars } = (kept ?? {}) as Record<string, unknown>;
  const hasPars = version === VERSION && typeof pars === 'object' && pars !== null;
  return {
    results: Array.isArray(results) ? results.filter(isResult) : [],
    pars: Object.fromEntries(
      Object.entries(hasPars ? pars : {}).filter(([, par]) => Number.isInteger(par)),
    ),
  };
}

function isResult(value: unknown): value is DailyResult {
  const { game, day, id, points, isOnTime } = (value ?? {}) as Unknown<DailyResult>;
  return (
    GAME_IDS.some((known) => known === game) &&
    /^\d{4}-\d{2}-\d{2}$/.test(String(day)) &&
    typeof id === 'string' &&
    Number.isInteger(points) &&
    typeof isOnTime === 'boolean'
  );
}

async function kept(): Promise<DailyBook> {
  return readBook(await readKept(NAME));
}

async function keep({ results, pars }: DailyBook): Promise<void> {
  const store = await pageStore();
  // Without room for it, it is found out again the next time.
  await store.keep(NAME, { results, version: VERSION, pars }).catch(() => {});
}

/** The book with everything that has ended since it was last opened. */
export async function openBook(lines: readonly MatchLine[]): Promise<DailyBook> {
  const book = await kept();
  const results = allResults(book.results, lines);
  if (results.length === book.results.length) return book;
  const whole = { ...book, results };
  await keep(whole);
  return whole;
}

/** What the expert scores in a deal, which it plays now if it has not yet; null where it cannot be played. */
export async function parOf(
  game: GameId,
  day: Day,
  deal: SoloMatchRequest,
): Promise<number | null> {
  const key = dailyKey(game, day);
  const known = (await kept()).pars[key];
  if (known !== undefined) return known;
  const par = await found(game, deal);
  if (par === null) return null;
  const book = await kept();
  await keep({ ...book, pars: { ...book.pars, [key]: par } });
  return par;
}

let last: Promise<unknown> = Promise.resolve();

/** One deal after the other, because phones have little to spare; the worker lives only while a score is awaited. */
function found(game: GameId, deal: SoloMatchRequest): Promise<number | null> {
  const par = last.then(async () => {
    const worker = openWorker('dailyExpert');
    try {
      return dailyScore(game, await worker.request('totals', deal));
    } catch {
      return null;
    } finally {
      worker.close();
    }
  });
  last = par;
  return par;
}
