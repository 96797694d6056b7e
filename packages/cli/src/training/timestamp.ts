// The time that examples bear: told from outside, so that the same run gives the same file.

import { UsageError } from '../errors.ts';

/** The time of a run that is to be repeated exactly and tells none: the beginning of the epoch. */
const NO_TIME = new Date(0).toISOString();
const LAST = new Date('9999-12-31T23:59:59.999Z').getTime();
const FORM = /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?(?:Z|[+-]\d\d:\d\d))?$/;

/**
 * --timestamp, or else SOURCE_DATE_EPOCH (reproducible-builds.org), or else now; a run with a seed of its own asks for
 * the same file every time, so it has none.
 */
export function timestampOf(
  text: string | undefined,
  epoch: string | undefined,
  { isSeeded, now }: { readonly isSeeded: boolean; readonly now: Date },
): string {
  if (text !== undefined) {
    const time = FORM.test(text) ? new Date(text).getTime() : Number.NaN;
    // A day that does not exist, such as the 30th of February, must not become another one.
    const isRight =
      isTime(time) && new Date(`${text.slice(0, 10)}Z`).toISOString().startsWith(text.slice(0, 10));
    if (isRight) return new Date(time).toISOString();
    throw new UsageError(
      `--timestamp: expected a time such as 2026-01-31T12:00:00Z, got ${JSON.stringify(text)}`,
    );
  }
  if (epoch === undefined || epoch === '') return isSeeded ? NO_TIME : now.toISOString();
  const time = /^\d{1,12}$/.test(epoch) ? Number(epoch) * 1000 : Number.NaN;
  if (isTime(time)) return new Date(time).toISOString();
  throw new UsageError(
    `SOURCE_DATE_EPOCH: expected seconds since 1970, got ${JSON.stringify(epoch)}`,
  );
}

function isTime(time: number): boolean {
  return time >= 0 && time <= LAST;
}
