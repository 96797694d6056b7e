// What the part of the data says after something was done with them, or could not be done.

import type { DataTexts } from '@kalpler/i18n/tr/stats';
import type { BackupProblem } from './backup.ts';

export interface Notice {
  readonly isBad: boolean;
  readonly lines: readonly string[];
}

export const good = (...lines: readonly string[]): Notice => ({ isBad: false, lines });
export const bad = (...lines: readonly string[]): Notice => ({ isBad: true, lines });

/** What is wrong with a file, where, and that it did no harm. */
export function problemNotice({ kind, place }: BackupProblem, d: DataTexts): Notice {
  const at = place === undefined ? [] : [d.problemAt(place)];
  return bad(d.problems[kind], ...at, d.nothingChanged);
}

export type Done = 'restored' | 'wiped' | 'reset';

export function doneNotice(done: Done, d: DataTexts): Notice {
  return good({ restored: d.restored, wiped: d.wipeDone, reset: d.resetDone }[done]);
}

/** What was done before the page was loaded again. */
export function noticeBefore(d: DataTexts): Notice | null {
  const done = takeNotice();
  return done === 'restored' || done === 'wiped' ? doneNotice(done, d) : null;
}

const NAME = 'kalplerNotice';

/** A word that outlasts one reload of the page, and is then forgotten. */
export function reloadWith(notice: string): void {
  history.replaceState({ ...history.state, [NAME]: notice }, '');
  location.reload();
}

function takeNotice(): string | null {
  const { [NAME]: notice, ...rest } = (history.state ?? {}) as Record<string, unknown>;
  if (typeof notice !== 'string') return null;
  history.replaceState(rest, '');
  return notice;
}
